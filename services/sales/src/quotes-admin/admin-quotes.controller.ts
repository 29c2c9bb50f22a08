import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminGetInquiry,
  salesAdminListInquiries,
  salesAdminTransitionInquiry,
  salesAdminWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import {
  salesAdminAssignInquiry,
  salesAdminCopyInquiry,
  salesAdminCustomerView,
  salesAdminListAssignees,
  salesAdminSplitInquiry,
} from '@gantry/contracts/endpoints/quotes-admin';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { AssignQuotes } from './assign-quotes.ts';
import { DeriveQuotes } from './derive-quotes.ts';
import { AdminQuotes } from './admin-quotes.service.ts';
import { QuoteQueuesRepository } from './quote-queues.repository.ts';

@Controller()
export class AdminQuotesController {
  constructor(
    private readonly quotes: AdminQuotes,
    private readonly queues: QuoteQueuesRepository,
    private readonly assigning: AssignQuotes,
    private readonly deriving: DeriveQuotes,
  ) {}

  @Serve(salesAdminListInquiries)
  adminListInquiries(
    @CurrentCall() { caller }: Call,
    @Input() { query }: ValidRequestOf<typeof salesAdminListInquiries>,
  ) {
    return this.queues.listInquiries(caller.accountId, query);
  }

  @Serve(salesAdminGetInquiry)
  adminGetInquiry(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesAdminGetInquiry>,
  ) {
    return this.quotes.getInquiry(call, params.number);
  }

  @Serve(salesAdminCustomerView)
  customerView(@Input() { params }: ValidRequestOf<typeof salesAdminCustomerView>) {
    return this.quotes.getCustomerView(params.number);
  }

  @Serve(salesAdminTransitionInquiry)
  transition(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminTransitionInquiry>) {
    return this.quotes.transition(call, input);
  }

  @Serve(salesAdminWriteToInquiry)
  adminWriteToInquiry(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof salesAdminWriteToInquiry>,
  ) {
    return this.quotes.writeMessage(call, input);
  }

  @Serve(salesAdminListAssignees)
  listAssignees() {
    return this.assigning.listAssignees();
  }

  @Serve(salesAdminAssignInquiry)
  assignInquiry(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminAssignInquiry>) {
    return this.assigning.assign(call, input);
  }

  @Serve(salesAdminSplitInquiry)
  splitInquiry(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminSplitInquiry>) {
    return this.deriving.split(call, input);
  }

  @Serve(salesAdminCopyInquiry)
  copyInquiry(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminCopyInquiry>) {
    return this.deriving.copy(call, input);
  }
}

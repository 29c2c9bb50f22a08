import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminGetInquiry,
  salesAdminListInquiries,
  salesAdminTransitionInquiry,
  salesAdminWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { InquiryAdminRepository } from './inquiry-admin.repository.ts';
import { InquiryAdmin } from './inquiry-admin.service.ts';

@Controller()
export class InquiryAdminController {
  constructor(
    private readonly inquiries: InquiryAdmin,
    private readonly lists: InquiryAdminRepository,
  ) {}

  @Serve(salesAdminListInquiries)
  adminListInquiries(@Input() { query }: ValidRequestOf<typeof salesAdminListInquiries>) {
    return this.lists.listInquiries(query);
  }

  @Serve(salesAdminGetInquiry)
  adminGetInquiry(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesAdminGetInquiry>,
  ) {
    return this.inquiries.getInquiry(call, params.number);
  }

  @Serve(salesAdminTransitionInquiry)
  transition(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminTransitionInquiry>) {
    return this.inquiries.transition(call, input);
  }

  @Serve(salesAdminWriteToInquiry)
  adminWriteToInquiry(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof salesAdminWriteToInquiry>,
  ) {
    return this.inquiries.writeMessage(call, input.params.number, input.body.text);
  }
}

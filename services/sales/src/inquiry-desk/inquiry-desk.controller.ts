import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminGetInquiry,
  salesAdminListInquiries,
  salesAdminMoveInquiry,
  salesAdminWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { InquiryDeskRepository } from './inquiry-desk.repository.ts';
import { InquiryDesk } from './inquiry-desk.service.ts';

@Controller()
export class InquiryDeskController {
  constructor(
    private readonly desk: InquiryDesk,
    private readonly lists: InquiryDeskRepository,
  ) {}

  @Serve(salesAdminListInquiries)
  list(@Input() { query }: ValidRequestOf<typeof salesAdminListInquiries>) {
    return this.lists.list(query);
  }

  @Serve(salesAdminGetInquiry)
  get(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesAdminGetInquiry>) {
    return this.desk.get(call, params.number);
  }

  @Serve(salesAdminMoveInquiry)
  move(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminMoveInquiry>) {
    return this.desk.move(call, input);
  }

  @Serve(salesAdminWriteToInquiry)
  write(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminWriteToInquiry>) {
    return this.desk.write(call, input.params.number, input.body.text);
  }
}

import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesCreateInquiry,
  salesGetInquiry,
  salesGetMyInquiry,
  salesListMyInquiries,
  salesWithdrawInquiry,
  salesWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CreateInquiry } from './create-inquiry.ts';
import { CustomerInquiries } from './customer-inquiries.ts';
import { MyInquiriesRepository } from './my-inquiries.repository.ts';

@Controller()
export class InquiryController {
  constructor(
    private readonly taking: CreateInquiry,
    private readonly inquiries: CustomerInquiries,
    private readonly lists: MyInquiriesRepository,
  ) {}

  @Serve(salesCreateInquiry)
  createInquiry(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesCreateInquiry>) {
    return this.taking.createInquiry(call, body);
  }

  @Serve(salesListMyInquiries)
  listMyInquiries(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof salesListMyInquiries>,
  ) {
    return this.lists.listInquiries(call.caller, query);
  }

  @Serve(salesGetMyInquiry)
  getMine(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesGetMyInquiry>) {
    return this.inquiries.getInquiry(call, params);
  }

  @Serve(salesGetInquiry)
  getInquiry(@CurrentCall() call: Call, @Input() { params, query }: ValidRequestOf<typeof salesGetInquiry>) {
    return this.inquiries.getInquiry(call, { ...params, ...query });
  }

  @Serve(salesWriteToInquiry)
  writeToInquiry(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesWriteToInquiry>) {
    return this.inquiries.writeMessage(call, { ...input.params, ...input.query }, input.body.text);
  }

  @Serve(salesWithdrawInquiry)
  withdraw(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesWithdrawInquiry>) {
    return this.inquiries.withdraw(call, { ...input.params, ...input.query }, input.body.note);
  }
}

import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesApproveOrder,
  salesApprovePart,
  salesAskApproval,
  salesAskOfferApproval,
  salesGetApproval,
  salesListApprovals,
  salesPricePart,
  salesPutApprovalBack,
  salesRejectApproval,
  salesTryApprovalRules,
  salesWithdrawApproval,
} from '@gantry/contracts/endpoints/order-approvals';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { ApprovePart } from './approve-part.ts';
import { AskOfferApproval } from './ask-offer-approval.ts';
import { AskApproval } from './ask-approval.ts';
import { DecideApproval } from './decide-approval.ts';
import { ReadApprovals } from './read-approvals.ts';
import { TryRules } from './try-rules.ts';

/** Orders that people of a company ask for, and others approve. */
@Controller()
export class OrderApprovalController {
  constructor(
    private readonly asking: AskApproval,
    private readonly reading: ReadApprovals,
    private readonly deciding: DecideApproval,
    private readonly parts: ApprovePart,
    private readonly rules: TryRules,
    private readonly askingForOffers: AskOfferApproval,
  ) {}

  @Serve(salesAskApproval)
  askApproval(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesAskApproval>) {
    return this.asking.askApproval(call, body);
  }

  @Serve(salesAskOfferApproval)
  askOfferApproval(
    @CurrentCall() call: Call,
    @Input() request: ValidRequestOf<typeof salesAskOfferApproval>,
  ) {
    return this.askingForOffers.askApproval(call, request);
  }

  @Serve(salesListApprovals)
  listApprovals(@CurrentCall() call: Call, @Input() { query }: ValidRequestOf<typeof salesListApprovals>) {
    return this.reading.listApprovals(call, query);
  }

  @Serve(salesGetApproval)
  getApproval(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesGetApproval>) {
    return this.reading.getApproval(call, params.number);
  }

  @Serve(salesApproveOrder)
  approveOrder(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesApproveOrder>) {
    return this.deciding.approveOrder(call, params.number);
  }

  @Serve(salesPricePart)
  pricePart(@CurrentCall() call: Call, @Input() { params, body }: ValidRequestOf<typeof salesPricePart>) {
    return this.parts.pricePart(call, params.number, body);
  }

  @Serve(salesApprovePart)
  approvePart(@CurrentCall() call: Call, @Input() { params, body }: ValidRequestOf<typeof salesApprovePart>) {
    return this.parts.approvePart(call, params.number, body);
  }

  @Serve(salesRejectApproval)
  rejectApproval(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesRejectApproval>,
  ) {
    return this.deciding.rejectApproval(call, params.number, body.reason);
  }

  @Serve(salesWithdrawApproval)
  withdrawApproval(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesWithdrawApproval>,
  ) {
    return this.deciding.withdrawApproval(call, params.number);
  }

  @Serve(salesPutApprovalBack)
  putBack(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesPutApprovalBack>) {
    return this.reading.putBack(call, params.number);
  }

  @Serve(salesTryApprovalRules)
  tryRules(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesTryApprovalRules>) {
    return this.rules.tryRules(call, body);
  }
}

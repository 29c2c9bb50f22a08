import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminDecideOffer,
  salesAdminListApprovalRules,
  salesAdminSaveApprovalRule,
  salesAdminSimulateApprovalRule,
} from '@gantry/contracts/endpoints/offer-approvals';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { ApprovalRules } from './approval-rules.ts';
import { DecideOffer } from './decide-offer.ts';

@Controller()
export class ApprovalController {
  constructor(
    private readonly rules: ApprovalRules,
    private readonly decisions: DecideOffer,
  ) {}

  @Serve(salesAdminDecideOffer)
  decideOffer(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof salesAdminDecideOffer>) {
    return this.decisions.decideOffer(call, request);
  }

  @Serve(salesAdminListApprovalRules)
  listRules() {
    return this.rules.listRules();
  }

  @Serve(salesAdminSimulateApprovalRule)
  simulateRule(@Input() { body }: ValidRequestOf<typeof salesAdminSimulateApprovalRule>) {
    return this.rules.simulateRule(body);
  }

  @Serve(salesAdminSaveApprovalRule)
  saveRule(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof salesAdminSaveApprovalRule>) {
    return this.rules.saveRule(call, request);
  }
}

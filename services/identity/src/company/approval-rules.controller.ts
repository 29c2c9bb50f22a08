import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityEndSubstitute,
  identitySetApprovalRules,
  identitySetSubstitute,
} from '@gantry/contracts/endpoints/company';
import { identityGetApprovalRule } from '@gantry/contracts/endpoints/internal';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { ApprovalRule } from './approval-rule.ts';
import { CompanyRules } from './company-rules.ts';
import { Substitutes } from './substitutes.ts';

const done = { ok: true } as const;

/** Which orders of a company are approved first, and by whom. */
@Controller()
export class ApprovalRulesController {
  constructor(
    private readonly rules: ApprovalRule,
    private readonly setting: CompanyRules,
    private readonly substitutes: Substitutes,
  ) {}

  @Serve(identitySetApprovalRules)
  async setApprovalRules(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identitySetApprovalRules>,
  ) {
    await this.setting.setApprovalRules(body, call);
    return done;
  }

  @Serve(identitySetSubstitute)
  async setSubstitute(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySetSubstitute>,
  ) {
    await this.substitutes.setSubstitute(params.number, body, call);
    return done;
  }

  @Serve(identityEndSubstitute)
  async endSubstitute(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityEndSubstitute>,
  ) {
    await this.substitutes.endSubstitute(params.number, call);
    return done;
  }

  @Serve(identityGetApprovalRule)
  getApprovalRule(@Input() { body }: ValidRequestOf<typeof identityGetApprovalRule>) {
    return this.rules.getApprovalRule(body.companyId);
  }
}

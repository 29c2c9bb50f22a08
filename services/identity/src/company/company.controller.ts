import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityChangeColleagueRole,
  identityGetCompany,
  identityHandOverCompany,
  identityInviteColleague,
  identityLeaveCompany,
  identityMakeCompany,
  identityResendInvitation,
  identitySetColleagueActive,
  identitySetColleagueBudget,
  identityWithdrawInvitation,
} from '@gantry/contracts/endpoints/company';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { Colleagues } from './colleagues.ts';
import { budgetOf } from './cost-centers.ts';
import { Invitations } from './invitations.ts';
import { OwnCompany } from './own-company.ts';

const done = { ok: true } as const;

@Controller()
export class CompanyController {
  constructor(
    private readonly company: OwnCompany,
    private readonly colleagues: Colleagues,
    private readonly invitations: Invitations,
  ) {}

  @Serve(identityGetCompany)
  view(@CurrentCall() call: Call) {
    return this.company.view(call);
  }

  @Serve(identityMakeCompany)
  async makeCompany(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identityMakeCompany>,
  ) {
    await this.company.makeCompany(body.name, call);
    return done;
  }

  @Serve(identityLeaveCompany)
  async leaveCompany(@CurrentCall() call: Call) {
    await this.company.leaveCompany(call);
    return done;
  }

  @Serve(identityInviteColleague)
  async invite(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityInviteColleague>) {
    await this.invitations.invite(body, call);
    return done;
  }

  @Serve(identityResendInvitation)
  async resend(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityResendInvitation>,
  ) {
    await this.invitations.resend(params.id, call);
    return done;
  }

  @Serve(identityWithdrawInvitation)
  async withdraw(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityWithdrawInvitation>,
  ) {
    await this.invitations.withdraw(params.id, call);
    return done;
  }

  @Serve(identityChangeColleagueRole)
  async changeRole(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identityChangeColleagueRole>,
  ) {
    await this.colleagues.changeRole(params.number, body.companyRole, call);
    return done;
  }

  @Serve(identitySetColleagueActive)
  async setActive(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySetColleagueActive>,
  ) {
    await this.colleagues.setActive(params.number, body.isActive, call);
    return done;
  }

  @Serve(identitySetColleagueBudget)
  async setBudget(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySetColleagueBudget>,
  ) {
    await this.colleagues.setBudget(params.number, budgetOf(body), call);
    return done;
  }

  @Serve(identityHandOverCompany)
  async handOver(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identityHandOverCompany>,
  ) {
    await this.colleagues.handOver(body.number, call);
    return done;
  }
}

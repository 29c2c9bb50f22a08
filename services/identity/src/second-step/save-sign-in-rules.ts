import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { SignInRules as RulesView } from '@gantry/contracts/schemas/second-step';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { accountIdOf } from '../account/account-id.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { SecondSteps } from './second-steps.ts';
import { SignInRules } from './sign-in-rules.entity.ts';

/** What an admin wants of whoever signs in. */
@Injectable()
export class SaveSignInRules {
  constructor(
    private readonly em: EntityManager,
    private readonly steps: SecondSteps,
    private readonly trail: AuditTrail,
  ) {}

  async view(): Promise<RulesView> {
    const { staffSecondStep, version } = await this.steps.rules();
    return { staffSecondStep, version };
  }

  /** @throws DomainError STALE_VERSION; WRONG_STATE for an admin who has no second step and wants one of all others */
  async saveRules({ staffSecondStep, version }: RulesView, call: Call): Promise<RulesView> {
    await this.em.transactional(async () => {
      const rules = await this.em.findOneOrFail(
        SignInRules,
        { id: 1 },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (rules.version !== version) throw new DomainError('STALE_VERSION');
      const before = rules.staffSecondStep;
      if (before === staffSecondStep) return;
      if (staffSecondStep && !(await this.steps.hasOne(accountIdOf(call))))
        throw new DomainError('WRONG_STATE');
      rules.staffSecondStep = staffSecondStep;
      if (staffSecondStep) await this.steps.endUnprovenStaffSessions();
      await this.trail.appendEntry(ruleChanged(before, staffSecondStep, call));
    });
    return this.view();
  }
}

const ruleChanged = (before: boolean, after: boolean, { caller, requestId }: Call) => ({
  at: new Date().toISOString(),
  actorId: caller.accountId,
  actor: caller.email,
  actorRole: caller.role,
  entity: 'sign-in-rules',
  entityNumber: null,
  field: 'staff-second-step',
  before: String(before),
  after: String(after),
  reason: null,
  requestId,
});

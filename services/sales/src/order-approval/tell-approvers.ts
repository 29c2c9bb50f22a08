import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { askedFor } from '@gantry/domain/approval-steps';
import { CompanyRule } from '../shared/company-rule.ts';
import { tellApprover } from './approval-log.ts';
import { decidingOf } from './taken-step.ts';
import type { OrderApproval } from './order-approval.entity.ts';

/** Writes to those whom the approval it waits for asks, as identity knows them at that moment. */
@Injectable()
export class TellApprovers {
  constructor(private readonly companyRule: CompanyRule) {}

  /** In the caller's transaction. @param isReminder whether they were asked already */
  async tellApprovers(em: EntityManager, approval: OrderApproval, isReminder: boolean): Promise<void> {
    const people = await this.companyRule.peopleOf(approval.companyId);
    const { step, deciding } = decidingOf(approval, people);
    const asked = askedFor(step, deciding);
    for (const one of people)
      if (asked.includes(one.accountId)) await tellApprover(em, approval, { ...one, isReminder });
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { CompanyRule } from '../shared/company-rule.ts';
import { tellApprover } from './approval-log.ts';
import type { OrderApproval } from './order-approval.entity.ts';

/** Writes to everybody in a company who may approve an order, as identity knows them at that moment. */
@Injectable()
export class TellApprovers {
  constructor(private readonly companyRule: CompanyRule) {}

  /** In the caller's transaction. @param isReminder whether they were asked already */
  async tellApprovers(em: EntityManager, approval: OrderApproval, isReminder: boolean): Promise<void> {
    const people = await this.companyRule.peopleOf(approval.companyId);
    for (const one of people)
      if (mayActInCompany('approve-orders', one.role) && one.accountId !== approval.accountId)
        await tellApprover(em, approval, { ...one, isReminder });
  }
}

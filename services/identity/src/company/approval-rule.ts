import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { identityGetApprovalRule } from '@gantry/contracts/endpoints/internal';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import { defaultCompanyRole } from '@gantry/domain/company-roles';
import type { Account } from '../account/account.entity.ts';
import type { CompanyCredit } from '../credit/company-credit.entity.ts';
import { CreditLines, usableCredit } from '../credit/credit-lines.ts';
import { Company } from './company.entity.ts';
import { CostCenterBook } from './cost-center-book.ts';
import { Membership } from './membership.ts';

type RuleView = ResponseOf<typeof identityGetApprovalRule>;

/** What a company says about who approves its orders, for sales. */
@Injectable()
export class ApprovalRule {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly centers: CostCenterBook,
    private readonly lines: CreditLines,
  ) {}

  /** With those of its people who may sign in; nobody for an unknown company. */
  async getApprovalRule(companyId: string): Promise<RuleView> {
    const company = await this.em.findOne(Company, { id: companyId });
    const people = await this.members.findPeople(companyId);
    const credit = await this.lines.findOfCompany(companyId);
    const { day: today } = wallClock(new Date(), storeHours.timeZone);
    return {
      limit: company?.approvalLimit ?? null,
      newPlace: company?.approvesNewPlaces ?? false,
      firstOrder: company?.approvesFirstOrders ?? false,
      departments: [...(company?.approvedDepartments ?? [])],
      steps: (company?.approvalSteps ?? []).map(({ above, approvers }) => ({
        above,
        approvers: [...approvers],
      })),
      costCenters: (await this.centers.findOpen(companyId)).map(({ id, code, name, budget = null }) => ({
        id,
        code,
        name,
        budget,
      })),
      people: people.filter(({ maySignIn }) => maySignIn).map((one) => colleagueOf(one, today, credit)),
    };
  }
}

const colleagueOf = (
  account: Account,
  today: string,
  credit: CompanyCredit | null,
): RuleView['people'][number] => ({
  accountId: account.id,
  name: account.name,
  email: account.email,
  locale: account.locale,
  role: account.roleInCompany ?? defaultCompanyRole,
  ...usableCredit(account, credit),
  budget: account.budget ?? null,
  costCenterIds: [...account.costCenterIds],
  substituteId: account.substituteOn(today),
});

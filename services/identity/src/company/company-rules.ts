import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { identitySetApprovalRules } from '@gantry/contracts/endpoints/company';
import { mayActInCompany } from '@gantry/domain/company-roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Account } from '../account/account.entity.ts';
import type { Company } from './company.entity.ts';
import { CompanyRecord } from './company-record.ts';
import { Membership } from './membership.ts';

type Rules = ValidRequestOf<typeof identitySetApprovalRules>['body'];

/** Which orders of a company's buyers are approved first, and by whom. */
@Injectable()
export class CompanyRules {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly record: CompanyRecord,
  ) {}

  /**
   * Counts for orders that are asked for from now on.
   * @throws DomainError NOT_PERMITTED for whoever is no admin; INVALID where somebody is named who approves nothing, or fewer
   *   people approve than approvals are wanted
   */
  async setApprovalRules(rules: Rules, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const people = await this.members.findPeople(company.id);
      const approvers = new Map(people.filter(mayApprove).map((one) => [one.number, one.id]));
      checkSteps(rules.steps, approvers);
      const before = rulesOf(company, people);
      company.approvalLimit = rules.approvalLimit;
      company.approvesNewPlaces = rules.newPlace;
      company.approvesFirstOrders = rules.firstOrder;
      company.approvedDepartments = [...new Set(rules.departments)];
      company.approvalSteps = rules.steps.map((step) => ({
        above: step.above,
        approvers: step.approvers.flatMap((number) => approvers.get(number) ?? []),
      }));
      await this.record.noteApprovalRules(company, { before, after: rulesOf(company, people) }, call);
    });
  }
}

/** The rules as they are told, with the account numbers of those who are still there. */
export function rulesOf(company: Company, people: readonly Account[]): Rules {
  const numbers = new Map(people.map(({ id, number }) => [id, number]));
  return {
    approvalLimit: company.approvalLimit ?? null,
    newPlace: company.approvesNewPlaces,
    firstOrder: company.approvesFirstOrders,
    departments: [...company.approvedDepartments],
    steps: company.approvalSteps.map(({ above, approvers }) => ({
      above,
      approvers: approvers.flatMap((id) => numbers.get(id) ?? []),
    })),
  };
}

/** Whether somebody approves orders of their company now. */
export const mayApprove = ({ maySignIn, roleInCompany }: Account): boolean =>
  maySignIn && roleInCompany !== null && mayActInCompany('approve-orders', roleInCompany);

/** Nobody approves twice, so each step needs somebody more. @throws DomainError INVALID */
function checkSteps(steps: Rules['steps'], approvers: ReadonlyMap<string, string>): void {
  const issues = steps.flatMap(({ approvers: named }, at) => {
    if (named.some((number) => !approvers.has(number)))
      return [{ path: `body.steps.${at}.approvers`, message: 'cannot approve orders' }];
    return at >= approvers.size && at > 0
      ? [{ path: `body.steps.${at}.above`, message: 'needs more people who approve' }]
      : [];
  });
  if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
}

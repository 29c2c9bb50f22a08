import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Budget } from '@gantry/domain/budgets';
import type { CompanyRole } from '@gantry/domain/company-roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Account } from '../account/account.entity.ts';
import { OwnSessions } from '../security/own-sessions.ts';
import { budgetText } from './budget-text.ts';
import type { Company } from './company.entity.ts';
import { CompanyRecord } from './company-record.ts';
import { refuseInCompany } from './company-refusal.ts';
import { Membership } from './membership.ts';

/** What admins of a company do to its people. */
@Injectable()
export class Colleagues {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly sessions: OwnSessions,
    private readonly record: CompanyRecord,
  ) {}

  /**
   * @throws DomainError NOT_PERMITTED; NOT_FOUND for somebody of no or another company; WRONG_STATE where it would be
   *   without an admin, or the provider of the company says the role
   */
  async changeRole(number: string, role: CompanyRole, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const person = await this.members.getColleague(company, number);
      await this.giveRole(person, company, role, call);
    });
  }

  /**
   * What somebody may order by themselves from now on.
   * @param budget null: as much as they like
   * @throws DomainError NOT_PERMITTED; NOT_FOUND for somebody of no or another company
   */
  async setBudget(number: string, budget: Budget | null, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const person = await this.members.getColleague(company, number);
      const changed = {
        field: 'budget',
        before: budgetText(person.budget ?? null),
        after: budgetText(budget),
      };
      if (changed.before === changed.after) return;
      person.budget = budget;
      await this.record.notePerson(person, changed, call);
    });
  }

  /**
   * Somebody else is admin from now on, and whoever calls a buyer.
   * @throws DomainError NOT_PERMITTED; NOT_FOUND; WRONG_STATE where they cannot sign in, or a provider says the roles
   */
  async handOver(number: string, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { me, company } = await this.members.enterAsAdmin(call);
      const heir = await this.members.getColleague(company, number);
      if (heir.id === me.id) throw refuseInCompany('last-admin');
      if (!heir.mayManage) throw refuseInCompany('inactive');
      // first the new one, so that there is one at every moment
      await this.giveRole(heir, company, 'admin', call);
      await this.em.flush();
      await this.giveRole(me, company, 'buyer', call);
    });
  }

  /**
   * Deactivates somebody, whose sessions end and whose devices are forgotten, or lets them in again.
   * @throws DomainError NOT_PERMITTED, also for one's own account; NOT_FOUND; WRONG_STATE for whom the store lets in no
   *   more
   */
  async setActive(number: string, isActive: boolean, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { me, company } = await this.members.enterAsAdmin(call);
      const person = await this.members.getColleague(company, number);
      if (person.id === me.id) throw new DomainError('NOT_PERMITTED');
      const was = !person.deactivatedAt;
      if (was !== isActive) person.deactivatedAt = isActive ? null : new Date();
      // the store does not let them in
      if (isActive && !person.maySignIn) throw refuseInCompany('inactive');
      if (was === isActive) return;
      if (!isActive) await this.sessions.shutOut(person);
      const [before, after] = isActive ? ['deactivated', 'active'] : ['active', 'deactivated'];
      await this.record.notePerson(person, { field: 'company-access', before, after }, call);
      await this.record.tellPerson(person, company, isActive ? 'reactivated' : 'deactivated');
    });
  }

  private async giveRole(person: Account, company: Company, role: CompanyRole, call: Call): Promise<void> {
    const before = await this.members.giveRole(person, role);
    if (!before) return;
    await this.record.notePerson(person, { field: 'company-role', before, after: role }, call);
    // one's own change is on one's own screen
    if (person.id !== call.caller.accountId) await this.record.tellPerson(person, company, 'role');
  }
}

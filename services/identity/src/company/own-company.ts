import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Company as CompanyView } from '@gantry/contracts/schemas/company';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { accountIdOf } from '../account/account-id.ts';
import { Account } from '../account/account.entity.ts';
import { Company } from './company.entity.ts';
import { CompanyRecord } from './company-record.ts';
import { rulesOf } from './company-rules.ts';
import { costCenterView } from './cost-center.entity.ts';
import { CostCenterBook } from './cost-center-book.ts';
import { refuseInCompany } from './company-refusal.ts';
import { Invitations } from './invitations.ts';
import { LocationTree } from './location-tree.ts';
import { Membership } from './membership.ts';
import { colleagueView } from './colleague-view.ts';

/** A company as one of its people sees it, makes it, and leaves it. */
@Injectable()
export class OwnCompany {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly record: CompanyRecord,
    private readonly invitations: Invitations,
    private readonly locations: LocationTree,
    private readonly centers: CostCenterBook,
  ) {}

  /** Null for a buyer without one. Invitations and sign-ins are for admins. */
  async view(call: Call): Promise<CompanyView | null> {
    const me = await this.em.findOneOrFail(Account, { id: accountIdOf(call) });
    const role = me.roleInCompany;
    if (!me.companyId || !role) return null;
    const company = await this.em.findOneOrFail(Company, { id: me.companyId });
    const { id, name, onlyOwnAddresses: onlyCompanyAddresses, requiresCostCenter } = company;
    const people = await this.members.findPeople(id);
    const fromProvider = await this.members.findFromProvider(id);
    const isAdmin = role === 'admin';
    return {
      name,
      role,
      ...rulesOf(company, people),
      onlyCompanyAddresses,
      locations: await this.locations.listLocations(id),
      costCenters: (await this.centers.findAll(id)).map((one) => costCenterView(one, isAdmin)),
      isCostCenterRequired: requiresCostCenter,
      people: people.map((one) => colleagueView(one, { me, isAdmin, fromProvider, people })),
      invitations: isAdmin ? await this.invitations.findOpen(id, people) : [],
    };
  }

  /**
   * Makes a company, whose admin whoever calls is.
   * @throws DomainError WRONG_STATE for staff, and for whoever belongs to one; INVALID for a name another company has
   */
  async makeCompany(name: string, call: Call): Promise<void> {
    await this.em
      .transactional(async () => {
        const me = await this.em.findOneOrFail(Account, { id: accountIdOf(call) });
        if (me.role !== 'customer') throw refuseInCompany('staff');
        if (me.companyId) throw refuseInCompany('in-company');
        const company = Company.named(name);
        await this.em.persist(company).flush();
        me.enterCompany(company.id, 'admin');
        await this.record.notePerson(me, { field: 'company', before: null, after: name }, call);
        await this.record.notePerson(me, { field: 'company-role', before: null, after: 'admin' }, call);
      })
      .catch((err: unknown) => {
        if (!(err instanceof UniqueConstraintViolationException)) throw err;
        const issue = { path: 'body.name', message: 'is the name of another company' };
        throw new DomainError('INVALID', undefined, [issue]);
      });
  }

  /**
   * Whoever calls buys alone again.
   * @throws DomainError WRONG_STATE for the only admin while others are there
   */
  async leaveCompany(call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const member = await this.members.enter(call);
      if (!member) return;
      const { me, company } = member;
      const before = me.roleInCompany;
      // at its provider they would be known as before, and be let into nothing
      await this.members.unlinkFromProvider(me);
      await this.members.letGo(me);
      await this.record.notePerson(me, { field: 'company', before: company.name, after: null }, call);
      await this.record.notePerson(me, { field: 'company-role', before, after: null }, call);
    });
  }
}

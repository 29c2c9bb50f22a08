import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { locationName, type LocationNode } from '@gantry/domain/company-locations';
import type { Call } from '@gantry/nest-kit/call';
import { Account } from '../account/account.entity.ts';
import { CompanyRecord } from './company-record.ts';
import { LocationTree } from './location-tree.ts';
import { Membership } from './membership.ts';

/** Everybody of one location goes to another, or to the company itself. */
interface PeopleMove {
  readonly from: string;
  readonly to: string | null;
  readonly all: readonly LocationNode[];
}

/** Which location of their company people belong to. */
@Injectable()
export class LocationPeople {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly tree: LocationTree,
    private readonly record: CompanyRecord,
  ) {}

  /**
   * @param locationId null: the company itself
   * @throws DomainError NOT_PERMITTED; NOT_FOUND for somebody of no or another company; INVALID for a location that is
   *   closed or not there
   */
  async setLocation(number: string, locationId: string | null, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const person = await this.members.getColleague(company, number);
      if ((person.locationId ?? null) === locationId) return;
      await this.tree.checkOpen(company.id, locationId, 'locationId');
      await this.moveOne(person, { to: locationId, all: await this.tree.findAll(company.id) }, call);
    });
  }

  /** Whether a location cannot be closed without saying where its people go; within a transaction. */
  async isAnybodyAt(locationId: string): Promise<boolean> {
    return (await this.em.count(Account, { locationId })) > 0;
  }

  /** Within a transaction. */
  async moveEverybody({ from, to, all }: PeopleMove, call: Call): Promise<void> {
    const people = await this.em.find(Account, { locationId: from }, { orderBy: { number: 'asc' } });
    for (const person of people) await this.moveOne(person, { to, all }, call);
  }

  private async moveOne(person: Account, { to, all }: Omit<PeopleMove, 'from'>, call: Call): Promise<void> {
    const before = locationName(all, person.locationId) || null;
    person.locationId = to;
    const changed = { field: 'company-location', before, after: locationName(all, to) || null };
    await this.record.notePerson(person, changed, call);
  }
}

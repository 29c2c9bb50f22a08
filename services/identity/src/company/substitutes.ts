import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { identitySetSubstitute } from '@gantry/contracts/endpoints/company';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Account } from '../account/account.entity.ts';
import { CompanyRecord } from './company-record.ts';
import { mayApprove } from './company-rules.ts';
import { Membership } from './membership.ts';

type Substitute = ValidRequestOf<typeof identitySetSubstitute>['body'];

/** Who approves orders in place of whoever is away. */
@Injectable()
export class Substitutes {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly record: CompanyRecord,
  ) {}

  /**
   * @throws DomainError NOT_PERMITTED for the place of others, unless an admin says it; NOT_FOUND for somebody of no or
   *   another company; INVALID where the substitute approves nothing
   */
  async setSubstitute(number: string, { substitute, from, until }: Substitute, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { person, people } = await this.enter(number, call);
      const other = people.find((one) => one.number === substitute);
      if (!mayApprove(person)) throw new DomainError('NOT_PERMITTED');
      if (!other || !mayApprove(other) || other.id === person.id) {
        const issue = { path: 'body.substitute', message: 'cannot approve orders' };
        throw new DomainError('INVALID', undefined, [issue]);
      }
      const before = textOf(person, people);
      person.absence = { substituteId: other.id, from, until };
      await this.noteChange(person, before, textOf(person, people), call);
    });
  }

  /** @throws DomainError NOT_PERMITTED and NOT_FOUND as above */
  async endSubstitute(number: string, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { person, people } = await this.enter(number, call);
      const before = textOf(person, people);
      person.absence = null;
      await this.noteChange(person, before, null, call);
    });
  }

  /** Whose place it is, with whoever calls let in. */
  private async enter(number: string, call: Call): Promise<{ person: Account; people: Account[] }> {
    const member = await this.members.enter(call);
    if (!member) throw new DomainError('NOT_PERMITTED');
    const { me, company } = member;
    const person = await this.members.getColleague(company, number);
    if (person.id !== me.id && !me.isActiveAdmin) throw new DomainError('NOT_PERMITTED');
    return { person, people: await this.members.findPeople(company.id) };
  }

  private async noteChange(person: Account, before: string | null, after: string | null, call: Call) {
    if (before !== after) await this.record.notePerson(person, { field: 'substitute', before, after }, call);
  }
}

function textOf({ absence }: Account, people: readonly Account[]): string | null {
  if (!absence) return null;
  const { substituteId, from, until } = absence;
  const number = people.find(({ id }) => id === substituteId)?.number ?? 'somebody who has left';
  return `${number}, ${from} to ${until}`;
}

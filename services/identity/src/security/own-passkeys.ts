import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NewCredential, PasskeyCreation } from '@gantry/contracts/schemas/passkey';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { accountIdOf } from '../account/account-id.ts';
import type { Account } from '../account/account.entity.ts';
import { SecondSteps } from '../second-step/second-steps.ts';
import { Tickets } from '../second-step/tickets.ts';
import { ProvenOwner } from './proven-owner.ts';
import { SecurityRecord } from './security-record.ts';
import { newChallenge } from '../passkey/ceremonies.ts';
import { Passkeys } from '../passkey/passkeys.ts';

const lifetime = 15 * 60 * 1000;
/** More than anybody has devices; whoever is in by theft cannot fill the table. */
const maxPasskeys = 20;
const ticketOwner = ({ id }: Account): string => `passkey of ${id}`;

/** What somebody does to their own passkeys. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly em: EntityManager,
    private readonly owner: ProvenOwner,
    private readonly tickets: Tickets,
    private readonly passkeys: Passkeys,
    private readonly steps: SecondSteps,
    private readonly record: SecurityRecord,
  ) {}

  /** @throws DomainError WRONG_CREDENTIALS; WRONG_STATE where there are as many as there may be; TOO_MANY_REQUESTS */
  async startPasskey(current: string, call: Call): Promise<{ options: PasskeyCreation; ticket: string }> {
    const account = await this.owner.prove(current, call);
    await this.checkCount(account);
    const challenge = newChallenge();
    return {
      options: await this.passkeys.describeNew(account, challenge),
      ticket: this.tickets.issueTicket(challenge, ticketOwner(account), lifetime),
    };
  }

  /**
   * @returns recovery codes where the passkey is the first second step of staff who need one
   * @throws DomainError SIGN_IN_EXPIRED for a ticket that is another's or too old; PASSKEY_REFUSED; WRONG_STATE for one
   *   that is known already, or one too many
   */
  async addPasskey(
    { name, ticket, credential }: { name: string; ticket: string; credential: NewCredential },
    call: Call,
  ): Promise<string[] | null> {
    const account = await this.owner.accountOf(call);
    const challenge = this.tickets.readTicket(ticket, ticketOwner(account));
    if (challenge === null) throw new DomainError('SIGN_IN_EXPIRED');
    return this.em.transactional(async () => {
      await this.checkCount(account);
      const { refusal, recoveryCodes } = await this.steps.addPasskey(account, {
        name,
        credential,
        challenge,
      });
      if (refusal) throw new DomainError(refusal === 'known' ? 'WRONG_STATE' : 'PASSKEY_REFUSED');
      await this.record.noteSecured(account, 'passkey-added', call);
      return recoveryCodes;
    });
  }

  /** @throws DomainError NOT_FOUND */
  async renamePasskey(id: string, name: string, call: Call): Promise<void> {
    if (!(await this.passkeys.renamePasskey(accountIdOf(call), id, name))) throw new DomainError('NOT_FOUND');
  }

  /** @throws DomainError WRONG_CREDENTIALS; NOT_FOUND; WRONG_STATE for the last second step of staff who need one */
  async removePasskey(id: string, current: string, call: Call): Promise<void> {
    const account = await this.owner.prove(current, call);
    await this.em.transactional(async () => {
      if (!(await this.passkeys.removePasskey(account.id, id))) throw new DomainError('NOT_FOUND');
      await this.steps.settleAfterRemoval(account);
      await this.record.noteSecured(account, 'passkey-removed', call);
    });
  }

  private async checkCount({ id }: Account): Promise<void> {
    if ((await this.passkeys.countOf(id)) >= maxPasskeys) throw new DomainError('WRONG_STATE');
  }
}

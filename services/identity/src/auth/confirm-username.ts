import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ConfirmOutcome } from '@gantry/contracts/schemas/account';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { OneTimeCodes } from '../code/one-time-codes.ts';
import { KnownDevices } from '../device/known-devices.ts';
import type { Account } from '../account/account.entity.ts';
import { ChangeUsername } from '../security/change-username.ts';
import { EnterAccount } from './enter-account.ts';
import { SignedInStep, type SignedIn } from './signed-in.ts';

/** What a code has confirmed; `signedIn` is null where it has to be signed in to. */
export interface Confirmed {
  readonly outcome: ConfirmOutcome;
  readonly signedIn: SignedIn | null;
}

/** Proves that an e-mail address belongs to its account. */
@Injectable()
export class ConfirmUsername {
  constructor(
    private readonly em: EntityManager,
    private readonly codes: OneTimeCodes,
    private readonly devices: KnownDevices,
    private readonly signedIn: SignedInStep,
    private readonly entering: EnterAccount,
    private readonly usernames: ChangeUsername,
  ) {}

  /**
   * Confirms an account, or one of the two mailboxes of another user name; and signs in on the device that signed up: there the password has just been chosen. Elsewhere it has to be
   * entered, so that nobody signs others in to an account of their own by a link.
   * @throws DomainError CODE_INVALID, alike for wrong, used and late codes
   */
  async run(code: string, call: Call): Promise<Confirmed> {
    // the counted try is committed before the refusal
    const found = await this.em.transactional(async () => {
      const redeemed = await this.codes.redeem(code, ['confirm', 'agree', 'prove']);
      if (!redeemed) return null;
      const { account, purpose } = redeemed;
      if (purpose !== 'confirm')
        return { account, outcome: await this.usernames.takeAnswer(account, purpose, call) };
      account.confirm();
      await this.announce(account);
      return { account, outcome: 'confirmed' as const };
    });
    if (!found) throw new DomainError('CODE_INVALID');
    const { account, outcome } = found;
    if (outcome !== 'confirmed') return { outcome, signedIn: null };
    const isOwner = account.maySignIn && (await this.isOwnersDevice(account, call));
    // a code of a mail is no second step
    if (isOwner && (await this.entering.isOpen(account)))
      return { outcome, signedIn: await this.signedIn.signIn(account, call) };
    await this.devices.remember(account, call);
    return { outcome, signedIn: null };
  }

  private announce({ id: accountId, number: accountNumber, email }: Account): Promise<void> {
    const mark = { entity: `account:${accountId}`, version: `confirmed:${email}` };
    return publish(this.em, 'account.confirmed', { accountId, accountNumber, email }, mark);
  }

  private async isOwnersDevice({ id, email }: Account, { caller, deviceToken }: Call): Promise<boolean> {
    if (caller.accountId) return caller.accountId === id;
    return (await this.devices.findId(email, deviceToken)) !== null;
  }
}

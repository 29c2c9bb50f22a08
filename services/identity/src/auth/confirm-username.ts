import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { OneTimeCodes } from '../code/one-time-codes.ts';
import { KnownDevices } from '../device/known-devices.ts';
import type { Account } from '../account/account.entity.ts';
import { SignedInStep, type SignedIn } from './signed-in.ts';

/** Proves that an e-mail address belongs to its account. */
@Injectable()
export class ConfirmUsername {
  constructor(
    private readonly em: EntityManager,
    private readonly codes: OneTimeCodes,
    private readonly devices: KnownDevices,
    private readonly signedIn: SignedInStep,
  ) {}

  /**
   * Confirms, and signs in on the device that signed up: there the password has just been chosen. Elsewhere it has to be
   * entered, so that nobody signs others in to an account of their own by a link.
   * @returns null where it has to be signed in to
   * @throws DomainError CODE_INVALID, alike for wrong, used and late codes
   */
  async run(code: string, call: Call): Promise<SignedIn | null> {
    // the counted try is committed before the refusal
    const account = await this.em.transactional(async () => {
      const found = await this.codes.redeem(code, 'confirm');
      found?.confirm();
      if (found) await this.announce(found);
      return found;
    });
    if (!account) throw new DomainError('CODE_INVALID');
    if (account.maySignIn && (await this.isOwnersDevice(account, call)))
      return this.signedIn.signIn(account, call);
    await this.devices.remember(account, call);
    return null;
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

import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { cookieNames } from '@gantry/contracts/cookies';
import type { Call } from '@gantry/nest-kit/call';
import type { Account } from '../account/account.entity.ts';
import { hashToken, newToken } from '../session/session-token.ts';
import { KnownDevice } from './known-device.entity.ts';

/**
 * Devices somebody has signed in from, by account: each holds a secret in a cookie that scripts cannot read and that
 * outlives the session. It gives no access; it only keeps the owner's attempts apart from those of strangers (ADR 0002).
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly em: EntityManager) {}

  /**
   * The id of this device at this account; null where it has not signed in before, or there is no account. One that
   * signed up is known when the address is confirmed: before, its own allowance would tell that it made the account.
   */
  async findId(email: string, deviceToken: string | null): Promise<string | null> {
    if (!deviceToken) return null;
    const device = await this.em.findOne(
      KnownDevice,
      { tokenHash: hashToken(deviceToken), account: { email, status: { $ne: 'unconfirmed' } } },
      { fields: ['id'] },
    );
    return device?.id ?? null;
  }

  /** Knows the device of this call from now on, under a new secret: one that was planted before is worth nothing. */
  async remember(account: Pick<Account, 'id'>, call: Pick<Call, 'cookies' | 'deviceToken'>): Promise<void> {
    await this.addDevice(account, await this.renew(call));
  }

  /** @param tokenHash of a secret that `renew` gave out */
  async addDevice(account: Pick<Account, 'id'>, tokenHash: Buffer): Promise<void> {
    await this.em.upsert(KnownDevice, KnownDevice.factsOf(account.id, tokenHash), {
      onConflictFields: ['tokenHash', 'account'],
      onConflictMergeFields: ['usedAt'],
      disableIdentityMap: true,
    });
  }

  async forgetAll(account: Pick<Account, 'id'>): Promise<void> {
    await this.em.nativeDelete(KnownDevice, { account: account.id });
  }

  /** Gives the device a new secret with the answer, for all accounts it is known to. @returns its hash */
  async renew({ cookies, deviceToken }: Pick<Call, 'cookies' | 'deviceToken'>): Promise<Buffer> {
    const token = newToken();
    const hash = hashToken(token);
    if (deviceToken) {
      const known = { tokenHash: hashToken(deviceToken) };
      await this.em.nativeUpdate(KnownDevice, known, { tokenHash: hash });
    }
    cookies.set(cookieNames.device, token);
    return hash;
  }
}

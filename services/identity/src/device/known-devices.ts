import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { cookieNames } from '@gantry/contracts/cookies';
import type { Call } from '@gantry/nest-kit/call';
import { Cron } from '@gantry/nest-kit/events';
import type { Account } from '../account/account.entity.ts';
import { hashToken, newToken } from '../session/session-token.ts';

/** A device nobody signed in from for so long is a stranger again. */
const forgottenAfterDays = 180;

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
  async find(email: string, deviceToken: string | null): Promise<string | null> {
    if (!deviceToken) return null;
    const [row] = await this.em.execute<{ id: string }[]>(
      `select device.id from identity.known_device device
       join identity.account account on account.id = device.account_id
       where device.token_hash = ? and account.email = ? and account.status <> 'unconfirmed'`,
      [hashToken(deviceToken), email],
    );
    return row?.id ?? null;
  }

  /** Knows the device of this call from now on, under a new secret: one that was planted before is worth nothing. */
  async remember(account: Pick<Account, 'id'>, call: Pick<Call, 'cookies' | 'deviceToken'>): Promise<void> {
    await this.add(account, await this.renew(call));
  }

  /** @param tokenHash of a secret that `renew` gave out */
  async add(account: Pick<Account, 'id'>, tokenHash: Buffer): Promise<void> {
    await this.em.execute(
      `insert into identity.known_device (token_hash, account_id) values (?, ?)
       on conflict (token_hash, account_id) do update set used_at = now()`,
      [tokenHash, account.id],
    );
  }

  async forgetAll(account: Pick<Account, 'id'>): Promise<void> {
    await this.em.execute('delete from identity.known_device where account_id = ?', [account.id]);
  }

  @Cron('47 4 * * *')
  async removeUnused(): Promise<void> {
    await this.em.execute(
      'delete from identity.known_device where used_at < now() - make_interval(days => ?)',
      [forgottenAfterDays],
    );
  }

  /** Gives the device a new secret with the answer, for all accounts it is known to. @returns its hash */
  async renew({ cookies, deviceToken }: Pick<Call, 'cookies' | 'deviceToken'>): Promise<Buffer> {
    const token = newToken();
    const hash = hashToken(token);
    if (deviceToken)
      await this.em.execute('update identity.known_device set token_hash = ? where token_hash = ?', [
        hash,
        hashToken(deviceToken),
      ]);
    cookies.set(cookieNames.device, token);
    return hash;
  }
}

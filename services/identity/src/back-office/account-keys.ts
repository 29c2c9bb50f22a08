import { Injectable } from '@nestjs/common';
import type { Call } from '@gantry/nest-kit/call';
import type { Account } from '../account/account.entity.ts';
import { changeOf, type AccountChange } from './account-change.ts';
import { SecurityRecord } from '../security/security-record.ts';
import { ApiKeys } from '../api-key/api-keys.ts';

/** Keys of an account in the hands of staff; within the transaction of the act. */
@Injectable()
export class AccountKeys {
  constructor(
    private readonly keys: ApiKeys,
    private readonly record: SecurityRecord,
  ) {}

  /** Ends a key and tells the owner; one that has ended is no error, and no change. */
  async revokeOf(account: Account, id: string, call: Call): Promise<AccountChange[]> {
    const key = await this.keys.removeKey({ id, account: account.id });
    if (!key) return [];
    await this.record.tellOwner(account, 'key-revoked', { to: account.email, call });
    return [changeOf('api-key', key.name, null)];
  }
}

import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Identity } from '@gantry/contracts/schemas/account';
import { isDatabaseAway } from '@gantry/nest-kit/database-away';
import { Logger } from '@gantry/nest-kit/logger';
import type { Account } from '../account/account.entity.ts';
import { toIdentity } from '../account/account.mapper.ts';
import { CreditLines } from '../credit/credit-lines.ts';
import { ApiKey, hashSecret } from './api-key.entity.ts';

/** Finds keys, and says who calls by one. */
@Injectable()
export class ApiKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly log: Logger,
    private readonly credit: CreditLines,
  ) {}

  /** Those of an account, the newest first; ended ones are among them for a while, so that one sees why nothing works. */
  listOf(accountId: string): Promise<ApiKey[]> {
    return this.em.find(ApiKey, { account: accountId }, { orderBy: { createdAt: 'desc', id: 'asc' } });
  }

  /** Those of all people of a company with their owners, the one used last first. */
  listOfCompany(companyId: string): Promise<ApiKey[]> {
    const orderBy = [{ usedAt: 'desc nulls last' }, { createdAt: 'desc' }, { id: 'asc' }] as const;
    return this.em.find(ApiKey, { account: { companyId } }, { populate: ['account'], orderBy: [...orderBy] });
  }

  /** Who calls by a secret; null where its key has ended, or its owner may not sign in any more. */
  async resolve(secret: string, address: string | null): Promise<Identity | null> {
    const hash = hashSecret(secret);
    const where = { $or: [{ secretHash: hash }, { earlierHash: hash }] };
    const key = await this.em.findOne(ApiKey, where, { populate: ['account'] });
    if (!key?.accepts(hash) || !key.account.maySignIn || !key.account.isConfirmed) return null;
    key.use(address);
    // Who it is does not depend on noting the use: on a full disk reads go on.
    await this.em.flush().catch((err: unknown) => {
      if (!isDatabaseAway(err)) throw err;
      this.log.warn({ err }, 'the use of an API key could not be noted');
    });
    const { id, name, scopes } = key;
    const identity = toIdentity(key.account, null, await this.credit.creditOf(key.account));
    return { ...identity, key: { id, name, scopes } };
  }

  /** @returns the key that was there; null where it has gone already */
  async removeKey(where: { readonly id: string; readonly account: string }): Promise<ApiKey | null> {
    const key = await this.em.findOne(ApiKey, where);
    if (!key || (await this.em.nativeDelete(ApiKey, where)) === 0) return null;
    return key;
  }

  async removeAllOf({ id }: Pick<Account, 'id'>): Promise<void> {
    await this.em.nativeDelete(ApiKey, { account: id });
  }
}

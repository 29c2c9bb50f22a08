import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { identityMakeApiKey, identityRotateApiKey } from '@gantry/contracts/endpoints/api-keys';
import { maxApiKeys, type ApiKeys as OwnKeys, type MadeApiKey } from '@gantry/contracts/schemas/api-key';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { Account } from '../account/account.entity.ts';
import { accountIdOf } from '../account/account-id.ts';
import { ProvenOwner } from './proven-owner.ts';
import { SecurityRecord } from './security-record.ts';
import { ApiKey, newSecret } from '../api-key/api-key.entity.ts';
import { ApiKeys } from '../api-key/api-keys.ts';
import { offeredScopes } from '../api-key/offered-scopes.ts';

type NewKey = ValidRequestOf<typeof identityMakeApiKey>['body'];
type NewSecret = ValidRequestOf<typeof identityRotateApiKey>['body'];

/** What somebody does to their own keys. */
@Injectable()
export class OwnApiKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly owner: ProvenOwner,
    private readonly keys: ApiKeys,
    private readonly record: SecurityRecord,
  ) {}

  async view(call: Call): Promise<OwnKeys> {
    const keys = await this.keys.listOf(accountIdOf(call));
    return { keys: keys.map((key) => key.view()), offered: offeredScopes(call.caller) };
  }

  /**
   * @throws DomainError WRONG_CREDENTIALS; NOT_PERMITTED while the address is not confirmed; WRONG_STATE for one key too
   *   many; INVALID for a name that another key has, or a scope that would open nothing
   */
  async makeKey({ current, ...chosen }: NewKey, call: Call): Promise<MadeApiKey> {
    const { id } = await this.owner.prove(current, call);
    if (!call.caller.confirmed) throw new DomainError('NOT_PERMITTED');
    const offered = offeredScopes(call.caller);
    if (chosen.scopes.some((scope) => !offered.includes(scope)))
      throw invalid('scopes', 'holds one that opens nothing to this account');
    const secret = newSecret();
    return this.em.transactional(async () => {
      const account = await this.lockOwner(id);
      await this.checkRoom(id, chosen.name);
      const key = ApiKey.makeFor(account, chosen, secret);
      this.em.persist(key);
      await this.em.flush();
      const after = `${key.name} (${key.scopes.join(', ')})`;
      await this.record.noteChange(account, { field: 'api-key', before: null, after }, call);
      await this.record.tellOwner(account, 'key-added', { to: account.email, call });
      return { key: key.view(), secret };
    });
  }

  /** @throws DomainError WRONG_CREDENTIALS; NOT_FOUND */
  async rotateKey(id: string, { current, ...terms }: NewSecret, call: Call): Promise<MadeApiKey> {
    const owner = await this.owner.prove(current, call);
    const secret = newSecret();
    return this.em.transactional(async () => {
      const account = await this.lockOwner(owner.id);
      const key = await this.em.findOne(ApiKey, { id, account: account.id }, { refresh: true });
      if (!key) throw new DomainError('NOT_FOUND');
      key.rotate(secret, terms);
      await this.em.flush();
      const after = `${key.name}: another secret`;
      await this.record.noteChange(account, { field: 'api-key', before: key.name, after }, call);
      await this.record.tellOwner(account, 'key-rotated', { to: account.email, call });
      return { key: key.view(), secret };
    });
  }

  async revokeKey(id: string, call: Call): Promise<void> {
    const account = await this.owner.accountOf(call);
    await this.em.transactional(async () => {
      const key = await this.keys.removeKey({ id, account: account.id });
      if (!key) return;
      await this.record.noteChange(account, { field: 'api-key', before: key.name, after: null }, call);
      await this.record.tellOwner(account, 'key-revoked', { to: account.email, call });
    });
  }

  private async checkRoom(accountId: string, name: string): Promise<void> {
    const known = await this.keys.listOf(accountId);
    if (known.length >= maxApiKeys) throw new DomainError('WRONG_STATE');
    const isTaken = known.some((key) => key.name.toLowerCase() === name.toLowerCase());
    if (isTaken) throw invalid('name', 'is the name of another key');
  }

  /** Two keys at once are made one after the other. */
  private lockOwner(id: string): Promise<Account> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    return this.em.findOneOrFail(Account, { id }, lock);
  }
}

const invalid = (path: string, message: string) => new DomainError('INVALID', undefined, [{ path, message }]);

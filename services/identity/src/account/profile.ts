import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Profile } from '@gantry/contracts/schemas/account';
import { AuditTrail } from '../audit/audit-trail.ts';
import { toProfile } from './account.mapper.ts';
import { AccountRepository } from './account.repository.ts';
import type { Account } from './account.entity.ts';

const fields = ['name', 'company', 'phone', 'locale'] as const;

/** What people say about themselves. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly trail: AuditTrail,
  ) {}

  async profile(accountId: string): Promise<Profile> {
    return toProfile(await this.accounts.getAccount(accountId));
  }

  saveProfile(accountId: string, profile: Profile, requestId: string): Promise<Profile> {
    return this.em.transactional(async () => {
      const account = await this.accounts.getAccount(accountId);
      const { locale = account.locale, ...said } = profile;
      const now = { ...said, locale };
      for (const field of fields) await this.changeField(account, field, now[field], requestId);
      return toProfile(account);
    });
  }

  private async changeField(
    account: Account,
    field: (typeof fields)[number],
    after: string | null,
    requestId: string,
  ): Promise<void> {
    const before = account[field] ?? null;
    if (before === after) return;
    Object.assign(account, { [field]: after });
    const { id, email, role, number } = account;
    const actor = { at: new Date().toISOString(), actorId: id, actor: email, actorRole: role, reason: null };
    await this.trail.appendEntry({
      ...actor,
      entity: 'account',
      entityNumber: number,
      field,
      before,
      after,
      requestId,
    });
  }
}

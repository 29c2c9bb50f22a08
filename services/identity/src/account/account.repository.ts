import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@gantry/domain/roles';
import { Account } from './account.entity.ts';

/** Finds and keeps accounts. */
@Injectable()
export class AccountRepository {
  constructor(private readonly em: EntityManager) {}

  findByEmail(email: string): Promise<Account | null> {
    return this.em.findOne(Account, { email });
  }

  findByNumber(number: string): Promise<Account | null> {
    return this.em.findOne(Account, { number });
  }

  findById(id: string): Promise<Account | null> {
    return this.em.findOne(Account, { id });
  }

  /** By name. */
  findByRoles(roles: readonly Role[]): Promise<Account[]> {
    return this.em.find(Account, { role: { $in: [...roles] } }, { orderBy: { name: 'asc', number: 'asc' } });
  }

  getAccount(id: string): Promise<Account> {
    return this.em.findOneOrFail(Account, { id });
  }

  addAccount(account: Account): void {
    this.em.persist(account);
  }

  async nextNumber(): Promise<string> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select nextval('identity.account_number')::text as number`,
    );
    return `a-${row?.number}`;
  }
}

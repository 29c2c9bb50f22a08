import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';
import { Account } from '../account/account.entity.ts';
import { EraseAccount } from '../erasure/erase-account.ts';
import { OpenBusinessOf } from '../erasure/open-business.ts';

const batch = 100;

/** Accounts whose e-mail address nobody has proven: whoever signed up may not be whom it belongs to. */
@Injectable()
export class UnconfirmedAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly business: OpenBusinessOf,
    private readonly erasing: EraseAccount,
  ) {}

  /** Erases those that were made, and last used, before; one with something open waits. @returns how many */
  async eraseOlder(before: Date): Promise<number> {
    let erased = 0;
    for (let after = ''; ;) {
      const rows = await this.em.execute<{ id: string; number: string }[]>(
        `select id, number from identity.account where status = 'unconfirmed' and role = 'customer'
           and created_at < ? and coalesce(signed_in_at, created_at) < ? and number > ? order by number limit ?`,
        [before, before, after, batch],
      );
      for (const { id } of rows) if (await this.eraseOne(id)) erased += 1;
      if (rows.length < batch) return erased;
      after = rows.at(-1)!.number;
    }
  }

  private async eraseOne(id: string): Promise<boolean> {
    const known = await this.em.findOneOrFail(Account, { id });
    const isSettled = await this.business.refuseOpen(known).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError && error.code === 'WRONG_STATE') return false;
        throw error;
      },
    );
    if (!isSettled) return false;
    return this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const account = await em.findOneOrFail(Account, { id }, lock);
      if (account.isConfirmed) return false;
      await this.erasing.erase(account);
      return true;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';

/** Reviews and changes of reviews an account may send within a day. */
export const writingsADay = 20;
const day = 24 * 60 * 60;

/** Counts what an account writes, in the database: another session, address or process makes no difference. */
@Injectable()
export class WritingLimit {
  constructor(private readonly em: EntityManager) {}

  /**
   * Counts one writing, in the caller's transaction. The account's writings wait for each other until it ends.
   * @throws DomainError TOO_MANY_REQUESTS with `retryAfter` seconds
   */
  async takeTurn(accountId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 2))', [`review:${accountId}`]);
    await this.em.execute(
      `delete from catalog.review_writing where account_id = ? and at < now() - interval '1 day'`,
      [accountId],
    );
    const [row] = await this.em.execute<{ used: number; age: number | null }[]>(
      `select count(*)::integer as used, extract(epoch from now() - min(at))::integer as age
       from catalog.review_writing where account_id = ?`,
      [accountId],
    );
    if (row && row.used >= writingsADay) {
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, day - (row.age ?? 0)) });
    }
    await this.em.execute('insert into catalog.review_writing (account_id) values (?)', [accountId]);
  }
}

import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';
import { ReviewWriting } from './review-writing.entity.ts';

/** Reviews and changes of reviews an account may send within a day. */
export const writingsADay = 20;
const day = 24 * 60 * 60 * 1000;

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
    const now = Date.now();
    await this.em.nativeDelete(ReviewWriting, { accountId, at: { $lt: new Date(now - day) } });
    const writings = await this.em.find(ReviewWriting, { accountId }, { orderBy: { at: 'asc' } });
    const [first] = writings;
    if (first && writings.length >= writingsADay) {
      const milliseconds = first.at.getTime() + day - now;
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
    }
    this.em.persist(ReviewWriting.of(accountId, new Date(now)));
  }
}

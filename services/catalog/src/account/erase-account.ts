import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { erasedNameOf } from '@gantry/domain/erasure';
import { OnEvent } from '@gantry/nest-kit/events';
import { forgetWritesOf } from '@gantry/nest-kit/idempotency';
import { EraseReviews } from '../review/erase-reviews.ts';

/** Forgets the person of an erased account: reviews, alerts, reports. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly reviews: EraseReviews,
  ) {}

  @OnEvent('account.erased')
  async forget(erased: EventPayload<'account.erased'>): Promise<void> {
    const { accountId, accountNumber, email } = erased;
    await this.reviews.eraseReviewsOf(accountId);
    await this.em.execute('update catalog.review_change set actor = ? where actor_id = ?', [
      erasedNameOf(accountNumber),
      accountId,
    ]);
    for (const table of ['product_change', 'price_list_revision'])
      await this.em.execute(`update catalog.${table} set actor = ? where actor_id = ?`, [
        erasedNameOf(accountNumber),
        accountId,
      ]);
    await this.em.execute('delete from catalog.price_list_member where account_id = ?', [accountId]);
    await this.em.execute('update catalog.review_report set account_id = null where account_id = ?', [
      accountId,
    ]);
    await this.em.execute('delete from catalog.review_writing where account_id = ?', [accountId]);
    await this.em.execute('delete from catalog.stock_notice where account_id = ? or email = ?', [
      accountId,
      email,
    ]);
    await forgetWritesOf(this.em, erased);
  }
}

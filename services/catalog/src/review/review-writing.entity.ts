import { defineEntity, p } from '@mikro-orm/core';

const ReviewWritingSchema = defineEntity({
  name: 'ReviewWriting',
  schema: 'catalog',
  tableName: 'review_writing',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    accountId: p.string(),
    at: p.datetime(),
  },
});

/** One review, or change of a review, that an account sent; kept for a day. */
export class ReviewWriting extends ReviewWritingSchema.class {
  static of(accountId: string, at: Date): ReviewWriting {
    return Object.assign(new ReviewWriting(), { accountId, at });
  }
}
ReviewWritingSchema.setClass(ReviewWriting);

import { defineEntity, p } from '@mikro-orm/core';

const ReviewReportSchema = defineEntity({
  name: 'ReviewReport',
  schema: 'catalog',
  tableName: 'review_report',
  properties: {
    reviewId: p.uuid().primary(),
    /** tells networks apart within one review */
    network: p.string().primary(),
    accountId: p.string().nullable(),
    reason: p.string(),
    /** whether staff have decided since */
    settled: p.boolean(),
    at: p.datetime().defaultRaw('now()'),
  },
});

/** What a reader says is wrong with a review. */
export interface NewReport {
  readonly reviewId: string;
  readonly network: string;
  readonly accountId: string | null;
  readonly reason: string;
}

/** A reader's report of a public review. A network, and an account, reports a review once. */
export class ReviewReport extends ReviewReportSchema.class {
  static of(report: NewReport): ReviewReport {
    return Object.assign(new ReviewReport(), report, { settled: false });
  }
}
ReviewReportSchema.setClass(ReviewReport);

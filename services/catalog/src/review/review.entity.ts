import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { ReviewEntry, ReviewFinding } from '@gantry/contracts/schemas/review';
import { reviewStatuses } from '@gantry/domain/statuses/review-statuses';
import { canStartAs, canTransition } from '@gantry/domain/statuses/status-table';
import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import { DomainError } from '@gantry/nest-kit/errors';
import { checkReview } from './review-checks.ts';

export const ReviewSchema = defineEntity({
  name: 'Review',
  schema: 'catalog',
  tableName: 'review',
  properties: {
    id: p.uuid().primary(),
    productId: p.integer(),
    accountId: p.string(),
    accountNumber: p.string().nullable(),
    /** the account's name when it was written; staff see it, readers see `displayName` */
    author: p.string(),
    email: p.string().nullable(),
    /** of the page it was written on; its author is written to in it */
    language: p.string(),
    rating: p.smallint(),
    title: p.text(),
    body: p.text(),
    displayName: p.string().nullable(),
    status: p.string().$type<ReviewStatus>(),
    declineReason: p.text().nullable(),
    verified: p.boolean(),
    orderLineId: p.string().nullable(),
    orderNumber: p.string().nullable(),
    findings: p.json<ReviewFinding[]>(),
    findingCount: p.smallint(),
    /** reports since it was last approved */
    reportCount: p.integer(),
    version: p.integer(),
    writtenAt: p.datetime(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** Whose review of what. */
export interface Authorship {
  readonly productId: number;
  readonly accountId: string;
  readonly accountNumber: string | null;
  readonly author: string;
  readonly email: string | null;
}
/** By which order the author had bought the product; null when it was not or could not be found. */
export type Purchase = { readonly lineId: string; readonly orderNumber: string } | null;

/** What one account says about one product. */
export class Review extends ReviewSchema.class {
  static begin(authorship: Authorship): Review {
    const status: ReviewStatus = 'new';
    if (!canStartAs(reviewStatuses, status)) throw new DomainError('WRONG_STATE');
    return Object.assign(new Review(), {
      ...authorship,
      id: randomUUID(),
      status,
      verified: false,
      reportCount: 0,
      version: 0,
    });
  }

  /** Takes in what the author wrote, and what the automatic checks find in it. */
  writeEntry(entry: ReviewEntry, language: string, now: Date): void {
    const { rating, title, body, displayName } = entry;
    const findings = checkReview(entry);
    Object.assign(this, { rating, title, body, displayName, language, findings });
    this.findingCount = findings.length;
    this.declineReason = null;
    this.writtenAt = now;
    this.version += 1;
  }

  /** Once found, a purchase stays true, whatever becomes of the order. */
  boughtBy(purchase: Purchase): void {
    if (!purchase) return;
    this.verified = true;
    this.orderLineId = purchase.lineId;
    this.orderNumber = purchase.orderNumber;
  }

  /** @throws DomainError WRONG_STATE when the status book does not allow the move */
  moveTo(to: ReviewStatus): void {
    if (!canTransition(reviewStatuses, this.status, to)) {
      throw new DomainError('WRONG_STATE', { status: this.status, to });
    }
    this.status = to;
    this.version += 1;
    if (to === 'approved') this.reportCount = 0;
    if (to === 'deleted') this.erase();
  }

  /** What was said and who said it are gone; that there was a review, and its story, stay. */
  private erase(): void {
    Object.assign(this, { title: '', body: '', displayName: null, author: '', email: null, findings: [] });
    this.accountNumber = null;
    this.findingCount = 0;
  }
}
ReviewSchema.setClass(Review);

import type { OwnReview, ProductReviews, PublicReview } from '@gantry/contracts/schemas/review';

/** A published review, for tests. */
export const aReview = (facts: Partial<PublicReview> = {}): PublicReview => ({
  id: '0195b2a0-0000-7000-8000-000000000101',
  rating: 4,
  title: 'Holds up well',
  body: 'Six months on a conveyor, two shifts a day.',
  displayName: 'Maintenance, Casper',
  verified: true,
  language: 'en-US',
  writtenAt: '2026-11-02T15:00:00.000Z',
  ...facts,
});

/** A page of reviews, for tests. */
export const someReviews = (facts: Partial<ProductReviews> = {}): ProductReviews => ({
  items: [aReview()],
  total: 1,
  page: 1,
  size: 5,
  summary: { count: 1, average: 4, stars: [0, 0, 0, 1, 0] },
  ...facts,
});
export const noReviews = someReviews({
  items: [],
  total: 0,
  summary: { count: 0, average: null, stars: [0, 0, 0, 0, 0] },
});

/** A review as its author sees it, for tests. */
export const anOwnReview = (facts: Partial<OwnReview> = {}): OwnReview => ({
  ...aReview(),
  status: 'pending-review',
  declineReason: null,
  version: 2,
  canChange: true,
  canDelete: false,
  product: { sku: 'HXM840-ZP88', uri: 'hex', name: 'Hex head screw M8' },
  ...facts,
});

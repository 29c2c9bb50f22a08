import { expect, test } from '@jest/globals';
import {
  isReviewPublic,
  mayTransitionReview,
  reviewTransitionNeedsReason,
  reviewTransitionsOf,
  reviewStatuses,
  type ReviewActorRole,
} from './review-statuses.ts';
import { labelsOf } from './status-table.ts';

const labels = labelsOf(reviewStatuses);
const roles = labels.flatMap((from) =>
  Object.values(reviewStatuses[from].next).map(({ who }): readonly ReviewActorRole[] => who),
);

test('names somebody for every transition', () => {
  for (const who of roles) expect(who.length).toBeGreaterThan(0);
});

test.each([
  ['support', 'pending-review', ['approved', 'declined']],
  ['support', 'approved', ['pending-review']],
  ['support', 'declined', []],
  ['admin', 'approved', ['pending-review', 'deleted']],
  ['admin', 'declined', ['deleted']],
  ['author', 'approved', ['pending-review', 'deleted']],
  ['author', 'declined', ['pending-review', 'deleted']],
  ['author', 'pending-review', []],
  ['readers', 'approved', ['pending-review']],
  ['sales', 'pending-review', []],
  ['customer', 'approved', []],
  ['guest', 'approved', []],
] as const)('%s may take a review that is %s to %j', (who, from, to) => {
  expect(reviewTransitionsOf(who, from)).toEqual(to);
});

test('nothing leads out of deleted, and nothing is approved by its author', () => {
  for (const who of roles) {
    for (const one of who) {
      expect(reviewTransitionsOf(one, 'deleted')).toEqual([]);
      if (one === 'author' || one === 'readers' || one === 'system')
        expect(mayTransitionReview(one, 'pending-review', 'approved')).toBe(false);
    }
  }
});

test('taking a review out of sight needs a reason, publishing it does not', () => {
  expect(reviewTransitionNeedsReason('pending-review', 'declined')).toBe(true);
  expect(reviewTransitionNeedsReason('approved', 'pending-review')).toBe(true);
  expect(reviewTransitionNeedsReason('pending-review', 'approved')).toBe(false);
});

test('only approved reviews are public', () => {
  expect(labels.filter(isReviewPublic)).toEqual(['approved']);
});

import { expect, test } from '@jest/globals';
import {
  isReviewPublic,
  mayMoveReview,
  reviewMoveNeedsReason,
  reviewMovesOf,
  reviewStatuses,
  type ReviewMover,
} from './review-moves.ts';
import { labelsOf } from './status-table.ts';

const labels = labelsOf(reviewStatuses);
const movers = labels.flatMap((from) =>
  Object.values(reviewStatuses[from].next).map(({ who }): readonly ReviewMover[] => who),
);

test('names somebody for every move', () => {
  for (const who of movers) expect(who.length).toBeGreaterThan(0);
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
] as const)('%s may move a review that is %s to %j', (who, from, to) => {
  expect(reviewMovesOf(who, from)).toEqual(to);
});

test('nobody moves what is deleted, and nothing is approved by its author', () => {
  for (const who of movers) {
    for (const one of who) {
      expect(reviewMovesOf(one, 'deleted')).toEqual([]);
      if (one === 'author' || one === 'readers' || one === 'system')
        expect(mayMoveReview(one, 'pending-review', 'approved')).toBe(false);
    }
  }
});

test('taking a review out of sight needs a reason, publishing it does not', () => {
  expect(reviewMoveNeedsReason('pending-review', 'declined')).toBe(true);
  expect(reviewMoveNeedsReason('approved', 'pending-review')).toBe(true);
  expect(reviewMoveNeedsReason('pending-review', 'approved')).toBe(false);
});

test('only approved reviews are public', () => {
  expect(labels.filter(isReviewPublic)).toEqual(['approved']);
});

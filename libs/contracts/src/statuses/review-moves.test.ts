import { expect, test } from '@jest/globals';
import { allowedMoves, labelsOf } from './moves.ts';
import {
  isReviewPublic,
  mayMoveReview,
  reviewMoveNeedsReason,
  reviewMoveRows,
  reviewMovesOf,
} from './review-moves.ts';

const labels = labelsOf('review');

test('names somebody for every move of the status book and for no other', () => {
  const book = labels.flatMap((from) => allowedMoves('review', from).map((to) => `${from} → ${to}`));
  expect(reviewMoveRows.map(({ from, to }) => `${from} → ${to}`).sort()).toEqual(book.sort());
  for (const { who } of reviewMoveRows) expect(who.length).toBeGreaterThan(0);
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
  for (const { who } of reviewMoveRows) {
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

import type { Role } from '../roles.ts';
import { canMove, type Status } from './moves.ts';

export type ReviewStatus = Status<'review'>;

/** Who makes a move of a review: `author` is the account that wrote it, `readers` are those who reported it. */
export type ReviewMover = Role | 'author' | 'readers' | 'system';

interface MoveRow {
  readonly from: ReviewStatus;
  readonly to: ReviewStatus;
  readonly who: readonly ReviewMover[];
  /** the person who makes it must say why */
  readonly needsReason?: true;
}

/** Who may make which move of a review's status book (domain B9). */
export const reviewMoveRows: readonly MoveRow[] = [
  { from: 'new', to: 'pending-review', who: ['system'] },
  { from: 'pending-review', to: 'approved', who: ['support', 'admin'] },
  { from: 'pending-review', to: 'declined', who: ['support', 'admin'], needsReason: true },
  {
    from: 'approved',
    to: 'pending-review',
    who: ['author', 'readers', 'support', 'admin'],
    needsReason: true,
  },
  { from: 'declined', to: 'pending-review', who: ['author'] },
  { from: 'approved', to: 'deleted', who: ['author', 'admin'], needsReason: true },
  { from: 'declined', to: 'deleted', who: ['author', 'admin'], needsReason: true },
];

const rowOf = (from: ReviewStatus, to: ReviewStatus) =>
  reviewMoveRows.find((row) => row.from === from && row.to === to);

/** Whether the status book allows the move and this mover may make it. */
export const mayMoveReview = (who: ReviewMover, from: ReviewStatus, to: ReviewStatus): boolean =>
  canMove('review', from, to) && (rowOf(from, to)?.who.includes(who) ?? false);

/** Whether staff must say why: everything that takes a review out of sight. The author needs no reason. */
export const reviewMoveNeedsReason = (from: ReviewStatus, to: ReviewStatus): boolean =>
  rowOf(from, to)?.needsReason ?? false;

/** The moves open to someone from here, in the order of the book. */
export const reviewMovesOf = (who: ReviewMover, from: ReviewStatus): ReviewStatus[] =>
  reviewMoveRows.filter((row) => row.from === from && mayMoveReview(who, from, row.to)).map(({ to }) => to);

/** Only an approved review is shown to anybody but its author and staff. */
export const isReviewPublic = (status: ReviewStatus): boolean => status === 'approved';

import { reviewRoles, type Role } from '../roles.ts';
import type { TransitionRow } from './status-table.ts';

/** Who makes a transition of a review: `author` is the account that wrote it, `readers` are those who reported it. */
export type ReviewActorRole = Role | 'author' | 'readers' | 'system';

interface ReviewTransition {
  readonly who: readonly ReviewActorRole[];
  /** staff who make it must say why */
  readonly needsReason?: true;
}
interface ReviewStatusRow<Label extends string> extends TransitionRow<Label> {
  readonly next: { readonly [To in Label]?: ReviewTransition };
}
const rows = <Label extends string>(table: {
  readonly [L in Label]: ReviewStatusRow<NoInfer<Label>>;
}): Readonly<Record<Label, ReviewStatusRow<Label>>> => table;

/** The statuses of a review, with who may take it where. */
export const reviewStatuses = /* @__PURE__ */ rows({
  new: { starts: true, next: { 'pending-review': { who: ['system'] } } },
  'pending-review': {
    next: {
      approved: { who: reviewRoles },
      declined: { who: reviewRoles, needsReason: true },
    },
  },
  approved: {
    next: {
      'pending-review': { who: ['author', 'readers', ...reviewRoles], needsReason: true },
      deleted: { who: ['author', 'admin'], needsReason: true },
    },
  },
  declined: {
    next: {
      'pending-review': { who: ['author'] },
      deleted: { who: ['author', 'admin'], needsReason: true },
    },
  },
  deleted: { next: {} },
});

export type ReviewStatus = keyof typeof reviewStatuses;

/** Whether the status book allows the transition and this role may make it. */
export const mayTransitionReview = (who: ReviewActorRole, from: ReviewStatus, to: ReviewStatus): boolean =>
  reviewStatuses[from].next[to]?.who.includes(who) ?? false;

/** Whether staff must say why: everything that takes a review out of sight. The author needs no reason. */
export const reviewTransitionNeedsReason = (from: ReviewStatus, to: ReviewStatus): boolean =>
  reviewStatuses[from].next[to]?.needsReason ?? false;

/** The transitions open to someone from here, in the order of the book. */
export const reviewTransitionsOf = (who: ReviewActorRole, from: ReviewStatus): ReviewStatus[] =>
  (Object.keys(reviewStatuses[from].next) as ReviewStatus[]).filter((to) =>
    mayTransitionReview(who, from, to),
  );

/** Only an approved review is shown to anybody but its author and staff. */
export const isReviewPublic = (status: ReviewStatus): boolean => status === 'approved';

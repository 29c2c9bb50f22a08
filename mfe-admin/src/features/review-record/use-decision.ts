import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { AdminReview } from '@gantry/contracts/schemas/review';
import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import {
  useCatalogAdminGetReviewQuery,
  useCatalogAdminTransitionReviewMutation,
} from '../../api/reviews.endpoints.ts';

/** What became of the last decision. */
export type DecisionOutcome =
  | { readonly kind: 'done'; readonly to: ReviewStatus }
  | { readonly kind: 'refused'; readonly to: ReviewStatus; readonly failure: Failure['error'] | undefined };

/**
 * Takes a review through the status book. Whatever is refused, the review is read again, so that the page shows what is
 * true now; the reason that was written stays.
 */
export function useDecision({ id, version }: AdminReview) {
  const [transition] = useCatalogAdminTransitionReviewMutation();
  const { refetch } = useCatalogAdminGetReviewQuery({ params: { id } });
  const [outcome, setOutcome] = useState<DecisionOutcome>();

  const decide = async (
    { to, reason }: { readonly to: ReviewStatus; readonly reason?: string | null | undefined },
    keyFor: Attempt['keyFor'],
  ): Promise<SubmitAnswer> => {
    const body = { to, reason: reason?.trim() || null, version };
    const { error } = await transition(withKey({ params: { id }, body }, keyFor(body)));
    if (!error) {
      setOutcome({ kind: 'done', to });
      return undefined;
    }
    const failure = failureOf(error);
    if (failure?.code === 'INVALID') return { failure };
    setOutcome({ kind: 'refused', to, failure });
    void refetch();
    return 'kept';
  };
  return { decide, outcome };
}

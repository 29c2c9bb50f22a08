import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { AdminReview } from '@gantry/contracts/schemas/review';
import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { useState } from 'react';
import {
  useCatalogAdminGetReviewQuery,
  useCatalogAdminTransitionReviewMutation,
} from '../../api/reviews.endpoints.ts';

/** What became of the last decision. */
export type DecisionOutcome =
  | { readonly kind: 'done'; readonly to: ReviewStatus }
  | { readonly kind: 'reason-missing'; readonly to: ReviewStatus }
  | { readonly kind: 'refused'; readonly to: ReviewStatus; readonly failure: Failure['error'] | undefined };

/**
 * Takes a review through the status book. Whatever is refused, the review is read again, so that the page shows what is
 * true now; the reason that was written stays.
 */
export function useDecision({ id, version }: AdminReview) {
  const [transition, { isLoading }] = useCatalogAdminTransitionReviewMutation();
  const { refetch } = useCatalogAdminGetReviewQuery({ params: { id } });
  const [keys] = useState(() => attemptKeys());
  const [outcome, setOutcome] = useState<DecisionOutcome>();

  const decide = async (to: ReviewStatus, reason: string): Promise<boolean> => {
    const body = { to, reason: reason.trim() || null, version };
    const { error } = await transition(withKey({ params: { id }, body }, keys.keyFor(body)));
    if (!error) {
      keys.succeeded();
      setOutcome({ kind: 'done', to });
      return true;
    }
    setOutcome({ kind: 'refused', to, failure: failureOf(error) });
    void refetch();
    return false;
  };
  return { decide, outcome, setOutcome, isBusy: isLoading };
}

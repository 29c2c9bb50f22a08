import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

const worded: Readonly<Partial<Record<Failure['error']['code'], string>>> = {
  REVIEW_EXISTS: 'catalog.reviews.exists',
  STALE_VERSION: 'catalog.reviews.stale',
  TOO_MANY_REQUESTS: 'catalog.reviews.too-many',
};

/** Why a review was not taken, for the form; codes without words of their own keep the general ones. */
export function reviewRefusal(failure: Failure['error'] | undefined): Refusal {
  const message = failure && worded[failure.code];
  return { ...(failure ? { failure } : {}), ...(message ? { message } : {}) };
}

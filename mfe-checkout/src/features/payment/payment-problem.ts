import type { ErrorCode, Failure } from '@gantry/contracts/errors';
import type { CardFailure } from '@gantry/forms/card-failure';
import { failureNamed } from '@gantry/forms/card-failure';

/** What stands in the way of a payment: nothing is left to pay, it cannot be begun now, or it was refused. */
export type PaymentProblem =
  CardFailure | 'nothing-due' | 'in-progress' | 'service-off' | 'goods-gone' | 'too-many';

const reasons: readonly PaymentProblem[] = ['nothing-due', 'in-progress', 'service-off'];
const ofCodes: Partial<Record<ErrorCode, PaymentProblem>> = {
  TOO_MANY_REQUESTS: 'too-many',
  OUT_OF_STOCK: 'goods-gone',
};

/** The problem behind a refusal to begin a payment; what nobody knows is the provider's. */
export function problemOf(failure: Failure['error'] | undefined): PaymentProblem {
  if (!failure) return 'provider-away';
  const { reason, failure: named, shortages } = failure.data ?? {};
  const known =
    reasons.find((one) => one === reason) ?? failureNamed(typeof named === 'string' ? named : null);
  if (known) return known;
  if (shortages) return 'goods-gone';
  return ofCodes[failure.code] ?? 'provider-away';
}

import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { useState } from 'react';
import {
  useSalesAdminGetOrderQuery,
  useSalesAdminTransitionLinesMutation,
} from '../../api/orders.endpoints.ts';

/** What became of the last transition. */
export type Outcome =
  | { readonly kind: 'done'; readonly to: LineStatus; readonly count: number }
  | { readonly kind: 'reason-missing'; readonly to: LineStatus }
  | { readonly kind: 'refused'; readonly to: LineStatus; readonly failure: Failure['error'] | undefined };

/**
 * Takes lines through the status book. Whatever is refused, the order is read again, so that the page shows what is
 * true now; what was chosen and written stays.
 */
export function useTransitions(order: AdminOrder) {
  const [transition, { isLoading }] = useSalesAdminTransitionLinesMutation();
  const { refetch } = useSalesAdminGetOrderQuery({ params: { number: order.number } });
  const [keys] = useState(() => attemptKeys());
  const [outcome, setOutcome] = useState<Outcome>();

  const transitionLines = async (
    lineIds: readonly string[],
    to: LineStatus,
    reason: string,
  ): Promise<boolean> => {
    const params = { number: order.number };
    const body = { lineIds: [...lineIds], to, reason: reason.trim() || null, version: order.version };
    const { error } = await transition(withKey({ params, body }, keys.keyFor(body)));
    if (!error) {
      keys.succeeded();
      setOutcome({ kind: 'done', to, count: lineIds.length });
      return true;
    }
    const failure = failureOf(error);
    const isReason = failure?.issues?.some(({ path }) => path.endsWith('reason')) ?? false;
    setOutcome(isReason ? { kind: 'reason-missing', to } : { kind: 'refused', to, failure });
    if (!isReason) void refetch();
    return false;
  };
  return { transitionLines, outcome, setOutcome, isBusy: isLoading };
}

import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import {
  useSalesAdminGetOrderQuery,
  useSalesAdminTransitionLinesMutation,
} from '../../api/orders.endpoints.ts';

/** What became of the last transition. */
export type Outcome =
  | { readonly kind: 'done'; readonly to: LineStatus; readonly count: number }
  | { readonly kind: 'refused'; readonly to: LineStatus; readonly failure: Failure['error'] | undefined };

interface Wish {
  readonly to: LineStatus;
  readonly reason?: string | null | undefined;
  /** the day late goods leave */
  readonly promisedOn?: string | null | undefined;
}

/**
 * Takes lines through the status book. Whatever is refused, the order is read again, so that the page shows what is
 * true now; what was chosen and written stays.
 * @param onDone called once a transition went through
 */
export function useTransitions(order: AdminOrder, onDone: () => void) {
  const [transition] = useSalesAdminTransitionLinesMutation();
  const { refetch } = useSalesAdminGetOrderQuery({ params: { number: order.number } });
  const [outcome, setOutcome] = useState<Outcome>();

  const transitionLines = async (
    lineIds: readonly string[],
    { to, reason, promisedOn }: Wish,
    keyFor: Attempt['keyFor'],
  ): Promise<SubmitAnswer> => {
    const params = { number: order.number };
    const wish = { to, reason: reason?.trim() || null, promisedOn: promisedOn || null };
    const body = { ...wish, lineIds: [...lineIds], version: order.version };
    const { error } = await transition(withKey({ params, body }, keyFor(body)));
    if (!error) {
      setOutcome({ kind: 'done', to, count: lineIds.length });
      onDone();
      return undefined;
    }
    const failure = failureOf(error);
    if (failure?.code === 'INVALID') return { failure };
    setOutcome({ kind: 'refused', to, failure });
    void refetch();
    return 'kept';
  };
  return { transitionLines, outcome };
}

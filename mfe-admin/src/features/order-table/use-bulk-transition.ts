import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { useEffect, useRef, useState } from 'react';
import {
  useLazySalesAdminGetOrderQuery,
  useSalesAdminTransitionLinesMutation,
} from '../../api/orders.endpoints.ts';
import { movableLines, type MovableLines } from './movable-lines.ts';

/** What became of one of the chosen orders. */
export type BulkResult = { readonly number: string } & (
  | { readonly kind: 'done'; readonly count: number }
  | { readonly kind: 'hindered'; readonly by: Extract<MovableLines, { blockers: unknown }> }
  | { readonly kind: 'refused'; readonly failure: Failure['error'] | undefined }
);

/** Where the lines shall go, and why. */
export interface BulkWish {
  readonly to: LineStatus;
  readonly reason: string | null;
}

/**
 * Takes the lines of many orders through the status book, one order after the other, each as if its record were open:
 * read, then changed with a key of its own. One that is refused keeps none of the others from being done.
 */
export function useBulkTransition() {
  const transitionOrder = useOrderTransition();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [count, setCount] = useState(0);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  // Whoever leaves the page sees no more of it: what has not begun is not begun.
  useEffect(() => stop, []);

  const transitionOrders = async (numbers: readonly string[], wish: BulkWish) => {
    isStopped.current = false;
    setResults([]);
    setCount(numbers.length);
    const reached: BulkResult[] = [];
    for (const number of numbers) {
      if (isStopped.current) break;
      reached.push(await transitionOrder(number, wish));
      setResults([...reached]);
    }
    return reached;
  };
  return {
    transitionOrders,
    results,
    /** how many orders were begun with */
    count,
    /** what is under way is finished, the rest is left as it is */
    stop,
  };
}

type Body = ReturnType<typeof bodyOf>;

/**
 * Reads an order and takes those of its lines that can go to where they shall. What got no answer may have been done: asked
 * for once more, it is sent as it was, with its key, before the order is read anew.
 */
function useOrderTransition() {
  const [readOrder] = useLazySalesAdminGetOrderQuery();
  const [transition] = useSalesAdminTransitionLinesMutation();
  const unanswered = useRef(new Map<string, { readonly key: string; readonly body: Body }>());

  const send = async (number: string, body: Body, key: string): Promise<BulkResult> => {
    const { error } = await transition(withKey({ params: { number }, body }, key));
    if (!error) return { number, kind: 'done', count: body.lineIds.length };
    const failure = failureOf(error);
    if (!failure) unanswered.current.set(number, { key, body });
    return { number, kind: 'refused', failure };
  };
  return async (number: string, { to, reason }: BulkWish): Promise<BulkResult> => {
    const before = unanswered.current.get(number);
    unanswered.current.delete(number);
    if (before?.body.to === to && before.body.reason === reason) return send(number, before.body, before.key);
    const { data: order, error } = await readOrder({ params: { number } });
    if (!order) return { number, kind: 'refused', failure: failureOf(error) };
    const movable = movableLines(order, to, reason !== null);
    if (movable.hindrance) return { number, kind: 'hindered', by: movable };
    return send(number, bodyOf(order, movable.lineIds, { to, reason }), newKey());
  };
}

const bodyOf = ({ version }: AdminOrder, lineIds: readonly string[], { to, reason }: BulkWish) => ({
  to,
  reason,
  promisedOn: null,
  lineIds: [...lineIds],
  version,
});

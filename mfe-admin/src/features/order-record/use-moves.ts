import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { LineStatus } from '@gantry/contracts/statuses/moves';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { useState } from 'react';
import { useSalesAdminGetOrderQuery, useSalesAdminMoveLinesMutation } from '../../api/orders.endpoints.ts';

/** What became of the last move. */
export type MoveOutcome =
  | { readonly kind: 'moved'; readonly to: LineStatus; readonly count: number }
  | { readonly kind: 'reason-missing'; readonly to: LineStatus }
  | { readonly kind: 'refused'; readonly to: LineStatus; readonly failure: Failure['error'] | undefined };

/**
 * Moves lines through the status book. Whatever is refused, the order is read again, so that the desk shows what is
 * true now; what was chosen and written stays.
 */
export function useMoves(order: AdminOrder) {
  const [move, { isLoading }] = useSalesAdminMoveLinesMutation();
  const { refetch } = useSalesAdminGetOrderQuery({ params: { number: order.number } });
  const [keys] = useState(() => attemptKeys());
  const [outcome, setOutcome] = useState<MoveOutcome>();

  const moveLines = async (lineIds: readonly string[], to: LineStatus, reason: string): Promise<boolean> => {
    const params = { number: order.number };
    const body = { lineIds: [...lineIds], to, reason: reason.trim() || null, version: order.version };
    const { error } = await move(withKey({ params, body }, keys.keyFor(body)));
    if (!error) {
      keys.succeeded();
      setOutcome({ kind: 'moved', to, count: lineIds.length });
      return true;
    }
    const failure = failureOf(error);
    const isReason = failure?.issues?.some(({ path }) => path.endsWith('reason')) ?? false;
    setOutcome(isReason ? { kind: 'reason-missing', to } : { kind: 'refused', to, failure });
    if (!isReason) void refetch();
    return false;
  };
  return { moveLines, outcome, setOutcome, isMoving: isLoading };
}

import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { ErrorCode } from '@gantry/contracts/errors';
import type { Cart, CartLine } from '@gantry/contracts/schemas/cart';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { cartApi } from '../../api/cart.endpoints.ts';
import { shortSupplyOf, type ShortSupply } from '../../features/cart/short-supply.ts';

/** Why an attempt was refused. */
export interface Refused {
  readonly code: ErrorCode;
  /** where more was wanted than can come */
  readonly short: ShortSupply | undefined;
}

interface Outcome {
  /** how often it was added; 0 until the first press */
  readonly times: number;
  /** why the last attempt was refused; undefined while it runs and once it succeeded */
  readonly refused: Refused | undefined;
  /** its line in the cart, where parts of it leave on days of their own */
  readonly parted: CartLine | undefined;
}

/** What happens to the action that is dispatched; RTK's own types need the store's. */
type Dispatched = (action: unknown) => Promise<{ data?: Cart; error?: unknown }>;

/**
 * Adds a product to the cart and tells what became of the last attempt. Every row of a listing has one: unlike a
 * mutation's own hook it costs nothing before it is used, and no change of the store reaches it.
 */
export function useAddLine() {
  const dispatch = useDispatch() as Dispatched;
  const [outcome, setOutcome] = useState<Outcome>({ times: 0, refused: undefined, parted: undefined });

  const addLine = async (body: { sku: string; quantity: number }): Promise<void> => {
    const times = outcome.times + 1;
    setOutcome({ times, refused: undefined, parted: undefined });
    const attempt = cartApi.endpoints.salesAddCartLine.initiate(withKey({ body }, newKey()), {
      track: false,
    });
    const { data, error } = await dispatch(attempt);
    const refused = error ? refusedBy(error) : undefined;
    const parted = data?.lines.find(({ sku, parts }) => sku === body.sku && parts.length > 1);
    // Of several only the last one counts.
    if (refused || parted) setOutcome((now) => (now.times === times ? { times, refused, parted } : now));
  };
  return { ...outcome, add: addLine };
}

function refusedBy(error: unknown): Refused {
  const failure = failureOf(error);
  return { code: failure?.code ?? 'UNAVAILABLE', short: shortSupplyOf(failure?.data) };
}

import { newKey, withKey } from '@gantry/api-client';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { cartApi } from '../../api/cart.endpoints.ts';

/** A product of which less lies on the shelf than the cart holds now. */
export interface Shortage {
  readonly available: number;
  readonly wanted: number;
  /** nobody brings the rest: it cannot be ordered like this */
  readonly isFinal: boolean;
}

interface Outcome {
  /** how often it was added; 0 until the first press */
  readonly times: number;
  /** why the last attempt was refused; undefined while it runs and once it succeeded */
  readonly error: unknown;
  readonly shortage: Shortage | undefined;
}

/** What happens to the action that is dispatched; RTK's own types need the store's. */
type Dispatched = (action: unknown) => Promise<{ data?: Cart; error?: unknown }>;

/**
 * Adds a product to the cart and tells what became of the last attempt. Every row of a listing has one: unlike a
 * mutation's own hook it costs nothing before it is used, and no change of the store reaches it.
 */
export function useAddLine() {
  const dispatch = useDispatch() as Dispatched;
  const [outcome, setOutcome] = useState<Outcome>({ times: 0, error: undefined, shortage: undefined });

  const addLine = async (body: { sku: string; quantity: number }): Promise<void> => {
    const times = outcome.times + 1;
    setOutcome({ times, error: undefined, shortage: undefined });
    const attempt = cartApi.endpoints.salesAddCartLine.initiate(withKey({ body }, newKey()), {
      track: false,
    });
    const { data, error } = await dispatch(attempt);
    const shortage = data && shortageOf(data, body.sku);
    // Of several only the last one counts.
    if (error || shortage) setOutcome((now) => (now.times === times ? { times, error, shortage } : now));
  };
  return { ...outcome, add: addLine };
}

function shortageOf({ messages }: Cart, sku: string): Shortage | undefined {
  const message = messages.find(({ code, data }) => code === 'short-stock' && data?.sku === sku);
  if (!message) return undefined;
  const { available = 0, wanted = 0 } = message.data ?? {};
  return { available: Number(available), wanted: Number(wanted), isFinal: message.severity === 'error' };
}

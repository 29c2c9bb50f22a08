import { newKey, withKey } from '@gantry/api-client';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { cartApi } from '../../api/cart.endpoints.ts';

interface Outcome {
  /** how often it was added; 0 until the first press */
  readonly times: number;
  /** why the last attempt was refused; undefined while it runs and once it succeeded */
  readonly error: unknown;
}

/** What happens to the action that is dispatched; RTK's own types need the store's. */
type Dispatched = (action: unknown) => Promise<{ error?: unknown }>;

/**
 * Adds a product to the cart and tells what became of the last attempt. Every row of a listing has one: unlike a
 * mutation's own hook it costs nothing before it is used, and no change of the store reaches it.
 */
export function useAddLine() {
  const dispatch = useDispatch() as Dispatched;
  const [outcome, setOutcome] = useState<Outcome>({ times: 0, error: undefined });

  const add = async (body: { sku: string; quantity: number }): Promise<void> => {
    const times = outcome.times + 1;
    setOutcome({ times, error: undefined });
    const attempt = cartApi.endpoints.salesAddCartLine.initiate(withKey({ body }, newKey()), {
      track: false,
    });
    const { error } = await dispatch(attempt);
    // Of several only the last one counts.
    if (error) setOutcome((now) => (now.times === times ? { times, error } : now));
  };
  return { ...outcome, add };
}

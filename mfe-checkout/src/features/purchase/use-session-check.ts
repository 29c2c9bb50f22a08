import { useUser } from '@gantry/api-client';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { purchaseApi } from '../../api/purchase.endpoints.ts';

/** What a buyer is told whose session has ended: the server takes them for a guest, without cart and terms. */
const asToGuests: readonly string[] = ['CART_EMPTY', 'CART_CHANGED', 'CREDIT_EXCEEDED'];

/**
 * After a refusal that a guest would get, asks for something of the signed-in buyer: where the session has ended, that
 * call leads to the sign-in and from there back to the purchase, whose draft is kept.
 * @returns checks a refusal's code; resolves once it is known
 */
export function useSessionCheck(previewCode?: string): (code: string | undefined) => Promise<void> {
  const user = useUser();
  const dispatch = useDispatch() as (action: unknown) => Promise<unknown>;
  const check = useCallback(
    async (code: string | undefined) => {
      if (!user || !code || !asToGuests.includes(code)) return;
      const { initiate } = purchaseApi.endpoints.salesGetCheckoutDefaults;
      await dispatch(initiate(undefined, { subscribe: false, forceRefetch: true }));
    },
    [user, dispatch],
  );
  useEffect(() => void check(previewCode), [check, previewCode]);
  return check;
}

import { cartChanged, failureOf, withKey } from '@gantry/api-client';
import { myApprovalPath } from '@gantry/contracts/addresses/account';
import { orderConfirmationPath, paymentPath } from '@gantry/contracts/addresses/checkout';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { isPaidOnline, type CheckoutPreview, type PurchaseForm } from '@gantry/contracts/schemas/order';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { checkoutApi } from '../../api/checkout-api.ts';
import { useSalesAskApprovalMutation, useSalesPlaceOrderMutation } from '../../api/purchase.endpoints.ts';
import { changeOf, type OrderChange } from './change-notice.tsx';
import { forgetDraft } from './draft.ts';
import { useSessionCheck } from './use-session-check.ts';

interface PlaceOrder {
  readonly form: PurchaseForm;
  readonly cartVersion: number;
  readonly acceptedTotal: number;
  readonly acceptedDates: string;
  /** an order never comes without one of them unseen */
  readonly acceptedGifts: { readonly sku: string; readonly quantity: number }[];
}

const worded: Readonly<Record<string, string>> = {
  CART_EMPTY: 'checkout.failure.cart-empty',
  SHIPPING_UNAVAILABLE: 'checkout.failure.shipping-unavailable',
  NEEDS_APPROVAL: 'checkout.failure.needs-approval',
  CREDIT_EXCEEDED: 'checkout.failure.credit-exceeded',
  IDEMPOTENCY_CONFLICT: 'checkout.failure.already-placed',
};

/**
 * Places the order the buyer has seen, or sends it to whoever approves it in their company: cart version and accepted total go along, so that nobody buys what they have not
 * looked at. The same content is always the same attempt, so a repeat gives the same order.
 */
export function usePlaceOrder(preview: CheckoutPreview | undefined, cart: Cart) {
  const send = useSend(preview);
  const [change, setChange] = useState<OrderChange>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const checkSession = useSessionCheck();

  const submit = async (form: PurchaseForm, attempt: Attempt): Promise<SubmitAnswer> => {
    if (!preview) return { message: 'checkout.failure.no-preview' };
    const acceptedTotal = preview.totals.grandTotal;
    const { cartVersion, datesKey: acceptedDates } = preview;
    const acceptedGifts = (preview.gifts ?? []).map(({ sku, quantity }) => ({ sku, quantity }));
    const body = { form, cartVersion, acceptedTotal, acceptedDates, acceptedGifts };
    const { path, error } = await send(body, attempt);
    if (path) {
      forgetDraft();
      dispatch(cartChanged(null));
      void navigate(path, { replace: true });
      return;
    }
    const failure = failureOf(error);
    await checkSession(failure?.code);
    const changed = changeOf(failure?.code, { preview, lines: cart.lines });
    setChange(changed);
    // its company has another rule by now: the button says what it does
    if (failure?.code === 'NEEDS_APPROVAL') dispatch(checkoutApi.util.invalidateTags(['Cart']));
    if (!changed) return { failure, message: failure && worded[failure.code] };
    dispatch(checkoutApi.util.invalidateTags(['Cart']));
    return 'kept';
  };
  return { submit, change };
}

/** Sends it as an order, or for approval where the preview says so; gives the address that is next. */
function useSend(preview: CheckoutPreview | undefined) {
  const [place] = useSalesPlaceOrderMutation();
  const [ask] = useSalesAskApprovalMutation();
  return async (body: PlaceOrder, attempt: Attempt) => {
    const call = withKey({ body }, attempt.keyFor(body));
    if (preview?.approval?.isNeeded) {
      const { data, error } = await ask(call);
      return { path: data && myApprovalPath(data.number), error };
    }
    const { data, error } = await place(call);
    return { path: data && nextPath(body, data), error };
  };
}

/** What is paid online is paid now, and what is paid with a wallet at its own address. */
function nextPath(
  { form: { paymentService }, acceptedTotal }: PlaceOrder,
  order: { readonly number: string; readonly token: string },
) {
  // promotions may leave nothing to pay
  if (!isPaidOnline(paymentService) || acceptedTotal === 0)
    return orderConfirmationPath(order.number, order.token);
  const path = paymentPath(paymentService, { order: order.number, token: order.token });
  return paymentService === 'paypal-express-checkout' ? `${path}&begin=1` : path;
}

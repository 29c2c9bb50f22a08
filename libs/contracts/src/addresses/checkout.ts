// Addresses of pages of the checkout, without locale: the router and the mails put its prefix in front. Each call is
// marked pure, so that a build keeps only those it uses.
import { pageAddress, withQuery } from './page-address.ts';

export const cartPath = /* @__PURE__ */ pageAddress('/cart');
export const flyOutCartPath = /* @__PURE__ */ pageAddress('/cart/flyOutCart');
export const purchasePath = /* @__PURE__ */ pageAddress('/checkout/purchase');
export const purchaseCompletePath = /* @__PURE__ */ pageAddress('/checkout/purchase/complete');
/** The confirmation of an order, for whoever holds its token. */
export const orderConfirmationPath = (number: string, token: string): string =>
  withQuery(purchaseCompletePath(), { order: number, token });
export const quotePath = /* @__PURE__ */ pageAddress('/quote');
/** A request for a quote that begins with what stands here; `/quote` alone goes on with the draft. */
export const requestQuotePath = (begin: {
  readonly from?: 'cart' | 'unresolved';
  /** id of a saved list */
  readonly list?: string;
  readonly sku?: string;
  /** what the visitor is after, in words */
  readonly text?: string;
  /** number of an earlier request, and the token that opens it where there is no account */
  readonly again?: string;
  readonly token?: string;
}): string => withQuery(quotePath(), begin);
/** The draft after lines were added of which so many had no room. */
export const quoteDraftPath = (leftOut: number): string =>
  leftOut > 0 ? withQuery(quotePath(), { 'left-out': String(leftOut) }) : quotePath();
export const quoteCompletePath = /* @__PURE__ */ pageAddress('/quote/complete/:number');
/** What became of a request, for whoever holds its token; its account needs none. */
export const quoteTakenPath = (number: string, token: string): string =>
  withQuery(quoteCompletePath(number), { token });
export const cardPaymentPath = /* @__PURE__ */ pageAddress('/checkout/stripe');
export const cardConfirmPath = /* @__PURE__ */ pageAddress('/checkout/stripe/confirm');
export const cardCompletePath = /* @__PURE__ */ pageAddress('/checkout/stripe/complete');
export const walletConfirmPath = /* @__PURE__ */ pageAddress('/checkout/paypal/confirm');
export const walletCompletePath = /* @__PURE__ */ pageAddress('/checkout/paypal/complete');
/** What is paid on a payment page, and by what right. */
export interface PayableAddress {
  readonly order: string;
  /** the order's own token; opens it for whoever has no account */
  readonly token?: string | null | undefined;
  /** number of the invoice that is paid; without it the order */
  readonly invoice?: string | null | undefined;
}
const paymentPages = {
  'stripe-payment-intent': { pay: cardPaymentPath, back: cardConfirmPath, done: cardCompletePath },
  'paypal-express-checkout': { pay: walletConfirmPath, back: walletConfirmPath, done: walletCompletePath },
} as const;
type PaidOnline = keyof typeof paymentPages;
/** The order's token is `key` in addresses of payment pages: providers add a `token` of theirs. */
const payableQuery = ({ order, token, invoice }: PayableAddress): Record<string, string> => ({
  order,
  ...(token ? { key: token } : {}),
  ...(invoice ? { invoice } : {}),
});
/** The page on which an order or invoice is paid online, by the name of the way to pay. */
export const paymentPath = (service: PaidOnline, payable: PayableAddress): string =>
  withQuery(paymentPages[service].pay(), payableQuery(payable));
/**
 * Where the provider sends the payer back to, or, where they give up, with `isCanceled`. The provider adds its name of
 * the payment: `payment_intent`, or `token`.
 */
export const paymentReturnPath = (
  service: PaidOnline,
  { isCanceled, ...payable }: PayableAddress & { readonly isCanceled?: boolean },
): string =>
  withQuery(paymentPages[service].back(), {
    ...payableQuery(payable),
    ...(isCanceled ? { canceled: '1' } : {}),
  });
/** Where a payment ends that is reserved or paid. */
export const paymentCompletePath = (
  service: PaidOnline,
  { reference, ...payable }: PayableAddress & { readonly reference: string },
): string => withQuery(paymentPages[service].done(), { ...payableQuery(payable), payment: reference });
/** Reads what is paid from the address of a payment page; undefined where it names no order. */
export function readPayable(search: URLSearchParams): PayableAddress | undefined {
  const order = search.get('order');
  return order ? { order, token: search.get('key'), invoice: search.get('invoice') } : undefined;
}
export const shipmentPath = /* @__PURE__ */ pageAddress('/shipment/:action');
/** What can be done with a shipment, or with lines of an order that are late. */
export const shipmentActions = ['track', 'confirm', 'report', 'keep', 'cancel'] as const;
export type ShipmentAction = (typeof shipmentActions)[number];
/** A shipment by its number; the token opens it for whoever is not signed in. */
export const followShipmentPath = (
  action: Extract<ShipmentAction, 'track' | 'confirm' | 'report'>,
  shipment: string,
  token?: string | null,
): string => withQuery(shipmentPath(action), { shipment, ...(token ? { token } : {}) });
/** Late lines of an order, to be kept or cancelled. */
export const decideDelayPath = (
  action: Extract<ShipmentAction, 'keep' | 'cancel'>,
  order: string,
  token?: string | null,
): string => withQuery(shipmentPath(action), { order, ...(token ? { token } : {}) });

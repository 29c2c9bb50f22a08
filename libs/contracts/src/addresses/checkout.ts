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
  /** ids of lines of the cart, with `from: 'cart'` */
  readonly lines?: readonly string[];
  readonly sku?: string;
  /** what the visitor is after, in words */
  readonly text?: string;
  /** number of an earlier request, and the token that opens it where there is no account */
  readonly again?: string;
  readonly token?: string;
}): string => {
  const { lines, ...rest } = begin;
  return withQuery(quotePath(), { ...rest, ...(lines ? { lines: lines.join(',') } : {}) });
};
export const quoteCompletePath = /* @__PURE__ */ pageAddress('/quote/complete/:number');
/** What became of a request, for whoever holds its token; its account needs none. */
export const quoteTakenPath = (number: string, token: string): string =>
  withQuery(quoteCompletePath(number), { token });
export const cardPaymentPath = /* @__PURE__ */ pageAddress('/checkout/stripe');
export const cardConfirmPath = /* @__PURE__ */ pageAddress('/checkout/stripe/confirm');
export const cardCompletePath = /* @__PURE__ */ pageAddress('/checkout/stripe/complete');
export const walletConfirmPath = /* @__PURE__ */ pageAddress('/checkout/paypal/confirm');
export const walletCompletePath = /* @__PURE__ */ pageAddress('/checkout/paypal/complete');
export const shipmentPath = /* @__PURE__ */ pageAddress('/shipment/:action');

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
export const quoteCompletePath = /* @__PURE__ */ pageAddress('/quote/complete/:number');
export const cardPaymentPath = /* @__PURE__ */ pageAddress('/checkout/stripe');
export const cardConfirmPath = /* @__PURE__ */ pageAddress('/checkout/stripe/confirm');
export const cardCompletePath = /* @__PURE__ */ pageAddress('/checkout/stripe/complete');
export const walletConfirmPath = /* @__PURE__ */ pageAddress('/checkout/paypal/confirm');
export const walletCompletePath = /* @__PURE__ */ pageAddress('/checkout/paypal/complete');
export const shipmentPath = /* @__PURE__ */ pageAddress('/shipment/:action');

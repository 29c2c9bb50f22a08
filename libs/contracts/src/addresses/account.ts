// Addresses of pages of the account, without locale: the router and the mails put its prefix in front. Each call is
// marked pure, so that a build keeps only those it uses.
import { pageAddress, withQuery } from './page-address.ts';

export const signInPath = /* @__PURE__ */ pageAddress('/sign-in');
/** The sign-in page, coming back to `ref` afterwards. */
export const signInToPath = (ref: string): string => withQuery(signInPath(), { ref });
export const signOutPath = /* @__PURE__ */ pageAddress('/sign-out');
export const recoveryPath = /* @__PURE__ */ pageAddress('/auth/recovery');
export const recoveryCodePath = /* @__PURE__ */ pageAddress('/auth/recovery/:code');
export const myAccountPath = /* @__PURE__ */ pageAddress('/my-account');
export const myAddressesPath = /* @__PURE__ */ pageAddress('/my-account/address');
export const myProfilePath = /* @__PURE__ */ pageAddress('/my-account/profile');
export const confirmUsernamePath = /* @__PURE__ */ pageAddress('/my-account/confirm-username');
export const myOrdersPath = /* @__PURE__ */ pageAddress('/my-account/orders');
export const myItemsPath = /* @__PURE__ */ pageAddress('/my-account/orders/items');
export const myListsPath = /* @__PURE__ */ pageAddress('/my-account/lists');
export const myListPath = /* @__PURE__ */ pageAddress('/my-account/lists/:id');
export const myOrderPath = /* @__PURE__ */ pageAddress('/my-account/orders/:number');
export const myOrderPrintPath = /* @__PURE__ */ pageAddress('/my-account/orders/print/:number');
export const myInvoicePath = /* @__PURE__ */ pageAddress('/my-account/orders/invoice/:number');
export const myInvoicesPath = /* @__PURE__ */ pageAddress('/my-account/invoices');
export const myStatementPath = /* @__PURE__ */ pageAddress('/my-account/invoices/statement');
export const myInquiriesPath = /* @__PURE__ */ pageAddress('/my-account/inquiries');
export const myInquiryPath = /* @__PURE__ */ pageAddress('/my-account/inquiries/:number');
export const myInquiryPrintPath = /* @__PURE__ */ pageAddress('/my-account/inquiries/print/:number');
/** What a supplier is asked, for whoever holds the link they were mailed. */
export const supplierRequestPath = /* @__PURE__ */ pageAddress('/supplier/:token');
/** A purchase order, for whoever holds the link its supplier was mailed. */
export const supplierOrderPath = /* @__PURE__ */ pageAddress('/supplier/order/:token');

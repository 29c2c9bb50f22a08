// Addresses of pages of the account, without locale: the router and the mails put its prefix in front. Each call is
// marked pure, so that a build keeps only those it uses.
import type { OwnPaper } from '../schemas/paper.ts';
import { pageAddress, withQuery } from './page-address.ts';

export const signInPath = /* @__PURE__ */ pageAddress('/sign-in');
/** The sign-in page, coming back to `ref` afterwards. */
export const signInToPath = (ref: string): string => withQuery(signInPath(), { ref });
/** Where the provider of a company sends its people back to. */
export const companySignOnPath = /* @__PURE__ */ pageAddress('/sign-in/company');
export const signOutPath = /* @__PURE__ */ pageAddress('/sign-out');
/** Where staff who act for a customer stop doing so. */
export const stopActingPath = /* @__PURE__ */ pageAddress('/stop-acting');
export const recoveryPath = /* @__PURE__ */ pageAddress('/auth/recovery');
export const recoveryCodePath = /* @__PURE__ */ pageAddress('/auth/recovery/:code');
export const myAccountPath = /* @__PURE__ */ pageAddress('/my-account');
export const myAddressesPath = /* @__PURE__ */ pageAddress('/my-account/address');
/** Cards the account has saved. */
export const myCardsPath = /* @__PURE__ */ pageAddress('/my-account/payment-methods');
/** Where a card is saved without an order. */
export const newCardPath = /* @__PURE__ */ pageAddress('/my-account/payment-methods/new');
export const myProfilePath = /* @__PURE__ */ pageAddress('/my-account/profile');
/** Where the link of a mail switches off its like; its query names them, see {@link stopMailsAddress}. */
export const stopMailsPath = /* @__PURE__ */ pageAddress('/auth/stop-mails');
/** @param token names the account and the mails that are meant */
export const stopMailsAddress = (token: string): string => withQuery(stopMailsPath(), { token });
/** The people of the account's company. */
export const myCompanyPath = /* @__PURE__ */ pageAddress('/my-account/company');
/** What the company has ordered, added up. */
export const mySpendPath = /* @__PURE__ */ pageAddress('/my-account/company/spend');
/** Where whoever was invited to a company joins it, for whoever holds the link they were mailed. */
export const invitationPath = /* @__PURE__ */ pageAddress('/auth/invitation/:code');
export const confirmUsernamePath = /* @__PURE__ */ pageAddress('/my-account/confirm-username');
export const myOrdersPath = /* @__PURE__ */ pageAddress('/my-account/orders');
export const myItemsPath = /* @__PURE__ */ pageAddress('/my-account/orders/items');
export const myListsPath = /* @__PURE__ */ pageAddress('/my-account/lists');
export const myListPath = /* @__PURE__ */ pageAddress('/my-account/lists/:id');
/** The numbers their company uses for our products. */
export const myPartNumbersPath = /* @__PURE__ */ pageAddress('/my-account/part-numbers');
export const myOrderPath = /* @__PURE__ */ pageAddress('/my-account/orders/:number');
export const myOrderPrintPath = /* @__PURE__ */ pageAddress('/my-account/orders/print/:number');
export const myInvoicePath = /* @__PURE__ */ pageAddress('/my-account/orders/invoice/:number');
export const myInvoicesPath = /* @__PURE__ */ pageAddress('/my-account/invoices');
export const myStatementPath = /* @__PURE__ */ pageAddress('/my-account/invoices/statement');
/** A record as a sheet of paper, by its kind, for its account or with the token of its link. */
export const paperPath = /* @__PURE__ */ pageAddress('/my-account/papers/:kind/:number');
/** Cancellations and returns of the account. */
export const myRequestsPath = /* @__PURE__ */ pageAddress('/my-account/requests');
/** Where one is asked for; see {@link newRequestAddress}. */
export const newRequestPath = /* @__PURE__ */ pageAddress('/my-account/requests/new');
/** One of them, for its account or with the token of the order's link. */
export const myRequestPath = /* @__PURE__ */ pageAddress('/my-account/requests/:number');
const byLink = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const known = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return known.length > 0 ? withQuery(path, Object.fromEntries(known)) : path;
};
export const paperAddress = (kind: OwnPaper, number: string, token?: string): string =>
  byLink(paperPath(kind, number), { token });
/** Where something of an order is asked for: by its account, or with the token of its link. */
export const newRequestAddress = (
  order: string,
  query: {
    readonly type?: 'cancellation' | 'return';
    readonly line?: string;
    readonly token?: string | undefined;
  } = {},
): string => byLink(newRequestPath(), { order, ...query });
export const requestAddress = (number: string, token?: string): string =>
  byLink(myRequestPath(number), { token });
/** Orders that were asked for inside the company, and wait for somebody to approve them or did. */
export const myApprovalsPath = /* @__PURE__ */ pageAddress('/my-account/approvals');
export const myApprovalPath = /* @__PURE__ */ pageAddress('/my-account/approvals/:number');
export const myInquiriesPath = /* @__PURE__ */ pageAddress('/my-account/inquiries');
export const myInquiryPath = /* @__PURE__ */ pageAddress('/my-account/inquiries/:number');
export const myInquiryPrintPath = /* @__PURE__ */ pageAddress('/my-account/inquiries/print/:number');
/** What a supplier is asked, for whoever holds the link they were mailed. */
export const supplierRequestPath = /* @__PURE__ */ pageAddress('/supplier/:token');
/** A purchase order, for whoever holds the link its supplier was mailed. */
export const supplierOrderPath = /* @__PURE__ */ pageAddress('/supplier/order/:token');

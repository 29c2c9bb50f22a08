// Addresses of pages of the back office, without locale: the router and the mails put its prefix in front. Each call is
// marked pure, so that a build keeps only those it uses.
import { pageAddress, withQuery } from './page-address.ts';

export const adminPath = /* @__PURE__ */ pageAddress('/admin');
export const adminOrdersPath = /* @__PURE__ */ pageAddress('/admin/orders');
/** What a router takes as one segment: `order-`, `quote-`, `offer-` or `invoice-<number>`. */
export const adminRecordPath = /* @__PURE__ */ pageAddress('/admin/orders/:record');
export const adminOrderPath = (number: string): string => adminRecordPath(`order-${number}`);
export const adminQuotePath = (number: string): string => adminRecordPath(`quote-${number}`);
/** A record as a sheet of paper, by its kind. */
export const adminPaperPath = /* @__PURE__ */ pageAddress('/admin/papers/:kind/:number');
/** The offer of a quote: `number` is the quote's. */
export const adminOfferPath = (number: string): string => adminRecordPath(`offer-${number}`);
/** An invoice or credit memo. */
export const adminInvoicePath = (number: string): string => adminRecordPath(`invoice-${number}`);
/** The inquiries among the back office's orders. */
export const adminInquiriesPath = (): string => withQuery(adminOrdersPath(), { list: 'inquiries' });
/** Cancellations and returns customers have asked for. */
export const adminRequestsPath = /* @__PURE__ */ pageAddress('/admin/requests');
/** One of them; what a router takes as one segment is also `create-<order>`. */
export const adminRequestPath = /* @__PURE__ */ pageAddress('/admin/requests/:request');
/** Where one is asked for on behalf of an order's customer. */
export const adminCreateRequestPath = (order: string): string => adminRequestPath(`create-${order}`);
/** Those of one order. */
export const adminRequestsOfPath = (order: string): string =>
  withQuery(adminRequestsPath(), { queue: 'all', search: order });
export const adminReviewsPath = /* @__PURE__ */ pageAddress('/admin/reviews');
export const adminReviewPath = /* @__PURE__ */ pageAddress('/admin/reviews/:id');
export const adminImportsPath = /* @__PURE__ */ pageAddress('/admin/catalogue/imports');
export const adminImportPath = /* @__PURE__ */ pageAddress('/admin/catalogue/imports/:id');
/** Products and their prices. */
export const adminProductsPath = /* @__PURE__ */ pageAddress('/admin/products');
/** A product that staff make. Beside the others, so that none is hidden by its number. */
export const adminNewProductPath = /* @__PURE__ */ pageAddress('/admin/new-product');
/** A product by its store number. */
export const adminProductPath = /* @__PURE__ */ pageAddress('/admin/products/:sku');
/** Prices for companies and accounts, list by list. */
export const adminPriceListsPath = /* @__PURE__ */ pageAddress('/admin/price-lists');
/** A price list by its id; `new` is one that is being drawn up. */
export const adminPriceListPath = /* @__PURE__ */ pageAddress('/admin/price-lists/:id');
/** Help pages, as staff write them. */
export const adminHelpPagesPath = /* @__PURE__ */ pageAddress('/admin/help');
/** A help page by its key; `new` is one that is being written. */
export const adminHelpPagePath = /* @__PURE__ */ pageAddress('/admin/help/:key');
/** Rules that ask for an approval before an offer is sent. */
export const adminApprovalRulesPath = /* @__PURE__ */ pageAddress('/admin/approval-rules');
/** Money of all orders that waits for finance. */
export const adminUnmatchedPath = /* @__PURE__ */ pageAddress('/admin/payments/unmatched');
/** A day of each provider's ledger beside our books. */
export const adminReconciliationPath = /* @__PURE__ */ pageAddress('/admin/payments/reconciliation');
export const adminJournalPath = /* @__PURE__ */ pageAddress('/admin/payments/journal');
/** The journal of one order. */
export const adminJournalOfPath = (order: string): string => withQuery(adminJournalPath(), { order });
export const adminRetentionPath = /* @__PURE__ */ pageAddress('/admin/retention');
export const adminAuditPath = /* @__PURE__ */ pageAddress('/admin/audit');
/** The audit trail of one record. */
export const adminAuditOfPath = (entity: string, number: string): string =>
  withQuery(adminAuditPath(), { entity, number });
export const adminAccountsPath = /* @__PURE__ */ pageAddress('/admin/access/accounts');
export const adminAccountPath = /* @__PURE__ */ pageAddress('/admin/access/accounts/:number');
/** Purchase orders to suppliers (MPO). */
export const adminMposPath = /* @__PURE__ */ pageAddress('/admin/mpo');
/** A purchase order by its number; what a router takes as one segment is also `create-mpo-<source or draft>`. */
export const adminMpoPath = /* @__PURE__ */ pageAddress('/admin/mpo/:mpo');
/** Where one is drawn up: of an order or quote by its number, for `stock`, or a draft by its id. */
export const adminCreateMpoPath = (source: string): string => adminMpoPath(`create-mpo-${source}`);
export const adminPromotionsPath = /* @__PURE__ */ pageAddress('/admin/promotions');
/** A promotion by its id; `new` is one that is being added. */
export const adminPromotionPath = /* @__PURE__ */ pageAddress('/admin/promotions/:id');
export const adminSuppliersPath = /* @__PURE__ */ pageAddress('/admin/suppliers');
/** A supplier by its id; `new` is one that is being added. */
export const adminSupplierPath = /* @__PURE__ */ pageAddress('/admin/suppliers/:id');
export const adminOperationsPath = /* @__PURE__ */ pageAddress('/admin/operations');
/** What a router takes as one segment: `offline-<number>`. */
export const adminOfflineCheckoutPath = /* @__PURE__ */ pageAddress('/admin/orders/checkout/:offline');
/** Where an order, or an offer by the number of its quote, is taken for a customer. */
export const offlineCheckoutPath = (number: string): string => adminOfflineCheckoutPath(`offline-${number}`);
/** Where an order is taken on the telephone. */
export const phoneOrderPath = /* @__PURE__ */ pageAddress('/admin/orders/checkout/phone');
export const adminCardPath = /* @__PURE__ */ pageAddress('/admin/orders/checkout/stripe/:number');
export const adminCardConfirmPath = /* @__PURE__ */ pageAddress(
  '/admin/orders/checkout/stripe/confirm/:number',
);
export const adminCardCustomPath = /* @__PURE__ */ pageAddress(
  '/admin/orders/checkout/stripe/custom/:number',
);
export const adminShippingPath = /* @__PURE__ */ pageAddress('/admin/shipping');
export const adminTaxPath = /* @__PURE__ */ pageAddress('/admin/taxation/tax-management');
export const adminTaxCalculatorPath = /* @__PURE__ */ pageAddress(
  '/admin/taxation/tax-management/calculator',
);
export const adminZipCodesPath = /* @__PURE__ */ pageAddress('/admin/taxation/zip-codes');

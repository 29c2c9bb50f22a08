import type { LocaleCode } from './locales.ts';

/**
 * Address of a file the shop keeps; it is saved under a readable name.
 * @param source `file-<sha256>.<ending>`, as the catalogue names pictures and documents
 * @param name what the file is called, without its ending
 */
export const fileAddress = (source: string, name: string): string =>
  `/file/${encodeURIComponent(source)}/${encodeURIComponent(`${safeName(name)}.${source.split('.').at(-1)}`)}`;

/** Address of a product's data sheet: a PDF made of its public facts in a language, when it is asked for. */
export const datasheetAddress = (uri: string, locale: LocaleCode): string =>
  `/file/datasheet/${locale}/${encodeURIComponent(uri)}.pdf`;

/** Address of a chemical's safety data sheet: a PDF made of what its feed knows, when it is asked for. */
export const safetySheetAddress = (uri: string, locale: LocaleCode): string =>
  `/file/safety/${locale}/${encodeURIComponent(uri)}.pdf`;

/** Address of a product's line drawing as an SVG file to save. */
export const drawingFileAddress = (sku: string): string => `/file/drawing/${encodeURIComponent(sku)}.svg`;

/** Address of a file of an inquiry, to be saved, for its account or with the token of its link. */
export const inquiryFileAddress = (number: string, id: string, token?: string): string =>
  `/api/v1/inquiries/${encodeURIComponent(number)}/files/${id}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

/** Address of the newest offer of a quote as a PDF in a language, for its account or with the token of its link. */
export const offerPdfAddress = (number: string, locale: string, token?: string): string =>
  `/api/v1/inquiries/${encodeURIComponent(number)}/offer/pdf?${new URLSearchParams({ locale, ...(token ? { token } : {}) })}`;

/** Address of a file of an order, to be saved, for its account or with the token of its link. */
export const orderFileAddress = (number: string, id: string, token?: string): string =>
  `/api/v1/orders/${encodeURIComponent(number)}/files/${id}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

/**
 * Address of an invoice or credit memo as a PDF in a language, for the account of its order or with the order's token.
 */
export const invoicePdfAddress = (number: string, locale: string, token?: string): string =>
  `/api/v1/invoices/${encodeURIComponent(number)}/pdf?${new URLSearchParams({ locale, ...(token ? { token } : {}) })}`;

/** The same for staff, in the language of its customer. */
export const adminInvoicePdfAddress = (number: string): string =>
  `/api/v1/admin/invoices/${encodeURIComponent(number)}/pdf`;

/** Address of what is to be picked of an order, as a PDF, for staff. */
export const pickListPdfAddress = (number: string, locale: string): string =>
  `/api/v1/admin/orders/${encodeURIComponent(number)}/pick-list?${new URLSearchParams({ locale })}`;

/** Address of the packing slip that lies in the parcel of a shipment, as a PDF, for staff. */
export const adminPackingSlipAddress = (number: string): string =>
  `/api/v1/admin/shipments/${encodeURIComponent(number)}/packing-slip`;

/** Address of an order as the PDF its customer was mailed, for staff. */
export const adminOrderPdfAddress = (number: string, locale: string): string =>
  `/api/v1/admin/orders/${encodeURIComponent(number)}/pdf?${new URLSearchParams({ locale })}`;

/** Address of an account's own statement as a PDF; days are ISO dates, left out the last 30 days. */
export const statementPdfAddress = (period: { from?: string; to?: string }, locale: string): string =>
  `/api/v1/my-account/statement/pdf?${new URLSearchParams({ ...period, locale })}`;

/** Address of the statement of an account by its number, for staff. */
export const adminStatementPdfAddress = (account: string, locale: string): string =>
  `/api/v1/admin/statements/${encodeURIComponent(account)}/pdf?${new URLSearchParams({ locale })}`;

/** The same for staff. */
export const adminOrderFileAddress = (number: string, id: string): string =>
  `/api/v1/admin/orders/${encodeURIComponent(number)}/files/${id}`;

/** Address of a file of a cancellation or return, for its account or with the token of the order's link. */
export const requestFileAddress = (number: string, id: string, token?: string): string =>
  `/api/v1/order-requests/${encodeURIComponent(number)}/files/${id}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

/** The same for staff. */
export const adminRequestFileAddress = (number: string, id: string): string =>
  `/api/v1/admin/order-requests/${encodeURIComponent(number)}/files/${id}`;

/** Address of the form that goes into the parcel as a PDF, in a language. */
export const requestPdfAddress = (number: string, locale: string, token?: string): string =>
  `/api/v1/order-requests/${encodeURIComponent(number)}/pdf?${new URLSearchParams({ locale, ...(token ? { token } : {}) })}`;

/** A file of an inquiry for staff. */
export const adminInquiryFileAddress = (number: string, id: string): string =>
  `/api/v1/admin/inquiries/${encodeURIComponent(number)}/files/${id}`;

/** Address of a purchase order as a PDF, for staff. */
export const purchaseOrderPdfAddress = (id: string): string =>
  `/api/v1/admin/purchase-orders/${encodeURIComponent(id)}/pdf`;

/** Address of a carrier's label, for staff. */
export const labelAddress = (id: string): string => `/api/v1/admin/labels/${encodeURIComponent(id)}`;

/** The same for whoever holds its supplier's link. */
export const supplierOrderPdfAddress = (token: string): string =>
  `/api/v1/supplier-orders/${encodeURIComponent(token)}/pdf`;

/** Address of a file a supplier sent with an answer, for staff. */
export const supplierFileAddress = (requestId: string, id: string): string =>
  `/api/v1/admin/supplier-requests/${requestId}/files/${id}`;

/** Address of a file of the visitor's draft of a request. */
export const draftFileAddress = (id: string): string => `/api/v1/quote/draft/files/${id}`;

/** A file name that every system takes; never empty. */
export const safeName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100) || 'file';

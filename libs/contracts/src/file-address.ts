import type { LocaleCode } from './locales.ts';
import type { OwnPaper, StaffPaper } from './schemas/paper.ts';

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

/**
 * Address of a paper as a PDF in a language, for whose it is, or with the token of its link.
 * @param more the token; the days of a statement
 */
export const paperPdfAddress = (
  kind: OwnPaper,
  number: string,
  locale: string,
  more: { readonly token?: string | undefined; readonly from?: string; readonly to?: string } = {},
): string => `/api/v1/papers/${kind}/${encodeURIComponent(number)}/pdf${queryOf({ ...more, locale })}`;

/** The same for staff; without a language in that of whom it is for. */
export const adminPaperPdfAddress = (
  kind: StaffPaper,
  number: string,
  more: { readonly locale?: string; readonly revision?: number } = {},
): string => `/api/v1/admin/papers/${kind}/${encodeURIComponent(number)}/pdf${queryOf(more)}`;

/** Address of the order lines behind a company's spend, as CSV. */
export const spendFileAddress = (query: {
  readonly from?: string;
  readonly to?: string;
  readonly buyer?: string;
  readonly costCenter?: string;
}): string => `/api/v1/my-account/company/spend.csv${queryOf(query)}`;

/** Address of the copy of their data that somebody has asked for, as a Zip archive; it is good for some minutes. */
export const dataExportAddress = (id: string): string => `/api/v1/my-account/data-exports/${id}`;

/** Address of what of the audit trail matches, as CSV, for staff. */
export const auditFileAddress = (query: Readonly<Record<string, string | undefined>>): string =>
  `/api/v1/admin/audit.csv${queryOf(query)}`;

const queryOf = (query: Readonly<Record<string, string | number | undefined>>): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
};

/** Address of a file of an order, to be saved, for its account or with the token of its link. */
export const orderFileAddress = (number: string, id: string, token?: string): string =>
  `/api/v1/orders/${encodeURIComponent(number)}/files/${id}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

/** The same for staff. */
export const adminOrderFileAddress = (number: string, id: string): string =>
  `/api/v1/admin/orders/${encodeURIComponent(number)}/files/${id}`;

/** Address of a file of a cancellation or return, for its account or with the token of the order's link. */
export const requestFileAddress = (number: string, id: string, token?: string): string =>
  `/api/v1/order-requests/${encodeURIComponent(number)}/files/${id}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

/** The same for staff. */
export const adminRequestFileAddress = (number: string, id: string): string =>
  `/api/v1/admin/order-requests/${encodeURIComponent(number)}/files/${id}`;

/** Address of the label a parcel of a return travels with, for its account or with the token of the order's link. */
export function returnLabelAddress(number: string, label: string, token?: string): string {
  const query = new URLSearchParams({ ...(token ? { token } : {}), label });
  return `/api/v1/order-requests/${encodeURIComponent(number)}/label?${query.toString()}`;
}

/** A file of an inquiry for staff. */
export const adminInquiryFileAddress = (number: string, id: string): string =>
  `/api/v1/admin/inquiries/${encodeURIComponent(number)}/files/${id}`;

/** Address of a carrier's label, for staff. */
export const labelAddress = (id: string): string => `/api/v1/admin/labels/${encodeURIComponent(id)}`;

/** Address of a file a supplier sent with an answer, for staff. */
export const supplierFileAddress = (requestId: string, id: string): string =>
  `/api/v1/admin/supplier-requests/${requestId}/files/${id}`;

/** Address of a file of a certificate, for its account and the people of its company. */
export const certificateFileAddress = (id: string, submission: number, file: string): string =>
  `/api/v1/certificates/${id}/submissions/${submission}/files/${file}`;

/** The same for staff. */
export const adminCertificateFileAddress = (id: string, submission: number, file: string): string =>
  `/api/v1/admin/taxation/certificates/${id}/submissions/${submission}/files/${file}`;

/** Address of a file of the visitor's draft of a request. */
export const draftFileAddress = (id: string): string => `/api/v1/quote/draft/files/${id}`;

/** A file name that every system takes; never empty. */
export const safeName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100) || 'file';

const labelEndings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png' };

/** What the file of a label is called. */
export const labelFileName = (tracking: string, format: string): string =>
  `label-${safeName(tracking.toLowerCase())}.${labelEndings[format] ?? 'bin'}`;

/** Addresses without locale prefix: the router puts it in front. */
export const urls = {
  orders: '/admin/orders',
  order: (number: string) => `/admin/orders/order-${encodeURIComponent(number)}`,
  reviews: '/admin/reviews',
  review: (id: string) => `/admin/reviews/${encodeURIComponent(id)}`,
  feedImports: '/admin/catalogue/imports',
  feedImport: (id: string) => `/admin/catalogue/imports/${encodeURIComponent(id)}`,
  inquiries: '/admin/orders?list=inquiries',
  quote: (number: string) => `/admin/orders/quote-${encodeURIComponent(number)}`,
  audit: '/admin/audit',
  /** The audit trail of one record. */
  auditOf: (entity: string, number: string) =>
    `/admin/audit?entity=${encodeURIComponent(entity)}&number=${encodeURIComponent(number)}`,
  product: (uri: string) => `/i/${encodeURIComponent(uri)}`,
} as const;

/** Where the browser itself saves files from. */
const api = '/api/v1/admin/catalogue';
export const exportAddress = `${api}/export`;
/** @param language of the page the file is saved from */
export const errorsAddress = (id: string, language: string): string =>
  `${api}/imports/${encodeURIComponent(id)}/errors?language=${encodeURIComponent(language)}`;

/** The same address with some of its query changed; null takes a part out. */
export function withQuery(
  path: string,
  search: URLSearchParams,
  changes: Record<string, string | null>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

/** Addresses of this remote, without locale: the router adds the prefix. */

/** A category's listing from its path below `/b/`; the whole catalogue without one. */
export const listingPath = (path = '', search = ''): string => `${path ? `/b/${path}` : '/b'}${search}`;

/** Everything of one brand. */
export const brandPath = (slug: string): string => `/b?brand=${encodeURIComponent(slug)}`;

export const productPath = (uri: string): string => `/i/${encodeURIComponent(uri)}`;

/**
 * The visitor's own review of a product: to write it, to `change` or `delete` it, or where it stands once it was `sent`
 * or `deleted`.
 */
export const reviewPath = (uri: string, state?: 'change' | 'sent' | 'delete' | 'deleted'): string =>
  `${productPath(uri)}/review${state ? `?${state}` : ''}`;

export const helpPath = (uri: string): string => `/help-section/${uri}`;

/** The contact form with a product filled in (domain B3: the contact-us variants need an inquiry). */
export const inquiryPath = (sku: string): string =>
  `${helpPath('contact-us')}?product=${encodeURIComponent(sku)}`;

/** Products side by side. */
export const comparePath = (skus: readonly string[]): string =>
  `/b/compare?sku=${skus.map(encodeURIComponent).join(',')}`;

/** The sign-in page, coming back to `ref` afterwards. */
export const signInPath = (ref: string): string => `/sign-in?ref=${encodeURIComponent(ref)}`;

/** Where an inquiry stands, for whoever holds its token; its account needs none. */
export const inquiryStatusPath = (number: string, token?: string): string =>
  `${helpPath('contact-us')}?${new URLSearchParams({ inquiry: number, ...(token ? { token } : {}) })}`;

/** An inquiry in its customer's account. */
export const myInquiryPath = (number: string): string =>
  `/my-account/inquiries/${encodeURIComponent(number)}`;

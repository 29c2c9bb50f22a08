// Addresses of pages of the catalogue, without locale: the router and the mails put its prefix in front. Each call is
// marked pure, so that a build keeps only those it uses.
import { pageAddress, withQuery, type PageAddress } from './page-address.ts';

export const homePath = /* @__PURE__ */ pageAddress('/');
export const brandsPath = /* @__PURE__ */ pageAddress('/brands');
export const categoriesPath = /* @__PURE__ */ pageAddress('/categories');
export const sitemapPath = /* @__PURE__ */ pageAddress('/sitemap');
export const productPath = /* @__PURE__ */ pageAddress('/i/:uri');

/** A category's listing from its path below `/b/`; the whole catalogue without one. */
export const listingPath: PageAddress<
  '/b/:department?/:category?/*',
  (path?: string, search?: string) => string
> = (path = '', search = '') => `${path ? `/b/${path}` : '/b'}${search}`;
/** Everything of one brand. */
export const brandPath = (slug: string): string => withQuery(listingPath(), { brand: slug });
/** What a search finds. */
export const searchPath = (words: string): string => withQuery(listingPath(), { q: words });

export const comparePagePath = /* @__PURE__ */ pageAddress('/b/compare');
/** Products side by side. */
export const comparePath = (skus: readonly string[]): string =>
  `${comparePagePath()}?sku=${skus.map(encodeURIComponent).join(',')}`;

export const reviewPagePath = /* @__PURE__ */ pageAddress('/i/:uri/review');
/**
 * The reader's own review of a product: to write it, to `change` or `delete` it, or where it stands once it was `sent`
 * or `deleted`.
 */
export const reviewPath = (uri: string, state?: 'change' | 'sent' | 'delete' | 'deleted'): string =>
  `${reviewPagePath(uri)}${state ? `?${state}` : ''}`;
/** The reviews of a product, with the reader's own. */
export const productReviewsPath = (uri: string): string => `${productPath(uri)}#reviews`;
/** The form to review a product, on its page. */
export const writeReviewPath = (uri: string): string => `${productPath(uri)}#write-review`;

export const helpSectionPath = /* @__PURE__ */ pageAddress('/help-section');
export const helpPath = /* @__PURE__ */ pageAddress('/help-section/:uri');
export const contactPath = /* @__PURE__ */ pageAddress('/help-section/contact-us');
/** Where an inquiry stands, for whoever holds its token; its account needs none. */
export const inquiryStatusPath = (number: string, token?: string): string =>
  withQuery(contactPath(), { inquiry: number, ...(token ? { token } : {}) });

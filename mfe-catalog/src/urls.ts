/** Addresses of this remote, without locale: the router adds the prefix. */

/** A category's listing from its path below `/b/`; the whole catalogue without one. */
export const listingPath = (path = '', search = ''): string => `${path ? `/b/${path}` : '/b'}${search}`;

/** Everything of one brand. */
export const brandPath = (slug: string): string => `/b?brand=${encodeURIComponent(slug)}`;

export const productPath = (uri: string): string => `/i/${encodeURIComponent(uri)}`;

export const helpPath = (uri: string): string => `/help-section/${uri}`;

/** The sign-in page, coming back to `ref` afterwards. */
export const signInPath = (ref: string): string => `/sign-in?ref=${encodeURIComponent(ref)}`;

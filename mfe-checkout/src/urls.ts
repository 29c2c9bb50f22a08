/** Addresses without locale prefix: the router puts it in front. */
export const urls = {
  cart: '/cart',
  flyOutCart: '/cart/flyOutCart',
  quote: '/quote',
  purchase: '/checkout/purchase',
  /** The confirmation of an order, for whoever holds its token. */
  complete: (number: string, token: string) =>
    `/checkout/purchase/complete?order=${encodeURIComponent(number)}&token=${encodeURIComponent(token)}`,
  product: (uri: string) => `/i/${encodeURIComponent(uri)}`,
  catalogue: '/categories',
  search: (words: string) => `/b?q=${encodeURIComponent(words)}`,
  signIn: (back: string) => `/sign-in?ref=${encodeURIComponent(back)}`,
  myOrder: (number: string) => `/my-account/orders/${encodeURIComponent(number)}`,
  contact: '/help-section/contact-us',
  /** The contact form with a product filled in (domain B3). */
  askAbout: (sku: string) => `/help-section/contact-us?product=${encodeURIComponent(sku)}`,
} as const;

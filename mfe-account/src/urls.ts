/** Addresses without locale prefix: the router puts it in front. */
export const urls = {
  signIn: '/sign-in',
  recovery: '/auth/recovery',
  overview: '/my-account',
  addresses: '/my-account/address',
  profile: '/my-account/profile',
  confirmUsername: '/my-account/confirm-username',
  inquiries: '/my-account/inquiries',
  inquiry: (number: string) => `/my-account/inquiries/${encodeURIComponent(number)}`,
  inquiryPrint: (number: string) => `/my-account/inquiries/print/${encodeURIComponent(number)}`,
  orders: '/my-account/orders',
  items: '/my-account/orders/items',
  order: (number: string) => `/my-account/orders/${encodeURIComponent(number)}`,
  orderPrint: (number: string) => `/my-account/orders/print/${encodeURIComponent(number)}`,
  product: (uri: string) => `/i/${encodeURIComponent(uri)}`,
  /** The reviews of a product, with the account's own. */
  productReviews: (uri: string) => `/i/${encodeURIComponent(uri)}#reviews`,
  /** The form to review a product. */
  writeReview: (uri: string) => `/i/${encodeURIComponent(uri)}#write-review`,
  catalogue: '/categories',
  contact: '/help-section/contact-us',
  adminOrders: '/admin/orders',
  signOut: '/sign-out',
} as const;

/** The query parameter of a page that says what was done by its form, where it was posted without scripts. */
export const doneParameter = 'done';

/** The query parameter of the sign-in page that says a mail was sent to whoever signed up. */
export const sentParameter = 'sent';

/** Who may open an address: anybody, guests only, customers, or staff. */
export type Audience = 'anyone' | 'guest' | 'customer' | 'staff';

/** One address of specification §2 with an example of it. */
export interface Address {
  /** as the specification writes it */
  readonly route: string;
  readonly example: string;
  readonly audience: Audience;
  readonly layout: string;
  /** the example names a record that need not exist; then the page is "not found", in its layout */
  readonly record?: true;
}

const all =
  (layout: string, audience: Audience) =>
  (route: string, more: Partial<Address> = {}): Address => ({
    route,
    example: route,
    audience,
    layout,
    ...more,
  });
const open = all('default', 'anyone');
const customer = all('auth', 'customer');
const staff = all('admin', 'staff');
const record = true;

/** Every address of specification §2. */
export const addresses: readonly Address[] = [
  open('/'),
  open('/brands'),
  open('/categories'),
  open('/sitemap'),
  open('/cart', { layout: 'gray' }),
  open('/cart/flyOutCart', { example: '/cart/flyoutcart', layout: 'gray' }),
  open('/b/:department?/:category?/:slug(.*)*', { example: '/b' }),
  open('/i/:uri', { example: '/i/no-such-part', record }),
  open('/help-section', { layout: 'help' }),
  open('/help-section/:uri', { example: '/help-section/contact-us', layout: 'help' }),
  open('/quote'),
  open('/quote/complete/:number', { example: '/quote/complete/q-1001', record }),
  open('/checkout/purchase', { layout: 'gray' }),
  open('/checkout/purchase/complete', { layout: 'gray', record }),
  open('/checkout/stripe', { layout: 'auth-form', record }),
  open('/checkout/stripe/confirm', { layout: 'auth-form', record }),
  open('/checkout/stripe/complete', { layout: 'auth-form', record }),
  open('/checkout/paypal/confirm', { layout: 'auth-form', record }),
  open('/checkout/paypal/complete', { layout: 'auth-form', record }),
  open('/shipment/:action', { example: '/shipment/track' }),
  open('/healthcheck', { layout: 'empty' }),
  open('/sign-in', { audience: 'guest', layout: 'auth-form' }),
  open('/auth/recovery', { audience: 'guest', layout: 'auth-form' }),
  open('/auth/recovery/:code', {
    example: '/auth/recovery/abcdefghijklmnopqrstuvwxyz',
    audience: 'guest',
    layout: 'auth-form',
  }),
  open('/auth/stop-mails', { layout: 'auth-form' }),
  customer('/my-account'),
  customer('/my-account/address', { layout: 'gray' }),
  customer('/my-account/profile', { layout: 'gray' }),
  open('/my-account/confirm-username', { layout: 'auth-form' }),
  customer('/my-account/inquiries'),
  customer('/my-account/inquiries/:number', { example: '/my-account/inquiries/q-999999', record }),
  customer('/my-account/inquiries/print/:number', {
    example: '/my-account/inquiries/print/q-999999',
    layout: 'print',
    record,
  }),
  customer('/my-account/orders'),
  customer('/my-account/orders/:number', { example: '/my-account/orders/999999', record }),
  customer('/my-account/orders/items'),
  customer('/my-account/orders/invoice/:number', {
    example: '/my-account/orders/invoice/i-999999',
    layout: 'print',
    record,
  }),
  customer('/my-account/orders/print/:number', {
    example: '/my-account/orders/print/999999',
    layout: 'print',
    record,
  }),
  staff('/admin/access/accounts'),
  staff('/admin/access/accounts/:number', { example: '/admin/access/accounts/a-999999', record }),
  staff('/admin/audit'),
  staff('/admin/retention'),
  staff('/admin/mpo/create-mpo-:id', { example: '/admin/mpo/create-mpo-stock' }),
  staff('/admin/operations'),
  staff('/admin/orders'),
  staff('/admin/orders/checkout/offline-:number', {
    example: '/admin/orders/checkout/offline-999999',
    record,
  }),
  staff('/admin/orders/checkout/phone'),
  staff('/admin/orders/checkout/stripe/:number', { example: '/admin/orders/checkout/stripe/999999', record }),
  staff('/admin/orders/checkout/stripe/confirm/:number', {
    example: '/admin/orders/checkout/stripe/confirm/999999',
    record,
  }),
  staff('/admin/orders/checkout/stripe/custom/:number', {
    example: '/admin/orders/checkout/stripe/custom/999999',
    record,
  }),
  staff('/admin/orders/invoice-:number', { example: '/admin/orders/invoice-i-999999', record }),
  staff('/admin/orders/offer-:number', { example: '/admin/orders/offer-q-999999', record }),
  staff('/admin/orders/order-:number', { example: '/admin/orders/order-999999', record }),
  staff('/admin/orders/quote-:number', { example: '/admin/orders/quote-q-999999', record }),
  staff('/admin/reviews'),
  staff('/admin/reviews/:id', { example: '/admin/reviews/17', record }),
  staff('/admin/taxation/tax-management'),
  staff('/admin/taxation/tax-management/calculator'),
  staff('/admin/taxation/zip-codes'),
];

/** Addresses of the store's own, beside the specification's: feeds (catalog ADR 0006), lists, suppliers, approval rules, shipping rates. */
export const ownAddresses: readonly Address[] = [
  customer('/my-account/invoices'),
  customer('/my-account/invoices/statement', { layout: 'print' }),
  customer('/my-account/lists'),
  customer('/my-account/lists/:id', {
    example: '/my-account/lists/00000000-0000-4000-8000-000000000000',
    record,
  }),
  customer('/my-account/part-numbers'),
  customer('/my-account/approvals', { record }),
  customer('/my-account/approvals/:number', { example: '/my-account/approvals/p-999999', record }),
  customer('/my-account/company/spend', { record }),
  customer('/my-account/requests'),
  open('/my-account/requests/new', {
    example: `/my-account/requests/new?order=999999&token=${'A'.repeat(22)}`,
    layout: 'gray',
    record,
  }),
  open('/my-account/requests/:number', {
    example: `/my-account/requests/r-999999?token=${'A'.repeat(22)}`,
    layout: 'gray',
    record,
  }),
  open('/my-account/papers/:kind/:number', {
    example: `/my-account/papers/return/r-999999?token=${'A'.repeat(22)}`,
    layout: 'print',
    record,
  }),
  staff('/admin/papers/:kind/:number', {
    example: '/admin/papers/pick-list/999999',
    layout: 'print',
    record,
  }),
  staff('/admin/requests'),
  staff('/admin/requests/:number', { example: '/admin/requests/r-999999', record }),
  staff('/admin/approval-rules'),
  open('/supplier/:token', { example: `/supplier/${'A'.repeat(22)}`, layout: 'gray', record }),
  open('/supplier/order/:token', {
    example: `/supplier/order/${'a'.repeat(32)}`,
    layout: 'gray',
    record,
  }),
  staff('/admin/shipping'),
  staff('/admin/promotions'),
  staff('/admin/promotions/:id', {
    example: '/admin/promotions/00000000-0000-4000-8000-000000000000',
    record,
  }),
  staff('/admin/suppliers'),
  staff('/admin/suppliers/:id', {
    example: '/admin/suppliers/00000000-0000-4000-8000-000000000000',
    record,
  }),
  staff('/admin/mpo'),
  staff('/admin/mpo/:number', { example: '/admin/mpo/m-999999', record }),
  staff('/admin/price-lists'),
  staff('/admin/price-lists/:id', {
    example: '/admin/price-lists/00000000-0000-4000-8000-000000000000',
    record,
  }),
  staff('/admin/help'),
  staff('/admin/help/:key', {
    example: '/admin/help/00000000-0000-4000-8000-000000000000',
    record,
  }),
  staff('/admin/products'),
  staff('/admin/new-product'),
  staff('/admin/products/:sku', { example: '/admin/products/nothing-of-ours', record }),
  staff('/admin/catalogue/imports'),
  staff('/admin/catalogue/imports/:id', { example: '/admin/catalogue/imports/17', record }),
];

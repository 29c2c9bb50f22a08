import {
  accountReaderRoles,
  approvalRuleRoles,
  auditRoles,
  costRoles,
  promotionReaderRoles,
  feedRoles,
  helpReaderRoles,
  inquiryRoles,
  orderRequestReaderRoles,
  paymentRoles,
  purchaseOrderReaderRoles,
  productReaderRoles,
  productRoles,
  reviewRoles,
  staffCheckoutRoles,
  staffRoles,
  tariffReaderRoles,
  taxReaderRoles,
  unmatchedReaderRoles,
  type Role,
} from '@gantry/domain/roles';
import type { Visitor } from './visitors.ts';

type Readers = (visitor: Visitor) => boolean;

/** Whom a page is for, and what stands on it for them and for nobody else. */
export interface PageRights {
  /** with `{name}` for what a record is called; the pattern itself where it names none */
  readonly at?: string;
  /** of these, guests are led to the sign-in, and customers are not told of the back office */
  readonly area: 'anyone' | 'guests' | 'account' | 'staff';
  /** in the HTML of readers, and of nobody else; without it the page tells nothing of anybody */
  readonly word?: string;
  readonly readers?: Readers;
  /** others find no page at all; left out, they find one of theirs, or why they find nothing */
  readonly isHidden?: true;
}

const owner: Readers = ({ name }) => name === 'the owner';
const isColleague: Readers = ({ companyRole }) => companyRole !== undefined;
/** Everybody of the owner's company. */
const company: Readers = (visitor) => owner(visitor) || isColleague(visitor);
/** Who reads what was ordered in the name of the company: whoever did, and these of its roles. */
const records: Readers = (visitor) =>
  owner(visitor) || ['admin', 'approver', 'viewer'].includes(visitor.companyRole ?? '');
/** Whoever ordered it, and who pays what colleagues owe. */
const payers: Readers = (visitor) =>
  owner(visitor) || ['admin', 'approver'].includes(visitor.companyRole ?? '');
const everybody: Readers = () => true;
const nobody: Readers = () => false;
const roles =
  (some: readonly Role[]): Readers =>
  ({ role }) =>
    (some as readonly string[]).includes(role);

/** The same for whoever comes. */
const open: PageRights = { area: 'anyone' };
const guests: PageRights = { area: 'guests' };
/** A page of one's own account: everybody's shows their own. */
const own = (word?: string, readers = owner): PageRights =>
  word === undefined ? { area: 'account' } : { area: 'account', word, readers };
/** A record of the account area, or a page that is not there for everybody. */
const hidden = (at: string, word: string, readers = owner): PageRights => ({
  at,
  area: 'account',
  word,
  readers,
  isHidden: true,
});
/** A record for its account, and for whoever holds its link. */
const linked = (at: string, word: string, readers = owner): PageRights => ({
  ...hidden(at, word, readers),
  area: 'anyone',
});
/** Where an order is paid, or found to be: for whoever owes it, who may be led on from there. */
const payment = (at: string): PageRights => linked(`${at}?order={order}`, '', payers);
/** A page of the back office, with its heading or what it tells. */
const staff = (some: readonly Role[], word: string, at?: string): PageRights => ({
  ...(at === undefined ? {} : { at }),
  area: 'staff',
  word,
  readers: roles(some),
});

const street = '1420 Industrial Ave';
const email = 'buyer@demo.gantry.example';
const heading = (text: string) => `>${text}</h1>`;
const absent = '00000000-0000-4000-8000-000000000001';

/** Pages of the catalog and the checkout. */
const ofTheStore = {
  '/': open,
  '/brands': open,
  '/categories': open,
  '/sitemap': open,
  '/b/compare': open,
  '/b/:department?/:category?/*': { ...open, at: '/b' },
  '/i/:uri': { ...open, at: '/i/{uri}' },
  '/i/:uri/review': { area: 'account', at: '/i/{uri}/review' },
  '/help-section': open,
  '/help-section/:uri': { ...open, at: '/help-section/returns' },
  '/help-section/contact-us': open,
  '/cart': open,
  '/cart/flyOutCart': { ...open, at: '/cart/flyoutcart' },
  '/checkout/purchase': open,
  '/checkout/purchase/complete': linked('/checkout/purchase/complete?order={order}', street, records),
  '/quote': open,
  '/quote/complete/:number': [
    linked('/quote/complete/{quote}', email, records),
    linked('/quote/complete/{quote}?token={token}', email, everybody),
  ],
  '/checkout/stripe': payment('/checkout/stripe'),
  '/checkout/stripe/confirm': payment('/checkout/stripe/confirm'),
  '/checkout/paypal/confirm': payment('/checkout/paypal/confirm'),
  '/checkout/stripe/complete': payment('/checkout/stripe/complete'),
  '/checkout/paypal/complete': payment('/checkout/paypal/complete'),
  '/shipment/:action': {
    ...open,
    at: '/shipment/track?shipment={shipment}',
    word: '{order}',
    readers: records,
  },
} satisfies Pages;

const ofAccounts = {
  '/sign-in': guests,
  '/sign-in/company': guests,
  '/auth/recovery': guests,
  '/auth/recovery/:code': { ...guests, at: '/auth/recovery/abcdefghijklmnopqrstuvwxyz' },
  '/auth/stop-mails': open,
  '/auth/invitation/:code': { ...open, at: '/auth/invitation/abcdefghijklmnopqrstuvwxyz' },
  '/my-account': own('{order}'),
  '/my-account/address': own('{label}'),
  '/my-account/payment-methods': own(),
  '/my-account/payment-methods/new': own(),
  '/my-account/profile': own('Robin Avery'),
  '/my-account/company': hidden('/my-account/company', 'Bighorn Machine Works', company),
  '/my-account/company/spend': hidden('/my-account/company/spend', heading('Company spend'), records),
  '/my-account/approvals': hidden('/my-account/approvals', heading('Approvals'), company),
  '/my-account/approvals/:number': hidden('/my-account/approvals/p-999999', street, nobody),
  '/my-account/confirm-username': open,
  '/my-account/orders': [own('{order}'), hidden('/my-account/orders?buyer=all', '{order}', records)],
  '/my-account/orders/items': own('{product}'),
  '/my-account/orders/:number': hidden('/my-account/orders/{order}', street, records),
  '/my-account/orders/print/:number': hidden('/my-account/orders/print/{order}', street, records),
  '/my-account/lists': own('{listName}'),
  '/my-account/lists/:id': hidden('/my-account/lists/{list}', '{listName}'),
  '/my-account/part-numbers': own('{partNumber}', company),
  '/my-account/orders/invoice/:number': hidden('/my-account/orders/invoice/{invoice}', street, records),
  '/my-account/invoices': [own('{invoice}'), hidden('/my-account/invoices?buyer=all', '{invoice}', records)],
  '/my-account/invoices/statement': own('{invoice}'),
  '/my-account/requests': own('{request}'),
  '/my-account/requests/new': linked('/my-account/requests/new?order={order}', '{product}'),
  '/my-account/requests/:number': linked('/my-account/requests/{request}', '{note}'),
  '/my-account/papers/:kind/:number': [
    linked('/my-account/papers/order/{order}', street, records),
    linked('/my-account/papers/invoice/{invoice}', street, records),
    linked('/my-account/papers/packing-slip/{shipment}', street, records),
    linked('/my-account/papers/quote/{quote}', '{message}', records),
    linked('/my-account/papers/quote/{quote}?token={token}', '{message}', everybody),
  ],
  '/my-account/inquiries': own('{quote}'),
  '/my-account/inquiries/:number': hidden('/my-account/inquiries/{quote}', '{message}', records),
  '/my-account/inquiries/print/:number': hidden('/my-account/inquiries/print/{quote}', '{message}', records),
  '/supplier/:token': linked(`/supplier/${'a'.repeat(22)}`, street, nobody),
  '/supplier/order/:token': linked(`/supplier/order/${'a'.repeat(32)}`, street, nobody),
} satisfies Pages;

const ofTheBackOffice = {
  '/admin': { area: 'staff' },
  '/admin/orders': staff(staffRoles, '{order}'),
  '/admin/orders/:record': [
    staff(staffRoles, street, '/admin/orders/order-{order}'),
    staff(inquiryRoles, '{message}', '/admin/orders/quote-{quote}'),
    staff(staffRoles, '{order}', '/admin/orders/invoice-{invoice}'),
  ],
  '/admin/payments/unmatched': staff(unmatchedReaderRoles, heading('Payments that wait')),
  '/admin/payments/reconciliation': staff(paymentRoles, heading('Reconciliation')),
  '/admin/payments/journal': staff(unmatchedReaderRoles, heading('Journal')),
  '/admin/requests': staff(orderRequestReaderRoles, '{request}'),
  '/admin/requests/:request': staff(orderRequestReaderRoles, '{note}', '/admin/requests/{request}'),
  '/admin/papers/:kind/:number': [
    staff(staffRoles, 'Nothing is left to pick', '/admin/papers/pick-list/{order}'),
    staff(staffRoles, street, '/admin/papers/invoice/{invoice}'),
    staff(inquiryRoles, '{message}', '/admin/papers/quote/{quote}'),
  ],
  '/admin/reviews': staff(reviewRoles, heading('Reviews')),
  '/admin/reviews/:id': staff([], street, `/admin/reviews/${absent}`),
  '/admin/price-lists': staff(productReaderRoles, heading('Price lists')),
  '/admin/price-lists/:id': staff([], street, `/admin/price-lists/${absent}`),
  '/admin/help': staff(helpReaderRoles, heading('Help pages')),
  '/admin/help/:key': staff([], street, `/admin/help/${absent}`),
  '/admin/products': staff(productReaderRoles, heading('Products')),
  '/admin/new-product': staff(productRoles, heading('New product')),
  '/admin/products/:sku': staff([], street, '/admin/products/nothing-of-ours'),
  '/admin/catalogue/imports': staff(feedRoles, heading('Imports and exports')),
  '/admin/catalogue/imports/:id': staff([], street, `/admin/catalogue/imports/${absent}`),
  '/admin/approval-rules': staff(approvalRuleRoles, heading('Offer approval rules')),
  '/admin/audit': staff(auditRoles, heading('Audit Fields')),
  '/admin/retention': staff(auditRoles, heading('Retention rules')),
  '/admin/promotions': staff(promotionReaderRoles, heading('Promotions')),
  '/admin/promotions/:id': staff([], street, `/admin/promotions/${absent}`),
  '/admin/suppliers': staff(costRoles, heading('Suppliers')),
  '/admin/suppliers/:id': staff([], street, `/admin/suppliers/${absent}`),
  '/admin/mpo': staff(purchaseOrderReaderRoles, heading('Purchase orders (MPO)')),
  '/admin/mpo/:mpo': staff([], street, '/admin/mpo/m-999999'),
  '/admin/access/accounts': staff(accountReaderRoles, heading('Access Accounts')),
  '/admin/access/accounts/:number': staff(
    accountReaderRoles,
    'Robin Avery',
    '/admin/access/accounts/{account}',
  ),
  '/admin/operations': staff(staffRoles, heading('Operations')),
  '/admin/orders/checkout/:offline': staff(
    staffCheckoutRoles,
    heading('Take {quote} for a customer'),
    '/admin/orders/checkout/offline-{quote}',
  ),
  '/admin/orders/checkout/phone': staff(staffCheckoutRoles, heading('Take a phone order')),
  '/admin/orders/checkout/stripe/:number': staff(
    staffCheckoutRoles,
    heading('Card payment · {order}'),
    '/admin/orders/checkout/stripe/{order}',
  ),
  '/admin/orders/checkout/stripe/custom/:number': staff(
    staffCheckoutRoles,
    heading('Card payment · {order}'),
    '/admin/orders/checkout/stripe/custom/{order}',
  ),
  '/admin/orders/checkout/stripe/confirm/:number': staff(
    [],
    street,
    '/admin/orders/checkout/stripe/confirm/{order}',
  ),
  '/admin/shipping': staff(tariffReaderRoles, heading('Shipping rates')),
  '/admin/taxation/tax-management': staff(taxReaderRoles, 'state statute'),
  '/admin/taxation/tax-management/calculator': staff(taxReaderRoles, heading('Tax Calculator')),
  '/admin/taxation/zip-codes': staff(taxReaderRoles, heading('ZIP Codes')),
} satisfies Pages;
type Pages = Readonly<Record<string, PageRights | readonly PageRights[]>>;

/** Every page of the remotes by the pattern of its route. */
export const pageRights: Pages = { ...ofTheStore, ...ofAccounts, ...ofTheBackOffice };

import type { EndpointName } from '@gantry/contracts/endpoints/table';
import { ownPapers, staffPapers, type StaffPaper } from '@gantry/contracts/schemas/paper';
import type { CompanyRole } from '@gantry/domain/company-roles';
import type { Role } from '@gantry/domain/roles';
import { isOwner, type Caller } from './callers.ts';
import { wordOfPromotion } from './owned-promotion.ts';
import { words } from './owned-records.ts';

/** Undefined: it is theirs, and what else is going on says whether it is told. */
type Readers = (caller: Caller) => boolean | undefined;

/** One address that tells of somebody's record. */
export interface Reading {
  /** below `/api/v1`, with `{name}` for what a record is called */
  readonly at: string;
  /** what stands in the answer of whoever reads the record, and in nobody else's */
  readonly word: string;
  /** who reads it, of those whom the call itself lets in */
  readonly readers: Readers;
  /** a list of one's own: others are answered with theirs */
  readonly isOwnList?: boolean;
  /** drawn at each call: whoever reads it is asked about once, by the same rights without the drawing */
  readonly isDrawn?: boolean;
  /** made of everything there is at each call, so that no two are alike */
  readonly isWrittenAnew?: boolean;
}

const roleIs =
  (...allowed: readonly CompanyRole[]): Readers =>
  ({ isColleague, companyRole }) =>
    isColleague && companyRole !== null && allowed.includes(companyRole);
const either =
  (...some: readonly Readers[]): Readers =>
  (caller) =>
    some.some((one) => one(caller));

const theCompany: Readers = ({ isColleague }) => isColleague;
const managers = roleIs('admin');
/** Whose role in the company reads its records. */
const companyReaders = roleIs('admin', 'approver', 'viewer');
/** They, and the owner. */
export const recordReaders = either(isOwner, companyReaders);
/** What a requester has asked for: they, and who approves. */
const approvalReaders = roleIs('requester', 'admin', 'approver');
/** Whoever has the link of a mail, signed in or not. */
const holders: Readers = () => true;
const nobody: Readers = () => false;

/** An answer that is none of a failure: where no word of the record stands in it. */
const anAnswer = '"data":';
const aPdf = '%PDF-';
const aZip = 'PK\u0003\u0004';

const at = (address: string, word: string, readers: Readers): Reading => ({ at: address, word, readers });
const list = (address: string, word: string, readers: Readers = isOwner): Reading => ({
  ...at(address, word, readers),
  isOwnList: true,
});
/** By account and role, and by its link. */
const linked = (address: string, token: string, word: string, readers = recordReaders): Reading[] => {
  const join = address.includes('?') ? '&' : '?';
  return [
    at(address, word, readers),
    at(`${address}${join}token={${token}}`, word, holders),
    at(`${address}${join}token=${'x'.repeat(22)}`, word, readers),
  ];
};

/** What tells nothing of anybody: the same for everybody who may call it. */
const forAll = 'the same for everybody';
/** What staff see of the store itself: prices, rules, jobs, sums. */
const ofTheStore = 'of the store';

/** What each paper is called by, and which staff read it. */
const papers: Readonly<Record<StaffPaper, readonly [place: string, readers: readonly Role[] | 'all']>> = {
  order: ['order', 'all'],
  proforma: ['quote', ['sales', 'support', 'purchasing', 'finance', 'admin']],
  quote: ['quote', ['sales', 'support', 'purchasing', 'finance', 'admin']],
  offer: ['quote', ['sales', 'support', 'purchasing', 'finance', 'admin']],
  invoice: ['invoice', 'all'],
  'packing-slip': [
    'shipment',
    ['sales', 'purchasing', 'warehouse', 'finance', 'support', 'catalog', 'auditor', 'admin'],
  ],
  return: ['request', ['support', 'warehouse', 'finance', 'sales', 'admin']],
  statement: ['account', ['sales', 'support', 'finance', 'admin']],
  'purchase-order': ['purchaseNumber', ['sales', 'purchasing', 'finance', 'admin']],
  'pick-list': ['order', 'all'],
};
/** Whose link opens a paper. */
const tokens: Readonly<Partial<Record<StaffPaper, string>>> = {
  proforma: 'quoteToken',
  quote: 'quoteToken',
  offer: 'quoteToken',
  'purchase-order': 'purchaseToken',
};
const paperReadings = (ending: string, word: string): Reading[] =>
  ownPapers.flatMap((kind) => {
    const address = `/papers/${kind}/{${papers[kind][0]}}${ending}`;
    if (kind === 'statement') return [at(address, word, isOwner)];
    const readers = kind === 'purchase-order' ? nobody : kind === 'return' ? isOwner : recordReaders;
    return linked(address, tokens[kind] ?? 'orderToken', word, readers);
  });
const staffPaperReadings = (ending: string, word: string): Reading[] =>
  staffPapers.map((kind) => {
    const [place, roles] = papers[kind];
    return at(
      `/admin/papers/${kind}/{${place}}${ending}`,
      word,
      ({ role }) => roles === 'all' || roles.includes(role),
    );
  });
const drawn = (some: readonly Reading[]): readonly Reading[] =>
  some.map((one) => ({ ...one, isDrawn: true }));

/** Every call of people who buy, and of those who hold a link, that reads. */
const ofBuyers = {
  identityGetUser: [list('/get-user', 'buyer@demo.gantry.example')],
  identityGetProfile: [list('/my-account/profile', 'Robin Avery')],
  identityListAddresses: [
    list('/my-account/addresses', words.address),
    list('/my-account/addresses', words.companyAddress, theCompany),
  ],
  identitySignOut: forAll,
  identityGetErasure: [list('/my-account/erasure', anAnswer, ({ role }) => role === 'customer')],
  identityGetSecurity: [list('/my-account/security', words.passkey)],
  identityGetMailChoice: [list('/my-account/mail-choice', anAnswer, holders)],
  identityGetSignInStep: forAll,
  identityStartPasskeySignIn: forAll,
  identityDownloadDataExport: [
    { ...at('/my-account/data-exports/{dataExport}', aZip, isOwner), isWrittenAnew: true },
  ],
  identityListApiKeys: [list('/my-account/api-keys', '{key}')],
  identityListCompanyApiKeys: [list('/my-account/company/api-keys', '{key}', managers)],
  identityGetCompany: [
    list('/my-account/company', words.location, theCompany),
    list('/my-account/company', words.costCenter, theCompany),
    list('/my-account/company', words.invitation, managers),
  ],
  identityGetInvitation: [at('/auth/invitations/{invitationCode}', words.invitation, holders)],
  identityListColleagues: [list('/my-account/company/people', 'buyer@demo.gantry.example', theCompany)],
  identityFindCompanySignOn: forAll,
  catalogGetHelpPage: forAll,
  catalogListHelpPages: forAll,
  catalogSearchHelp: forAll,
  catalogGetProduct: forAll,
  catalogGetProductCard: forAll,
  catalogGetStore: forAll,
  catalogListBrands: forAll,
  catalogListDepartments: forAll,
  catalogListProducts: forAll,
  catalogSuggest: forAll,
  catalogCompareProducts: forAll,
  catalogGetSupply: forAll,
  catalogListCards: forAll,
  catalogListCategories: forAll,
  catalogListFacetValues: forAll,
  catalogGetOwnPrices: forAll,
  catalogListReviews: [list('/catalog/products/{uri}/reviews', words.review, nobody)],
  salesFindQuoteProduct: forAll,
  salesGetQuoteDraft: [
    list('/quote/draft', words.draft),
    // whoever has a draft goes on with it
    list('/quote/draft?again={quote}', words.line, companyReaders),
    list('/quote/draft?again={quote}&token={quoteToken}', words.line, (caller) => !isOwner(caller)),
  ],
  catalogGetMyReview: [list('/my-account/reviews/of/{uri}', words.review)],
  catalogListMyReviews: [list('/my-account/reviews', words.review)],
  catalogGetMyNotice: [list('/my-account/notices/of/{soldOut}', 'requestedAt')],
  salesGetCart: [list('/cart', '{cartLine}')],
  salesGetCartDelivery: [list('/cart/delivery?zip=82601', '{cartLine}')],
  salesGetCartSummary: [list('/cart/summary', anAnswer, holders)],
  salesGetCheckoutDefaults: [list('/checkout/defaults', '"last":{')],
  salesGetConfirmation: linked('/orders/{order}/confirmation', 'orderToken', words.order),
  salesGetOwnTerms: [list('/my-account/terms', anAnswer, holders)],
  salesGetMyOrder: [at('/my-account/orders/{order}', words.order, recordReaders)],
  salesListMyOrders: [
    list('/my-account/orders', '"{order}"'),
    list('/my-account/orders?buyer=all', '"{order}"', companyReaders),
  ],
  salesListPurchasedItems: [list('/my-account/purchased-items', '"{order}"')],
  salesListPartNumbers: [list('/my-account/part-numbers', words.partNumber, theCompany)],
  salesGetSavedList: [at('/my-account/lists/{list}', words.list, isOwner)],
  salesListSavedLists: [list('/my-account/lists', words.list)],
  salesGetInquiry: linked('/inquiries/{quote}', 'quoteToken', words.quote),
  salesGetMyInquiry: [at('/my-account/inquiries/{quote}', words.quote, recordReaders)],
  salesListMyInquiries: [
    list('/my-account/inquiries', '{quote}'),
    list('/my-account/inquiries?buyer=all', '{quote}', companyReaders),
  ],
  salesGetDraftFile: [at('/quote/draft/files/{draftFile}', words.draftFile, isOwner)],
  salesGetInquiryFile: linked('/inquiries/{quote}/files/{quoteFile}', 'quoteToken', words.quoteFile),
  salesGetOrderFile: linked('/orders/{order}/files/{orderFile}', 'orderToken', words.orderFile),
  salesGetOffer: linked('/inquiries/{quote}/offer', 'quoteToken', words.consignee),
  salesListMyTasks: [
    list('/my-account/tasks', '{request}', (caller) => (isOwner(caller) ? undefined : false)),
  ],
  salesGetApproval: [at('/my-account/approvals/{approval}', words.approval, approvalReaders)],
  salesListApprovals: [list('/my-account/approvals', '{approval}', approvalReaders)],
  salesGetCompanyBudgets: [list('/my-account/company/budgets', words.costCenter, managers)],
  salesExportCompanySpend: [list('/my-account/company/spend.csv', '{order}', companyReaders)],
  salesGetCompanySpend: [list('/my-account/company/spend', 'Robin Avery', companyReaders)],
  salesGetOrderRequest: linked('/order-requests/{request}', 'orderToken', words.request, isOwner),
  salesGetRequestFile: linked(
    '/order-requests/{request}/files/{requestFile}',
    'orderToken',
    words.requestFile,
    isOwner,
  ),
  salesGetRequestable: linked('/orders/{order}/requestable', 'orderToken', '{request}', isOwner),
  salesGetReturnLabel: linked('/order-requests/{request}/label', 'orderToken', aPdf, isOwner),
  salesListMyRequests: [list('/my-account/requests', '{request}')],
  salesListRequestFiles: linked(
    '/orders/{order}/request-files?draft={openDraft}',
    'orderToken',
    'walk.png',
    isOwner,
  ),
  salesGetSupplierOrder: [at('/supplier-orders/{purchaseToken}', words.purchase, holders)],
  salesGetSupplierRequest: [at('/supplier-requests/{supplierToken}', words.supplier, holders)],
  salesGetDelayedLines: linked('/orders/{order}/delays', 'orderToken', anAnswer, isOwner),
  salesGetShipment: linked('/shipments/{shipment}', 'orderToken', anAnswer),
  salesListOrderShipments: linked('/orders/{order}/shipments', 'orderToken', '{shipment}'),
  salesGetInvoiceByLink: linked('/invoices/{invoice}', 'orderToken', words.order),
  salesGetMyInvoice: [at('/my-account/invoices/{invoice}', words.order, recordReaders)],
  salesGetMyStatement: [list('/my-account/statement', '{invoice}')],
  salesListMyInvoices: [
    list('/my-account/invoices?show=all', '{invoice}'),
    list('/my-account/invoices?show=all&buyer=all', '{invoice}', companyReaders),
  ],
  salesListMyOrderInvoices: [at('/my-account/orders/{order}/invoices', '{invoice}', recordReaders)],
  salesGetPaper: paperReadings('', anAnswer),
  salesGetPaperPdf: drawn(paperReadings('/pdf', aPdf)),
  paymentsListMethods: [list('/my-account/payment-methods', words.card)],
  paymentsListWays: forAll,
  shippingGetArrival: forAll,
  taxationGetCertificateFile: [
    at(
      '/certificates/{certificate}/submissions/1/files/{certificateFile}',
      words.certificateFile,
      theCompany,
    ),
  ],
  taxationListCertificateDraft: [
    list('/certificates/drafts/{certificateDraft}/files', '{certificateDraftFile}'),
  ],
  taxationListCertificates: [list('/certificates', words.certificate, theCompany)],
} satisfies Partial<Record<EndpointName, readonly Reading[] | typeof forAll>>;

/** Whoever the table of calls lets in reads the record, of whomever it is. */
const staff = (address: string, word: string): readonly Reading[] => [at(address, word, holders)];

/** Every call of staff that reads. */
const ofStaff = {
  identityExportAudit: staff('/admin/audit.csv?entity=order&number={order}', '{order}'),
  identityListRetention: ofTheStore,
  identityListAudit: staff('/admin/audit?entity=order&number={order}', '{order}'),
  identityVerifyAudit: ofTheStore,
  identityAdminGetSignInRules: ofTheStore,
  identityAdminGetCompanySignOn: staff('/admin/access/accounts/{account}/company-sign-on', anAnswer),
  identityAdminGetAccount: staff('/admin/access/accounts/{account}', 'buyer@demo.gantry.example'),
  identityAdminFindCompanies: staff('/admin/companies?search=bighorn', 'Bighorn Machine Works'),
  identityAdminListAccounts: staff('/admin/access/accounts?search=buyer', 'buyer@demo.gantry.example'),
  catalogAdminCheckPrice: staff('/admin/products/{sku}/price-check?account={account}', '{account}'),
  catalogAdminGetHelpPage: ofTheStore,
  catalogAdminGetHelpRevision: ofTheStore,
  catalogAdminListHelpPages: ofTheStore,
  catalogAdminGetPriceList: ofTheStore,
  catalogAdminGetProduct: ofTheStore,
  catalogAdminListAttributeNames: ofTheStore,
  catalogAdminListPriceLists: ofTheStore,
  catalogAdminListProducts: ofTheStore,
  catalogAdminGetReview: staff('/admin/reviews/{review}', words.review),
  catalogAdminListReviews: staff('/admin/reviews', words.review),
  catalogExportFeed: ofTheStore,
  catalogGetImport: ofTheStore,
  catalogGetImportErrors: ofTheStore,
  catalogListImports: ofTheStore,
  catalogListMappings: ofTheStore,
  salesAdminGetOrder: staff('/admin/orders/{order}', words.order),
  salesAdminListOrders: staff('/admin/orders', '"{order}"'),
  salesAdminGetInquiry: staff('/admin/inquiries/{quote}', words.quote),
  salesAdminListInquiries: staff('/admin/inquiries?view=all', '{quote}'),
  salesAdminGetInquiryFile: staff('/admin/inquiries/{quote}/files/{quoteFile}', words.quoteFile),
  salesAdminGetOrderFile: staff('/admin/orders/{order}/files/{orderFile}', words.orderFile),
  salesAdminCustomerView: staff('/admin/inquiries/{quote}/customer-view', words.quote),
  salesAdminListAssignees: ofTheStore,
  salesAdminListOrderAssignees: ofTheStore,
  salesAdminQuotePriceHelp: staff('/admin/inquiries/{quote}/price-help', anAnswer),
  salesAdminListPromotions: staff('/admin/promotions', wordOfPromotion),
  salesAdminGetPromotion: staff('/admin/promotions/{promotion}', wordOfPromotion),
  salesAdminGetOrderRequest: staff('/admin/order-requests/{request}', words.request),
  salesAdminGetRequestFile: staff('/admin/order-requests/{request}/files/{requestFile}', words.requestFile),
  salesAdminGetRequestable: staff('/admin/orders/{order}/requestable', '{request}'),
  salesAdminListOrderRequests: staff('/admin/order-requests', '{request}'),
  salesAdminGetPurchasable: staff('/admin/purchase-sources/{order}', anAnswer),
  salesAdminGetPurchaseOrder: staff('/admin/purchase-orders/{purchase}', words.purchase),
  salesAdminListPurchaseOrders: staff('/admin/purchase-orders', '{purchaseNumber}'),
  salesAdminGetSupplier: staff('/admin/suppliers/{supplier}', words.supplier),
  salesAdminGetSupplierFile: staff(
    '/admin/supplier-requests/{supplierRequest}/files/{supplierFile}',
    words.supplierFile,
  ),
  salesAdminListSupplierRequests: staff('/admin/inquiries/{askedQuote}/supplier-requests', words.supplier),
  salesAdminListSuppliers: staff('/admin/suppliers', words.supplier),
  salesAdminGetFulfillment: staff('/admin/orders/{order}/fulfillment', '{shipment}'),
  shippingAdminGetLabel: staff('/admin/labels/{label}', aPdf),
  identityListViews: ofTheStore,
  salesAdminListApprovalRules: ofTheStore,
  salesAdminFind: staff('/admin/find?q={order}', '{order}'),
  catalogCountWaiting: ofTheStore,
  notificationsCountWaiting: ofTheStore,
  notificationsListJobs: ofTheStore,
  notificationsListProcesses: ofTheStore,
  notificationsListMails: staff('/admin/operations/mails', words.invitation),
  paymentsCountWaiting: ofTheStore,
  salesCountWaiting: ofTheStore,
  salesGetOverview: ofTheStore,
  taxationCountWaiting: ofTheStore,
  notificationsListReleases: ofTheStore,
  salesAdminGetInvoice: staff('/admin/invoices/{invoice}', words.order),
  salesAdminListOrderInvoices: staff('/admin/orders/{order}/invoices', '{invoice}'),
  salesAdminGetPaper: staffPaperReadings('', anAnswer),
  salesAdminGetPaperPdf: drawn(staffPaperReadings('/pdf', aPdf)),
  paymentsGetOrderPayments: staff('/admin/orders/{order}/payments', '{order}'),
  paymentsListJournal: staff('/admin/payments/journal?order={order}', anAnswer),
  paymentsListReconciliations: ofTheStore,
  paymentsListCredits: staff('/admin/payments/credits', anAnswer),
  paymentsListUnmatched: staff('/admin/payments/unmatched', anAnswer),
  shippingAdminExportTariff: ofTheStore,
  shippingAdminGetTariffImport: ofTheStore,
  shippingAdminListTariff: ofTheStore,
  shippingAdminListTariffImports: ofTheStore,
  shippingAdminReplayOrder: staff('/admin/shipping/orders/{order}', anAnswer),
  taxationAdminGetImport: ofTheStore,
  taxationAdminGetRules: ofTheStore,
  taxationAdminListImports: ofTheStore,
  taxationAdminListRates: ofTheStore,
  taxationAdminListZips: ofTheStore,
  taxationAdminReplayOrder: staff('/admin/taxation/orders/{order}', anAnswer),
  taxationAdminGetCertificateFile: staff(
    '/admin/taxation/certificates/{certificate}/submissions/1/files/{certificateFile}',
    words.certificateFile,
  ),
  taxationAdminListCertificates: staff('/admin/taxation/certificates', words.certificate),
} satisfies Partial<Record<EndpointName, readonly Reading[] | typeof ofTheStore>>;

/** What each call that reads tells of whose records; every one is here. */
export const readings: Readonly<Record<string, readonly Reading[] | typeof forAll | typeof ofTheStore>> = {
  ...ofBuyers,
  ...ofStaff,
};

/**
 * What a key of an integration opens. Each scope names its calls; a call that is in no scope is open to no key, such as
 * passwords, cards, payments, addresses, people of a company, and the keys themselves. A key never grants more than its
 * owner has: rights of role and company are checked as ever.
 */
export const keyScopes = {
  'catalog-read': [
    'catalogGetStore',
    'catalogListDepartments',
    'catalogListBrands',
    'catalogListCategories',
    'catalogListProducts',
    'catalogListFacetValues',
    'catalogGetProduct',
    'catalogListCards',
    'catalogGetSupply',
    'catalogSuggest',
    'shippingGetArrival',
  ],
  'orders-read': [
    'salesListMyOrders',
    'salesGetMyOrder',
    'salesListPurchasedItems',
    'salesListOrderShipments',
    'salesGetDelayedLines',
    'salesGetOrderFile',
    'salesGetPaper',
    'salesGetPaperPdf',
    'salesAdminListOrders',
    'salesAdminGetOrder',
    'salesAdminGetFulfillment',
    'salesAdminGetOrderFile',
    'salesAdminGetPaper',
    'salesAdminGetPaperPdf',
  ],
  'orders-place': [
    'salesGetCart',
    'salesGetCartDelivery',
    'salesAddCartLine',
    'salesPasteCartLines',
    'salesChangeCartLine',
    'salesRemoveCartLine',
    'salesReorder',
    'salesGetCheckoutDefaults',
    'salesPreviewCheckout',
    'salesPlaceOrder',
    'salesAskApproval',
  ],
  'quotes-read': [
    'salesListMyInquiries',
    'salesGetMyInquiry',
    'salesGetInquiryFile',
    'salesAdminListInquiries',
    'salesAdminGetInquiry',
    'salesAdminGetInquiryFile',
  ],
  'quotes-request': [
    'salesGetQuoteDraft',
    'salesSaveQuoteDraft',
    'salesFindQuoteProduct',
    'salesRequestQuote',
  ],
  'invoices-read': [
    'salesListMyInvoices',
    'salesListMyOrderInvoices',
    'salesGetMyInvoice',
    'salesGetMyStatement',
    'salesGetPaper',
    'salesGetPaperPdf',
    'salesGetCompanySpend',
    'salesExportCompanySpend',
    'salesGetOwnTerms',
    'salesAdminListOrderInvoices',
    'salesAdminGetInvoice',
    'salesAdminGetPaper',
    'salesAdminGetPaperPdf',
  ],
  'lists-write': [
    'salesListSavedLists',
    'salesCreateSavedList',
    'salesGetSavedList',
    'salesChangeSavedList',
    'salesRemoveSavedList',
    'salesAddSavedListLine',
    'salesChangeSavedListLine',
    'salesRemoveSavedListLine',
    'salesListPartNumbers',
    'salesImportPartNumbers',
    'salesRemovePartNumber',
  ],
  'orders-fulfill': [
    'salesAdminListOrders',
    'salesAdminGetOrder',
    'salesAdminGetFulfillment',
    'salesAdminTransitionLines',
    'salesAdminShipLines',
    'salesAdminDeliverShipment',
    'salesAdminReportShipment',
    'salesAdminGetPaper',
    'salesAdminGetPaperPdf',
  ],
  'products-write': [
    'catalogListImports',
    'catalogGetImport',
    'catalogBeginImport',
    'catalogSendImportChunk',
    'catalogLookAtImport',
    'catalogStartImport',
    'catalogCancelImport',
    'catalogGetImportErrors',
    'catalogListMappings',
    'catalogExportFeed',
  ],
  'purchasing-write': [
    'salesAdminListPurchaseOrders',
    'salesAdminGetPurchaseOrder',
    'salesAdminGetPurchasable',
    'salesAdminDraftPurchaseOrder',
    'salesAdminChangePurchaseOrder',
    'salesAdminGeneratePurchaseOrder',
    'salesAdminTransitionPurchaseOrder',
    'salesAdminConfirmPurchaseOrder',
    'salesAdminShipPurchaseOrder',
    'salesAdminReceivePurchaseOrder',
    'salesAdminReschedulePurchaseOrder',
    'salesAdminInvoicePurchaseOrder',
  ],
  'receipts-write': ['paymentsListUnmatched', 'paymentsRecordReceipt', 'paymentsRecordUnassigned'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type KeyScope = keyof typeof keyScopes;
export const keyScopeNames = Object.keys(keyScopes) as readonly KeyScope[];

const scopesByCall = new Map<string, KeyScope[]>();
for (const scope of keyScopeNames) {
  for (const name of keyScopes[scope]) scopesByCall.set(name, [...(scopesByCall.get(name) ?? []), scope]);
}

/** The scopes any of which opens a call, by the name of its endpoint; none for most calls. */
export const scopesOfCall = (name: string): readonly KeyScope[] => scopesByCall.get(name) ?? [];

/** Whether a key with these scopes opens a call, as far as the key is concerned. */
export function mayKeyCall(
  { name }: { readonly name: string },
  { scopes }: { readonly scopes: readonly KeyScope[] },
): boolean {
  return scopesOfCall(name).some((scope) => scopes.includes(scope));
}

/**
 * What staff who act for a customer may write: `free` anybody who may act, `money` only who may spend for them. A write
 * that is not named here is its owner's alone, such as passwords, addresses, kept cards, reviews, and certificates.
 */
export const actingWrites = {
  identityStopActing: 'free',
  salesAddCartLine: 'free',
  salesChangeCartLine: 'free',
  salesCorrectUnresolved: 'free',
  salesDismissUnresolved: 'free',
  salesPasteCartLines: 'free',
  salesPreviewCheckout: 'free',
  salesRemoveCartLine: 'free',
  salesRemoveUnresolved: 'free',
  salesReorder: 'free',
  salesAddSavedListLine: 'free',
  salesChangeSavedList: 'free',
  salesChangeSavedListLine: 'free',
  salesCreateSavedList: 'free',
  salesRemoveSavedListLine: 'free',
  salesImportPartNumbers: 'free',
  salesRemovePartNumber: 'free',
  salesRequestQuote: 'free',
  salesSaveQuoteDraft: 'free',
  salesPreviewOrderRequest: 'free',
  taxationFindZip: 'free',
  salesPlaceOrder: 'money',
  salesAcceptOffer: 'money',
  paymentsStartPayment: 'money',
  paymentsFinishPayment: 'money',
} as const satisfies Record<string, 'free' | 'money'>;

/** Whoever acts for a customer, as rights read it. */
interface Actor {
  readonly maySpend: boolean;
}

/** Whether staff who act for a customer may make a call; reading is as free as it is for the customer. */
export function mayActorCall(
  { name, method }: { readonly name: string; readonly method: string },
  { maySpend }: Actor,
): boolean {
  if (method === 'GET') return true;
  const right = (actingWrites as Readonly<Record<string, 'free' | 'money' | undefined>>)[name];
  return right === 'free' || (right === 'money' && maySpend);
}

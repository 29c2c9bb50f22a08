/** Accounts of the journal, in the order they are chosen from. */
export const accounts = [
  'receivable',
  'bank',
  'cash:stripe',
  'cash:paypal',
  'unmatched-receipts',
  'customer-credit',
  'refunds-payable',
  'disputes',
  'provider-fees',
  'revenue:goods',
  'revenue:shipping',
  'revenue:handling',
  'revenue:restocking',
  'tax-payable',
  'write-off',
] as const;

/** The message that names an account. */
export const accountText = (account: string): string => `admin.journal.account.${account.replace(':', '-')}`;

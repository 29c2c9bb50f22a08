/** What cached answers are about; a mutation names the tags whose answers it makes stale. */
export const tags = [
  'Address',
  'Audit',
  'Cart',
  'Import',
  'Listing',
  'PriceHelp',
  'Mapping',
  'Notice',
  'Offer',
  'Order',
  'Product',
  'Profile',
  'Payments',
  'Purchase',
  'Review',
  'Rule',
  'Supplier',
  'Tax',
  'Certificate',
  'User',
] as const;
export type Tag = (typeof tags)[number];

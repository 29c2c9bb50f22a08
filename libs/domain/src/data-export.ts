/**
 * What an account's copy of its data is made of: each part is a file of the archive, and the service that has it. The
 * one list that services, the archive, and its README follow.
 */
export const exportParts = {
  account: 'identity',
  addresses: 'identity',
  company: 'identity',
  'company-invitations': 'identity',
  sessions: 'identity',
  devices: 'identity',
  passkeys: 'identity',
  'second-step': 'identity',
  'company-sign-on': 'identity',
  'api-keys': 'identity',
  'list-views': 'identity',
  'data-exports': 'identity',
  activity: 'identity',
  orders: 'sales',
  shipments: 'sales',
  invoices: 'sales',
  'order-approvals': 'sales',
  quotes: 'sales',
  'quote-drafts': 'sales',
  'cancellations-and-returns': 'sales',
  carts: 'sales',
  'saved-lists': 'sales',
  'part-numbers': 'sales',
  'purchased-items': 'sales',
  files: 'sales',
  payments: 'payments',
  'saved-cards': 'payments',
  reviews: 'catalog',
  'review-reports': 'catalog',
  'stock-alerts': 'catalog',
  'tax-certificates': 'taxation',
  'certificate-files': 'taxation',
  mails: 'notifications',
} as const;

export type ExportPart = keyof typeof exportParts;
/** A service that holds data of accounts. */
export type ExportService = (typeof exportParts)[ExportPart];
/** The parts one service has. */
export type PartOf<Service extends ExportService> = {
  [Part in ExportPart]: (typeof exportParts)[Part] extends Service ? Part : never;
}[ExportPart];

/** Parts that list files somebody has sent; their bytes go along. */
export const fileParts = ['files', 'certificate-files'] as const satisfies readonly ExportPart[];
export type FilePart = (typeof fileParts)[number];

/** How many copies an account may ask for in a day. */
export const maxExportsPerDay = 3;
/** So long a copy that was asked for can be downloaded. */
export const exportMinutes = 15;

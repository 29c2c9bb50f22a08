import {
  adminAccountPath,
  adminInvoicePath,
  adminMpoPath,
  adminOperationsPath,
  adminOrderPath,
  adminQuotePath,
  adminRequestPath,
  adminSupplierPath,
} from '@gantry/contracts/addresses/admin';
import type { AdminAccounts } from '@gantry/contracts/schemas/admin-account';
import type { Suggestion } from '@gantry/contracts/schemas/catalog';
import { foundBy, type FoundBy, type FoundKind, type FoundRecord } from '@gantry/contracts/schemas/find';
import type { SentMail } from '@gantry/contracts/schemas/operations';
import { withQuery } from '../../parts/with-query.ts';

/** Kinds of records with a page of their own in the back office. */
export type RecordKind = FoundKind | 'account';
export type EntryKind = RecordKind | 'part' | 'mail' | 'page';

/** A line of the palette: something that can be opened. */
export interface Entry {
  readonly key: string;
  readonly kind: EntryKind;
  readonly number: string | null;
  readonly title: string;
  readonly to: string;
  readonly amount?: number | null;
  readonly at?: string | null;
  /** said where it is not plain why this was found */
  readonly by?: FoundBy;
  /** what its page is opened by, of kinds that are remembered */
  readonly opens?: string;
}
/** Lines of one kind under one heading. */
export interface EntryGroup {
  readonly kind: EntryKind | 'recent';
  readonly entries: readonly Entry[];
}

const addresses: Readonly<Record<RecordKind, (opens: string) => string>> = {
  order: adminOrderPath,
  quote: adminQuotePath,
  inquiry: adminQuotePath,
  invoice: adminInvoicePath,
  'credit-memo': adminInvoicePath,
  shipment: adminOrderPath,
  request: (number) => adminRequestPath(number),
  'purchase-order': (number) => adminMpoPath(number),
  supplier: (id) => adminSupplierPath(id),
  account: (number) => adminAccountPath(number),
};
/** The page of a record. */
export const addressOf = (kind: RecordKind, opens: string): string => addresses[kind](opens);

export const recordEntry = (record: FoundRecord): Entry => ({
  ...record,
  key: `${record.kind}:${record.number ?? record.opens}`,
  to: addressOf(record.kind, record.opens),
});

export const accountEntry = (
  { number, name, email, company }: AdminAccounts['items'][number],
  typed: string,
): Entry => ({
  key: `account:${number}`,
  kind: 'account',
  number,
  title: [name, company, email].filter(Boolean).join(' · '),
  to: addressOf('account', number),
  by: sameNumber(number, typed) ? 'number' : 'words',
  opens: number,
});

/** A part on its page in the store; pages of products for staff are no part of the back office. */
export const partEntry = ({ label, detail, path }: Suggestion, typed: string): Entry => ({
  key: `part:${path}`,
  kind: 'part',
  number: detail,
  title: label,
  to: path,
  by: detail !== null && sameNumber(detail, typed) ? 'number' : 'words',
});

/** A mail among those that went to its address. */
export const mailEntry = ({ id, recipient, subject, sentAt }: SentMail): Entry => ({
  key: `mail:${id}`,
  kind: 'mail',
  number: null,
  title: `${subject} · ${recipient}`,
  to: withQuery(adminOperationsPath(), new URLSearchParams(), { tab: 'mails', search: recipient }),
  at: sentAt,
  by: 'words',
});

/** Part numbers and numbers of accounts, without case, dashes, dots and spaces. */
function sameNumber(number: string, typed: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[\s.-]/g, '');
  return bare(number) === bare(typed);
}

/** One group a kind; those that hold what was surely meant come first, the rest stay in the order they are given in. */
export function groupsOf(entries: readonly Entry[]): EntryGroup[] {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const groups = [...byKind].map(([kind, own]) => ({
    kind,
    entries: own,
    rank: Math.min(...own.map(rankOf)),
  }));
  return groups.toSorted((one, other) => one.rank - other.rank);
}
const rankOf = ({ by }: Entry): number => (by ? foundBy.indexOf(by) : foundBy.length);

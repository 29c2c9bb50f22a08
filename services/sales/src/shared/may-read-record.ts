import type { Identity } from '@gantry/contracts/schemas/account';
import { everyBuyer } from '@gantry/contracts/list-orders';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { DomainError } from '@gantry/nest-kit/errors';

type Reader = Pick<Identity, 'accountId' | 'companyId' | 'companyRole'>;
interface OwnedRecord {
  readonly accountId?: string | null;
  /** in whose name it came about */
  readonly companyId?: string | null;
}

/** Whether a record belongs to the account that calls. */
export const isOwn = (
  { accountId: owner = null }: OwnedRecord,
  { accountId }: Pick<Reader, 'accountId'>,
): boolean => accountId !== null && owner === accountId;

/** The company whose records somebody reads, by their role there; null where they read only their own. */
const companyReadBy = ({ companyId, companyRole }: Reader): string | null =>
  companyRole && mayActInCompany('read-company-records', companyRole) ? companyId : null;

/** Whether somebody may read a record: its own account, and who reads those of the company it came about in. */
export const mayReadRecord = (record: OwnedRecord, reader: Reader): boolean => {
  const companyId = companyReadBy(reader);
  return isOwn(record, reader) || (companyId !== null && record.companyId === companyId);
};

/** Whether somebody pays an invoice for their company: one of an order that a colleague has placed in its name. */
export const mayPayForCompany = (
  { companyId: owner = null }: OwnedRecord,
  { companyId, companyRole }: Pick<Reader, 'companyId' | 'companyRole'>,
): boolean =>
  companyId !== null &&
  owner === companyId &&
  !!companyRole &&
  mayActInCompany('pay-company-invoices', companyRole);

/** The name on a record for a reader it does not belong to; null on their own. */
export const buyerNameFor = (
  record: OwnedRecord & { readonly name: string },
  reader: Reader,
): string | null => (isOwn(record, reader) ? null : record.name);

/** Whose records a list shows: those of an account, or those of a company, all of them or one buyer's. */
export type AskedBuyer =
  { readonly accountId: string } | { readonly companyId: string; readonly accountNumber: string | null };

/**
 * @param buyer as the address names them; left out, whoever asks
 * @throws DomainError NOT_PERMITTED for others' records where their role does not read those
 */
export function askedBuyer(reader: Reader, buyer: string | undefined): AskedBuyer {
  if (buyer === undefined) return { accountId: reader.accountId ?? '' };
  const companyId = companyReadBy(reader);
  if (companyId === null) throw new DomainError('NOT_PERMITTED');
  return { companyId, accountNumber: buyer === everyBuyer ? null : buyer };
}

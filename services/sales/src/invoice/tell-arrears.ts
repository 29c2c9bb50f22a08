import type { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import { creditCompanyOf } from '../order/credit-use.ts';
import type { Order } from '../order/order.entity.ts';

/** Who is held while an invoice stays unpaid: the company on whose line it was ordered, else the account. */
export type Debtor = { readonly companyId: string } | { readonly accountId: string };

/** Null for a guest. */
export function debtorOf({
  accountId = null,
  creditUse,
}: Pick<Order, 'accountId' | 'creditUse'>): Debtor | null {
  const companyId = creditCompanyOf(creditUse);
  if (companyId) return { companyId };
  return accountId ? { accountId } : null;
}

/**
 * Tells identity that somebody has an invoice unpaid after its last reminder, or none any more.
 * @param cause names what has changed it, once
 */
export function tellArrears(
  em: EntityManager,
  { debtor, ...facts }: { readonly debtor: Debtor; readonly invoice: string; readonly isInArrears: boolean },
  cause: string,
): Promise<void> {
  const version = `arrears:${cause}`;
  if ('companyId' in debtor) {
    const mark = { entity: `company:${debtor.companyId}`, version, inOrder: true };
    return publish(em, 'company.arrears-changed', { ...debtor, ...facts }, mark);
  }
  const mark = { entity: `account:${debtor.accountId}`, version, inOrder: true };
  return publish(em, 'account.arrears-changed', { ...debtor, ...facts }, mark);
}

import type { Identity } from '@gantry/contracts/schemas/account';
import type { PurchaseForm } from '@gantry/contracts/schemas/order';

type Term = PurchaseForm['paymentTerm'];

/** Terms an order may be placed on: net terms need a credit line, so guests pay in advance. */
export const termsFor = ({ creditLimit }: Pick<Identity, 'creditLimit'>): Term[] =>
  creditLimit === null ? ['advanced'] : ['net-30', 'net-15', 'advanced'];

/**
 * Terms a checkout offers: a buyer with a credit line buys on it. Paying in advance is offered beside it only for an
 * order beyond the line, which would wait for a person to approve it.
 */
export function offeredTerms(
  buyer: Pick<Identity, 'creditLimit'>,
  { exposure, total }: { readonly exposure: number; readonly total: number },
): Term[] {
  const terms = termsFor(buyer);
  const isCovered = isWithinCredit(buyer.creditLimit, exposure, total);
  return isCovered ? terms.filter((term) => term !== 'advanced') : terms;
}

/** Whether an order on net terms fits under the credit line with what is already owed; amounts in minor units. */
export const isWithinCredit = (creditLimit: number | null, exposure: number, total: number): boolean =>
  creditLimit !== null && exposure + total <= creditLimit;

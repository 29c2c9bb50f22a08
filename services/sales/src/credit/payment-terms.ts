import type { Identity } from '@gantry/contracts/schemas/account';
import type { PurchaseForm } from '@gantry/contracts/schemas/order';

type Term = PurchaseForm['paymentTerm'];

type Credit = Pick<Identity, 'creditLimit'> & Partial<Pick<Identity, 'maxTerm'>>;

/**
 * Terms an order may be placed on, the buyer's own first: net terms need a credit line and end with the longest the
 * account has, so guests pay in advance. Whoever has a line may still pay by card or wallet.
 */
export function termsFor({ creditLimit, maxTerm = 'net-30' }: Credit): Term[] {
  if (creditLimit === null) return ['advanced'];
  return maxTerm === 'net-15' ? ['net-15', 'advanced'] : ['net-30', 'net-15', 'advanced'];
}

/** Whether an order on net terms fits under the credit line with what is already owed; amounts in minor units. */
export const isWithinCredit = (creditLimit: number | null, exposure: number, total: number): boolean =>
  creditLimit !== null && exposure + total <= creditLimit;

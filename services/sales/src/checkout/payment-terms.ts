import type { Identity } from '@gantry/contracts/schemas/account';
import type { PurchaseForm } from '@gantry/contracts/schemas/order';

type Term = PurchaseForm['paymentTerm'];

/**
 * Terms an order may be placed on, the buyer's own first: net terms need a credit line, so guests pay in advance. Whoever
 * has a line may still pay by card or wallet.
 */
export const termsFor = ({ creditLimit }: Pick<Identity, 'creditLimit'>): Term[] =>
  creditLimit === null ? ['advanced'] : ['net-30', 'net-15', 'advanced'];

/** Whether an order on net terms fits under the credit line with what is already owed; amounts in minor units. */
export const isWithinCredit = (creditLimit: number | null, exposure: number, total: number): boolean =>
  creditLimit !== null && exposure + total <= creditLimit;

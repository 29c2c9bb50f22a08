import type { ProviderPayment } from '../provider/payment-provider.ts';
import type { OrderPayments } from '../transaction/order-payments.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';

/** What a snapshot is applied to: the attempt it is about, among all payments of its order. */
export interface Applied {
  readonly payments: OrderPayments;
  readonly attempt: Transaction;
  readonly snapshot: ProviderPayment;
  readonly now: Date;
  /** the provider's payment is not the one we asked for: its money counts as nothing until finance has looked */
  readonly isMismatch: boolean;
}

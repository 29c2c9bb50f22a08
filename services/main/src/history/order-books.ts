import type { InvoiceBook } from './invoice-book.ts';
import type { OrderLog } from './order-log.ts';
import type { PaymentLog } from './payment-log.ts';

/** What is written down of one order while it goes its way. */
export interface OrderBooks {
  readonly log: OrderLog;
  readonly payment: PaymentLog;
  readonly invoice: InvoiceBook;
}

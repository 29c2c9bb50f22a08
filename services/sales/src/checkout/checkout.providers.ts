import { CreditLines } from '../credit/credit-lines.ts';
import { CreditRepository } from '../credit/credit.repository.ts';
import { ReadOwnTerms } from '../credit/own-terms.ts';
import { DateCart } from './date-cart.ts';
import { DraftOrder } from './draft-order.ts';
import { PlaceOrder } from './place-order.ts';
import { PreviewCheckout } from './preview-checkout.ts';
import { QuoteOrder } from './quote-order.ts';
import { ReserveOrder } from './reserve-order.ts';
import { WriteOrder } from './write-order.ts';

/** What makes orders of carts, and says what may be owed for them. */
export const checkout = [
  CreditLines,
  CreditRepository,
  DateCart,
  DraftOrder,
  PlaceOrder,
  PreviewCheckout,
  QuoteOrder,
  ReadOwnTerms,
  ReserveOrder,
  WriteOrder,
];

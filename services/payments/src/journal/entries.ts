import type { EventPayload } from '@gantry/contracts/events';

/** The accounts money moves between; what lies at a provider stands apart from the bank until it is paid out. */
export type Account =
  | 'receivable'
  | 'cash:stripe'
  | 'cash:paypal'
  | 'bank'
  | 'unmatched-receipts'
  | 'customer-credit'
  | 'provider-fees'
  | 'revenue:goods'
  | 'revenue:shipping'
  | 'revenue:handling'
  | 'revenue:restocking'
  | 'tax-payable'
  | 'refunds-payable'
  | 'write-off'
  | 'disputes';

/** One balanced entry. `cause` names what happened, once: a second entry for it is refused. */
export interface Entry {
  readonly cause: string;
  readonly kind:
    | 'invoice'
    | 'credit-memo'
    | 'capture'
    | 'receipt'
    | 'match'
    | 'credit-kept'
    | 'send-back'
    | 'refund-promised'
    | 'refund-paid'
    | 'refund-refused'
    | 'dispute'
    | 'write-off'
    | 'returned-debit'
    | 'fee'
    | 'payout';
  readonly orderNumber: string | null;
  readonly at: Date;
  /** minor units; debits are positive, credits negative; zeros are left out. An order where it is not the entry's own. */
  readonly postings: readonly (readonly [Account, number, string?])[];
}

/** What an order owes when goods leave, or what is taken back when they are credited. */
export function invoiceEntry(issued: EventPayload<'invoice.issued'>): Entry {
  const sign = issued.kind === 'invoice' ? 1 : -1;
  const { goods, shipping, handlingFee, restockingFee, tax, amount } = issued;
  return {
    cause: `${issued.kind}:${issued.number}`,
    kind: issued.kind,
    orderNumber: issued.orderNumber,
    at: new Date(issued.issuedAt),
    postings: [
      ['receivable', sign * amount],
      ['revenue:goods', -sign * goods],
      ['revenue:shipping', -sign * shipping],
      ['revenue:handling', -sign * handlingFee],
      ['tax-payable', -sign * tax],
      // a fee for restocking is kept of what is credited
      ['revenue:restocking', sign * restockingFee],
    ],
  };
}

/** Where the money of a payment service lies. */
export function cashOf(service: string): Account {
  if (service === 'stripe-payment-intent') return 'cash:stripe';
  if (service === 'paypal-express-checkout') return 'cash:paypal';
  return 'bank';
}

/** Moves an amount from one account to another. */
export const moveAmount = (
  entry: Omit<Entry, 'postings'>,
  { amount, from, to }: { readonly amount: number; readonly from: Account; readonly to: Account },
): Entry => ({
  ...entry,
  postings: [
    [to, amount],
    [from, -amount],
  ],
});

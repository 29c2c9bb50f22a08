import type { WayToPay } from './planned-moves.ts';

/** On what terms, and by which service, each way is paid. */
const ways: Readonly<Record<WayToPay, { readonly term: 'net-30' | 'advanced'; readonly service: string }>> = {
  terms: { term: 'net-30', service: 'check' },
  prepaid: { term: 'advanced', service: 'check' },
  card: { term: 'advanced', service: 'stripe-payment-intent' },
};

/** The same as the rows of orders, invoices, and payments have it. */
export const wayRow = (way: WayToPay) => ({
  payment_term: ways[way].term,
  payment_service: ways[way].service,
});

import type { Chance } from './chance.ts';
import type { Transfer, WayToPay } from './planned-moves.ts';

/** On what terms each way is paid, and by which service where it is not whoever pays who chooses. */
const ways: Readonly<Record<WayToPay, { readonly term: 'net-30' | 'advanced'; readonly service?: string }>> =
  {
    terms: { term: 'net-30' },
    prepaid: { term: 'advanced' },
    card: { term: 'advanced', service: 'stripe-payment-intent' },
    wallet: { term: 'advanced', service: 'paypal-express-checkout' },
  };

/** The same as the rows of orders, invoices, and payments have it. */
export const wayRow = ({ way, transfer }: { readonly way: WayToPay; readonly transfer: Transfer }) => ({
  payment_term: ways[way].term,
  payment_service: ways[way].service ?? transfer,
});

/** How those pay who are sent an invoice: most by check. */
const transfers: readonly Transfer[] = ['check', 'check', 'check', 'ach', 'ach', 'wire-transfer'];

export const drawTransfer = (chance: Chance): Transfer => chance.pickFrom(transfers);

/** What finance notes of money that came, or that it sent. */
export const transferNumber = (transfer: Transfer, chance: Chance): string =>
  transfer === 'check'
    ? `check ${chance.between(1000, 99_999)}`
    : `${transfer === 'ach' ? 'ACH' : 'wire'} ${chance.between(1e9, 9e9)}`;

import type { LedgerRow } from '../payment-provider.ts';
import { amountOf, type ReportedTransaction } from './paypal-messages.ts';

/** The wallet's event codes by their first letters; T11 are reversals, of which 1107 is a refund by the shop. */
const kinds: readonly (readonly [string, LedgerRow['kind']])[] = [
  ['T1107', 'refund'],
  ['T00', 'capture'],
  ['T11', 'dispute'],
  ['T12', 'dispute'],
  ['T01', 'fee'],
  ['T03', 'payout'],
  ['T04', 'payout'],
];

export function ledgerRowOf(row: ReportedTransaction): LedgerRow {
  const code = row.transaction_event_code;
  const isOfOrder = row.paypal_reference_id_type === 'ODR';
  return {
    reference: row.transaction_id,
    kind: kinds.find(([begin]) => code.startsWith(begin))?.[1] ?? 'other',
    amount: amountOf(row.transaction_amount),
    // told as what leaves
    fee: row.fee_amount ? 0 - amountOf(row.fee_amount) : 0,
    payment: (isOfOrder ? row.paypal_reference_id : undefined) ?? null,
    at: new Date(row.transaction_initiation_date),
  };
}

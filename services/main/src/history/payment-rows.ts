import { isoOf, trailRow } from './order-log.ts';
import type { OrderFacts } from './order-facts.ts';
import type { Staff } from './staff.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

/** What payments know of an order on net terms: what it owes, its promise, the check, and the journal. */
export function addPayments(rows: Rows, facts: OrderFacts, { finance }: Staff): void {
  const { plan, chance, total, number } = facts;
  const declined = plan.moves.find(({ to }) => to === 'declined');
  const shipped = plan.moves.find(({ to }) => to === 'shipped');
  const transaction = transactionRow(facts, declined?.at ?? null);
  rows['payments.transaction'].push(transaction);
  rows['payments.payable_order'].push({
    ...payableRow(facts),
    due: declined ? 0 : total,
    shipped: shipped ? total : 0,
    is_shipped: Boolean(shipped),
    updated_at: isoOf(declined?.at ?? shipped?.at ?? plan.placedAt),
    order_version: declined ? 2 : 0,
  });
  if (shipped) addEntry(rows, facts, { at: shipped.at + 1000, kind: 'invoice', of: facts.invoiceNumber });
  if (plan.paidAt === null) return;
  addEntry(rows, facts, { at: plan.paidAt, kind: 'receipt', of: String(transaction['id']) });
  const entry = { entity: 'order', number, field: 'payment transaction' };
  const reason = `${total} received, ${String(transaction['reference'])}`;
  const change = { at: plan.paidAt, from: null, to: 'processed', by: finance, reason };
  rows['identity.audit_entry'].push(trailRow(entry, change, chance));
}

const payableRow = ({ number, token, plan }: OrderFacts): Row => ({
  order_number: number,
  email: plan.customer.email,
  name: plan.customer.name,
  locale: 'en-US',
  token,
  payment_term: 'net-30',
  payment_service: 'check',
});

function transactionRow({ number, plan, total, chance }: OrderFacts, declinedAt: number | null): Row {
  const { paidAt } = plan;
  return {
    id: chance.uuidAt(plan.placedAt),
    order_number: number,
    type: 'charge',
    service: 'check',
    term: 'net-30',
    status: paidAt === null ? (declinedAt === null ? 'approved' : 'voided') : 'processed',
    amount: total,
    received: paidAt && total,
    currency: 'USD',
    idempotency_key: `order:${number}`,
    reference: paidAt && `check ${chance.between(1000, 99_999)}`,
    created_at: isoOf(plan.placedAt),
    updated_at: isoOf(paidAt ?? declinedAt ?? plan.placedAt),
    version: paidAt === null && declinedAt === null ? 2 : 4,
    capturable: 0,
    is_last: false,
    is_unanswered: false,
    unanswered_turns: 0,
  };
}

interface EntryOf {
  readonly at: number;
  readonly kind: 'invoice' | 'receipt';
  /** the invoice's number, or the transaction's id */
  readonly of: string;
}

/** A balanced entry of the journal. */
function addEntry(rows: Rows, facts: OrderFacts, { at, kind, of }: EntryOf): void {
  const { number, total, subtotal, tax, chance } = facts;
  const id = chance.uuidAt(at);
  const postings: readonly (readonly [string, number])[] =
    kind === 'invoice'
      ? [
          ['receivable', total],
          ['revenue:goods', -subtotal],
          ['tax-payable', -tax],
        ]
      : [
          ['bank', total],
          ['receivable', -total],
        ];
  rows['payments.journal_entry'].push({
    id,
    cause: `${kind}:${of}`,
    kind,
    order_number: number,
    at: isoOf(at),
  });
  for (const [account, amount] of postings)
    rows['payments.journal_posting'].push({
      id: chance.uuidAt(at),
      entry_id: id,
      account,
      order_number: number,
      amount,
      currency: 'USD',
    });
}

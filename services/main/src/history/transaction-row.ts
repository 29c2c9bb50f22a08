import { isoOf } from './log-rows.ts';
import type { OrderFacts } from './order-facts.ts';
import { wayRow } from './ways-to-pay.ts';
import type { Row } from './copy-rows.ts';

/** What a transaction has beside what its order says. */
interface TransactionOf extends Row {
  readonly id: string;
  readonly type: 'charge' | 'authorization' | 'capture' | 'refund' | 'void' | 'chargeback' | 'adjustment';
  readonly status: string;
  /** minor units */
  readonly amount: number;
  readonly at: number;
  readonly idempotency_key: string;
}

/** The number that a payment stands under, and how it is paid. */
interface PaidOrder {
  readonly number: string;
  readonly plan: Pick<OrderFacts['plan'], 'way' | 'transfer'>;
}

/** A row of an order's payments, with every column that one of them has. */
export function transactionRow({ number, plan }: PaidOrder, { at, ...row }: TransactionOf): Row {
  const { payment_term: term, payment_service: service } = wayRow(plan);
  return {
    order_number: number,
    service,
    term,
    currency: 'USD',
    created_at: isoOf(at),
    updated_at: isoOf(at),
    received: null,
    reference: null,
    parent_id: null,
    cause: null,
    reason_code: null,
    source: null,
    note: null,
    capturable: 0,
    authorized_until: null,
    fee: null,
    method: null,
    checked_at: null,
    is_last: false,
    is_unanswered: false,
    unanswered_turns: 0,
    version: 1,
    ...row,
  };
}

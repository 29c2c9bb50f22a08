import { returnPolicy, type RequestSubject } from '@gantry/domain/return-policy';
import { announceInvoice, invoicedLine, numberRow, partiesRow } from '../invoice-log.ts';
import { isoOf, trailRow } from '../log-rows.ts';
import type { OrderFacts, PricedLine } from '../order-facts.ts';
import { system } from '../staff.ts';
import type { Rows } from '../write-rows.ts';

/** What goods are credited with, as a refund has it; minor units. */
export interface Credit {
  readonly lines: readonly { lineNumber: number; quantity: number; amount: number; tax: number }[];
  readonly shipping: number;
  readonly handlingFee: number;
  readonly chargesTax: number;
  readonly restockingFee: number;
  readonly amount: number;
}

const restockingPercent = 15;

/** A whole line is credited; orders of the history have no freight or handling to go with it. */
export function creditOf({ number, quantity, total, tax }: PricedLine, subject: RequestSubject): Credit {
  const percent = returnPolicy[subject].hasRestockingFee ? restockingPercent : 0;
  const restockingFee = Math.floor((total * percent + 50) / 100);
  return {
    lines: [{ lineNumber: number, quantity, amount: total, tax }],
    shipping: 0,
    handlingFee: 0,
    chargesTax: 0,
    restockingFee,
    amount: total + tax - restockingFee,
  };
}

/** Why and when goods are credited. */
interface MemoOf {
  readonly line: PricedLine;
  readonly credit: Credit;
  readonly reason: string;
  readonly at: number;
  readonly id: string;
}

/** A credit memo being issued. */
export function issueMemo(rows: Rows, facts: OrderFacts, { credit, reason, at }: MemoOf): void {
  const { amount } = credit;
  const issued = { number: facts.numbers.memo, kind: 'credit-memo', amount, at, reason } as const;
  announceInvoice(rows, facts, issued);
}

/** Its row. @param settledAt when it had lowered what is owed, or was paid out; null: it waits for its refund */
export function addMemo(rows: Rows, facts: OrderFacts, memo: MemoOf, settledAt: number | null): void {
  const { line, credit, reason, at, id } = memo;
  const number = facts.numbers.memo;
  rows['sales.invoice'].push({
    id,
    ...numberRow(number),
    kind: 'credit-memo',
    source_key: `credit:${facts.numbers.request}`,
    shipment_number: null,
    ...partiesRow(facts),
    lines: [invoicedLine(line)],
    tax_lines: [{ ...facts.taxLine, amount: line.tax, certificate: null }],
    goods: line.total,
    shipping: 0,
    handling_fee: 0,
    restocking_fee: credit.restockingFee,
    tax: line.tax,
    issued_at: isoOf(at),
    due_at: null,
    reason,
    amount: credit.amount,
    credited: 0,
    paid: settledAt === null ? 0 : credit.amount,
    refunded: 0,
    status: settledAt === null ? 'pending' : 'paid',
    updated_at: isoOf(settledAt ?? at),
    version: settledAt === null ? 1 : 2,
  });
  if (settledAt === null) return;
  const change = { at: settledAt, from: 'pending', to: 'paid', by: system, reason: null };
  rows['identity.audit_entry'].push(
    trailRow({ entity: 'invoice', number, field: 'status' }, change, facts.chance),
  );
}

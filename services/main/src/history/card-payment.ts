import { createHash } from 'node:crypto';
import { addEntry, moved } from './journal-rows.ts';
import { isoOf } from './log-rows.ts';
import type { OrderFacts } from './order-facts.ts';
import { transactionRow } from './transaction-row.ts';
import type { PastPayment } from './past-payment.ts';
import { dayMs } from './work-time.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

/** What the card provider keeps of a capture, in thousandths and cents. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;
const cash = 'cash:stripe';
/** Days for which a card's money is reserved. */
const reservedDays = 7;

/** Writes down a payment by card: reserved, taken when goods leave, or given back, and what its provider has of it. */
export class CardPayment {
  private attempt: Row;
  private readonly others: Row[] = [];
  private past: PastPayment;
  private captureId = '';

  constructor(
    private readonly rows: Rows,
    private readonly facts: OrderFacts,
    private readonly id: string,
  ) {
    const { plan, number, total, chance } = facts;
    const year = new Date(plan.placedAt).getUTCFullYear() + chance.between(1, 4);
    this.past = {
      id: `pi_${chance.hex(24)}`,
      charge: `ch_${chance.hex(24)}`,
      method: `pm_${chance.hex(24)}`,
      card: { number: '4242424242424242', month: chance.between(1, 12), year },
      amount: total,
      createdAt: plan.placedAt,
      metadata: { order: number, transaction: id },
      capture: null,
      refund: null,
    };
    const begun = { type: 'authorization', status: 'initialized', amount: total, at: plan.placedAt } as const;
    this.attempt = transactionRow(facts, { id, ...begun, idempotency_key: `order:${number}`, version: 1 });
  }

  /** The payer's bank has set the money aside. */
  reserve(at: number): void {
    const { month, year } = this.past.card;
    const expires = `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
    this.changeAttempt(at, {
      status: 'authorized',
      reference: this.past.id,
      capturable: this.past.amount,
      authorized_until: isoOf(at + reservedDays * dayMs),
      method: { brand: 'visa', last4: '4242', expires },
      version: 3,
    });
  }

  /** Goods leave, and what was reserved is taken. */
  takeMoney(at: number): void {
    const { amount, charge } = this.past;
    const id = this.facts.chance.uuidAt(at);
    const key = `${this.id}:capture:0`;
    const name = createHash('sha256').update(key).digest('hex').slice(0, 20);
    const reference = `${charge}.${name}`;
    const fee = feeOf(amount);
    const taken = { type: 'capture', status: 'instant', amount, at, reference, fee, is_last: true } as const;
    this.addRow({ id, ...taken, idempotency_key: key });
    this.changeAttempt(at, { status: 'captured', capturable: 0, authorized_until: null, version: 5 });
    this.post(at, 'capture', id, moved(amount, 'receivable', cash));
    this.post(at, 'fee', id, moved(fee, cash, 'provider-fees'));
    const capture = { at, amount, fee, transaction: `txn_${this.facts.chance.hex(24)}` };
    const metadata = { ...this.past.metadata, [`capture_${name}`]: `${amount} ${key}` };
    this.past = { ...this.past, capture, metadata };
    this.captureId = id;
  }

  /** Money goes back to the card. */
  giveBack(asked: {
    readonly at: number;
    readonly amount: number;
    readonly reference: string;
    readonly reason: string;
  }): void {
    const { at, amount } = asked;
    const { chance } = this.facts;
    const id = chance.uuidAt(at);
    const key = `refund:${asked.reference}:${this.captureId}`;
    const reference = `re_${chance.hex(24)}`;
    const source = this.others.find((row) => row['id'] === this.captureId)?.['reference'];
    const asRefund = { type: 'refund', status: 'processed', amount, at, reference, source } as const;
    this.addRow({ id, ...asRefund, cause: asked.reference, note: asked.reason, idempotency_key: key });
    this.post(at, 'refund-promised', id, moved(amount, 'refunds-payable', 'receivable'));
    this.post(at, 'refund-paid', id, moved(amount, cash, 'refunds-payable'));
    const refund = { id: reference, at, amount, key, transaction: `txn_${chance.hex(24)}` };
    this.past = { ...this.past, refund };
  }

  /** Writes its rows. @returns what its provider has written down of it; null where nobody has paid */
  close(): PastPayment | null {
    this.rows['payments.transaction'].push(this.attempt, ...this.others);
    return this.attempt['reference'] ? this.past : null;
  }

  private addRow(row: Parameters<typeof transactionRow>[1]): void {
    this.others.push(transactionRow(this.facts, { parent_id: this.id, version: 2, ...row }));
  }

  private changeAttempt(at: number, change: Row): void {
    this.attempt = { ...this.attempt, ...change, updated_at: isoOf(at), checked_at: isoOf(at) };
  }

  private post(at: number, kind: string, of: string, postings: ReturnType<typeof moved>): void {
    addEntry(this.rows, this.facts, { at, kind, of, postings });
  }
}

import { mayWriteOff } from '@gantry/domain/write-off';
import { addEntry, moved } from './journal-rows.ts';
import { isoOf, trailRow, type Change } from './log-rows.ts';
import { linesOf, sumsOf, type OrderFacts, type PricedLine } from './order-facts.ts';
import { OnlinePayment } from './online-payment.ts';
import type { OrderLog } from './order-log.ts';
import type { PastPayment } from './past-payment.ts';
import { transactionRow } from './transaction-row.ts';
import { isOnline } from './planned-moves.ts';
import { transferNumber, wayRow } from './ways-to-pay.ts';
import type { Credit } from './returns/credit-memo.ts';
import type { Staff } from './staff.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

/** Money that is asked to go back, by a name that is used once. */
interface AskedRefund {
  readonly at: number;
  /** minor units */
  readonly amount: number;
  readonly reference: string;
  readonly reason: string;
}

/** Writes down what payments know of an order: what it owes, the promise to pay it, what came and went back, the journal. */
export class PaymentLog {
  private readonly id: string;
  private charge: Row;
  private refund: Row | null = null;
  /** null where a person enters what comes */
  readonly online: OnlinePayment | null;
  /** what has left; minor units */
  private shipped = 0;
  /** the promise of what is left of a part, a check that came twice, or what was written off */
  private rest: Row | null = null;

  constructor(
    private readonly rows: Rows,
    private readonly facts: OrderFacts,
    private readonly staff: Staff,
  ) {
    const { placedAt, way, moves } = facts.plan;
    this.id = facts.chance.uuidAt(placedAt);
    this.online = isOnline(way) ? new OnlinePayment(rows, facts, this.id) : null;
    const isReviewed = moves[0]?.to === 'pending-review';
    const status = way === 'prepaid' ? 'delayed' : isReviewed ? 'approved-on-hold' : 'approved';
    this.charge = { status, received: null, reference: null, updated_at: isoOf(placedAt), version: 2 };
  }

  /** Whether somebody has to let the order go over its limit. */
  get isHeld(): boolean {
    return this.charge['status'] === 'approved-on-hold';
  }

  /** Finance let it go over the limit. */
  approve(at: number): void {
    this.changeCharge(at, { status: 'approved' });
  }

  /** The order is off: nothing is to come any more. @returns what was reserved and is let go; minor units */
  giveUp(at: number): number {
    if (!this.online) this.changeCharge(at, { status: 'voided' });
    return this.online?.release(at) ?? 0;
  }

  /** Another sum came: it waits for finance. */
  hold(at: number, amount: number): void {
    const reference = this.transferNumber();
    this.changeCharge(at, { status: 'processed-on-hold', received: amount, reference });
    this.post(at, 'receipt', moved(amount, 'unmatched-receipts', 'bank'));
    this.trail(at, `${amount} received, ${reference}`, 'processed-on-hold');
  }

  /** Less came, and finance took it for the order: the rest is waited for. @param owed what is owed in all */
  receivePart(at: number, amount: number, owed: number): void {
    this.hold(at, amount);
    const matchedAt = at + 1_800_000;
    this.changeCharge(matchedAt, { status: 'processed' });
    this.post(matchedAt, 'match', moved(amount, 'receivable', 'unmatched-receipts'));
    this.trail(matchedAt, `${amount} matched`);
    this.rest = transactionRow(this.facts, {
      id: this.facts.chance.uuidAt(matchedAt),
      type: 'charge',
      status: 'approved',
      amount: owed - amount,
      at: matchedAt,
      idempotency_key: `${this.id}:owed1`,
      version: 2,
    });
  }

  /** It came twice: finance keeps the second one as the customer's credit. */
  keepCredit(at: number, amount: number): void {
    const creditedAt = at + 3_600_000;
    const id = this.facts.chance.uuidAt(at);
    const reference = this.transferNumber();
    this.rest = transactionRow(this.facts, {
      id,
      type: 'charge',
      status: 'processed-on-hold',
      amount,
      at,
      received: amount,
      reference,
      reason_code: 'kept-as-credit',
      idempotency_key: `receipt:${this.facts.number}:1`,
      updated_at: isoOf(creditedAt),
      version: 4,
    });
    this.trail(at, `${amount} received, ${reference}`, 'processed-on-hold');
    const received = moved(amount, 'unmatched-receipts', 'bank');
    addEntry(this.rows, this.facts, { at, kind: 'receipt', of: id, postings: received });
    const credited = moved(amount, 'customer-credit', 'unmatched-receipts');
    addEntry(this.rows, this.facts, { at: creditedAt, kind: 'credit-kept', of: id, postings: credited });
    this.trail(creditedAt, `${amount} kept as credit`, 'kept-as-credit');
  }

  /** What is owed came. */
  receive(at: number, amount: number): void {
    const reference = this.transferNumber();
    this.changeCharge(at, { status: 'processed', received: amount, reference });
    this.post(at, 'receipt', moved(amount, 'receivable', 'bank'));
    this.trail(at, `${amount} received, ${reference}`);
  }

  /** The invoice of what leaves; the number says which of its departures it is. */
  invoice(at: number, departure: number): void {
    const { plan, numbers } = this.facts;
    const { total, goods: subtotal, tax } = sumsOf(linesOf(this.facts, plan.departures[departure]!));
    this.shipped += total;
    addEntry(this.rows, this.facts, {
      at,
      kind: 'invoice',
      of: numbers.invoices[departure]!,
      postings: [
        ['receivable', total],
        ['revenue:goods', -subtotal],
        ['tax-payable', -tax],
      ],
    });
  }

  credit(at: number, { total, tax }: PricedLine, { amount, restockingFee }: Credit): void {
    addEntry(this.rows, this.facts, {
      at,
      kind: 'credit-memo',
      of: this.facts.numbers.memo,
      postings: [
        ['revenue:goods', total],
        ['tax-payable', tax],
        ['receivable', -amount],
        ['revenue:restocking', -restockingFee],
      ],
    });
  }

  /** A person has to pay it out; what came by card or wallet goes back at once. @returns whether it is back */
  promiseRefund(asked: AskedRefund): boolean {
    this.online?.giveBack(asked);
    if (!this.online) this.promiseByHand(asked);
    return this.online !== null;
  }

  private promiseByHand({ at, amount, reference, reason }: AskedRefund): void {
    const id = this.facts.chance.uuidAt(at);
    this.refund = transactionRow(this.facts, {
      id,
      type: 'refund',
      status: 'delayed',
      amount,
      at,
      idempotency_key: `refund:${reference}:${this.id}`,
      parent_id: this.id,
      cause: reference,
      note: reason,
      version: 2,
    });
    const postings = moved(amount, 'refunds-payable', 'receivable');
    addEntry(this.rows, this.facts, { at, kind: 'refund-promised', of: id, postings });
  }

  /** Finance paid it out. */
  payRefund(at: number): void {
    if (!this.refund) return;
    const reference = this.transferNumber();
    this.refund = { ...this.refund, status: 'processed', reference, updated_at: isoOf(at), version: 4 };
    const { id, amount } = this.refund as { readonly id: string; readonly amount: number };
    const postings = moved(amount, 'bank', 'refunds-payable');
    addEntry(this.rows, this.facts, { at, kind: 'refund-paid', of: id, postings });
    this.trail(at, `${amount} refunded, ${reference}`);
  }

  /** What is owed is given up, by somebody who may give up that much. @param amount minor units */
  writeOffDebt(at: number, amount: number, reason: string): void {
    const id = this.facts.chance.uuidAt(at);
    const row = {
      id,
      type: 'adjustment',
      status: 'processed',
      amount,
      at,
      note: reason,
      version: 3,
    } as const;
    this.rest = transactionRow(this.facts, { ...row, idempotency_key: `write-off:${id}` });
    const postings = moved(amount, 'receivable', 'write-off');
    addEntry(this.rows, this.facts, { at, kind: 'write-off', of: id, postings });
    const by = mayWriteOff('finance', amount, 0) ? this.staff.finance : this.staff.admin;
    this.noteAct('write-off', { at, from: null, to: String(amount), by, reason });
  }

  /** Finance keeps it as credit of whoever was to get it. */
  keepRefund(at: number): void {
    if (!this.refund) return;
    const settled = { status: 'processed', reason_code: 'kept-as-credit' };
    this.refund = { ...this.refund, ...settled, updated_at: isoOf(at), version: 4 };
    const { id, amount, note } = this.refund as { readonly id: string; amount: number; note: string };
    this.rest = transactionRow(this.facts, {
      id: this.facts.chance.uuidAt(at),
      type: 'charge',
      status: 'processed-on-hold',
      amount,
      at,
      received: amount,
      reason_code: 'kept-as-credit',
      note,
      idempotency_key: `${id}:kept`,
      version: 4,
    });
    const postings = moved(amount, 'customer-credit', 'refunds-payable');
    addEntry(this.rows, this.facts, { at, kind: 'credit-kept', of: id, postings });
    const by = this.staff.finance;
    const reason = 'the customer asked to keep it';
    this.noteAct('keep', { at, from: 'on hold', to: 'kept as credit', by, reason });
  }

  /** Writes its rows, once all stands where it stays. */
  close({ due, isAllShipped, endedAt, lines }: OrderLog): PastPayment | null {
    const { plan, number, total, token } = this.facts;
    const past = this.online?.close() ?? null;
    if (!this.online) this.addPromise();
    if (this.rest) this.rows['payments.transaction'].push(this.rest);
    if (this.refund) this.rows['payments.transaction'].push(this.refund);
    const isDeclined = lines[0]?.status === 'declined';
    this.rows['payments.payable_order'].push({
      order_number: number,
      account_id: plan.customer.accountId,
      company_id: plan.customer.companyId,
      email: plan.customer.email,
      name: plan.customer.name,
      locale: 'en-US',
      token,
      ...wayRow(plan),
      due,
      shipped: this.shipped,
      is_shipped: isAllShipped,
      updated_at: isoOf(endedAt),
      order_version: isDeclined || due < total ? 2 : 0,
    });
    return past;
  }

  /** The promise to pay by check. */
  private addPromise(): void {
    const { plan, number, total } = this.facts;
    const promise = { type: 'charge', status: '', amount: total, at: plan.placedAt } as const;
    const key = { idempotency_key: `order:${number}` };
    const row = transactionRow(this.facts, { id: this.id, ...promise, ...key });
    this.rows['payments.transaction'].push({ ...row, ...this.charge });
  }

  private changeCharge(at: number, change: Row): void {
    this.charge = { ...this.charge, ...change, updated_at: isoOf(at), version: 4 };
  }

  private post(at: number, kind: string, postings: ReturnType<typeof moved>): void {
    addEntry(this.rows, this.facts, { at, kind, of: this.id, postings });
  }

  private transferNumber(): string {
    return transferNumber(this.facts.plan.transfer, this.facts.chance);
  }

  private noteAct(act: 'write-off' | 'keep', change: Change): void {
    const entry = { entity: 'order', number: this.facts.number, field: `payment: ${act}` };
    this.rows['identity.audit_entry'].push(trailRow(entry, change, this.facts.chance));
  }

  private trail(at: number, reason: string, to = 'processed'): void {
    const entry = { entity: 'order', number: this.facts.number, field: 'payment transaction' };
    const change = { at, from: null, to, by: this.staff.finance, reason };
    this.rows['identity.audit_entry'].push(trailRow(entry, change, this.facts.chance));
  }
}

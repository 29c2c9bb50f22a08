import type { Row } from './copy-rows.ts';
import { addEntry, moved } from './journal-rows.ts';
import { isoOf } from './log-rows.ts';
import type { OrderFacts } from './order-facts.ts';
import type { PastPayment } from './past-payment.ts';
import { captureName, cardBooks, walletBooks, type ProviderBooks } from './provider-books.ts';
import { transactionRow } from './transaction-row.ts';
import { dayMs } from './work-time.ts';
import type { Rows } from './write-rows.ts';

interface Capture {
  readonly id: string;
  /** its place among the rows */
  readonly row: number;
  readonly reference: string;
  readonly amount: number;
}

/**
 * Writes down a payment by card or wallet: reserved, taken as goods leave, let go, given back, or asked back by the payer's
 * bank, and what its provider has of it.
 */
export class OnlinePayment {
  /** minor units that are reserved and not taken yet */
  left = 0;
  private attempt: Row;
  private readonly others: Row[] = [];
  private past: PastPayment;
  private readonly captures: Capture[] = [];
  private disputeRow = -1;
  private readonly books: ProviderBooks;

  constructor(
    private readonly rows: Rows,
    private readonly facts: OrderFacts,
    private readonly id: string,
  ) {
    const { plan, number, total, chance } = facts;
    this.books = plan.way === 'wallet' ? walletBooks : cardBooks;
    const { provider, nameOf } = this.books;
    this.past = {
      provider,
      id: nameOf('payment', chance),
      reservation: nameOf('reservation', chance),
      card: provider === 'stripe' ? this.drawCard() : null,
      amount: total,
      createdAt: plan.placedAt,
      metadata: { order: number, transaction: id },
      captures: [],
      releasedAt: null,
      refund: null,
      dispute: null,
    };
    const begun = { type: 'authorization', status: 'initialized', amount: total, at: plan.placedAt } as const;
    this.attempt = transactionRow(facts, { id, ...begun, idempotency_key: `order:${number}`, version: 1 });
  }

  /** What was taken and not given back; minor units. */
  get taken(): number {
    return this.captures.reduce((sum, { amount }) => sum + amount, 0) - (this.past.refund?.amount ?? 0);
  }

  /** The payer's bank has set the money aside. */
  reserve(at: number): void {
    const { id, amount, card } = this.past;
    this.left = amount;
    const month = String(card?.month).padStart(2, '0');
    const method = card
      ? { brand: 'visa', last4: '4242', expires: `${month}/${String(card.year).slice(-2)}` }
      : { brand: 'paypal', last4: null, expires: null };
    this.changeAttempt(at, {
      status: 'authorized',
      reference: id,
      capturable: amount,
      authorized_until: isoOf(at + this.books.reservedDays * dayMs),
      method,
      version: 3,
    });
  }

  /** Goods leave, and what was reserved for them is taken; the last ones end what is reserved. */
  takeMoney(at: number, amount: number, isLast: boolean): void {
    const { chance } = this.facts;
    const { cash, feeOf, nameOf, captureOf } = this.books;
    const id = chance.uuidAt(at);
    const turn = this.captures.length;
    const key = `${this.id}:capture:${turn}`;
    const name = nameOf('move', chance);
    const reference = captureOf({ reservation: this.past.reservation, name, key });
    const fee = feeOf(amount, turn === 0);
    const row = this.others.length;
    const taken = {
      type: 'capture',
      status: 'instant',
      amount,
      at,
      reference,
      fee,
      is_last: isLast,
    } as const;
    this.addRow({ id, ...taken, idempotency_key: key });
    this.left -= amount;
    const status = isLast ? 'captured' : 'partially-captured';
    const until = isLast ? { authorized_until: null } : {};
    this.changeAttempt(at, { status, capturable: this.left, ...until, version: 5 + 2 * turn });
    this.post(at, { kind: 'capture', of: id }, moved(amount, 'receivable', cash));
    this.post(at, { kind: 'fee', of: id }, moved(fee, cash, 'provider-fees'));
    this.captures.push({ id, row, reference, amount });
    const captures = [...this.past.captures, { at, amount, name, fee, key, isLast }];
    this.past = { ...this.past, captures, metadata: { ...this.past.metadata, ...this.noteOf(amount, key) } };
  }

  /** Nothing leaves: what is reserved is let go. @returns how much; minor units */
  release(at: number): number {
    const amount = this.left;
    if (amount === 0) return 0;
    const why = { type: 'void', status: 'processed', reason_code: 'order-canceled' } as const;
    const id = this.facts.chance.uuidAt(at);
    this.addRow({ id, ...why, amount, at, idempotency_key: `${this.id}:void:0` });
    const ended = { status: 'voided', capturable: 0, authorized_until: null, reason_code: 'order-canceled' };
    this.changeAttempt(at, { ...ended, version: 4 });
    this.past = { ...this.past, releasedAt: at };
    this.left = 0;
    return amount;
  }

  /** Money goes back to where it came from, of what was taken last. */
  giveBack(asked: {
    readonly at: number;
    readonly amount: number;
    readonly reference: string;
    readonly reason: string;
  }): void {
    const { at, amount } = asked;
    const { chance } = this.facts;
    const { cash, nameOf } = this.books;
    const id = chance.uuidAt(at);
    const capture = this.captures.at(-1)!;
    const key = `refund:${asked.reference}:${capture.id}`;
    const reference = nameOf('refund', chance);
    const source = capture.reference;
    const asRefund = { type: 'refund', status: 'processed', amount, at, reference, source } as const;
    this.addRow({ id, ...asRefund, cause: asked.reference, note: asked.reason, idempotency_key: key });
    this.post(at, { kind: 'refund-promised', of: id }, moved(amount, 'refunds-payable', 'receivable'));
    this.post(at, { kind: 'refund-paid', of: id }, moved(amount, cash, 'refunds-payable'));
    const refund = { id: reference, at, amount, key, name: nameOf('move', chance) };
    this.past = { ...this.past, refund };
  }

  /** The payer's bank, or the wallet, takes back what was taken until it is decided. */
  openDispute(at: number): void {
    const { chance } = this.facts;
    const { cash, nameOf } = this.books;
    const amount = this.taken;
    const id = chance.uuidAt(at);
    const reference = nameOf('dispute', chance);
    this.disputeRow = this.others.length;
    const key = `${this.id}:chargeback:${reference}`;
    this.addRow({ id, type: 'chargeback', status: 'running', amount, at, reference, idempotency_key: key });
    this.post(at, { kind: 'dispute', of: `${id}:opened` }, moved(amount, cash, 'disputes'));
    const dispute = { id: reference, at, amount, name: nameOf('move', chance), end: null };
    this.past = { ...this.past, dispute };
  }

  /** It is decided: the money is back, or the order owes it again. */
  endDispute(at: number, isWon: boolean): void {
    const { dispute } = this.past;
    const row = this.others[this.disputeRow];
    if (!dispute || !row) return;
    this.changeRow(this.disputeRow, at, isWon ? 'terminated' : 'lost');
    const step = isWon ? 'won' : 'lost';
    const to = isWon ? this.books.cash : 'receivable';
    this.post(
      at,
      { kind: 'dispute', of: `${row['id'] as string}:${step}` },
      moved(dispute.amount, 'disputes', to),
    );
    const name = this.books.nameOf('move', this.facts.chance);
    this.past = { ...this.past, dispute: { ...dispute, end: { at, isWon, name } } };
    if (isWon) return;
    for (const capture of this.captures) this.changeRow(capture.row, at, 'lost');
    this.changeAttempt(at, { status: 'lost', version: 8 });
  }

  /** Writes its rows. @returns what its provider has written down of it; null where nobody has paid */
  close(): PastPayment | null {
    this.rows['payments.transaction'].push(this.attempt, ...this.others);
    return this.attempt['reference'] ? this.past : null;
  }

  private drawCard() {
    const { plan, chance } = this.facts;
    const year = new Date(plan.placedAt).getUTCFullYear() + chance.between(1, 4);
    const method = `pm_${chance.hex(24)}`;
    return { method, number: '4242424242424242', month: chance.between(1, 12), year };
  }

  /** The card provider has no object of its own for one of several captures. */
  private noteOf(amount: number, key: string): Readonly<Record<string, string>> {
    return this.past.card ? { [`capture_${captureName(key)}`]: `${amount} ${key}` } : {};
  }

  private addRow(row: Parameters<typeof transactionRow>[1]): void {
    this.others.push(transactionRow(this.facts, { parent_id: this.id, version: 2, ...row }));
  }

  private changeRow(place: number, at: number, status: string): void {
    this.others[place] = { ...this.others[place], status, updated_at: isoOf(at), version: 3 };
  }

  private changeAttempt(at: number, change: Row): void {
    this.attempt = { ...this.attempt, ...change, updated_at: isoOf(at), checked_at: isoOf(at) };
  }

  private post(
    at: number,
    { kind, of }: { readonly kind: string; readonly of: string },
    postings: ReturnType<typeof moved>,
  ): void {
    addEntry(this.rows, this.facts, { at, kind, of, postings });
  }
}

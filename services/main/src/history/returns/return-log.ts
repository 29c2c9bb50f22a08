import { requestReason } from '@gantry/domain/return-policy';
import { orderRequestStatuses } from '@gantry/domain/statuses/order-request-statuses';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Row } from '../copy-rows.ts';
import { dayOf, isoOf } from '../log-rows.ts';
import type { OrderFacts, PricedLine } from '../order-facts.ts';
import { requireAllowed } from '../planned-moves.ts';
import { system, type Doer } from '../staff.ts';
import { RequestLog } from '../requests/request-log.ts';
import { dayMs } from '../work-time.ts';
import type { Rows } from '../write-rows.ts';
import type { OrderBooks } from '../order-books.ts';
import { addMemo, creditOf, issueMemo, type Credit } from './credit-memo.ts';
import { findings } from './return-texts.ts';
import type { ReturnAct, ReturnActName, ReturnPlan } from './plan-return.ts';

/** Days in which goods may come back. */
const returnDays = 30;
const carriers = ['UPS', 'FedEx'];

/** What its goods were credited with, and what of it goes back. */
interface GivenRefund {
  readonly credit: Credit;
  readonly reason: string;
  /** when, and by which id of its credit memo */
  readonly at: number;
  readonly id: string;
  /** money that was paid; minor units */
  readonly amount: number;
  /** when it had gone back; where none had to, at once */
  readonly settledAt: number | null;
  /** it stays as credit of whoever paid it */
  readonly isCredit: boolean;
}

const actsOfFinance: readonly ReturnActName[] = ['pay-out', 'keep'];

/** Writes down how a return goes through its statuses, takes its line along, and gives its money back. */
export class ReturnLog extends RequestLog {
  private readonly line: PricedLine;
  private found: Row = { condition: null, disposition: null, restocked: false };
  private refund: GivenRefund | null = null;

  constructor(
    rows: Rows,
    order: OrderFacts,
    private readonly books: OrderBooks,
    private readonly plan: ReturnPlan,
  ) {
    const line = order.priced[plan.line - 1]!;
    const { amount, restockingFee } = creditOf(line, plan.subject);
    super(rows, order, { ...plan, type: 'return', refund: amount, restockingFee });
    this.line = line;
  }

  /** Somebody asks, and support has to look at it. */
  open(): void {
    const { requestedAt: at, by, note } = this.plan;
    this.noteEvent(at, by, { kind: 'transition', to: 'new', text: note });
    this.moveLine(at, 'rma-requested', by);
    this.mail(at, 'received', `Return ${this.number.toUpperCase()}: we received your request`);
    this.transition(at, 'pending-review', system);
    this.wait(at);
  }

  /** One act, with all that comes of it. */
  perform({ at, act, by, reason }: ReturnAct): void {
    const isDecided = ['authorize', 'refund', 'replace'].includes(act);
    if (isDecided && orderRequestStatuses[this.status].isUndecided) this.transition(at, 'approved', by);
    if (act !== 'decline' && by.role !== 'customer' && !actsOfFinance.includes(act))
      this.noteEvent(at, by, { kind: act, text: reason, audience: 'store' });
    // whoever waited has acted; some acts let somebody wait again
    this.dueAt = null;
    this.acts[act](at, by, reason);
    this.version += 1;
    this.set({ updated_at: isoOf(at) });
  }

  /** Writes its rows, once it stands where it stays. */
  close(end: number): void {
    this.closeRequest(end);
    this.addLine(this.line, this.found);
    if (this.refund) this.addRefund(this.refund);
  }

  private readonly acts: Readonly<
    Record<ReturnActName, (at: number, by: Doer, reason: string | null) => void>
  > = {
    authorize: (at, by) => this.authorize(at, by),
    decline: (at, by, reason) => this.decline(at, by, reason),
    withdraw: (at, by) => this.withdraw(at, by),
    'note-tracking': (at, by) => this.noteTracking(at, by),
    receive: (at, by) => this.receive(at, by),
    refund: (at, by, reason) => this.giveCredit(at, by, reason),
    'pay-out': (at) => this.payOut(at, 'refunded'),
    keep: (at) => this.payOut(at, 'credit-balance'),
    replace: (at, by) => {
      this.set({ resolution: 'replacement' });
      this.moveLine(at, 'rma-replacement-processing', by);
    },
    'ship-replacement': (at, by) => this.shipReplacement(at, by),
    'deliver-replacement': (at, by) => {
      this.moveLine(at, 'rma-replacement-delivered', { ...by, role: 'system' });
      this.finish(at);
    },
  };

  private authorize(at: number, by: Doer): void {
    const rma = `rma-${this.number.replace(/^r-/, '')}`;
    this.set({ rma_number: rma, authorized_until: dayOf(at + returnDays * dayMs) });
    this.moveLine(at, 'rma-sent', by);
    this.mail(at, 'authorized', `Return ${this.number.toUpperCase()}: how to send it back`);
  }

  private decline(at: number, by: Doer, reason: string | null): void {
    this.moveLine(at, 'delivered', by, reason);
    this.set({ reason });
    this.transition(at, 'declined', by, reason);
    this.mail(at, 'declined', `Return ${this.number.toUpperCase()}: declined`);
  }

  private withdraw(at: number, by: Doer): void {
    this.moveLine(at, 'delivered', by, 'withdrawn');
    this.dueAt = null;
    this.noteEvent(at, by, { kind: 'withdrawn' });
    this.transition(at, 'cancelled', by, 'withdrawn');
    this.mail(at, 'withdrawn', `Return ${this.number.toUpperCase()}: withdrawn`);
  }

  private noteTracking(at: number, by: Doer): void {
    const { chance } = this.order;
    const carrier = chance.pickFrom(carriers);
    const tracking =
      carrier === 'UPS' ? `1Z${chance.hex(16).toUpperCase()}` : String(chance.between(1e11, 9e11));
    this.set({ carrier, tracking });
    this.moveLine(at, 'rma-return-awaiting', by, tracking);
    this.noteEvent(at, by, { kind: 'note-tracking', text: `${carrier} ${tracking}` });
  }

  private receive(at: number, by: Doer): void {
    this.found = { ...findings[this.plan.subject], restocked: false };
    this.transition(at, 'running', system);
    this.moveLine(at, 'rma-return-received', by);
    this.wait(at);
  }

  /** The goods are credited; what was paid of them goes back, and what was not is owed no longer. */
  private giveCredit(at: number, by: Doer, said: string | null): void {
    const { order, line, number } = this;
    const { log, payment, invoice } = this.books;
    const credit = creditOf(line, this.plan.subject);
    const reason = said ?? requestReason({ type: 'return', subject: this.plan.subject });
    this.moveLine(at, 'rma-refund-pending', by, said);
    this.set({ resolution: 'refund', refund: credit.amount });
    log.changeMoney(at, { credited: credit.amount }, by);
    const amount = Math.min(log.owedBack, credit.amount);
    log.money = { ...log.money, claimed: amount };
    const id = order.chance.uuidAt(at);
    this.refund = { credit, reason, at, id, amount, settledAt: amount > 0 ? null : at, isCredit: false };
    this.found = { ...this.found, restocked: this.found['disposition'] === 'restock' };
    issueMemo(this.rows, order, { ...this.refund, line });
    invoice.credit(at, { amount: credit.amount, line: line.number, memoId: id });
    payment.credit(at, line, credit);
    if (amount === 0) return this.issue(at, 'credited', credit.amount);
    this.noteEvent(at, by, { kind: 'refund-requested', amount });
    if (payment.promiseRefund({ at: at + 2000, amount, reference: number, reason }))
      this.payOut(at + 2000, 'refunded');
  }

  /** Finance has paid it out, or keeps it as credit. */
  private payOut(at: number, paidAs: 'refunded' | 'credit-balance'): void {
    if (!this.refund || this.refund.settledAt !== null) return;
    const { log, payment, invoice } = this.books;
    const { amount } = this.refund;
    const isCredit = paidAs === 'credit-balance';
    this.refund = { ...this.refund, settledAt: at, isCredit };
    if (isCredit) payment.keepRefund(at);
    else payment.payRefund(at);
    log.changeMoney(at, { refunded: amount });
    invoice.follow(at, log.money);
    this.issue(at, paidAs, amount);
  }

  private issue(at: number, kind: 'credited' | 'refunded' | 'credit-balance', amount: number): void {
    this.moveLine(at, 'rma-refund-issued', system, this.number);
    this.noteEvent(at, system, { kind, amount });
    const money = (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    this.mail(
      at,
      kind,
      `Return ${this.number.toUpperCase()}: ${money} ${kind === 'credit-balance' ? 'kept as credit' : kind}`,
    );
    this.finish(at);
  }

  private shipReplacement(at: number, by: Doer): void {
    const tracking = `UPS 1Z${this.order.chance.hex(16).toUpperCase()}`;
    this.set({ replacement_tracking: tracking });
    this.moveLine(at, 'rma-replacement-shipped', by);
  }

  private finish(at: number): void {
    this.dueAt = null;
    this.transition(at, 'completed', system);
  }

  private moveLine(at: number, to: LineStatus, by: Doer, reason: string | null = null): void {
    const stands = this.books.log.lines[this.line.number - 1]!;
    if (stands.before.at(-1) !== to) requireAllowed(stands.status, to, by);
    const move = { at, to, by, reason: reason ?? `request ${this.number}`, lines: [this.line.number] };
    this.books.log.moveLines(move);
  }

  private addRefund(refund: GivenRefund): void {
    const { amount, settledAt, at, reason, credit } = refund;
    addMemo(this.rows, this.order, { ...refund, line: this.line }, settledAt);
    this.rows['sales.refund'].push({
      id: this.order.chance.uuidAt(at),
      order_id: this.order.id,
      reference: this.number,
      request_id: this.id,
      lines: [this.line.number],
      amount,
      credit,
      status: settledAt === null ? 'pending' : 'processed',
      is_credit: refund.isCredit,
      reason,
      created_at: isoOf(at),
      settled_at: settledAt && isoOf(settledAt),
    });
  }
}

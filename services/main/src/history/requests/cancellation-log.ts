import { requestReason } from '@gantry/domain/return-policy';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { isoOf } from '../log-rows.ts';
import type { OrderBooks } from '../order-books.ts';
import type { OrderFacts } from '../order-facts.ts';
import { requireAllowed } from '../planned-moves.ts';
import { system, type Doer } from '../staff.ts';
import type { Rows } from '../write-rows.ts';
import type { CancellationAct, CancellationPlan } from './plan-cancellation.ts';
import { RequestLog } from './request-log.ts';

const subject = 'wrong-item-purchased';
const found = { condition: null, disposition: null, restocked: false };

/** Money that goes back; minor units. */
interface AskedBack {
  readonly amount: number;
  readonly at: number;
  readonly settledAt: number | null;
}

/** Writes down how an order is cancelled at its customer's wish, and what was paid of it goes back. */
export class CancellationLog extends RequestLog {
  private refund: AskedBack | null = null;

  constructor(
    rows: Rows,
    order: OrderFacts,
    private readonly books: OrderBooks,
    private readonly plan: CancellationPlan,
  ) {
    super(rows, order, { ...plan, type: 'cancellation', subject, refund: order.total, restockingFee: 0 });
  }

  /** Its customer asks, and support has to look at it where it is not granted at once. */
  open(): void {
    const { requestedAt: at, by, note } = this.plan;
    this.noteEvent(at, by, { kind: 'transition', to: 'new', text: note });
    this.moveLines(at, 'cancellation-requested', by);
    this.mail(at, 'received', `Cancellation ${this.number.toUpperCase()}: we received your request`);
    if (this.plan.isAtOnce) return;
    this.transition(at, 'pending-review', system);
    this.wait(at);
  }

  /** One act, with all that comes of it. */
  perform({ at, act, by }: CancellationAct): void {
    this.dueAt = null;
    if (act === 'approve') this.approve(at, by);
    else this.payOut(at);
    this.version += 1;
    this.set({ updated_at: isoOf(at) });
  }

  /** Writes its rows, once it stands where it stays. */
  close(end: number): void {
    this.closeRequest(end);
    for (const line of this.order.priced) this.addLine(line, found);
    if (this.refund) this.addRefund(this.refund);
  }

  /** The lines end; what was paid waits to be paid out. */
  private approve(at: number, by: Doer): void {
    const { log, payment } = this.books;
    const { captured } = log.money;
    this.transition(at, 'approved', by);
    if (by !== system) this.noteEvent(at, by, { kind: 'approve', text: null, audience: 'store' });
    const unpaid = this.order.plan.way === 'terms' ? 'cancelled' : 'cancelled-not-charged';
    const to = captured > 0 ? 'cancelled-refund-pending' : unpaid;
    this.moveLines(at, to, by);
    log.tellCustomer(at, 'Canceled');
    this.set({ resolution: captured > 0 ? 'refund' : 'void' });
    if (captured === 0) {
      const voided = payment.giveUp(at + 1000);
      if (voided > 0) log.changeMoney(at + 1000, { authorized: 0, voided });
      this.finish(at);
      return;
    }
    log.money = { ...log.money, claimed: captured };
    this.refund = { amount: captured, at, settledAt: null };
    this.noteEvent(at, by, { kind: 'refund-requested', amount: captured });
    payment.promiseRefund({ at: at + 2000, amount: captured, reference: this.number, reason: this.reason });
  }

  /** Finance has paid it out. */
  private payOut(at: number): void {
    if (!this.refund) return;
    const { log, payment } = this.books;
    const { amount } = this.refund;
    this.refund = { ...this.refund, settledAt: at };
    payment.payRefund(at);
    log.changeMoney(at, { refunded: amount });
    this.moveLines(at, 'cancelled-refund-issued', system, this.number);
    this.noteEvent(at, system, { kind: 'refunded', amount });
    const money = (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    this.mail(at, 'refunded', `Cancellation ${this.number.toUpperCase()}: ${money} refunded`);
    this.finish(at);
  }

  private get reason(): string {
    return requestReason({ type: 'cancellation', subject });
  }

  private finish(at: number): void {
    this.transition(at, 'completed', system);
  }

  private moveLines(at: number, to: LineStatus, by: Doer, reason = `request ${this.number}`): void {
    requireAllowed(this.books.log.lines[0]!.status, to, by);
    this.books.log.moveLines({ at, to, by, reason });
  }

  private addRefund({ amount, at, settledAt }: AskedBack): void {
    this.rows['sales.refund'].push({
      id: this.order.chance.uuidAt(at),
      order_id: this.order.id,
      reference: this.number,
      request_id: this.id,
      lines: this.order.priced.map(({ number }) => number),
      amount,
      credit: null,
      status: settledAt === null ? 'pending' : 'processed',
      is_credit: false,
      reason: this.reason,
      created_at: isoOf(at),
      settled_at: settledAt && isoOf(settledAt),
    });
  }
}

import { isLive } from '@gantry/domain/statuses/line-groups';
import { headerStatusOf } from '@gantry/domain/statuses/header-status';
import { transitionLine, type LineProgress } from '@gantry/domain/statuses/line-progress';
import { orderStateOf } from '@gantry/domain/statuses/order-roll-up';
import { paymentSteps } from '@gantry/domain/statuses/payment-status';
import type { PaymentStatus } from '@gantry/domain/statuses/payment-statuses';
import { noMoney, statusOfMoney, type OrderMoney } from './order-money.ts';
import type { OrderFacts } from './order-facts.ts';
import { isoOf, mailRow, trailRow, type Change } from './log-rows.ts';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Move } from './planned-moves.ts';
import { system, type Doer } from './staff.ts';
import type { Rows } from './write-rows.ts';

type Axis = 'order' | 'line' | 'payment';

/** Where a line stands, and since when. */
interface LoggedLine extends LineProgress {
  readonly at: number;
  readonly shipped: boolean;
  readonly isReturned: boolean;
}

/** Writes down how one order goes through its statuses, with its timeline, the trail and the mails. */
export class OrderLog {
  lines: readonly LoggedLine[];
  state = 'pending';
  paymentStatus: PaymentStatus = 'pending';
  money: OrderMoney = noMoney;
  version = 1;
  endedAt: number;

  constructor(
    private readonly rows: Rows,
    private readonly facts: OrderFacts,
  ) {
    const { lines, placedAt } = facts.plan;
    const begun = { status: 'new', before: [], at: placedAt, shipped: false, isReturned: false } as const;
    this.lines = lines.map(() => begun);
    this.endedAt = placedAt;
  }

  /** What the buyer owes in all, paid or not; minor units. */
  get due(): number {
    const isSold = this.lines.some(({ shipped, status }) => shipped || isLive(status));
    return isSold ? this.facts.total - this.money.credited : 0;
  }

  /** The label of the order among its lines. */
  get label(): LineStatus {
    return headerStatusOf(this.lines);
  }

  /** What the buyer has given beyond what they owe, and nobody has promised them back yet; minor units. */
  get owedBack(): number {
    return Math.max(0, this.money.captured - this.money.claimed - this.due);
  }

  open(by: Doer): void {
    const at = this.facts.plan.placedAt;
    const placed = { at, from: null, by, reason: null };
    this.noteChange('order', { ...placed, to: 'pending' });
    for (const line of this.allNumbers) this.noteChange('line', { ...placed, to: 'new' }, line);
    this.trail('state', { ...placed, to: 'pending' });
    this.mail(at, 'order.placed', 'placed', `We received your order ${this.facts.number}`);
  }

  /** Somebody in its company has let it be placed. @param number of what was asked for */
  noteApproval(number: string, by: Doer): void {
    const at = this.facts.plan.placedAt;
    const { state } = this;
    this.noteChange('order', { at, from: state, to: state, by, reason: `approved, ${number}` });
    this.trail('approved', { at, from: null, to: number, by, reason: null });
  }

  /** Brings lines that stand at one status to another, and the order to what follows from it. */
  moveLines({ at, to, by, reason, lines = this.allNumbers }: Move): void {
    const first = this.lines[lines[0]! - 1]!;
    const from = first.status;
    for (const line of lines) this.noteChange('line', { at, from, to, by, reason }, line);
    this.trail(`line ${lines.join(', ')} status`, { at, from, to, by, reason });
    const moved = movedLine(first, to, at);
    this.lines = this.lines.map((line, index) => (lines.includes(index + 1) ? moved : line));
    this.version += 1;
    this.endedAt = at;
    this.rollUp(at, by);
  }

  /** Money has come, is reserved, went back, or is owed no longer. */
  changeMoney(at: number, change: Partial<OrderMoney>, by: Doer = system): void {
    this.money = { ...this.money, ...change };
    this.version += 1;
    this.endedAt = at;
    this.followMoney(at, by);
  }

  /** Tells the customer that their lines have come to a status. */
  tellCustomer(at: number, wording: string): void {
    const subject = `Your order ${this.facts.number}: ${wording}`;
    this.mail(at + 1000, 'order.lines-transitioned', `${this.version}:lines`, subject);
  }

  /** Whether all of it has left. */
  get isAllShipped(): boolean {
    return this.lines.every(({ shipped }) => shipped);
  }

  private get allNumbers(): number[] {
    return this.lines.map((_, index) => index + 1);
  }

  private rollUp(at: number, by: Doer): void {
    const to = orderStateOf(this.lines, { fraud: false, held: false, invoiced: true });
    if (to !== this.state) {
      this.noteChange('order', { at, from: this.state, to, by, reason: null });
      this.trail('state', { at, from: this.state, to, by, reason: null });
      this.state = to;
    }
    this.followMoney(at, by);
  }

  private followMoney(at: number, by: Doer): void {
    for (const to of paymentSteps(this.paymentStatus, statusOfMoney(this))) {
      const change = { at, from: this.paymentStatus, to, by, reason: null };
      this.noteChange('payment', change);
      this.trail('paymentStatus', change);
      this.paymentStatus = to;
    }
  }

  private noteChange(axis: Axis, { at, from, to, by, reason }: Change, line: number | null = null): void {
    this.rows['sales.status_change'].push({
      order_id: this.facts.id,
      axis,
      line_number: line,
      from_status: from,
      to_status: to,
      actor_id: by.id,
      actor: by.name,
      actor_role: by.role,
      reason,
      at: isoOf(at),
    });
  }

  private trail(field: string, change: Change): void {
    const of = { entity: 'order', number: this.facts.number, field };
    this.rows['identity.audit_entry'].push(trailRow(of, change, this.facts.chance));
  }

  private mail(at: number, kind: string, effect: string, subject: string): void {
    const key = `${kind}:order:${this.facts.number}:${effect}`;
    const to = { at, to: this.facts.plan.customer.email, chance: this.facts.chance };
    this.rows['notifications.mail'].push(mailRow({ kind, key, subject }, to));
  }
}

function movedLine(line: LoggedLine, to: LineStatus, at: number): LoggedLine {
  return {
    ...transitionLine(line, to),
    at,
    shipped: line.shipped || to === 'shipped',
    isReturned: line.isReturned || to === 'rma-return-received',
  };
}

import { headerStatusOf } from '@gantry/domain/statuses/header-status';
import { orderStateOf } from '@gantry/domain/statuses/order-roll-up';
import type { Chance } from './chance.ts';
import type { LineStatus, Move, OrderPlan } from './plan-order.ts';
import type { Doer } from './staff.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

/** What names an order in all services. */
export interface OrderNames {
  readonly id: string;
  readonly number: string;
}

let lastMoment = { at: 0, iso: '' };

/** Many rows tell of the same moment, one after the other. */
export function isoOf(at: number): string {
  if (lastMoment.at !== at) lastMoment = { at, iso: new Date(at).toISOString() };
  return lastMoment.iso;
}

interface Change {
  readonly at: number;
  readonly axis: 'order' | 'line' | 'payment';
  readonly from: string | null;
  readonly to: string;
  readonly by: Doer;
  readonly reason: string | null;
}

/** Entry of the trail about a record. */
export const trailRow = (
  { entity, number, field }: { entity: string; number: string; field: string },
  { at, from, to, by, reason }: Omit<Change, 'axis'>,
  chance: Chance,
): Row => ({
  at: isoOf(at),
  actor_id: by.id,
  actor: by.name ?? 'system',
  actor_role: by.role,
  entity,
  entity_number: number,
  field,
  before: from,
  after: to,
  reason,
  request_id: by.id && chance.uuid(),
});

/** A mail that was sent about an order; what it said is no longer kept. */
export const mailRow = (
  { kind, key, subject }: { kind: string; key: string; subject: string },
  { at, to, chance }: { at: number; to: string; chance: Chance },
): Row => ({
  id: chance.uuidAt(at),
  dedupe_key: key,
  kind,
  recipient: to,
  locale: 'en-US',
  subject,
  message_id: `<${chance.hex(40)}@gantry.example>`,
  sent_at: isoOf(at),
  resent: 0,
});

/** Writes down how one order goes through its statuses, with its timeline, the trail and the mails. */
export class OrderLog {
  status: LineStatus = 'new';
  before: LineStatus[] = [];
  state = 'pending';
  paymentStatus = 'pending';
  version = 1;
  statusAt: number;
  isShipped = false;

  constructor(
    private readonly rows: Rows,
    private readonly names: OrderNames,
    private readonly plan: OrderPlan,
    private readonly chance: Chance,
  ) {
    this.statusAt = plan.placedAt;
  }

  private get lineNumbers(): number[] {
    return this.plan.lines.map((_, index) => index + 1);
  }

  open(by: Doer): void {
    const at = this.plan.placedAt;
    const placed = { at, from: null, by, reason: null };
    this.noteChange({ ...placed, axis: 'order', to: 'pending' });
    for (const line of this.lineNumbers) this.noteChange({ ...placed, axis: 'line', to: 'new' }, line);
    this.trail('state', { ...placed, to: 'pending' });
    this.mail(at, 'order.placed', 'placed', `We received your order ${this.names.number}`);
  }

  /** Brings all lines to a status, and the order to what follows from it. */
  moveLines({ at, to, by, reason }: Move): void {
    const from = this.status;
    for (const line of this.lineNumbers) this.noteChange({ at, axis: 'line', from, to, by, reason }, line);
    this.trail(`line ${this.lineNumbers.join(', ')} status`, { at, from, to, by, reason });
    this.before = to === 'on-hold' ? [from] : [];
    this.status = to;
    this.statusAt = at;
    this.isShipped ||= to === 'shipped';
    this.version += 1;
    this.rollUp(at, by);
  }

  pay(at: number, by: Doer, to: string): void {
    this.noteChange({ at, axis: 'payment', from: this.paymentStatus, to, by, reason: null });
    this.trail('paymentStatus', { at, from: this.paymentStatus, to, by, reason: null });
    this.paymentStatus = to;
    this.version += 1;
  }

  /** Tells the customer that their lines have come to a status. */
  tellCustomer(at: number, wording: string): void {
    const subject = `Your order ${this.names.number}: ${wording}`;
    this.mail(at + 1000, 'order.lines-transitioned', `${this.version}:lines`, subject);
  }

  private rollUp(at: number, by: Doer): void {
    const line = { status: this.status, before: this.before, shipped: this.isShipped };
    const to = orderStateOf([line], { fraud: false, held: false, invoiced: true });
    if (to === this.state) return;
    this.noteChange({ at, axis: 'order', from: this.state, to, by, reason: null });
    this.trail('state', { at, from: this.state, to, by, reason: null });
    this.state = to;
  }

  /** The label of the order among its lines. */
  get label(): LineStatus {
    return headerStatusOf([{ status: this.status, before: this.before }]);
  }

  private noteChange({ at, axis, from, to, by, reason }: Change, line: number | null = null): void {
    this.rows['sales.status_change'].push({
      order_id: this.names.id,
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

  private trail(field: string, change: Omit<Change, 'axis'>): void {
    const of = { entity: 'order', number: this.names.number, field };
    this.rows['identity.audit_entry'].push(trailRow(of, change, this.chance));
  }

  private mail(at: number, kind: string, effect: string, subject: string): void {
    const key = `${kind}:order:${this.names.number}:${effect}`;
    const to = { at, to: this.plan.customer.email, chance: this.chance };
    this.rows['notifications.mail'].push(mailRow({ kind, key, subject }, to));
  }
}

import { addBusinessHours } from '@gantry/domain/business-days';
import { returnPolicy, type RequestSubject } from '@gantry/domain/return-policy';
import {
  orderRequestStatuses,
  type OrderRequestStatus,
} from '@gantry/domain/statuses/order-request-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import type { Row } from '../copy-rows.ts';
import { isoOf, mailRow, trailRow } from '../log-rows.ts';
import type { OrderFacts, PricedLine } from '../order-facts.ts';
import type { Doer } from '../staff.ts';
import type { Rows } from '../write-rows.ts';

/** Business hours in which somebody of the staff has to do something. */
const waitingHours = 9;

/** What somebody asks of an order. */
interface AskedRequest {
  readonly type: 'cancellation' | 'return';
  readonly subject: RequestSubject;
  readonly note: string;
  readonly requestedAt: number;
  /** what it comes to; minor units */
  readonly refund: number;
  readonly restockingFee: number;
}

/** What happened, apart from who and when. */
interface Happening {
  readonly kind: string;
  readonly from?: OrderRequestStatus;
  readonly to?: OrderRequestStatus;
  readonly audience?: 'all' | 'store';
  readonly text?: string | null;
  readonly amount?: number;
}

/** Writes down how a request about an order goes through its statuses. */
export class RequestLog {
  protected readonly id: string;
  protected status: OrderRequestStatus = 'new';
  protected version = 1;
  /** when somebody of the staff must have acted; null: nobody has to */
  protected dueAt: number | null = null;
  /** what its row says beside that */
  private facts: Row;

  constructor(
    protected readonly rows: Rows,
    protected readonly order: OrderFacts,
    private readonly asked: AskedRequest,
  ) {
    const { requestedAt, refund, restockingFee } = asked;
    this.id = order.chance.uuidAt(requestedAt);
    this.facts = { refund, restocking_fee: restockingFee, updated_at: isoOf(requestedAt) };
  }

  protected get number(): string {
    return this.order.numbers.request;
  }

  protected wait(at: number): void {
    this.dueAt = addBusinessHours(new Date(at), waitingHours).getTime();
  }

  protected set(facts: Row): void {
    this.facts = { ...this.facts, ...facts };
  }

  protected transition(at: number, to: OrderRequestStatus, by: Doer, text: string | null = null): void {
    const from = this.status;
    if (!canTransition(orderRequestStatuses, from, to))
      throw new Error(`a request may not go from ${from} to ${to}`);
    this.status = to;
    this.version += 1;
    this.noteEvent(at, by, { kind: 'transition', from, to, text });
  }

  protected noteEvent(
    at: number,
    by: Doer,
    { kind, from, to, audience = 'all', text, amount }: Happening,
  ): void {
    this.rows['sales.order_request_event'].push({
      request_id: this.id,
      at: isoOf(at),
      kind,
      to_status: to ?? null,
      audience,
      actor_id: by.id,
      actor: by.name,
      actor_role: by.role,
      text: text ?? null,
      amount: amount ?? null,
    });
    const field = kind === 'transition' ? 'status' : kind;
    const of = { entity: 'order request', number: this.number, field };
    const after = to ?? (amount === undefined ? null : String(amount));
    const change = { at, from: from ?? null, to: after, by, reason: text ?? null };
    this.rows['identity.audit_entry'].push(trailRow(of, change, this.order.chance));
  }

  protected mail(at: number, kind: string, subject: string): void {
    const name = 'order-request.for-customer';
    const key = `${name}:order-request:${this.id}:${this.version}.${kind}`;
    const { chance, plan } = this.order;
    const to = { at: at + 1000, to: plan.customer.email, chance };
    this.rows['notifications.mail'].push(mailRow({ kind: name, key, subject }, to));
  }

  protected addLine(line: PricedLine, found: Row): void {
    this.rows['sales.order_request_line'].push({
      id: this.order.chance.uuidAt(this.asked.requestedAt),
      request_id: this.id,
      order_line_id: line.id,
      line_number: line.number,
      quantity: line.quantity,
      ...found,
    });
  }

  /** Writes its row, once it stands where it stays. */
  protected closeRequest(end: number): void {
    this.rows['sales.order_request'].push({
      ...this.headRow(),
      ...this.facts,
      due_at: this.dueAt && isoOf(this.dueAt),
      late_told_at: this.dueAt !== null && this.dueAt < end ? isoOf(this.dueAt + 600_000) : null,
    });
  }

  private headRow(): Row {
    const { type, subject, note, requestedAt } = this.asked;
    return {
      id: this.id,
      number: this.number,
      order_id: this.order.id,
      type,
      subject,
      status: this.status,
      resolution: null,
      freight_payer: returnPolicy[subject].freightPayer,
      note,
      reason: null,
      rma_number: null,
      authorized_until: null,
      carrier: null,
      tracking: null,
      replacement_tracking: null,
      created_at: isoOf(requestedAt),
      version: this.version,
    };
  }
}

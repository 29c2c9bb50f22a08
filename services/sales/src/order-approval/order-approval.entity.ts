import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import { approvalStatuses, type ApprovalStatus } from '@gantry/domain/statuses/approval-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import type { OrderPlan } from '../checkout/write-order.ts';
import type { AskedOffer } from '../offer/asked-offers.ts';
import type { Actor } from '../order/actor.ts';
import type { Colleague, NamedStep } from '../shared/company-rule.ts';
import { approvedByOf, openStepOf, type TakenStep } from './taken-step.ts';

/** A line as it was shown to whoever asked; minor units. */
export interface HeldLine {
  readonly product: PricedLine;
  readonly quantity: number;
  readonly unitPrice: number;
  /** what promotions take off all its units; left out where none do */
  readonly discount?: number;
  /** a promotion gives it; left out where it is bought */
  readonly isGift?: boolean;
  readonly tax: number;
}

/** The order that was asked for, with everything that is held of it. */
export interface HeldOrder extends Pick<OrderPlan, 'facts' | 'taxComplete'> {
  readonly lines: readonly HeldLine[];
  readonly taxRecord: TaxRecord | null;
}

/** What an approver has made less than was asked for. */
export interface ApprovalChange {
  readonly by: Pick<Colleague, 'accountId' | 'name'>;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly partNumber: string;
    readonly asked: number;
    readonly quantity: number;
  }[];
  /** the request under which the rest waits on */
  readonly restNumber: string | null;
}

const OrderApprovalSchema = defineEntity({
  name: 'OrderApproval',
  schema: 'sales',
  tableName: 'order_approval',
  properties: {
    id: p.uuid().primary(),
    number: p.string().unique(),
    companyId: p.uuid(),
    /** who asks */
    accountId: p.string(),
    accountNumber: p.string().nullable(),
    name: p.string(),
    email: p.string(),
    locale: p.string(),
    status: p.string().$type<ApprovalStatus>(),
    /** what they wrote to whoever approves it */
    question: p.text().nullable(),
    /** why it was rejected */
    reason: p.text().nullable(),
    /** null where it comes of an offer */
    cartId: p.uuid().unique().nullable(),
    /** the offer that would be accepted; null where it comes of a cart */
    offer: p.json<AskedOffer | null>().nullable(),
    requestHash: p.string(),
    grandTotal: p.bigint('number'),
    lineCount: p.integer(),
    held: p.json<HeldOrder>(),
    /** the approvals it takes, one after the other; none in those from before there were several */
    steps: p.json<readonly TakenStep[]>(),
    /** null where it is what was asked for */
    change: p.json<ApprovalChange>().nullable(),
    /** the request it is the rest of */
    splitFrom: p.string().nullable(),
    /** the order it became */
    orderNumber: p.string().nullable(),
    askedAt: p.datetime(),
    expiresAt: p.datetime(),
    /** when its approvers were told that it ends soon */
    remindedAt: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    decidedById: p.string().nullable(),
    decidedBy: p.string().nullable(),
  },
});

/** What is asked, by whom. */
export type NewApproval = Pick<
  OrderApproval,
  | 'number'
  | 'companyId'
  | 'accountId'
  | 'accountNumber'
  | 'name'
  | 'email'
  | 'locale'
  | 'question'
  | 'cartId'
  | 'requestHash'
  | 'held'
  | 'expiresAt'
> & {
  readonly steps: readonly NamedStep[];
  readonly splitFrom?: string;
  readonly offer?: AskedOffer;
};

/** An order that somebody asks for inside their company. Only where it stands ever changes. */
export class OrderApproval extends OrderApprovalSchema.class {
  static askApproval(facts: NewApproval): OrderApproval {
    return Object.assign(new OrderApproval(), facts, {
      id: randomUUID(),
      status: 'waiting' as const,
      steps: facts.steps.map((step): TakenStep => ({ ...step, by: null, at: null })),
      reason: null,
      change: null,
      splitFrom: facts.splitFrom ?? null,
      offer: facts.offer ?? null,
      grandTotal: facts.held.facts.grandTotal,
      lineCount: facts.held.lines.length,
      orderNumber: null,
      askedAt: new Date(),
      remindedAt: null,
      decidedAt: null,
      decidedById: null,
      decidedBy: null,
    });
  }

  /** Where it stands now: its time may be over before the clock has said so. */
  get statusNow(): ApprovalStatus {
    const isOpen = approvalStatuses[this.status].isOpen === true;
    return isOpen && this.expiresAt <= new Date() ? 'expired' : this.status;
  }

  /** Whether somebody may still decide about it. */
  get isOpen(): boolean {
    return approvalStatuses[this.statusNow].isOpen === true;
  }

  /** The approval it waits for; anyone's where nothing is said. */
  get openStep(): NamedStep {
    return openStepOf(this.steps);
  }

  /** Who has approved it so far. */
  get approvedBy(): readonly string[] {
    return approvedByOf(this.steps);
  }

  /** Less is ordered than was asked for; approvals that the smaller total does not take are dropped, but the one at hand. */
  holdLess(held: HeldOrder, change: ApprovalChange, steps: number): void {
    const given = this.approvedBy.length;
    this.held = held;
    this.change = change;
    this.grandTotal = held.facts.grandTotal;
    this.lineCount = held.lines.length;
    this.steps = this.steps.slice(0, Math.max(given + 1, steps));
  }

  /** Somebody gives the approval it waits for. @returns whether it was the last */
  takeStep(by: Pick<Colleague, 'accountId' | 'name'>): boolean {
    const open = this.steps.findIndex((step) => step.by === null);
    const at = new Date().toISOString();
    this.steps = this.steps.map((step, index) => (index === open ? { ...step, by, at } : step));
    return this.steps.every((step) => step.by !== null);
  }

  /** Ends it, as the status book allows. @throws RangeError outside of it */
  endAs(to: ApprovalStatus, { accountId, name }: Actor): void {
    if (!canTransition(approvalStatuses, this.status, to))
      throw new RangeError(`no transition from ${this.status} to ${to}`);
    this.status = to;
    this.decidedAt = new Date();
    this.decidedById = accountId;
    this.decidedBy = name;
  }
}
OrderApprovalSchema.setClass(OrderApproval);

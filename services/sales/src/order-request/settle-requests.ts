import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminActOnRequest } from '@gantry/contracts/endpoints/order-requests';
import { requestReason, returnPolicy } from '@gantry/domain/return-policy';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { addBusinessHours, storeHours, wallClock } from '@gantry/domain/business-days';
import { system, type Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import type { Refund } from '../order/refund.entity.ts';
import { Refunds } from '../order/refunds.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { SalesConfig } from '../sales.config.ts';
import { cancelledAs, creditOf, type Part } from './credit.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';
import { unsettledLabels, type LockedRequest } from './order-request.repository.ts';
import { logRequest, transitionRequest } from './request-log.ts';
import { tellRequester } from './request-mail.ts';

/** Lines of a request that are settled together, by whom and why. */
export interface Settlement extends LockedRequest {
  readonly lines: readonly OrderLine[];
  readonly actor: Actor;
  readonly reason: string | null;
}

/** An act of staff with the lines it takes along. */
export type StaffAct = Settlement & {
  readonly body: ValidRequestOf<typeof salesAdminActOnRequest>['body'];
  /** bought for it, where it asks for one */
  readonly labels?: readonly ReturnLabel[];
};

const unsettled: readonly LineStatus[] = unsettledLabels;
/** Statuses of lines whose money is on its way, with where they end once it has come. */
const issuedAs: Partial<Record<LineStatus, LineStatus>> = {
  'cancelled-refund-pending': 'cancelled-refund-issued',
  'rma-refund-pending': 'rma-refund-issued',
};
/** From where a cancellation of what nobody has begun needs nobody's yes. */
const unbegun: readonly (LineStatus | undefined)[] = ['pending', 'pending-review', 'confirmed'];
/** All units of lines. */
export const whole = (lines: readonly OrderLine[]): Part[] =>
  lines.map((line) => ({ line, quantity: line.quantity }));

/** Lines of a request to their end, with the right money; inside the caller's transaction. */
@Injectable()
export class SettleRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly transitions: TransitionLines,
    private readonly refunds: Refunds,
    private readonly config: SalesConfig,
  ) {}

  /** Cancels lines that have not left. What was paid of them goes back. @throws DomainError WRONG_STATE, NOT_PERMITTED */
  async cancel({ order, request, lines, actor, reason }: Settlement): Promise<void> {
    const dueBefore = order.due;
    const to = cancelledAs(order, lines);
    await this.transitions.transition({ order, lines, to, reason, actor });
    request.resolution = to === 'cancelled-refund-pending' ? 'refund' : 'void';
    if (to === 'cancelled-refund-pending')
      await this.claim({ order, request, lines, actor, reason }, null, dueBefore);
  }

  /**
   * Credits goods that had left, less a fee, and pays back what was paid of them.
   * @param restockingFee minor units
   * @throws DomainError WRONG_STATE, NOT_PERMITTED
   */
  async refund(settlement: Settlement, restockingFee: number): Promise<void> {
    const { order, request, lines, actor, reason } = settlement;
    const { isSellersFault } = returnPolicy[request.subject];
    const credit = creditOf(order, whole(lines), { isSellersFault, restockingFee });
    const lost = lines.filter(({ status }) => status === 'delivery-exception');
    const back = lines.filter((line) => !lost.includes(line));
    const both = [
      [lost, 'cancelled-refund-pending'],
      [back, 'rma-refund-pending'],
    ] as const;
    for (const [some, to] of both)
      if (some.length > 0) await this.transitions.transition({ order, lines: some, to, reason, actor });
    request.resolution = 'refund';
    request.refund = credit.amount;
    request.restockingFee = credit.restockingFee;
    await this.claim(settlement, credit);
  }

  /** Asks the bank once more for a refund it has refused. */
  async retry({ order, request, actor }: Settlement, refused: Refund): Promise<void> {
    const refund = await this.refunds.retry(order, refused, await this.nextReference(request));
    request.dueAt = null;
    await logRequest(this.em, request, { kind: 'refund-requested', amount: refund.amount }, actor);
    if (refund.status === 'processed') await this.issue({ order, request }, refund);
  }

  /** The money is back, or is credit for later orders: the lines say so, and whoever asked is told. */
  async issue({ order, request }: LockedRequest, refund: Refund): Promise<void> {
    const lines = order.lines.getItems().filter(({ lineNumber }) => refund.lines.includes(lineNumber));
    await this.issueLines(order, lines, refund.reference);
    const isPaid = refund.amount > 0;
    const amount = isPaid ? refund.amount : (refund.credit?.amount ?? 0);
    const paidAs = refund.isCredit ? 'credit-balance' : 'refunded';
    const kind = isPaid ? paidAs : 'credited';
    request.touch();
    await logRequest(this.em, request, { kind, amount }, system);
    await tellRequester(this.em, request, { kind, amount });
    await this.finish(request);
  }

  /** Lines whose money has come back, one transition for each of the two ways there. */
  async issueLines(order: Order, lines: readonly OrderLine[], reason: string): Promise<void> {
    for (const [from, to] of Object.entries(issuedAs) as [LineStatus, LineStatus][]) {
      const some = lines.filter(({ status }) => status === from);
      if (some.length > 0)
        await this.transitions.transition({ order, lines: some, to, reason, actor: system, isQuiet: true });
    }
  }

  /** Ends the request once every one of its lines has reached its end. */
  async finish(request: OrderRequest): Promise<void> {
    const statuses = request.lines.getItems().map(({ orderLine }) => orderLine.status);
    const isOpen = statuses.some((status) => unsettled.includes(status));
    if (request.isUndecided || request.isOver) return;
    if (isOpen) {
      await this.em.flush();
      return;
    }
    request.dueAt = null;
    await transitionRequest(this.em, request, { to: 'completed' });
  }

  /** Somebody of the staff has the time of the policy from now on. */
  wait(request: OrderRequest): void {
    request.dueAt = addBusinessHours(new Date(), this.config.SALES_REQUEST_HOURS);
    request.lateToldAt = null;
  }

  /** The last day on which goods may come back that are authorized now. */
  lastDay(): string {
    const until = new Date();
    until.setUTCDate(until.getUTCDate() + this.config.SALES_RMA_DAYS);
    return wallClock(until, storeHours.timeZone).day;
  }

  /** Whether nobody has to look at a cancellation: nothing was begun, made to order, or paid, and it is not much. */
  isGrantedAtOnce({
    order,
    request: { type, refund },
    lines,
  }: Omit<Settlement, 'actor' | 'reason'>): boolean {
    return (
      type === 'cancellation' &&
      refund <= this.config.SALES_AUTO_CANCEL_LIMIT * 100 &&
      lines.every(({ before, madeToOrder }) => unbegun.includes(before.at(-1)) && !madeToOrder) &&
      cancelledAs(order, lines) === 'cancelled-not-charged'
    );
  }

  private async claim(
    { order, request, lines, actor, reason }: Settlement,
    credit: Refund['credit'],
    dueBefore?: number,
  ): Promise<void> {
    const refund = await this.refunds.claim(
      order,
      {
        reference: await this.nextReference(request),
        requestId: request.id,
        lines: lines.map(({ lineNumber }) => lineNumber),
        credit: credit ?? null,
        reason: reason ?? requestReason(request),
      },
      dueBefore,
    );
    request.dueAt = null;
    if (refund.amount > 0)
      await logRequest(this.em, request, { kind: 'refund-requested', amount: refund.amount }, actor);
    if (refund.status === 'processed') await this.issue({ order, request }, refund);
  }

  private async nextReference({ id, number }: OrderRequest): Promise<string> {
    const earlier = await this.refunds.findOf(id);
    return earlier.length === 0 ? number : `${number}-${earlier.length + 1}`;
  }
}

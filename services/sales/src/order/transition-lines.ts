import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminTransitionLines } from '@gantry/contracts/endpoints/sales';
import { shipsAfterPayment } from '@gantry/contracts/schemas/order';
import { waitingGroup } from '@gantry/domain/statuses/line-groups';
import { doorOf } from '@gantry/domain/statuses/line-blockers';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import type { Actor } from './actor.ts';
import { LineEffects, type LinesBefore, type LineTransition } from './line-effects.ts';
import { promiseSince } from './line-delivery.ts';
import { checkTransition } from './line-transitions.ts';
import type { OrderLine, Order } from './order.entity.ts';
import { computedChanges, logChanges, statusSnapshot } from './order-log.ts';
import { OrderRepository } from './order.repository.ts';
import type { Change } from './status-change.entity.ts';
import { SplitLine } from './split-line.ts';
import { tellDue } from './tell-due.ts';

type Request = ValidRequestOf<typeof salesAdminTransitionLines>;

/** Takes order lines through the status book, with everything a transition causes, in one transaction. */
@Injectable()
export class TransitionLines {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly effects: LineEffects,
    private readonly splitting: SplitLine,
  ) {}

  /**
   * A transition by staff, once per idempotency key.
   * @throws DomainError NOT_FOUND, STALE_VERSION when the order was changed since it was shown, WRONG_STATE, NOT_PERMITTED,
   * INVALID when the transition needs a reason
   */
  async transitionByStaff(actor: Actor, key: string, { params, body }: Request): Promise<void> {
    const write = { scope: `transition-lines:${actor.accountId}:${params.number}`, key, request: body };
    await idempotent(this.em, write, async () => {
      const order = await this.orders.lock(params.number);
      if (!order) throw new DomainError('NOT_FOUND');
      if (order.version !== body.version) throw new DomainError('STALE_VERSION', { version: order.version });
      const lines = linesOf(order, body.lineIds);
      const { to, promisedOn } = body;
      checkDoor(lines, to);
      const transition = { order, lines, to, reason: body.reason || null, actor, promisedOn };
      checkNeeds(transition);
      if (to !== 'backordered') return this.transition(transition);
      // what is set aside need not wait for what is short
      const short: OrderLine[] = [];
      for (const line of lines) short.push(await this.splitting.splitShort(order, line, actor));
      await this.transition({ ...transition, lines: short });
    });
  }

  /** For locked lines, inside the caller's transaction. @throws DomainError WRONG_STATE, NOT_PERMITTED */
  async transition(transition: LineTransition): Promise<void> {
    const { order, lines, to, reason, actor, promisedOn = null } = transition;
    for (const line of lines) checkTransition(order, line, transition);
    const before = statusSnapshot(order);
    const dueBefore = order.due;
    const from: LinesBefore = new Map(
      lines.map((line) => [line, { status: line.status, before: line.before }]),
    );
    for (const line of lines) line.transitionTo(to);
    // nothing was promised before the money was there
    if (to === 'confirmed' && shipsAfterPayment(order))
      for (const [line, { status }] of from)
        if (waitingGroup.has(status)) promiseSince(line, order.placedAt, new Date());
    if (promisedOn) for (const line of lines) line.delayUntil(promisedOn);
    if (to === 'confirmed' && order.paymentTerm !== 'advanced') order.creditApproved = true;
    order.version += 1;
    order.rollUp();
    const changes = [...from].map(([{ lineNumber }, { status }]): Change => ({
      axis: 'line',
      lineNumber,
      from: status,
      to,
      reason,
    }));
    const computed = computedChanges(before, statusSnapshot(order));
    await logChanges(this.em, order, [...changes, ...computed], actor);
    await this.effects.applyTransition(transition, from);
    if (order.due !== dueBefore) await tellDue(this.em, order, String(order.version));
  }
}

function linesOf(order: Order, lineIds: readonly string[]): OrderLine[] {
  const wanted = new Set(lineIds);
  const lines = order.lines.getItems().filter(({ id }) => wanted.has(id));
  if (lines.length !== wanted.size) throw new DomainError('NOT_FOUND');
  return lines;
}

/** @throws DomainError WRONG_STATE naming what alone makes this transition: a request, or money that was paid back */
function checkDoor(lines: readonly OrderLine[], to: OrderLine['status']): void {
  const door = lines.map((line) => doorOf(line, to)).find((one) => one !== null);
  if (door) throw new DomainError('WRONG_STATE', { to, door });
}

/** @throws DomainError what the transition itself throws comes first, then INVALID */
function checkNeeds(transition: LineTransition): void {
  const { order, lines, reason, promisedOn = null } = transition;
  const needs = lines.flatMap((line) => checkTransition(order, line, transition).needs);
  const message = 'is needed for this transition';
  const issues = [
    ...(needs.includes('reason') && !reason ? [{ path: 'reason', message }] : []),
    ...(needs.includes('promise') && !promisedOn ? [{ path: 'promisedOn', message }] : []),
  ];
  if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
}

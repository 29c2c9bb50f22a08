import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminMoveLines } from '@gantry/contracts/endpoints/sales';
import type { LineStatus } from '@gantry/contracts/statuses/moves';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import type { Actor } from './actor.ts';
import { LineEffects } from './line-effects.ts';
import { needsReason, refusalOf } from './line-check.ts';
import type { OrderLine } from './order-line.entity.ts';
import { computedChanges, logChanges, standing } from './order-log.ts';
import type { Order } from './order.entity.ts';
import { OrderRepository } from './order.repository.ts';
import type { Change } from './status-change.entity.ts';

type Request = ValidRequestOf<typeof salesAdminMoveLines>;

/** A move of lines of one order, already known to be wanted. */
export interface LineMove {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly to: LineStatus;
  readonly reason: string | null;
  readonly actor: Actor;
}

/** Moves order lines through the status book, with everything a move causes, in one transaction. */
@Injectable()
export class MoveLines {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly effects: LineEffects,
  ) {}

  /**
   * A move by staff, once per idempotency key.
   * @throws DomainError NOT_FOUND, STALE_VERSION when the order was changed since it was shown, WRONG_STATE, NOT_PERMITTED,
   * INVALID when the move needs a reason
   */
  async moveByStaff(actor: Actor, key: string, { params, body }: Request): Promise<void> {
    const write = { scope: `move-lines:${actor.accountId}:${params.number}`, key, request: body };
    await idempotent(this.em, write, async () => {
      const order = await this.orders.lock(params.number);
      if (!order) throw new DomainError('NOT_FOUND');
      if (order.version !== body.version) throw new DomainError('STALE_VERSION', { version: order.version });
      const lines = linesOf(order, body.lineIds);
      const move = { order, lines, to: body.to, reason: body.reason || null, actor };
      checkAllowed(move);
      checkReason(move);
      await this.move(move);
    });
  }

  /** Moves locked lines; runs inside the caller's transaction. */
  async move(move: LineMove): Promise<void> {
    const { order, lines, to, reason, actor } = move;
    checkAllowed(move);
    const before = standing(order);
    const from = new Map(lines.map((line) => [line, line.status]));
    for (const line of lines) line.moveTo(to);
    if (to === 'confirmed' && order.paymentTerm !== 'advanced') order.creditApproved = true;
    order.version += 1;
    order.rollUp();
    const changes = [...from].map(([{ lineNumber }, status]): Change => ({
      axis: 'line',
      lineNumber,
      from: status,
      to,
      reason,
    }));
    await logChanges(this.em, order, [...changes, ...computedChanges(before, standing(order))], actor);
    await this.effects.cause(move, from);
  }
}

function linesOf(order: Order, lineIds: readonly string[]): OrderLine[] {
  const wanted = new Set(lineIds);
  const lines = order.lines.getItems().filter(({ id }) => wanted.has(id));
  if (lines.length !== wanted.size) throw new DomainError('NOT_FOUND');
  return lines;
}

function checkAllowed({ order, lines, to, actor }: LineMove): void {
  for (const line of lines) {
    const refusal = refusalOf(order, line, to, actor);
    if (refusal) throw refusal;
  }
}

function checkReason({ order, lines, to, reason }: LineMove): void {
  if (reason || !lines.some((line) => needsReason(order, line, to))) return;
  throw new DomainError('INVALID', undefined, [{ path: 'reason', message: 'is needed for this move' }]);
}

import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { RequestType } from '@gantry/domain/return-policy';
import { system, type Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { logChanges } from '../order/order-log.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { ReserveStock } from '../stock/reserve-stock.ts';
import type { Part } from './credit.ts';

/** Units of a line go another way than the rest of it: they become a line of their own first. */
@Injectable()
export class TakeApart {
  constructor(
    private readonly em: EntityManager,
    private readonly transitions: TransitionLines,
    private readonly stock: ReserveStock,
  ) {}

  /** The line that holds just the units meant; inside the transaction that leads them on. */
  async takeUnits(
    order: Order,
    { line, quantity }: Part,
    type: RequestType,
    actor: Actor,
  ): Promise<OrderLine> {
    // units that have not left stay behind where those that have are complained about
    if (type === 'return' && line.openUnits > 0) await this.splitOff(order, line, line.openUnits, actor);
    if (quantity >= line.quantity) return line;
    const part = await this.splitOff(order, line, quantity, actor);
    if (line.status === 'partially-shipped' && line.openUnits === 0) {
      await this.transitions.transition({
        order,
        lines: [line],
        to: 'shipped',
        reason: null,
        actor: system,
        isQuiet: true,
      });
    }
    return part;
  }

  private async splitOff(order: Order, line: OrderLine, count: number, actor: Actor): Promise<OrderLine> {
    const isOpen = line.openUnits > 0;
    const part = order.splitLine(line, count);
    // of units that have not left, none has been shipped in part
    if (isOpen && part.status !== line.status) throw new Error('a part stands where its line does');
    if (isOpen && (part.status === 'partially-shipped' || part.status === 'delivery-exception')) {
      part.status = 'processing';
      part.before = [];
    }
    await this.em.flush();
    await this.stock.splitReservation(order.id, line, part);
    const reason = `split from line ${line.lineNumber}`;
    const change = {
      axis: 'line',
      lineNumber: part.lineNumber,
      from: null,
      to: part.status,
      reason,
    } as const;
    await logChanges(this.em, order, [change], actor);
    return part;
  }
}

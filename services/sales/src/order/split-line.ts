import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ReserveStock } from '../stock/reserve-stock.ts';
import type { Actor } from './actor.ts';
import type { Order, OrderLine } from './order.entity.ts';
import { logChanges } from './order-log.ts';

/** Units of a line that go another way than the rest of it become a line of their own; inside the caller's transaction. */
@Injectable()
export class SplitLine {
  constructor(
    private readonly em: EntityManager,
    private readonly stock: ReserveStock,
  ) {}

  /** The last units of a line, with what is set aside for them. */
  async splitOff(order: Order, line: OrderLine, count: number, actor: Actor): Promise<OrderLine> {
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

  /** The units of a line that nothing is set aside for; the line itself where that is all of it, or none. */
  async splitShort(order: Order, line: OrderLine, actor: Actor): Promise<OrderLine> {
    const short = line.openUnits - (await this.stock.unitsHeldFor(line));
    if (short <= 0 || short >= line.openUnits) return line;
    return this.splitOff(order, line, short, actor);
  }
}

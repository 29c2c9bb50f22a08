import { Injectable } from '@nestjs/common';
import type { RequestType } from '@gantry/domain/return-policy';
import { system, type Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { SplitLine } from '../order/split-line.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import type { Part } from './credit.ts';

/** Units of a line go another way than the rest of it: they become a line of their own first. */
@Injectable()
export class TakeApart {
  constructor(
    private readonly transitions: TransitionLines,
    private readonly splitting: SplitLine,
  ) {}

  /** The line that holds just the units meant; inside the transaction that leads them on. */
  async takeUnits(
    order: Order,
    { line, quantity }: Part,
    type: RequestType,
    actor: Actor,
  ): Promise<OrderLine> {
    // units that have not left stay behind where those that have are complained about
    if (type === 'return' && line.openUnits > 0)
      await this.splitting.splitOff(order, line, line.openUnits, actor);
    if (quantity >= line.quantity) return line;
    const part = await this.splitting.splitOff(order, line, quantity, actor);
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
}

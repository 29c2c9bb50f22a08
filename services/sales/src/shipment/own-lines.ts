import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { system } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { logChanges } from '../order/order-log.ts';
import { ReserveStock } from '../stock/reserve-stock.ts';
import type { Shipment, ShipmentLine } from './shipment.entity.ts';

/** Units of a shipment that go another way become lines of their order of their own; inside the caller's transaction. */
@Injectable()
export class OwnLines {
  constructor(
    private readonly em: EntityManager,
    private readonly stock: ReserveStock,
  ) {}

  /** The order line that holds exactly the units a shipment carries: what goes another way is split off. */
  async ownLine(order: Order, carried: ShipmentLine): Promise<OrderLine> {
    const line = await this.shippedLine(order, carried);
    if (carried.quantity >= line.quantity) return line;
    const part = order.splitLine(line, carried.quantity);
    carried.follow(part);
    await this.logSplit(order, part);
    return part;
  }

  /** The same for some units of what it carries: they are a line of the shipment, too, and the others stay on theirs. */
  async ownUnits(
    { shipment, order }: { readonly shipment: Shipment; readonly order: Order },
    carried: ShipmentLine,
    count: number,
  ): Promise<{ readonly line: OrderLine; readonly carried: ShipmentLine }> {
    if (count >= carried.quantity) return { line: await this.ownLine(order, carried), carried };
    const line = await this.shippedLine(order, carried);
    const part = order.splitLine(line, count);
    const own = carried.splitOff(count, part);
    shipment.lines.add(own);
    await this.logSplit(order, part);
    return { line: part, carried: own };
  }

  /** The order line of carried units, without what of it has not left. */
  private async shippedLine(order: Order, carried: ShipmentLine): Promise<OrderLine> {
    const line = order.lines.getItems().find(({ id }) => id === carried.orderLine);
    if (!line) throw new Error(`shipment line ${carried.id} carries no line of order ${order.number}`);
    if (line.openUnits > 0 && line.quantityShipped > 0) await this.splitOpen(order, line);
    return line;
  }

  /** What is still open of a line that has partly left goes on as a line that is being picked. */
  private async splitOpen(order: Order, line: OrderLine): Promise<void> {
    const part = order.splitLine(line, line.openUnits);
    part.status = 'processing';
    await this.logSplit(order, part);
    await this.stock.splitReservation(order.id, line, part);
  }

  private logSplit(order: Order, { lineNumber, status }: OrderLine): Promise<void> {
    return logChanges(this.em, order, [{ axis: 'line', lineNumber, from: null, to: status }], system);
  }
}

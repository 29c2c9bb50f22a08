import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { cancelledGroup } from '@gantry/domain/statuses/line-groups';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { publish } from '@gantry/nest-kit/events';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { logChanges } from '../order/order-log.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { ReserveStock } from '../stock/reserve-stock.ts';
import { checkShippable, statusAfter } from './may-ship.ts';
import { mailShipment } from './shipment-mail.ts';
import { noCharges, Shipment, type Carriage } from './shipment.entity.ts';
import { ShipmentRepository } from './shipment.repository.ts';

/** What leaves together, of a locked order. */
export interface Departure {
  readonly order: Order;
  readonly units: readonly { readonly line: OrderLine; readonly quantity: number }[];
  readonly carriage: Carriage;
  readonly actor: Actor;
  /** why only a part leaves of an order whose buyer waits for all of it; kept in its timeline */
  readonly apartReason?: string | null;
}

/**
 * The only way goods leave: it counts the units, takes them off the shelf, moves the lines, writes the shipment, tells the
 * customer, and publishes `goods.shipped`, all in the caller's transaction.
 */
@Injectable()
export class ShipLines {
  constructor(
    private readonly em: EntityManager,
    private readonly shipments: ShipmentRepository,
    private readonly transitions: TransitionLines,
    private readonly stock: ReserveStock,
  ) {}

  /** @throws DomainError WRONG_STATE, NOT_PERMITTED, INVALID for nothing or more than is open */
  async ship({ order, units, carriage, actor, apartReason = null }: Departure): Promise<Shipment> {
    checkUnits(units);
    for (const { line } of units) checkShippable(order, line, actor);
    const targets = units.map(({ line, quantity }) => ({
      line,
      from: line.status,
      to: statusAfter(line, quantity),
    }));
    const { charges } = order;
    const leaving = units.map(({ line, quantity }) => ({ line, quantity, ...line.shipUnits(quantity) }));
    const isFirst = (await this.shipments.countCharged(order.id)) === 0;
    const shipment = Shipment.makeShipment({
      order,
      number: await this.shipments.nextNumber(),
      kind: 'goods',
      carriage,
      units: leaving,
      charges: isFirst ? charges : noCharges,
      isLast: isAllShipped(order),
      actor,
    });
    this.em.persist(shipment);
    const gone = units.map(({ line, quantity }) => ({ line, quantity, isRest: line.openUnits === 0 }));
    await this.stock.shipUnits(gone, carriage.forwarder !== 'outside');
    await this.moveLines({ order, targets, shipment, actor, apartReason });
    await this.publishShipped(order, shipment);
    await mailShipment(this.em, order, shipment, headStatus(targets));
    return shipment;
  }

  /**
   * Goods that were lost or damaged leave once more, whole lines of them: nothing is charged, and the shelf gives them.
   * @throws DomainError WRONG_STATE, also for goods that are not there, NOT_PERMITTED
   */
  async reship(
    { order, units, carriage, actor }: Departure,
    to: Extract<LineStatus, 'replacement-shipped' | 'rma-replacement-shipped'> = 'replacement-shipped',
  ): Promise<Shipment> {
    const shipment = Shipment.makeShipment({
      order,
      number: await this.shipments.nextNumber(),
      kind: 'replacement',
      carriage,
      units: units.map((one) => ({ ...one, amount: 0, tax: 0 })),
      charges: noCharges,
      isLast: false,
      actor,
    });
    this.em.persist(shipment);
    const lines = units.map(({ line }) => line);
    await this.transitions.transition({
      order,
      lines,
      to,
      reason: reasonOf(shipment),
      actor,
      byShipment: true,
    });
    await mailShipment(this.em, order, shipment, to);
    return shipment;
  }

  private async moveLines({ order, targets, shipment, actor, apartReason }: Movement): Promise<void> {
    const reason = reasonOf(shipment, apartReason);
    for (const to of ['partially-shipped', 'shipped'] as const) {
      const lines = targets.filter((one) => one.to === to && one.from !== to).map(({ line }) => line);
      if (lines.length > 0)
        await this.transitions.transition({ order, lines, to, reason, actor, byShipment: true });
    }
    await this.logFurther(order, targets, { reason, actor });
  }

  /** Lines of which another part has left stay where they are, but their order shows it. */
  private async logFurther(
    order: Order,
    targets: Movement['targets'],
    { reason, actor }: { reason: string; actor: Actor },
  ): Promise<void> {
    const again = targets.filter(({ from, to }) => from === to);
    if (again.length === 0) return;
    order.version += 1;
    const axis = 'line' as const;
    const changes = again.map(({ line: { lineNumber }, from, to }) => ({
      axis,
      lineNumber,
      from,
      to,
      reason,
    }));
    await logChanges(this.em, order, changes, actor);
  }

  private publishShipped(order: Order, shipment: Shipment): Promise<void> {
    const { number, shippedAt, shipping, handlingFee, chargesTax, amount, isLast } = shipment;
    const lines = shipment.lines
      .getItems()
      .map(({ lineNumber, quantity, amount: goods, tax }) => ({ lineNumber, quantity, amount: goods, tax }));
    return publish(
      this.em,
      'goods.shipped',
      {
        orderNumber: order.number,
        shipmentNumber: number,
        shippedAt: shippedAt.toISOString(),
        lines,
        shipping,
        handlingFee,
        chargesTax,
        amount,
        isLast,
      },
      { entity: `shipment:${number}`, version: 'shipped' },
    );
  }
}

interface Movement {
  readonly order: Order;
  readonly targets: readonly {
    readonly line: OrderLine;
    readonly from: LineStatus;
    readonly to: LineStatus;
  }[];
  readonly shipment: Shipment;
  readonly actor: Actor;
  readonly apartReason: string | null;
}

/** @throws DomainError INVALID for nothing, or more than is open, at its place in the request */
function checkUnits(units: Departure['units']): void {
  const issues = units.flatMap(({ line, quantity }, index) =>
    Number.isInteger(quantity) && quantity >= 1 && quantity <= line.openUnits
      ? []
      : [{ path: `lines.${index}.quantity`, message: 'is more than is open' }],
  );
  if (units.length === 0) issues.push({ path: 'lines.0.quantity', message: 'is needed' });
  if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
}

const isAllShipped = (order: Order): boolean =>
  order.lines.getItems().every(({ status, openUnits }) => cancelledGroup.has(status) || openUnits === 0);

const headStatus = (targets: Movement['targets']): LineStatus =>
  targets.some(({ to }) => to === 'partially-shipped') ? 'partially-shipped' : 'shipped';

/** What the timeline says of it: its number, why it left before the rest, and the tracking numbers. */
const reasonOf = (shipment: Shipment, apartReason: string | null = null): string =>
  [shipment.name, ...(apartReason ? [`in parts: ${apartReason}`] : []), ...shipment.tracking]
    .join(' · ')
    .slice(0, 500);

import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { TrackingEvent } from '@gantry/contracts/schemas/shipment';
import { lineTransitions } from '@gantry/domain/statuses/line-progress';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { DomainError } from '@gantry/nest-kit/errors';
import { system, type Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { logChanges } from '../order/order-log.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { ReserveStock } from '../stock/reserve-stock.ts';
import type { Shipment, ShipmentLine } from './shipment.entity.ts';
import { ShipmentRepository } from './shipment.repository.ts';

/** A shipment with its order, both locked. */
export interface LockedShipment {
  readonly shipment: Shipment;
  readonly order: Order;
}

/** What happens to a shipment on its way, with what it does to the lines; inside the caller's transaction. */
@Injectable()
export class ShipmentProgress {
  constructor(
    private readonly em: EntityManager,
    private readonly shipments: ShipmentRepository,
    private readonly transitions: TransitionLines,
    private readonly stock: ReserveStock,
  ) {}

  /**
   * It has arrived: lines of which everything has arrived are delivered, the others wait for the rest.
   * @throws DomainError WRONG_STATE where it has before
   */
  async deliver({ shipment, order }: LockedShipment, facts: Delivery, actor: Actor): Promise<void> {
    if (shipment.status === 'delivered') throw new DomainError('WRONG_STATE', { status: shipment.status });
    shipment.addEvent({ ...event('delivered', facts.at), text: facts.receivedBy });
    shipment.arrive(facts.at, facts.receivedBy);
    const arrived: OrderLine[] = [];
    for (const carried of shipment.lines) {
      for (const { line, quantity } of carriedBy(order, carried)) {
        line.deliverUnits(quantity);
        const isComplete = line.quantityDelivered === line.quantity;
        if (isComplete && lineTransitions(line).includes('delivered')) arrived.push(line);
      }
    }
    await this.transit({ order, lines: arrived, to: 'delivered', reason: shipment.name, actor });
  }

  /**
   * Something went wrong: the units it carries become lines of their own where the rest of theirs goes on, and they are a
   * delivery exception.
   * @throws DomainError WRONG_STATE where it has failed before
   */
  async fail({ shipment, order }: LockedShipment, trouble: Trouble, actor: Actor): Promise<void> {
    if (shipment.status === 'delivery-exception')
      throw new DomainError('WRONG_STATE', { status: shipment.status });
    shipment.addEvent({ ...event(trouble.kind, trouble.at), text: trouble.text });
    shipment.fail();
    const failed: OrderLine[] = [];
    for (const carried of shipment.lines) failed.push(await this.ownLine(order, carried));
    const lines = failed.filter((line) => lineTransitions(line).includes('delivery-exception'));
    const reason = `${shipment.name}: ${trouble.text ?? trouble.kind}`.slice(0, 500);
    await this.transit({ order, lines, to: 'delivery-exception', reason, actor });
  }

  /** The carrier goes on with what was an exception. */
  async resume({ shipment, order }: LockedShipment): Promise<void> {
    shipment.resume();
    const lines = linesOf(order, shipment).filter(({ status }) => status === 'delivery-exception');
    const reason = shipment.name;
    await this.transit({ order, lines, to: 'shipped', reason, actor: system });
  }

  /** What a carrier reports of a package; the same report any number of times. */
  async track(provider: string, tracking: string, events: readonly TrackingEvent[]): Promise<void> {
    const [number] = await this.shipments.numbersOfTracking(provider, tracking);
    const locked = number ? await this.shipments.lock(number) : null;
    if (!locked) return;
    const { shipment } = locked;
    const fresh = events.filter((one) => shipment.addEvent(one));
    const last = shipment.events.at(-1);
    if (fresh.length === 0 || !last || shipment.status === 'delivered') return;
    const arrived = arrivalOf(shipment);
    if (arrived) return this.deliver(locked, { at: arrived, receivedBy: last.text }, system);
    const isTrouble = isException(last);
    if (isTrouble && shipment.isUnderWay) {
      return this.fail(locked, { kind: last.kind, at: new Date(last.at), text: last.text }, system);
    }
    if (!isTrouble && shipment.status === 'delivery-exception') await this.resume(locked);
  }

  private async transit(step: Step): Promise<void> {
    if (step.lines.length > 0) await this.transitions.transition(step);
  }

  /** The order line that holds exactly the units a shipment carries: what goes another way is split off. */
  private async ownLine(order: Order, carried: ShipmentLine): Promise<OrderLine> {
    const line = order.lines.getItems().find(({ id }) => id === carried.orderLine);
    if (!line) throw new Error(`shipment line ${carried.id} carries no line of order ${order.number}`);
    if (line.openUnits > 0 && line.quantityShipped > 0) await this.splitOpen(order, line);
    if (carried.quantity >= line.quantity) return line;
    const part = order.splitLine(line, carried.quantity);
    carried.follow(part);
    await this.logSplit(order, part);
    return part;
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

interface Delivery {
  readonly at: Date;
  readonly receivedBy: string | null;
}
interface Trouble {
  readonly kind: TrackingEvent['kind'];
  readonly at: Date;
  readonly text: string | null;
}
interface Step {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly to: LineStatus;
  readonly reason: string;
  readonly actor: Actor;
}

const event = (kind: TrackingEvent['kind'], at: Date): TrackingEvent => ({
  at: at.toISOString(),
  kind,
  tracking: null,
  place: null,
  text: null,
});

const exceptions: ReadonlySet<TrackingEvent['kind']> = new Set([
  'exception',
  'lost',
  'damaged',
  'refused',
  'returned',
]);
const isException = ({ kind }: TrackingEvent): boolean => exceptions.has(kind);

/** When the last package arrived; null while one is under way. */
function arrivalOf({ tracking, events }: Shipment): Date | null {
  const arrived = tracking.map((one) =>
    events.findLast((reported) => reported.tracking === one && reported.kind === 'delivered'),
  );
  const times = arrived.flatMap((reported) => reported?.at ?? []);
  if (times.length === 0 || times.length < tracking.length) return null;
  return new Date(times.toSorted().at(-1)!);
}

const linesOf = (order: Order, shipment: Shipment): OrderLine[] => {
  const ids = new Set(shipment.lines.getItems().map(({ orderLine }) => orderLine));
  return order.lines.getItems().filter(({ id }) => ids.has(id));
};

/** The line of carried units, and the lines that were split off it meanwhile, with the units of each. */
function carriedBy(order: Order, carried: ShipmentLine) {
  const lines = order.lines.getItems();
  const family = [carried.orderLine];
  for (const id of family)
    family.push(...lines.filter(({ splitFrom }) => splitFrom === id).map((one) => one.id));
  let left = carried.quantity;
  return lines
    .filter(({ id }) => family.includes(id))
    .map((line) => {
      const quantity = Math.min(left, line.quantityShipped - line.quantityDelivered);
      left -= quantity;
      return { line, quantity };
    });
}

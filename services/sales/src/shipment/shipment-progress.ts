import { Injectable } from '@nestjs/common';
import { exceptionKinds, type TrackingEvent } from '@gantry/contracts/schemas/shipment';
import { lineTransitions } from '@gantry/domain/statuses/line-progress';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { DomainError } from '@gantry/nest-kit/errors';
import { system, type Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { affectedUnits, isAllOf, type AffectedUnits, type NamedUnits } from './affected-units.ts';
import { OwnLines } from './own-lines.ts';
import type { FailedAs, Shipment, ShipmentLine } from './shipment.entity.ts';
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
    private readonly shipments: ShipmentRepository,
    private readonly transitions: TransitionLines,
    private readonly ownLines: OwnLines,
  ) {}

  /**
   * It has arrived, but for units that failed by themselves: lines of which everything has arrived are delivered, the
   * others wait for the rest.
   * @throws DomainError WRONG_STATE where it has before
   */
  async deliver({ shipment, order }: LockedShipment, facts: Delivery, actor: Actor): Promise<void> {
    if (shipment.status === 'delivered') throw new DomainError('WRONG_STATE', { status: shipment.status });
    shipment.addEvent({ ...event('delivered', facts.at), text: facts.receivedBy });
    shipment.arrive(facts.at, facts.receivedBy);
    const arrived: OrderLine[] = [];
    const failed = failedLinesOf(shipment);
    for (const carried of shipment.going) {
      for (const { line, quantity } of carriedBy(order, carried, failed)) {
        line.deliverUnits(quantity);
        const isComplete = line.quantityDelivered === line.quantity;
        if (isComplete && lineTransitions(line).includes('delivered')) arrived.push(line);
      }
    }
    await this.transit({ order, lines: arrived, to: 'delivered', reason: shipment.name, actor });
  }

  /**
   * Something went wrong with all of it, or with units that are named: they become lines of their own where the rest of
   * theirs goes on, and are a delivery exception.
   * @throws DomainError WRONG_STATE where all of it has failed before, INVALID for units it does not carry
   */
  async fail(locked: LockedShipment, trouble: Trouble, actor: Actor): Promise<void> {
    const { shipment, order } = locked;
    if (shipment.status === 'delivery-exception')
      throw new DomainError('WRONG_STATE', { status: shipment.status });
    const affected = affectedUnits(shipment, trouble.units ?? []);
    const isComplete = isAllOf(shipment, affected);
    const failed: OrderLine[] = [];
    if (isComplete) {
      shipment.addEvent({ ...event(trouble.kind, trouble.at), text: trouble.text });
      shipment.fail();
      for (const { carried } of affected) failed.push(await this.ownLines.ownLine(order, carried));
    } else failed.push(...(await this.failUnits(locked, affected, trouble)));
    const lines = failed.filter((line) => lineTransitions(line).includes('delivery-exception'));
    await this.transit({
      order,
      lines,
      to: 'delivery-exception',
      reason: reasonOf(shipment, trouble),
      actor,
    });
  }

  /**
   * Only these units of a shipment that has failed are affected: they stay a delivery exception, and the rest goes on, or
   * has arrived where the carrier says so of every other package.
   * @throws DomainError WRONG_STATE where it has not failed, or nothing goes on, INVALID for units it does not carry
   */
  async narrow(locked: LockedShipment, trouble: Trouble): Promise<void> {
    const { shipment } = locked;
    const affected = affectedUnits(shipment, trouble.units ?? []);
    if (shipment.status !== 'delivery-exception' || isAllOf(shipment, affected))
      throw new DomainError('WRONG_STATE', { status: shipment.status });
    await this.failUnits(locked, affected, trouble);
    await this.resume(locked);
    const arrived = arrivalOf(shipment);
    if (arrived) await this.deliver(locked, { at: arrived, receivedBy: null }, system);
  }

  /** The units have lines of their own, of the order and of the shipment, and their package, if it is named, failed. */
  private async failUnits(
    locked: LockedShipment,
    affected: readonly AffectedUnits[],
    trouble: Trouble,
  ): Promise<OrderLine[]> {
    const { shipment } = locked;
    const failed: OrderLine[] = [];
    for (const { carried, quantity } of affected) {
      const own = await this.ownLines.ownUnits(locked, carried, quantity);
      own.carried.failedAs = trouble.kind;
      failed.push(own.line);
    }
    if (trouble.tracking) shipment.losePackage(trouble.tracking, trouble.kind);
    const units = failed.map(({ lineNumber, quantity }) => ({ lineNumber, quantity }));
    const { kind, at, text, tracking = null } = trouble;
    shipment.addEvent({ ...event(kind, at), text, tracking, units });
    return failed;
  }

  /** The carrier goes on with what was an exception. */
  async resume({ shipment, order }: LockedShipment): Promise<void> {
    shipment.resume();
    const lines = goingLinesOf(order, shipment).filter(({ status }) => status === 'delivery-exception');
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
    // what failed by itself says nothing about the rest
    const last = shipment.events.findLast((one) => isAboutRest(shipment, one));
    if (!fresh.some((one) => isAboutRest(shipment, one)) || !last || shipment.status === 'delivered') return;
    const arrived = arrivalOf(shipment);
    if (arrived) return this.deliver(locked, { at: arrived, receivedBy: last.text }, system);
    const { kind, at, text } = last;
    if (isException(kind) && shipment.isUnderWay)
      return this.fail(locked, { kind, at: new Date(at), text, tracking: null, units: [] }, system);
    if (shipment.status === 'delivery-exception' && !isInTrouble(shipment)) await this.resume(locked);
  }

  private async transit(step: Step): Promise<void> {
    if (step.lines.length > 0) await this.transitions.transition(step);
  }
}

interface Delivery {
  readonly at: Date;
  readonly receivedBy: string | null;
}
interface Trouble {
  readonly kind: FailedAs;
  readonly at: Date;
  readonly text: string | null;
  /** of the package it happened to, where the shipment has several and somebody knows */
  readonly tracking?: string | null;
  /** all of it where none is named */
  readonly units?: readonly NamedUnits[];
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

const reasonOf = (shipment: Shipment, { text, kind }: Trouble): string =>
  `${shipment.name}: ${text ?? kind}`.slice(0, 500);

const isException = (kind: TrackingEvent['kind']): kind is FailedAs =>
  exceptionKinds.some((one) => one === kind);

/** Whether an event is about what goes on: not about units, nor a package, that failed by themselves. */
const isAboutRest = ({ packages }: Shipment, { units, tracking }: TrackingEvent): boolean =>
  !units && !packages.some((one) => one.failedAs && one.tracking === tracking);

/** Whether the last that was said about it, or about one of its packages that go on, is an exception. */
function isInTrouble(shipment: Shipment): boolean {
  const told = shipment.events.filter((one) => isAboutRest(shipment, one));
  const last = told.at(-1);
  const ofPackages = trackingOfRest(shipment).map((one) => told.findLast(({ tracking }) => tracking === one));
  return [last, ...ofPackages].some((one) => one !== undefined && isException(one.kind));
}

/** Tracking numbers of its packages that go on. */
const trackingOfRest = ({ packages }: Shipment): string[] =>
  packages.filter(({ failedAs }) => !failedAs).flatMap(({ tracking }) => tracking ?? []);

/** When the last package arrived; null while one is under way. */
function arrivalOf(shipment: Shipment): Date | null {
  const awaited = trackingOfRest(shipment);
  const arrived = awaited.map((one) =>
    shipment.events.findLast((reported) => reported.tracking === one && reported.kind === 'delivered'),
  );
  const times = arrived.flatMap((reported) => reported?.at ?? []);
  if (times.length === 0 || times.length < awaited.length) return null;
  return new Date(times.toSorted().at(-1)!);
}

const goingLinesOf = (order: Order, shipment: Shipment): OrderLine[] => {
  const ids = new Set(shipment.going.map(({ orderLine }) => orderLine));
  return order.lines.getItems().filter(({ id }) => ids.has(id));
};

/** Ids of the order lines of units that failed by themselves. */
const failedLinesOf = (shipment: Shipment): ReadonlySet<string> =>
  new Set(shipment.lines.getItems().flatMap(({ failedAs, orderLine }) => (failedAs ? [orderLine] : [])));

/** The line of carried units, and the lines that were split off it meanwhile, with the units of each. */
function carriedBy(order: Order, carried: ShipmentLine, failed: ReadonlySet<string>) {
  const lines = order.lines.getItems().filter(({ id }) => !failed.has(id));
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

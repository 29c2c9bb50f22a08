import { randomUUID } from 'node:crypto';
import { Collection, defineEntity, p } from '@mikro-orm/core';
import type { AdminShipment, ShipmentPackage, TrackingEvent } from '@gantry/contracts/schemas/shipment';
import type { ShippingService } from '@gantry/contracts/schemas/shipping';
import type { Actor } from '../order/actor.ts';
import { Order, OrderLine } from '../order/order.entity.ts';
import { lessValue, valueOfFirst } from '../order/units-value.ts';
import { newLinkToken } from '../shared/link-token.ts';

type View<Key extends keyof AdminShipment> = AdminShipment[Key];
/** What units or a package failed as, while the rest of their shipment goes on. */
export type FailedAs = NonNullable<View<'lines'>[number]['failedAs']>;

const ShipmentSchema = defineEntity({
  name: 'Shipment',
  schema: 'sales',
  tableName: 'shipment',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(Order),
    number: p.string().unique(),
    /** of the link that follows it */
    token: p.string().unique(),
    /** `replacement`: goods sent once more, for which nothing is charged */
    kind: p.string().$type<View<'kind'>>(),
    status: p.string().$type<View<'status'>>(),
    service: p.string().$type<ShippingService>(),
    provider: p.string().$type<View<'provider'>>(),
    forwarder: p.string().$type<View<'forwarder'>>(),
    packages: p.json<ShipmentPackage[]>(),
    events: p.json<TrackingEvent[]>(),
    shippedAt: p.datetime(),
    estimatedFrom: p.string().columnType('date').nullable(),
    estimatedTo: p.string().columnType('date').nullable(),
    deliveredAt: p.datetime().nullable(),
    /** who took it, the proof of delivery */
    receivedBy: p.string().nullable(),
    /** what the carrier charges us */
    cost: p.bigint('number').nullable(),
    shipping: p.bigint('number'),
    handlingFee: p.bigint('number'),
    chargesTax: p.bigint('number'),
    /** lines, charges and all tax: what is invoiced and captured */
    amount: p.bigint('number'),
    /** nothing of the order was left to ship */
    isLast: p.boolean(),
    createdById: p.string().nullable(),
    createdBy: p.string().nullable(),
    updatedAt: p.datetime().onUpdate(() => new Date()),
    version: p.integer(),
    lines: () => p.oneToMany(ShipmentLine).mappedBy('shipment').orderBy({ lineNumber: 'asc' }),
  },
});

/** How a shipment goes. */
export interface Carriage {
  readonly service: ShippingService;
  readonly provider: View<'provider'>;
  readonly forwarder: View<'forwarder'>;
  readonly packages: readonly ShipmentPackage[];
  /** calendar days between which it is to arrive */
  readonly estimated: { readonly from: string; readonly to: string } | null;
  /** minor units; null where nobody knows */
  readonly cost: number | null;
}
/** Units of a line that leave, with what they are worth in minor units. */
export interface LeavingUnits {
  readonly line: OrderLine;
  readonly quantity: number;
  readonly amount: number;
  readonly tax: number;
}
type Charges = Pick<Shipment, 'shipping' | 'handlingFee' | 'chargesTax'>;
export const noCharges: Charges = { shipping: 0, handlingFee: 0, chargesTax: 0 };

interface NewShipment {
  readonly order: Order;
  readonly number: string;
  readonly kind: Shipment['kind'];
  readonly carriage: Carriage;
  readonly units: readonly LeavingUnits[];
  readonly charges: Charges;
  readonly isLast: boolean;
  readonly actor: Actor;
}

/** Goods of an order that left together. */
export class Shipment extends ShipmentSchema.class {
  static makeShipment({ carriage, charges, units, actor, ...facts }: NewShipment): Shipment {
    const { estimated, packages, ...way } = carriage;
    const goods = units.reduce((sum, { amount, tax }) => sum + amount + tax, 0);
    const shipment = Object.assign(new Shipment(), facts, way, charges, {
      id: randomUUID(),
      token: newLinkToken(),
      status: facts.kind === 'goods' ? ('shipped' as const) : ('replacement-shipped' as const),
      packages: [...packages],
      events: [],
      shippedAt: new Date(),
      estimatedFrom: estimated?.from ?? null,
      estimatedTo: estimated?.to ?? null,
      deliveredAt: null,
      receivedBy: null,
      amount: goods + charges.shipping + charges.handlingFee + charges.chargesTax,
      createdById: actor.accountId,
      createdBy: actor.name,
      updatedAt: new Date(),
      version: 1,
    });
    shipment.lines = new Collection<ShipmentLine, Shipment>(shipment);
    for (const one of units) shipment.lines.add(ShipmentLine.of(shipment, one));
    return shipment;
  }

  /** Its number, as people read it. */
  get name(): string {
    return this.number.toUpperCase();
  }

  /** Tracking numbers of its packages. */
  get tracking(): string[] {
    return this.packages.flatMap(({ tracking }) => tracking ?? []);
  }

  get estimated(): { from: string; to: string } | null {
    const { estimatedFrom: from, estimatedTo: to } = this;
    return from && to ? { from, to } : null;
  }

  get isUnderWay(): boolean {
    return this.status === 'shipped' || this.status === 'replacement-shipped';
  }

  /** @returns whether the event is new: the same one may be reported any number of times */
  addEvent(event: TrackingEvent): boolean {
    const isKnown = this.events.some(
      ({ at, kind, tracking }) => at === event.at && kind === event.kind && tracking === event.tracking,
    );
    if (isKnown) return false;
    this.events = [...this.events, event].toSorted((one, other) => (one.at < other.at ? -1 : 1));
    this.version += 1;
    return true;
  }

  /** A package goes with another label; what the labels cost follows. */
  relabel(old: ShipmentPackage, labelled: ShipmentPackage): void {
    this.packages = this.packages.map((one) => (one.labelId === old.labelId ? labelled : one));
    this.cost = this.packages.reduce((sum, { labelCost }) => sum + (labelCost ?? 0), 0);
    this.version += 1;
  }

  /** A package fails alone: what its carrier reports of it says nothing about the rest. */
  losePackage(tracking: string, failedAs: FailedAs): void {
    this.packages = this.packages.map((one) => (one.tracking === tracking ? { ...one, failedAs } : one));
    this.version += 1;
  }

  /** What is still on its way, or has arrived: all but the units that failed by themselves. */
  get going(): ShipmentLine[] {
    return this.lines.getItems().filter(({ failedAs }) => (failedAs ?? null) === null);
  }

  arrive(at: Date, receivedBy: string | null): void {
    this.status = 'delivered';
    this.deliveredAt = at;
    this.receivedBy = receivedBy;
    this.version += 1;
  }

  fail(): void {
    this.status = 'delivery-exception';
    this.version += 1;
  }

  /** The carrier goes on after an exception. */
  resume(): void {
    this.status = this.kind === 'goods' ? 'shipped' : 'replacement-shipped';
    this.version += 1;
  }
}
ShipmentSchema.setClass(Shipment);

const ShipmentLineSchema = defineEntity({
  name: 'ShipmentLine',
  schema: 'sales',
  tableName: 'shipment_line',
  properties: {
    id: p.uuid().primary(),
    shipment: () => p.manyToOne(Shipment),
    orderLine: () => p.manyToOne(OrderLine).mapToPk().fieldName('order_line_id'),
    lineNumber: p.integer(),
    sku: p.string(),
    name: p.string(),
    partNumber: p.string(),
    unitOfMeasure: p.string(),
    quantity: p.integer(),
    /** a promotion gave it */
    isGift: p.boolean(),
    amount: p.bigint('number'),
    tax: p.bigint('number'),
    /** what became of them, where the rest of the shipment goes on without them */
    failedAs: p.string().$type<FailedAs>().nullable(),
  },
});

/** Units of an order line in a shipment. */
export class ShipmentLine extends ShipmentLineSchema.class {
  static of(shipment: Shipment, { line, quantity, amount, tax }: LeavingUnits): ShipmentLine {
    return Object.assign(new ShipmentLine(), {
      id: randomUUID(),
      shipment,
      orderLine: line.id,
      lineNumber: line.lineNumber,
      sku: line.sku,
      name: line.name,
      partNumber: line.partNumber,
      unitOfMeasure: line.unitOfMeasure,
      quantity,
      isGift: line.isGift,
      amount,
      tax,
      failedAs: null,
    });
  }

  /**
   * The last units as a line of their own, of which something else becomes; what both are worth adds up to what they were.
   * @param part of the order that they are now
   */
  splitOff(count: number, part: OrderLine): ShipmentLine {
    const { quantity, amount, tax } = this;
    const rest = valueOfFirst({ quantity, total: amount, tax }, quantity - count);
    const line = ShipmentLine.of(this.shipment, {
      line: part,
      quantity: count,
      ...lessValue({ amount, tax }, rest),
    });
    Object.assign(this, { quantity: quantity - count, ...rest });
    return line;
  }

  /** The units went another way than the rest of their line, and have one of their own now. */
  follow({ id, lineNumber }: OrderLine): void {
    this.orderLine = id;
    this.lineNumber = lineNumber;
  }
}
ShipmentLineSchema.setClass(ShipmentLine);

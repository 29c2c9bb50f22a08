import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { OrderLine as OrderLineView } from '@gantry/contracts/schemas/order';
import type { Availability } from '@gantry/domain/statuses/availability';
import { cancelledGroup } from '@gantry/domain/statuses/line-groups';
import { isReturn, transitionLine } from '@gantry/domain/statuses/line-progress';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { RolledLine } from '@gantry/domain/statuses/order-roll-up';
import type { PromisedDays } from '@gantry/domain/business-days';
import { Order } from './order.entity.ts';

const OrderLineSchema = defineEntity({
  name: 'OrderLine',
  schema: 'sales',
  tableName: 'order_line',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(Order),
    lineNumber: p.integer(),
    sku: p.string(),
    uri: p.string(),
    name: p.string(),
    brand: p.string().nullable(),
    partNumber: p.string(),
    quantity: p.integer(),
    quantityShipped: p.integer(),
    quantityDelivered: p.integer(),
    quantityReturned: p.integer(),
    quantityCancelled: p.integer(),
    unitOfMeasure: p.string(),
    packSize: p.integer(),
    unitPrice: p.bigint('number'),
    listPrice: p.bigint('number').nullable(),
    priceSource: p.string().$type<OrderLineView['priceSource']>(),
    total: p.bigint('number'),
    tax: p.bigint('number'),
    taxCode: p.string(),
    status: p.string().$type<LineStatus>(),
    before: p.json<LineStatus[]>(),
    availabilityAtOrder: p.string().$type<Availability>(),
    promise: p.json<PromisedDays>().nullable(),
    madeToOrder: p.boolean(),
    productionStartedAt: p.datetime().nullable(),
  },
});

/** A line as it is ordered: the product with the price it was shown. */
export interface NewLine {
  readonly product: PricedLine;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly tax: number;
  readonly promise: PromisedDays | null;
}

/** A product of an order, with the name and price it had when it was ordered. */
export class OrderLine extends OrderLineSchema.class {
  static place(order: Order, lineNumber: number, { product, ...facts }: NewLine): OrderLine {
    return Object.assign(new OrderLine(), {
      ...facts,
      id: randomUUID(),
      order,
      lineNumber,
      sku: product.sku,
      uri: product.uri,
      name: product.name,
      brand: product.brand,
      partNumber: product.partNumber,
      unitOfMeasure: product.unitOfMeasure,
      packSize: product.packSize,
      listPrice: product.listPrice,
      priceSource: product.priceSource ?? 'list',
      total: facts.unitPrice * facts.quantity,
      taxCode: product.taxCode,
      availabilityAtOrder: product.availability,
      madeToOrder: product.madeToOrder,
      productionStartedAt: null,
      status: 'new' as const,
      before: [],
      quantityShipped: 0,
      quantityDelivered: 0,
      quantityReturned: 0,
      quantityCancelled: 0,
    });
  }

  /** Follows the status book and keeps the quantities in step. @throws RangeError outside the book */
  transitionTo(to: LineStatus): void {
    const isReturning = isReturn(this, to);
    const { status, before } = transitionLine(this, to);
    this.status = status;
    this.before = [...before];
    if (!isReturning) this.countQuantities(to);
    if (to === 'in-production') this.productionStartedAt ??= new Date();
  }

  /** What the order counts this line as. */
  get rolled(): RolledLine {
    return { status: this.status, before: this.before, shipped: this.quantityShipped > 0 };
  }

  private countQuantities(to: LineStatus): void {
    const open = this.quantity - this.quantityShipped;
    const { counts } = lineStatuses[to];
    if (counts === 'shipped') this.quantityShipped = this.quantity;
    if (counts === 'delivered') this.quantityDelivered = this.quantityShipped;
    if (counts === 'returned') this.quantityReturned = this.quantityDelivered;
    this.quantityCancelled = cancelledGroup.has(to) ? open : 0;
  }
}
OrderLineSchema.setClass(OrderLine);

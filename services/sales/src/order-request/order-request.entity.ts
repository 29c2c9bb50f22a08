import { randomUUID } from 'node:crypto';
import { Collection, defineEntity, p } from '@mikro-orm/core';
import type {
  AdminOrderRequest,
  OrderRequest as OrderRequestView,
} from '@gantry/contracts/schemas/order-request';
import type { TrackingEvent } from '@gantry/contracts/schemas/shipment';
import type { ShippingProvider, ShippingService } from '@gantry/contracts/schemas/shipping';
import { returnPolicy } from '@gantry/domain/return-policy';
import {
  orderRequestStatuses,
  type OrderRequestStatus,
} from '@gantry/domain/statuses/order-request-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { Order, OrderLine } from '../order/order.entity.ts';

/** A label of a carrier that one parcel of a return travels with; amounts in minor units. */
export interface ReturnLabel {
  /** what it was bought for */
  readonly reference: string;
  readonly labelId: string;
  readonly provider: ShippingProvider;
  readonly service: ShippingService;
  readonly tracking: string;
  readonly cost: number;
  /** as it was said; null for labels of before it was written down */
  readonly weightGrams: number | null;
  /** what its carrier has reported so far */
  readonly events: readonly TrackingEvent[];
  /** when the dock took it in; null until then */
  readonly receivedAt: string | null;
}
type LineView = AdminOrderRequest['lines'][number];

const OrderRequestSchema = defineEntity({
  name: 'OrderRequest',
  schema: 'sales',
  tableName: 'order_request',
  properties: {
    id: p.uuid().primary(),
    number: p.string().unique(),
    order: () => p.manyToOne(Order),
    type: p.string().$type<OrderRequestView['type']>(),
    subject: p.string().$type<OrderRequestView['subject']>(),
    status: p.string().$type<OrderRequestStatus>(),
    resolution: p.string().$type<NonNullable<OrderRequestView['resolution']>>().nullable(),
    freightPayer: p.string().$type<OrderRequestView['freightPayer']>(),
    note: p.text().nullable(),
    reason: p.text().nullable(),
    rmaNumber: p.string().nullable(),
    authorizedUntil: p.string().columnType('date').nullable(),
    carrier: p.string().nullable(),
    tracking: p.string().nullable(),
    /** the labels we sent for it, one for each parcel, without those that were given back */
    labels: p.json<readonly ReturnLabel[]>(),
    replacementTracking: p.string().nullable(),
    /** what it comes to, by the policy until it is settled; minor units */
    refund: p.bigint('number'),
    restockingFee: p.bigint('number'),
    /** who of the staff asked on behalf of the customer */
    onBehalfBy: p.string().nullable(),
    /** by when somebody of the staff has to do something */
    dueAt: p.datetime().nullable(),
    lateToldAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer(),
    lines: () => p.oneToMany(RequestLine).mappedBy('request').orderBy({ lineNumber: 'asc' }),
  },
});

/** What is asked. */
export type RequestFacts = Pick<
  OrderRequest,
  'number' | 'type' | 'subject' | 'note' | 'refund' | 'restockingFee' | 'onBehalfBy' | 'dueAt'
>;

/** A cancellation or return that was asked for; its status follows the status book. */
export class OrderRequest extends OrderRequestSchema.class {
  static create(order: Order, facts: RequestFacts, lines: readonly OrderLine[]): OrderRequest {
    const now = new Date();
    const request = Object.assign(new OrderRequest(), facts, {
      id: randomUUID(),
      order,
      status: 'new' as const,
      resolution: null,
      freightPayer: returnPolicy[facts.subject].freightPayer,
      reason: null,
      rmaNumber: null,
      authorizedUntil: null,
      carrier: null,
      tracking: null,
      labels: [],
      replacementTracking: null,
      lateToldAt: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    request.lines = new Collection<RequestLine, OrderRequest>(request);
    for (const line of lines) request.lines.add(RequestLine.of(request, line));
    return request;
  }

  /** Follows the status book. @throws RangeError outside of it */
  transitionTo(to: OrderRequestStatus): void {
    if (!canTransition(orderRequestStatuses, this.status, to))
      throw new RangeError(`no transition from ${this.status} to ${to}`);
    this.status = to;
    this.touch();
  }

  /** Something happened to it: whoever has an older version on screen is told. */
  touch(): void {
    this.version += 1;
    this.updatedAt = new Date();
  }

  get isUndecided(): boolean {
    return orderRequestStatuses[this.status].isUndecided === true;
  }

  get isOver(): boolean {
    return orderRequestStatuses[this.status].isOver === true;
  }
}
OrderRequestSchema.setClass(OrderRequest);

const RequestLineSchema = defineEntity({
  name: 'RequestLine',
  schema: 'sales',
  tableName: 'order_request_line',
  properties: {
    id: p.uuid().primary(),
    request: () => p.manyToOne(OrderRequest),
    orderLine: () => p.manyToOne(OrderLine),
    lineNumber: p.integer(),
    quantity: p.integer(),
    condition: p.string().$type<NonNullable<LineView['condition']>>().nullable(),
    disposition: p.string().$type<NonNullable<LineView['disposition']>>().nullable(),
    /** its goods were put on the shelf */
    restocked: p.boolean(),
  },
});

/** A line of the order that is asked for, whole: other units were split off it before. */
export class RequestLine extends RequestLineSchema.class {
  static of(request: OrderRequest, orderLine: OrderLine): RequestLine {
    return Object.assign(new RequestLine(), {
      id: randomUUID(),
      request,
      orderLine,
      lineNumber: orderLine.lineNumber,
      quantity: orderLine.quantity,
      condition: null,
      disposition: null,
      restocked: false,
    });
  }
}
RequestLineSchema.setClass(RequestLine);

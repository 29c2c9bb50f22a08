import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminTransitionLines } from '@gantry/contracts/endpoints/sales';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { FastifyReply } from 'fastify';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { actorOf, type Actor } from '../order/actor.ts';
import { confirmBlockers, transitionsFor } from '../order/line-transitions.ts';
import type { Order } from '../order/order.entity.ts';
import { staffOrder } from '../order/order.mapper.ts';
import { orderFilesOf } from '../order/order-files-of.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { AssignOrders } from './assign-orders.ts';
import { FulfillmentService } from '../shipment/fulfillment.service.ts';

type TransitionRequest = ValidRequestOf<typeof salesAdminTransitionLines>;
const shippedStatuses = ['shipped', 'replacement-shipped', 'rma-replacement-shipped'] as const;
type ShippedStatus = (typeof shippedStatuses)[number];
const isShippedStatus = (status: LineStatus): status is ShippedStatus =>
  shippedStatuses.some((one) => one === status);

/** Orders as staff read them and take their lines on. */
@Injectable()
export class AdminOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly transitions: TransitionLines,
    private readonly files: RecordFiles,
    private readonly fulfillment: FulfillmentService,
    private readonly assignees: AssignOrders,
  ) {}

  async getOrder({ caller }: Call, number: string): Promise<AdminOrder> {
    const record = await this.orders.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    const { order } = record;
    return {
      ...staffOrder(record),
      version: order.version,
      company: order.company ?? null,
      accountNumber: order.accountNumber ?? null,
      assignee: await this.assignees.assigneeOf(number),
      ...transitionsOf(order, actorOf(caller)),
    };
  }

  /** @throws DomainError NOT_FOUND, UNAVAILABLE while it is not scanned */
  async sendFile(reply: FastifyReply, number: string, id: string): Promise<void> {
    const record = await this.orders.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    await this.files.sendFile(reply, orderFilesOf(record.order), id, 'store');
  }

  async transition(call: Call, request: TransitionRequest): Promise<AdminOrder> {
    const { params, body } = request;
    const { to } = body;
    if (isShippedStatus(to) && (await this.needsShipment(request))) {
      await this.fulfillment.shipWhole(call, params.number, { ...body, to });
    } else {
      await this.transitions.transitionByStaff(actorOf(call.caller), call.idempotencyKey ?? '', request);
    }
    return this.getOrder(call, params.number);
  }

  /** Whether goods leave by it: they do so by a shipment alone, while a carrier that goes on needs none. */
  private async needsShipment({ params, body }: TransitionRequest): Promise<boolean> {
    if (body.to !== 'shipped') return true;
    const lines = (await this.orders.record(params.number))?.order.lines.getItems() ?? [];
    return lines.some((line) => body.lineIds.includes(line.id) && line.openUnits > 0);
  }
}

type Transitions = Pick<AdminOrder, 'transitions' | 'confirmBlockers'>;

function transitionsOf(order: Order, actor: Actor): Transitions {
  const byLine = order.lines.getItems().map((line) => [line.id, transitionsFor(order, line, actor)] as const);
  return { transitions: Object.fromEntries(byLine), confirmBlockers: confirmBlockers(order) };
}

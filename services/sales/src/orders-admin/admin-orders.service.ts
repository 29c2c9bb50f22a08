import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminTransitionLines } from '@gantry/contracts/endpoints/sales';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { FastifyReply } from 'fastify';
import { RecordFiles } from '../file/record-files.ts';
import { actorOf, type Actor } from '../order/actor.ts';
import { confirmBlockers, transitionsFor } from '../order/line-transitions.ts';
import type { Order } from '../order/order.entity.ts';
import { staffOrder } from '../order/order.mapper.ts';
import { orderFilesOf } from '../order/order-files-of.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { TransitionLines } from '../order/transition-lines.ts';

/** Orders as staff read them and take their lines on. */
@Injectable()
export class AdminOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly transitions: TransitionLines,
    private readonly files: RecordFiles,
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
      ...transitionsOf(order, actorOf(caller)),
    };
  }

  /** @throws DomainError NOT_FOUND, UNAVAILABLE while it is not scanned */
  async sendFile(reply: FastifyReply, number: string, id: string): Promise<void> {
    const record = await this.orders.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    await this.files.sendFile(reply, orderFilesOf(record.order), id, 'store');
  }

  async transition(
    call: Call,
    request: ValidRequestOf<typeof salesAdminTransitionLines>,
  ): Promise<AdminOrder> {
    await this.transitions.transitionByStaff(actorOf(call.caller), call.idempotencyKey ?? '', request);
    return this.getOrder(call, request.params.number);
  }
}

type Transitions = Pick<AdminOrder, 'transitions' | 'confirmBlockers'>;

function transitionsOf(order: Order, actor: Actor): Transitions {
  const byLine = order.lines.getItems().map((line) => [line.id, transitionsFor(order, line, actor)] as const);
  return { transitions: Object.fromEntries(byLine), confirmBlockers: confirmBlockers(order) };
}

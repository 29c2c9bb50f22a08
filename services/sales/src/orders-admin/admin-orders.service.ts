import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminMoveLines } from '@gantry/contracts/endpoints/sales';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { waitingGroup } from '@gantry/contracts/statuses/line-groups';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { actorOf } from '../order/actor.ts';
import { confirmGate } from '../order/gates.ts';
import { movesFor } from '../order/line-check.ts';
import { MoveLines } from '../order/move-lines.ts';
import type { Order } from '../order/order.entity.ts';
import { staffOrder } from '../order/order.mapper.ts';
import { OrderRepository } from '../order/order.repository.ts';

/** Orders as staff read and move them. */
@Injectable()
export class AdminOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly moves: MoveLines,
  ) {}

  async get({ caller }: Call, number: string): Promise<AdminOrder> {
    const record = await this.orders.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    const { order, history } = record;
    const actor = actorOf(caller);
    const moves = order.lines.getItems().map((line) => [line.id, movesFor(order, line, actor)] as const);
    return {
      ...staffOrder(order, history),
      version: order.version,
      company: order.company ?? null,
      accountNumber: order.accountNumber ?? null,
      moves: Object.fromEntries(moves),
      gate: openGate(order),
    };
  }

  async move(call: Call, request: ValidRequestOf<typeof salesAdminMoveLines>): Promise<AdminOrder> {
    await this.moves.moveByStaff(actorOf(call.caller), call.idempotencyKey ?? '', request);
    return this.get(call, request.params.number);
  }
}

/** The gate matters while a line still waits to be confirmed. */
const openGate = (order: Order): string | null =>
  order.lines.getItems().some(({ status }) => waitingGroup.has(status)) ? confirmGate(order) : null;

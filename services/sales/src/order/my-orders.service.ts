import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Order as OrderView } from '@gantry/contracts/schemas/order';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { holdsToken } from '../shared/record-token.ts';
import { customerOrder } from './order.mapper.ts';
import type { Order } from './order.entity.ts';
import { OrderRepository } from './order.repository.ts';
import { payToOf } from './payment-due.ts';

/** Orders as their buyers read them; another's does not exist for the one who asks. */
@Injectable()
export class MyOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly store: StoreConfig,
  ) {}

  /** @throws DomainError NOT_FOUND also for the orders of other accounts */
  get({ accountId }: Identity, number: string): Promise<OrderView> {
    return this.show(number, (order) => isOwner(order, accountId));
  }

  /** For its owner or whoever holds its token. @throws DomainError NOT_FOUND for everybody else */
  confirmation({ accountId }: Identity, number: string, token: string | undefined): Promise<OrderView> {
    return this.show(number, (order) => isOwner(order, accountId) || holdsToken(order, token));
  }

  private async show(number: string, mayRead: (order: Order) => boolean): Promise<OrderView> {
    const record = await this.orders.record(number);
    if (!record || !mayRead(record.order) || !isShownToCustomer(record.order.status))
      throw new DomainError('NOT_FOUND');
    return { ...customerOrder(record.order, record.history), payTo: payToOf(record.order, this.store) };
  }
}

const isOwner = (order: Order, accountId: string | null) =>
  accountId !== null && order.accountId === accountId;

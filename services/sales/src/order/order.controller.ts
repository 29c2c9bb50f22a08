import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesGetConfirmation,
  salesGetMyOrder,
  salesListMyOrders,
  salesListPurchasedItems,
} from '@gantry/contracts/endpoints/sales';
import { salesGetOrderFile } from '@gantry/contracts/endpoints/record-files';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, Input, Serve } from '@gantry/nest-kit/serve';
import { MyOrdersRepository } from './my-orders.repository.ts';
import type { FastifyReply } from 'fastify';
import { MyOrders } from './my-orders.service.ts';
import { PurchasedItemsRepository } from './purchased-items.repository.ts';

@Controller()
export class OrderController {
  constructor(
    private readonly orders: MyOrders,
    private readonly lists: MyOrdersRepository,
    private readonly items: PurchasedItemsRepository,
  ) {}

  @Serve(salesListMyOrders)
  listMyOrders(@Caller() caller: Identity, @Input() { query }: ValidRequestOf<typeof salesListMyOrders>) {
    return this.lists.listOrders(caller, query);
  }

  @Serve(salesListPurchasedItems)
  listItems(@Caller() caller: Identity, @Input() { query }: ValidRequestOf<typeof salesListPurchasedItems>) {
    return this.items.listItems(caller.accountId ?? '', query);
  }

  @Serve(salesGetMyOrder)
  getMyOrder(@Caller() caller: Identity, @Input() { params }: ValidRequestOf<typeof salesGetMyOrder>) {
    return this.orders.getOrder(caller, params.number);
  }

  @Serve(salesGetConfirmation)
  confirmation(@Caller() caller: Identity, @Input() input: ValidRequestOf<typeof salesGetConfirmation>) {
    return this.orders.confirmation(caller, input.params.number, input.query.token);
  }

  @Serve(salesGetOrderFile)
  getFile(
    @Caller() caller: Identity,
    @Input() { params, query }: ValidRequestOf<typeof salesGetOrderFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.orders.sendFile(reply, caller, { ...params, ...query });
  }
}

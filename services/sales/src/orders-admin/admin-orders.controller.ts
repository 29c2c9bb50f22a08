import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminGetOrder,
  salesAdminListOrders,
  salesAdminTransitionLines,
} from '@gantry/contracts/endpoints/sales';
import { salesAdminGetOrderFile } from '@gantry/contracts/endpoints/record-files';
import { salesSendPaymentLink } from '@gantry/contracts/endpoints/staff-checkout';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { AdminOrdersRepository } from './admin-orders.repository.ts';
import { PaymentLink } from '../order/payment-link.ts';
import { AdminOrders } from './admin-orders.service.ts';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly orders: AdminOrders,
    private readonly lists: AdminOrdersRepository,
    private readonly links: PaymentLink,
  ) {}

  @Serve(salesAdminListOrders)
  adminListOrders(@Input() { query }: ValidRequestOf<typeof salesAdminListOrders>) {
    return this.lists.listOrders(query);
  }

  @Serve(salesAdminGetOrder)
  adminGetOrder(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesAdminGetOrder>) {
    return this.orders.getOrder(call, params.number);
  }

  @Serve(salesAdminTransitionLines)
  transition(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminTransitionLines>) {
    return this.orders.transition(call, input);
  }

  @Serve(salesSendPaymentLink)
  sendLink(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesSendPaymentLink>) {
    return this.links.sendLink(call, params.number);
  }

  @Serve(salesAdminGetOrderFile)
  getFile(
    @Input() { params }: ValidRequestOf<typeof salesAdminGetOrderFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.orders.sendFile(reply, params.number, params.id);
  }
}

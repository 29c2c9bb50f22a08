import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminGetOrder,
  salesAdminListOrders,
  salesAdminTransitionLines,
} from '@gantry/contracts/endpoints/sales';
import {
  salesAdminAssignOrder,
  salesAdminListOrderAssignees,
} from '@gantry/contracts/endpoints/order-assignees';
import { salesAdminGetOrderFile } from '@gantry/contracts/endpoints/record-files';
import { salesSendPaymentLink } from '@gantry/contracts/endpoints/staff-checkout';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { ListOrders } from './list-orders.ts';
import { PaymentLink } from '../order/payment-link.ts';
import { AdminOrders } from './admin-orders.service.ts';
import { AssignOrders } from './assign-orders.ts';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly orders: AdminOrders,
    private readonly lists: ListOrders,
    private readonly links: PaymentLink,
    private readonly assignees: AssignOrders,
  ) {}

  @Serve(salesAdminListOrders)
  adminListOrders(
    @CurrentCall() { caller }: Call,
    @Input() { query }: ValidRequestOf<typeof salesAdminListOrders>,
  ) {
    return this.lists.listOrders(caller.accountId, query);
  }

  @Serve(salesAdminListOrderAssignees)
  listAssignees() {
    return this.assignees.listAssignees();
  }

  @Serve(salesAdminAssignOrder)
  async assign(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminAssignOrder>) {
    await this.assignees.assign(call, input);
    return this.orders.getOrder(call, input.params.number);
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

import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAnswerSupplierOrder,
  salesGetSupplierOrder,
  salesGetSupplierOrderPdf,
} from '@gantry/contracts/endpoints/purchase-orders';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { sendPdf } from '../shared/send-pdf.ts';
import { SupplierOrders } from './supplier-orders.ts';

/** Purchase orders for whoever holds a supplier's link. */
@Controller()
export class SupplierOrderController {
  constructor(private readonly orders: SupplierOrders) {}

  @Serve(salesGetSupplierOrder)
  getOrder(@Input() { params }: ValidRequestOf<typeof salesGetSupplierOrder>) {
    return this.orders.getOrder(params.token);
  }

  @Serve(salesAnswerSupplierOrder)
  answerOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAnswerSupplierOrder>,
  ) {
    return this.orders.answerOrder(call, params.token, body);
  }

  @Serve(salesGetSupplierOrderPdf)
  async getPdf(
    @Input() { params }: ValidRequestOf<typeof salesGetSupplierOrderPdf>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { number } = await this.orders.getOrder(params.token);
    await sendPdf(reply, number, await this.orders.getDocument(params.token));
  }
}

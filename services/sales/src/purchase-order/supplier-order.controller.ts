import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAnswerSupplierOrder,
  salesGetSupplierOrder,
  salesRescheduleSupplierOrder,
} from '@gantry/contracts/endpoints/purchase-orders';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
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

  @Serve(salesRescheduleSupplierOrder)
  rescheduleOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesRescheduleSupplierOrder>,
  ) {
    return this.orders.rescheduleOrder(call, params.token, body);
  }
}

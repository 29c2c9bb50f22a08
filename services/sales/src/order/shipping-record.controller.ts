import { Controller } from '@nestjs/common';
import type { ResponseOf, ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesGetShippingRecord } from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { OrderRepository } from './order.repository.ts';

/** Tells shipping how the price of an order came about, to explain it. */
@Controller()
export class ShippingRecordController {
  constructor(private readonly orders: OrderRepository) {}

  @Serve(salesGetShippingRecord)
  async getRecord(
    @Input() { body }: ValidRequestOf<typeof salesGetShippingRecord>,
  ): Promise<ResponseOf<typeof salesGetShippingRecord>> {
    const order = await this.orders.findShippingRecord(body.number);
    if (!order) return null;
    const { number, placedAt, shipping, shippingRecord } = order;
    return { number, placedAt: placedAt.toISOString(), charged: shipping, record: shippingRecord ?? null };
  }
}

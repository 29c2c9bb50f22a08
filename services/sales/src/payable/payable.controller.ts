import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesFindPayable, salesReviveOrder } from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { ReviveOrder } from '../order/revive-order.ts';
import { FindPayable } from './find-payable.ts';

@Controller()
export class PayableController {
  constructor(
    private readonly payables: FindPayable,
    private readonly orders: ReviveOrder,
  ) {}

  @Serve(salesFindPayable)
  findPayable(@Input() { body }: ValidRequestOf<typeof salesFindPayable>) {
    return this.payables.findPayable(body);
  }

  @Serve(salesReviveOrder)
  async revive(@Input() { body }: ValidRequestOf<typeof salesReviveOrder>) {
    await this.orders.revive(body.orderNumber);
    return body;
  }
}

import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { paymentsOpenTransaction } from '@gantry/contracts/endpoints/internal-payments';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { OrderEvents } from './order-events.ts';

@Controller()
export class OpenTransactionController {
  constructor(private readonly orders: OrderEvents) {}

  @Serve(paymentsOpenTransaction)
  async openTransaction(@Input() { body }: ValidRequestOf<typeof paymentsOpenTransaction>) {
    const { id, status } = await this.orders.open(body);
    return { transactionId: id, status };
  }
}

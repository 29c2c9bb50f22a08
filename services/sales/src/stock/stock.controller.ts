import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesSetStock } from '@gantry/contracts/endpoints/sales';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { SetStock } from './set-stock.ts';

@Controller()
export class StockController {
  constructor(private readonly stock: SetStock) {}

  @Serve(salesSetStock)
  setStock(@Input() { body }: ValidRequestOf<typeof salesSetStock>) {
    return this.stock.set(body.rows);
  }
}

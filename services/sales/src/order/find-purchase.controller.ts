import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesFindPurchase } from '@gantry/contracts/endpoints/purchases';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { FindPurchase } from './find-purchase.ts';

@Controller()
export class FindPurchaseController {
  constructor(private readonly purchases: FindPurchase) {}

  @Serve(salesFindPurchase)
  findPurchase(@Input() { body }: ValidRequestOf<typeof salesFindPurchase>) {
    return this.purchases.latest(body.accountId, body.sku);
  }
}

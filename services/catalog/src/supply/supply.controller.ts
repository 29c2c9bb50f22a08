import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { catalogGetSupply } from '@gantry/contracts/endpoints/product-page';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, Input, Serve } from '@gantry/nest-kit/serve';
import { SupplyService } from './supply.service.ts';

/** Where a quantity of a product comes from. */
@Controller()
export class SupplyController {
  constructor(private readonly supplies: SupplyService) {}

  @Serve(catalogGetSupply)
  getSupply(@Input() { params, query }: ValidRequestOf<typeof catalogGetSupply>, @Caller() caller: Identity) {
    return this.supplies.of(params.sku, query.quantity, caller);
  }
}

import { Controller } from '@nestjs/common';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, Input, Serve } from '@gantry/nest-kit/serve';
import { ListingService } from './listing.service.ts';

/** Category, brand and search listings. */
@Controller()
export class ListingController {
  constructor(private readonly listings: ListingService) {}

  @Serve(catalogListProducts)
  list(@Input() input: ValidRequestOf<typeof catalogListProducts>, @Caller() caller: Identity) {
    return this.listings.list(input, caller);
  }
}

import { Controller } from '@nestjs/common';
import { catalogListAddresses, catalogListAddressLists } from '@gantry/contracts/endpoints/addresses';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { AddressService } from './address.service.ts';

/** The catalogue's public addresses, for sitemaps. */
@Controller()
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Serve(catalogListAddressLists)
  lists() {
    return this.addresses.lists();
  }

  @Serve(catalogListAddresses)
  page(@Input() { params, query }: ValidRequestOf<typeof catalogListAddresses>) {
    return this.addresses.page(params.list, query.after ?? 0);
  }
}

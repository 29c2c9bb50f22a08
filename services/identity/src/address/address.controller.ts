import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityAddAddress,
  identityListAddresses,
  identityRemoveAddress,
  identitySaveAddress,
} from '@gantry/contracts/endpoints/identity';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { OwnAddresses } from './own-addresses.ts';

@Controller()
export class AddressController {
  constructor(private readonly addresses: OwnAddresses) {}

  @Serve(identityListAddresses)
  listAddresses(@CurrentCall() call: Call) {
    return this.addresses.listAddresses(call);
  }

  @Serve(identityAddAddress)
  addAddress(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityAddAddress>) {
    return this.addresses.addAddress(body, call);
  }

  @Serve(identitySaveAddress)
  saveAddress(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySaveAddress>,
  ) {
    return this.addresses.saveAddress(params.id, body, call);
  }

  @Serve(identityRemoveAddress)
  async removeAddress(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityRemoveAddress>,
  ) {
    await this.addresses.removeAddress(params.id, call);
    return { ok: true };
  }
}

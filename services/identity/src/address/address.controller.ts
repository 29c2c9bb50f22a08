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
import { accountIdOf } from '../account/account-id.ts';
import { AddressBook } from './address-book.ts';

@Controller()
export class AddressController {
  constructor(private readonly book: AddressBook) {}

  @Serve(identityListAddresses)
  listAddresses(@CurrentCall() call: Call) {
    return this.book.listAddresses(accountIdOf(call));
  }

  @Serve(identityAddAddress)
  addAddress(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityAddAddress>) {
    return this.book.addAddress(accountIdOf(call), call.idempotencyKey ?? '', body);
  }

  @Serve(identitySaveAddress)
  saveAddress(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySaveAddress>,
  ) {
    return this.book.saveAddress(accountIdOf(call), params.id, body);
  }

  @Serve(identityRemoveAddress)
  async removeAddress(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityRemoveAddress>,
  ) {
    await this.book.removeAddress(accountIdOf(call), params.id);
    return { ok: true };
  }
}

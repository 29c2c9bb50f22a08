import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityAddCompanyAddress,
  identityRemoveCompanyAddress,
  identitySaveCompanyAddress,
  identitySetAddressRule,
} from '@gantry/contracts/endpoints/company';
import { identityGetCompanyPlaces } from '@gantry/contracts/endpoints/internal';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CompanyAddresses } from './company-addresses.ts';

const done = { ok: true } as const;

@Controller()
export class CompanyAddressController {
  constructor(private readonly addresses: CompanyAddresses) {}

  @Serve(identityAddCompanyAddress)
  addAddress(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityAddCompanyAddress>) {
    return this.addresses.addAddress(body, call);
  }

  @Serve(identitySaveCompanyAddress)
  saveAddress(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySaveCompanyAddress>,
  ) {
    return this.addresses.saveAddress(params.id, body, call);
  }

  @Serve(identityRemoveCompanyAddress)
  async removeAddress(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityRemoveCompanyAddress>,
  ) {
    await this.addresses.removeAddress(params.id, call);
    return done;
  }

  @Serve(identitySetAddressRule)
  async setRule(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identitySetAddressRule>) {
    await this.addresses.setRule(body.onlyCompanyAddresses, call);
    return done;
  }

  @Serve(identityGetCompanyPlaces)
  getPlaces(@Input() { body }: ValidRequestOf<typeof identityGetCompanyPlaces>) {
    return this.addresses.getPlaces(body.companyId);
  }
}

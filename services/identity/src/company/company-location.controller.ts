import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityAddLocation,
  identityCloseLocation,
  identityReopenLocation,
  identitySaveLocation,
  identitySetColleagueLocation,
} from '@gantry/contracts/endpoints/company-locations';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CompanyLocations } from './company-locations.ts';
import { LocationPeople } from './location-people.ts';

const done = { ok: true } as const;

@Controller()
export class CompanyLocationController {
  constructor(
    private readonly locations: CompanyLocations,
    private readonly people: LocationPeople,
  ) {}

  @Serve(identityAddLocation)
  addLocation(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityAddLocation>) {
    return this.locations.addLocation(body, call);
  }

  @Serve(identitySaveLocation)
  saveLocation(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySaveLocation>,
  ) {
    return this.locations.saveLocation(params.id, body, call);
  }

  @Serve(identityCloseLocation)
  async closeLocation(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identityCloseLocation>,
  ) {
    await this.locations.closeLocation(params.id, body.moveTo, call);
    return done;
  }

  @Serve(identityReopenLocation)
  async reopenLocation(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityReopenLocation>,
  ) {
    await this.locations.reopenLocation(params.id, call);
    return done;
  }

  @Serve(identitySetColleagueLocation)
  async setLocation(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySetColleagueLocation>,
  ) {
    await this.people.setLocation(params.number, body.locationId, call);
    return done;
  }
}

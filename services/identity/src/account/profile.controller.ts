import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityGetProfile, identitySaveProfile } from '@gantry/contracts/endpoints/identity';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { accountIdOf } from './account-id.ts';
import { ProfileService } from './profile.ts';

@Controller()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Serve(identityGetProfile)
  profile(@CurrentCall() call: Call) {
    return this.profiles.profile(accountIdOf(call));
  }

  @Serve(identitySaveProfile)
  saveProfile(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identitySaveProfile>) {
    return this.profiles.saveProfile(accountIdOf(call), body, call.requestId);
  }
}

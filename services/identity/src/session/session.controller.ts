import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityGetUser,
  identityRenewSession,
  identityResolveSession,
} from '@gantry/contracts/endpoints/identity';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { SessionService } from './session.service.ts';

@Controller()
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @Serve(identityGetUser)
  user(@CurrentCall() { caller }: Call) {
    return caller.accountId ? this.sessions.userOf(caller.accountId, caller.sessionId) : null;
  }

  @Serve(identityResolveSession)
  resolveSession(@Input() { body }: ValidRequestOf<typeof identityResolveSession>) {
    return this.sessions.resolve(body.token);
  }

  @Serve(identityRenewSession)
  renewSession(@Input() { body }: ValidRequestOf<typeof identityRenewSession>) {
    return this.sessions.renewSecret(body.token);
  }
}

import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityResolveSession } from '@gantry/contracts/endpoints/identity';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { SessionService } from './session.service.ts';

@Controller()
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @Serve(identityResolveSession)
  resolveSession(@Input() { body }: ValidRequestOf<typeof identityResolveSession>) {
    return this.sessions.resolve(body.token);
  }
}

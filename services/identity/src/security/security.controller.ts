import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityChangePassword,
  identityChangeUsername,
  identityEndOtherSessions,
  identityEndSession,
  identityGetSecurity,
  identityKeepUsername,
} from '@gantry/contracts/endpoints/account-security';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { ChangePassword } from './change-password.ts';
import { ChangeUsername } from './change-username.ts';
import { OwnSecurity } from './own-security.ts';
import { OwnSessions } from './own-sessions.ts';

const done = { ok: true } as const;

@Controller()
export class SecurityController {
  constructor(
    private readonly security: OwnSecurity,
    private readonly sessions: OwnSessions,
    private readonly passwords: ChangePassword,
    private readonly usernames: ChangeUsername,
  ) {}

  @Serve(identityGetSecurity)
  view(@CurrentCall() call: Call) {
    return this.security.view(call);
  }

  @Serve(identityChangePassword)
  async changePassword(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identityChangePassword>,
  ) {
    await this.passwords.run(body, call);
    return done;
  }

  @Serve(identityChangeUsername)
  async changeUsername(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identityChangeUsername>,
  ) {
    await this.usernames.request(body, call);
    return done;
  }

  @Serve(identityKeepUsername)
  async keepUsername(@CurrentCall() call: Call) {
    await this.usernames.keepUsername(call);
    return done;
  }

  @Serve(identityEndSession)
  async endSession(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityEndSession>,
  ) {
    await this.sessions.endSession(params.id, call);
    return done;
  }

  @Serve(identityEndOtherSessions)
  async endOtherSessions(@CurrentCall() call: Call) {
    await this.sessions.endOthers(call);
    return done;
  }
}

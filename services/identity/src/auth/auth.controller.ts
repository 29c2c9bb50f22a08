import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityConfirmUsername,
  identityFinishRecovery,
  identitySignIn,
  identitySignOut,
  identitySignUp,
  identityStartRecovery,
} from '@gantry/contracts/endpoints/identity';
import { identityFinishSignIn, identityGetSignInStep } from '@gantry/contracts/endpoints/second-step';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { clearSessionCookies } from '../cookies/session-cookies.ts';
import { SessionService } from '../session/session.service.ts';
import { ConfirmUsername } from './confirm-username.ts';
import { FinishSignIn } from './finish-sign-in.ts';
import { Recovery } from './recovery.ts';
import { SignIn } from './sign-in.ts';
import { SignUp } from './sign-up.ts';

const done = { ok: true } as const;

@Controller()
export class AuthController {
  constructor(
    private readonly signingIn: SignIn,
    private readonly finishing: FinishSignIn,
    private readonly signingUp: SignUp,
    private readonly recovery: Recovery,
    private readonly confirming: ConfirmUsername,
    private readonly sessions: SessionService,
  ) {}

  @Serve(identitySignIn)
  signIn(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identitySignIn>) {
    return this.signingIn.run(body, call);
  }

  @Serve(identityGetSignInStep)
  signInStep(@CurrentCall() call: Call) {
    return this.finishing.describe(call);
  }

  @Serve(identityFinishSignIn)
  finishSignIn(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityFinishSignIn>) {
    return this.finishing.run(body.code, call);
  }

  @Serve(identitySignUp)
  async signUp(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identitySignUp>) {
    await this.signingUp.request(body, call);
    return done;
  }

  @Serve(identitySignOut)
  async signOut(@CurrentCall() call: Call) {
    await this.sessions.end(call.caller.sessionId);
    clearSessionCookies(call.cookies);
    return done;
  }

  @Serve(identityStartRecovery)
  async startRecovery(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identityStartRecovery>,
  ) {
    await this.recovery.request(body.email, call);
    return done;
  }

  @Serve(identityFinishRecovery)
  async finishRecovery(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identityFinishRecovery>,
  ) {
    await this.recovery.finish(params.code, body.password, call);
    return done;
  }

  @Serve(identityConfirmUsername)
  async confirmUsername(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identityConfirmUsername>,
  ) {
    const { outcome, signedIn } = await this.confirming.run(body.code, call);
    return { ...done, outcome, user: signedIn?.user ?? null, cart: signedIn?.cart ?? null };
  }
}

import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityPasskeySignIn,
  identityProvePasskey,
  identitySetUpPasskey,
  identityStartPasskeySignIn,
} from '@gantry/contracts/endpoints/passkeys';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { FinishSignIn } from './finish-sign-in.ts';
import { PasskeySignIn } from './passkey-sign-in.ts';

@Controller()
export class PasskeySignInController {
  constructor(
    private readonly signingIn: PasskeySignIn,
    private readonly finishing: FinishSignIn,
  ) {}

  @Serve(identityStartPasskeySignIn)
  startSignIn() {
    return this.signingIn.start();
  }

  @Serve(identityPasskeySignIn)
  signIn(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityPasskeySignIn>) {
    return this.signingIn.run(body, call);
  }

  @Serve(identityProvePasskey)
  prove(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityProvePasskey>) {
    return this.finishing.byPasskey(body, call);
  }

  @Serve(identitySetUpPasskey)
  setUp(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identitySetUpPasskey>) {
    return this.finishing.byNewPasskey(body, call);
  }
}

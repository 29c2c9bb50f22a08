import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityAdminGetSignInRules,
  identityAdminSaveSignInRules,
  identityConfirmApp,
  identityRemoveApp,
  identityRenewRecoveryCodes,
  identityStartApp,
} from '@gantry/contracts/endpoints/second-step';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { OwnSecondStep } from './own-second-step.ts';
import { SaveSignInRules } from '../second-step/save-sign-in-rules.ts';

@Controller()
export class SecondStepController {
  constructor(
    private readonly own: OwnSecondStep,
    private readonly rules: SaveSignInRules,
  ) {}

  @Serve(identityStartApp)
  startApp(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityStartApp>) {
    return this.own.startApp(body.current, call);
  }

  @Serve(identityConfirmApp)
  async confirmApp(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityConfirmApp>) {
    return { recoveryCodes: await this.own.confirmApp(body, call) };
  }

  @Serve(identityRemoveApp)
  async removeApp(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityRemoveApp>) {
    await this.own.removeApp(body.current, call);
    return { ok: true } as const;
  }

  @Serve(identityRenewRecoveryCodes)
  async renewCodes(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identityRenewRecoveryCodes>,
  ) {
    return { recoveryCodes: await this.own.renewCodes(body.current, call) };
  }

  @Serve(identityAdminGetSignInRules)
  signInRules() {
    return this.rules.view();
  }

  @Serve(identityAdminSaveSignInRules)
  saveSignInRules(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identityAdminSaveSignInRules>,
  ) {
    return this.rules.saveRules(body, call);
  }
}

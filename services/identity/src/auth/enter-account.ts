import { Injectable } from '@nestjs/common';
import type { SignInAnswer } from '@gantry/contracts/schemas/second-step';
import type { Call } from '@gantry/nest-kit/call';
import type { Account } from '../account/account.entity.ts';
import { newChallenge } from '../passkey/ceremonies.ts';
import { SignOnPolicy } from '../company-sign-on/sign-on-policy.ts';
import { AuthenticatorApps } from '../second-step/authenticator-apps.ts';
import { PendingSignIns } from '../second-step/pending-sign-ins.ts';
import { SecondSteps } from '../second-step/second-steps.ts';
import { SignedInStep } from './signed-in.ts';

/** The way into an account whose password was right: by its second step where it has one, or is to have one. */
@Injectable()
export class EnterAccount {
  constructor(
    private readonly steps: SecondSteps,
    private readonly apps: AuthenticatorApps,
    private readonly pending: PendingSignIns,
    private readonly signedIn: SignedInStep,
    private readonly signOn: SignOnPolicy,
  ) {}

  /** @returns the user, or what comes before there is a session (ADR 0004) */
  async enter(account: Account, call: Call, isRemembered: boolean): Promise<SignInAnswer> {
    const step = await this.steps.stepAfterPassword(account);
    if (!step) return { ...(await this.signedIn.signIn(account, call, isRemembered)), step };
    const setUp = step === 'set-up' ? this.apps.newSetUp(account) : null;
    await this.pending.beginStep(account, { step, setUp, challenge: newChallenge(), isRemembered }, call);
    return { user: null, cart: null, step };
  }

  /** Whether somebody is in with this alone. */
  async isOpen(account: Account): Promise<boolean> {
    if (await this.signOn.isRequired(account.email, account)) return false;
    return (await this.steps.stepAfterPassword(account)) === null;
  }
}

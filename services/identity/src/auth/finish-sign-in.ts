import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OpenSignIn } from '@gantry/contracts/schemas/open-sign-in';
import type { NewCredential, PasskeyProof } from '@gantry/contracts/schemas/passkey';
import type { SignInAnswer } from '@gantry/contracts/schemas/second-step';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Account } from '../account/account.entity.ts';
import { AttemptLimiter } from '../attempt/attempt-limiter.ts';
import type { PendingSignIn } from '../second-step/pending-sign-in.entity.ts';
import { PendingSignIns } from '../second-step/pending-sign-ins.ts';
import { SecondSteps } from '../second-step/second-steps.ts';
import { SecurityRecord } from '../security/security-record.ts';
import { SignedInStep } from './signed-in.ts';

/** After so many wrong codes of one sign-in its owner hears that somebody has their password. */
const tellAfter = 3;

/** What came of a code or a passkey that was right. */
interface Taken {
  /** of what was set up just now */
  readonly recoveryCodes: string[] | null;
}
type FinishedSignIn = SignInAnswer & Taken;

/** The second step of a sign-in (ADR 0004, 0006). */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly em: EntityManager,
    private readonly pending: PendingSignIns,
    private readonly attempts: AttemptLimiter,
    private readonly steps: SecondSteps,
    private readonly record: SecurityRecord,
    private readonly signedIn: SignedInStep,
  ) {}

  /** What the sign-in of this browser waits for. */
  async describe(call: Call): Promise<OpenSignIn | null> {
    const open = await this.pending.findOpen(call);
    return open && this.steps.describe(open);
  }

  /**
   * @throws DomainError CODE_INVALID, alike for wrong and used codes; SIGN_IN_EXPIRED where none waits in this browser
   *   or its tries are used up; TOO_MANY_REQUESTS after too many codes for the account, from wherever they came
   */
  run(code: string, call: Call): Promise<FinishedSignIn> {
    return this.finish('CODE_INVALID', call, (open) => this.takeCode(open, code, call));
  }

  /** @throws DomainError PASSKEY_REFUSED for one of another account too; SIGN_IN_EXPIRED; TOO_MANY_REQUESTS */
  async byPasskey(proof: PasskeyProof, call: Call): Promise<SignInAnswer> {
    const { recoveryCodes: _, ...answer } = await this.finish('PASSKEY_REFUSED', call, async (open) =>
      (await this.steps.takePasskey(open, proof)) ? { recoveryCodes: null } : null,
    );
    return answer;
  }

  /** @throws DomainError PASSKEY_REFUSED; SIGN_IN_EXPIRED; TOO_MANY_REQUESTS */
  byNewPasskey(made: { name: string; credential: NewCredential }, call: Call): Promise<FinishedSignIn> {
    return this.finish('PASSKEY_REFUSED', call, async (open) => {
      const recoveryCodes = await this.steps.setUpPasskey(open, made);
      if (recoveryCodes) await this.record.noteSecured(open.account, 'passkey-added', call);
      return recoveryCodes && { recoveryCodes };
    });
  }

  /** @param take takes what was sent, within a transaction; null where it is wrong */
  private async finish(
    refusal: 'CODE_INVALID' | 'PASSKEY_REFUSED',
    call: Call,
    take: (open: PendingSignIn) => Promise<Taken | null>,
  ): Promise<FinishedSignIn> {
    const open = await this.pending.findOpen(call);
    if (!open) throw new DomainError('SIGN_IN_EXPIRED');
    const { account } = open;
    const attempt = await this.attempts.beginSecondStep(account.email, call.deviceToken);
    const tries = await this.pending.countTry(open);
    if (tries === null) throw new DomainError('SIGN_IN_EXPIRED');
    const taken = await this.em.transactional(() => take(open));
    if (!taken) {
      if (tries === tellAfter) await this.tellFailed(account, call);
      throw new DomainError(refusal);
    }
    if (!(await this.pending.close(open, call))) throw new DomainError('SIGN_IN_EXPIRED');
    await attempt.succeeded();
    await this.attempts.passwordProven(account.email, call.deviceToken);
    const signedIn = await this.signedIn.signIn(account, call, open.isRemembered);
    return { ...signedIn, step: null, recoveryCodes: taken.recoveryCodes };
  }

  private async takeCode(open: PendingSignIn, code: string, call: Call): Promise<Taken | null> {
    const { account, step } = open;
    if (step === 'set-up') {
      const recoveryCodes = await this.steps.finishSetUp(open, code);
      if (recoveryCodes) await this.record.noteSecured(account, 'app-added', call);
      return recoveryCodes && { recoveryCodes };
    }
    const taken = await this.steps.takeCode(account.id, code);
    if (taken === 'recovery-code') await this.record.noteSecured(account, 'code-used', call);
    return taken && { recoveryCodes: null };
  }

  private async tellFailed(account: Account, call: Call): Promise<void> {
    if (!(await this.attempts.mayTellStepFailed(account.email))) return;
    await this.em.transactional(() =>
      this.record.tellOwner(account, 'step-failed', { to: account.email, call }),
    );
  }
}

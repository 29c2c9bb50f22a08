import { Injectable } from '@nestjs/common';
import type { SignInAnswer } from '@gantry/contracts/schemas/second-step';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { AttemptLimiter } from '../attempt/attempt-limiter.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { checkPassword } from '../account/password.ts';
import { SignOnPolicy } from '../company-sign-on/sign-on-policy.ts';
import { EnterAccount } from './enter-account.ts';

/** Signs in with e-mail address and password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly attempts: AttemptLimiter,
    private readonly entering: EnterAccount,
    private readonly signOn: SignOnPolicy,
  ) {}

  /**
   * @throws DomainError WRONG_CREDENTIALS, alike for a wrong password, an unknown and a blocked account, one whose
   *   company wants its own sign-on, and one whose address is not confirmed yet, which would tell whether signing up made
   *   it;
   *   TOO_MANY_REQUESTS after too many wrong passwords for the account, from wherever they came
   */
  async run(
    credentials: { email: string; password: string; remember: boolean },
    call: Call,
  ): Promise<SignInAnswer> {
    const attempt = await this.attempts.beginSignIn(credentials.email, call.deviceToken);
    const account = await this.accounts.findByEmail(credentials.email);
    const isRight = await checkPassword(credentials.password, account?.passwordHash);
    const isClosed = await this.signOn.isRequired(credentials.email, account);
    if (!account || isClosed || !isRight || !account.maySignIn || !account.isConfirmed)
      throw new DomainError('WRONG_CREDENTIALS');
    const answer = await this.entering.enter(account, call, credentials.remember);
    // a password whose second step is still to come counts as a try until then
    if (!answer.step) await attempt.succeeded();
    return answer;
  }
}

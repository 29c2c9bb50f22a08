import { Injectable } from '@nestjs/common';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { AttemptLimiter } from '../attempt/attempt-limiter.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { checkPassword } from '../account/password.ts';
import { SignedInStep, type SignedIn } from './signed-in.ts';

/** Signs in with e-mail address and password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly attempts: AttemptLimiter,
    private readonly signedIn: SignedInStep,
  ) {}

  /**
   * @throws DomainError WRONG_CREDENTIALS, alike for a wrong password, an unknown and a blocked account, and one whose
   *   address is not confirmed yet, which would tell whether signing up made it;
   *   TOO_MANY_REQUESTS after too many wrong passwords for the account, from wherever they came
   */
  async run(credentials: { email: string; password: string }, call: Call): Promise<SignedIn> {
    const attempt = await this.attempts.beginSignIn(credentials.email, call.deviceToken);
    const account = await this.accounts.findByEmail(credentials.email);
    const isRight = await checkPassword(credentials.password, account?.passwordHash);
    if (!account || !isRight || !account.maySignIn || !account.isConfirmed)
      throw new DomainError('WRONG_CREDENTIALS');
    await attempt.succeeded();
    return this.signedIn.signIn(account, call);
  }
}

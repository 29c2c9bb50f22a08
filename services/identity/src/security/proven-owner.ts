import { Injectable } from '@nestjs/common';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { accountIdOf } from '../account/account-id.ts';
import type { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { checkPassword } from '../account/password.ts';
import { AttemptLimiter } from '../attempt/attempt-limiter.ts';

/** Whoever sits at an open session is not yet its owner: what keeps an account safe is changed by password only. */
@Injectable()
export class ProvenOwner {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly attempts: AttemptLimiter,
  ) {}

  /** Whose session it is, which proves no more than that. @throws DomainError SESSION_ENDED */
  accountOf(call: Call): Promise<Account> {
    return this.accounts.getAccount(accountIdOf(call));
  }

  /** @throws DomainError WRONG_CREDENTIALS; TOO_MANY_REQUESTS as at sign-in, where the same tries are counted */
  async prove(password: string, call: Call): Promise<Account> {
    const account = await this.accountOf(call);
    const attempt = await this.attempts.beginSignIn(account.email, call.deviceToken);
    if (!(await checkPassword(password, account.passwordHash))) throw new DomainError('WRONG_CREDENTIALS');
    await attempt.succeeded();
    return account;
  }
}

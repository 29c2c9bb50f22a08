import { Injectable } from '@nestjs/common';
import type { AccountSecurity } from '@gantry/contracts/schemas/account-security';
import type { Call } from '@gantry/nest-kit/call';
import { accountIdOf } from '../account/account-id.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { Passkeys } from '../passkey/passkeys.ts';
import { SecondSteps } from '../second-step/second-steps.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { sessionView } from '../session/session-view.ts';

/** How an account is kept safe, as its owner sees it. */
@Injectable()
export class OwnSecurity {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly steps: SecondSteps,
    private readonly passkeys: Passkeys,
  ) {}

  async view(call: Call): Promise<AccountSecurity> {
    const accountId = accountIdOf(call);
    const account = await this.accounts.getAccount(accountId);
    const { email, pendingUsername } = account;
    const running = await this.sessions.findRunning(accountId);
    const sessions = running.map((session) => {
      return { ...sessionView(session), isCurrent: session.id === call.caller.sessionId };
    });
    return {
      email,
      pendingUsername: pendingUsername ?? null,
      secondStep: await this.steps.viewOf(account),
      passkeys: (await this.passkeys.listOf(accountId)).map(({ view }) => view),
      sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { AccountSecurity } from '@gantry/contracts/schemas/account-security';
import type { Call } from '@gantry/nest-kit/call';
import { accountIdOf } from '../account/account-id.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { sessionView } from '../session/session-view.ts';

/** How an account is kept safe, as its owner sees it. */
@Injectable()
export class OwnSecurity {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
  ) {}

  async view(call: Call): Promise<AccountSecurity> {
    const accountId = accountIdOf(call);
    const { email, pendingUsername } = await this.accounts.getAccount(accountId);
    const running = await this.sessions.findRunning(accountId);
    const sessions = running.map((session) => {
      return { ...sessionView(session), isCurrent: session.id === call.caller.sessionId };
    });
    return {
      email,
      pendingUsername: pendingUsername ?? null,
      sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    };
  }
}

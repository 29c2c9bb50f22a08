import { Injectable } from '@nestjs/common';
import type { Call } from '@gantry/nest-kit/call';
import { accountIdOf } from '../account/account-id.ts';
import type { Account } from '../account/account.entity.ts';
import { toUser } from '../account/account.mapper.ts';
import { writeSessionCookies } from '../cookies/session-cookies.ts';
import { KnownDevices } from '../device/known-devices.ts';
import { ApiKeys } from '../api-key/api-keys.ts';
import { PendingSignIns } from '../second-step/pending-sign-ins.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { SessionService } from '../session/session.service.ts';

/** Where an account is signed in, as far as its owner ends it. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly running: SessionService,
    private readonly devices: KnownDevices,
    private readonly pending: PendingSignIns,
    private readonly keys: ApiKeys,
  ) {}

  /** Ends a session; of another account there is none. */
  async endSession(id: string, call: Call): Promise<void> {
    await this.sessions.removeOneOf(accountIdOf(call), id);
  }

  async endOthers(call: Call): Promise<void> {
    await this.sessions.removeOthersOf(accountIdOf(call), call.caller.sessionId);
  }

  /** Ends every session and knows no device any more: somebody else may have used them. */
  async endAll(account: Account): Promise<void> {
    await this.sessions.removeAllOf(account);
    await this.devices.forgetAll(account);
    await this.pending.closeAllOf(account);
  }

  /** Ends its keys too: whoever could sign in may have made one to come back by. */
  async shutOut(account: Account): Promise<void> {
    await this.endAll(account);
    await this.keys.removeAllOf(account);
  }

  /** Whether the session of this call outlives the browser. */
  async isRemembered({ caller }: Call): Promise<boolean> {
    return (await this.sessions.findById(caller.sessionId))?.isRemembered ?? false;
  }

  /** Goes on where the account's owner sits, under a new session id. */
  async beginAnew(account: Account, call: Call, isRemembered: boolean): Promise<void> {
    const { address, agent } = call;
    const session = await this.running.start(account, null, { address, agent, isRemembered });
    await this.devices.remember(account, call);
    writeSessionCookies(call.cookies, session, toUser(account), null);
  }
}

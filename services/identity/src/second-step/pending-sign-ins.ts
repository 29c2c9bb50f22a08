import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { cookieNames } from '@gantry/contracts/cookies';
import type { Call } from '@gantry/nest-kit/call';
import type { Account } from '../account/account.entity.ts';
import { hashToken, newToken } from '../session/session-token.ts';
import { PendingSignIn, type NextStep } from './pending-sign-in.entity.ts';

const maxTries = 10;

/** Sign-ins that wait for their second step, each in the browser that entered the password. */
@Injectable()
export class PendingSignIns {
  constructor(private readonly em: EntityManager) {}

  async beginStep(account: Account, next: NextStep, { cookies }: Call): Promise<void> {
    const token = newToken();
    await this.em.persist(PendingSignIn.begin(account, next, hashToken(token))).flush();
    cookies.set(cookieNames.signInStep, token, true);
  }

  /** The one of this browser; null where there is none, it is too late, or its account may not sign in any more. */
  async findOpen({ signInStepToken }: Call): Promise<PendingSignIn | null> {
    if (!signInStepToken) return null;
    const where = { tokenHash: hashToken(signInStepToken), expiresAt: { $gt: new Date() } };
    const pending = await this.em.findOne(PendingSignIn, where, { populate: ['account'] });
    return pending?.account.maySignIn ? pending : null;
  }

  /** Counts a try before it is checked. @returns which it is; null where all are used up */
  async countTry({ id }: PendingSignIn): Promise<number | null> {
    const [row] = await this.em.execute<{ tries: number }[]>(
      'update identity.pending_sign_in set tries = tries + 1 where id = ? returning tries',
      [id],
    );
    return row && row.tries <= maxTries ? row.tries : null;
  }

  /** It has led to a session. @returns whether it was still open: of two that finish it, one does */
  async close(pending: PendingSignIn, { cookies }: Call): Promise<boolean> {
    cookies.clear(cookieNames.signInStep);
    return (await this.em.nativeDelete(PendingSignIn, { id: pending.id })) > 0;
  }

  /** Whoever knew the password before knows it no more, or has to prove themselves by something else. */
  async closeAllOf({ id }: Pick<Account, 'id'>): Promise<void> {
    await this.em.nativeDelete(PendingSignIn, { account: id });
  }
}

import { Injectable } from '@nestjs/common';
import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import type { Account } from '../account/account.entity.ts';
import { ApiKeys } from '../api-key/api-keys.ts';
import { SecondSteps } from '../second-step/second-steps.ts';
import type { Session } from '../session/session.entity.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { sessionView } from '../session/session-view.ts';

/** By what an account is entered now, as staff see it. */
@Injectable()
export class WaysIn {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly steps: SecondSteps,
    private readonly keys: ApiKeys,
  ) {}

  async waysInto({
    id,
  }: Account): Promise<Pick<AdminAccount, 'sessions' | 'seenAt' | 'actors' | 'hasSecondStep' | 'apiKeys'>> {
    const [running, acting, hasSecondStep, keys] = await Promise.all([
      this.sessions.findRunning(id),
      this.sessions.findActing(id),
      this.steps.hasOne(id),
      this.keys.listOf(id),
    ]);
    return {
      sessions: running.map(sessionView),
      seenAt: running[0]?.seenAt.toISOString() ?? null,
      actors: acting.map(actorView),
      hasSecondStep,
      apiKeys: keys.map((key) => key.view()),
    };
  }
}

const actorView = ({ account, actingReason, actingUntil }: Session) => ({
  name: account.name,
  reason: actingReason ?? '',
  until: actingUntil?.toISOString() ?? '',
});

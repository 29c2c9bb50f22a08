import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { Call } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Account } from '../account/account.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { deviceName } from '../session/device-name.ts';

interface Changed {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Field, value before and after in the trail. */
const secondStepFacts = {
  'app-added': ['authenticator', null, 'set up'],
  'app-removed': ['authenticator', 'set up', null],
  'passkey-added': ['passkey', null, 'added'],
  'passkey-removed': ['passkey', 'added', null],
  'codes-renewed': ['recovery-codes', null, 'renewed'],
  'code-used': ['recovery-codes', null, 'used'],
} as const;
type SecondStepFact = keyof typeof secondStepFacts;

/** What is written down and mailed when somebody changes what keeps their account safe; within the transaction. */
@Injectable()
export class SecurityRecord {
  constructor(
    private readonly em: EntityManager,
    private readonly trail: AuditTrail,
  ) {}

  /** Writes down that something of the second step has changed, or was used, and tells the owner by mail. */
  async noteSecured(account: Account, what: SecondStepFact, call: Call): Promise<void> {
    const [field, before, after] = secondStepFacts[what];
    await this.noteChange(account, { field, before, after }, call);
    await this.tellOwner(account, what, { to: account.email, call });
  }

  noteChange({ id, email, role, number }: Account, changed: Changed, { requestId }: Call): Promise<void> {
    return this.trail.appendEntry({
      at: new Date().toISOString(),
      actorId: id,
      actor: email,
      actorRole: role,
      entity: 'account',
      entityNumber: number,
      ...changed,
      reason: null,
      requestId,
    });
  }

  /** @param told the mailbox that hears of it, and the call in which it happened */
  tellOwner(
    { id, name, locale, email }: Account,
    what: EventPayload<'account.secured'>['what'],
    { to, call }: { readonly to: string; readonly call: Call },
  ): Promise<void> {
    const device = deviceName(call.agent);
    const mail = { email: to, name, locale, what, username: email, device };
    return publish(this.em, 'account.secured', mail, { entity: `account:${id}`, version: randomUUID() });
  }
}

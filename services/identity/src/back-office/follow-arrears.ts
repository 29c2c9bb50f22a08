import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent, type EventMeta } from '@gantry/nest-kit/events';
import { Account } from '../account/account.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { tellReleased } from './tell-released.ts';

/** Holds accounts whose invoices stay unpaid, and releases them once they are paid. */
@Injectable()
export class FollowArrears {
  constructor(
    private readonly em: EntityManager,
    private readonly trail: AuditTrail,
  ) {}

  @OnEvent('account.arrears-changed')
  async follow(
    { accountId, invoice, isInArrears }: EventPayload<'account.arrears-changed'>,
    { version }: EventMeta,
  ): Promise<void> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const account = await this.em.findOne(Account, { id: accountId }, { lockMode });
    if (!account) return;
    const before = account.status;
    if (isInArrears) account.holdForArrears(invoice);
    else account.releaseFromArrears();
    if (account.status === before) return;
    await this.trail.appendEntry({
      at: new Date().toISOString(),
      actorId: null,
      actor: null,
      actorRole: null,
      entity: 'account',
      entityNumber: account.number,
      field: 'status',
      before,
      after: account.status,
      reason: account.hold?.reason ?? `invoice ${invoice.toUpperCase()} is settled`,
      requestId: null,
    });
    if (!isInArrears) await tellReleased(this.em, account, String(version));
  }
}

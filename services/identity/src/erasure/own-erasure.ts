import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AccountErasure } from '@gantry/contracts/schemas/account-erasure';
import { erasedNameOf, erasureBlockersOf, paperYears } from '@gantry/domain/erasure';
import type { Call } from '@gantry/nest-kit/call';
import { Account } from '../account/account.entity.ts';
import { refuseStaff } from '../account/refuse-staff.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { Membership } from '../company/membership.ts';
import { clearSessionCookies } from '../cookies/session-cookies.ts';
import { ProvenOwner } from '../security/proven-owner.ts';
import { EraseAccount } from './erase-account.ts';
import { OpenBusinessOf } from './open-business.ts';

/** Erasure of an account by its owner. */
@Injectable()
export class OwnErasure {
  constructor(
    private readonly em: EntityManager,
    private readonly owner: ProvenOwner,
    private readonly business: OpenBusinessOf,
    private readonly members: Membership,
    private readonly trail: AuditTrail,
    private readonly erasing: EraseAccount,
  ) {}

  /** Whether it may be done now. @throws DomainError NOT_PERMITTED for staff */
  async view(call: Call): Promise<AccountErasure> {
    const account = await this.owner.accountOf(call);
    refuseStaff(account);
    const business = await this.business.businessOf(account);
    return { blockers: erasureBlockersOf(business), balance: business.balance, paperYears };
  }

  /**
   * @throws DomainError WRONG_CREDENTIALS; NOT_PERMITTED for staff; WRONG_STATE with the `blockers`; TOO_MANY_REQUESTS
   */
  async run(password: string, call: Call): Promise<void> {
    const account = await this.owner.prove(password, call);
    refuseStaff(account);
    await this.business.refuseOpen(account);
    await this.em.transactional(() => this.erase(account.id, call));
    clearSessionCookies(call.cookies);
  }

  private async erase(id: string, call: Call): Promise<void> {
    // the company before the account, as everybody does
    await this.members.enter(call);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const account = await this.em.findOneOrFail(Account, { id }, lock);
    refuseStaff(account);
    const { status: before, number, role } = account;
    await this.erasing.erase(account);
    await this.trail.appendEntry({
      at: new Date().toISOString(),
      actorId: id,
      actor: erasedNameOf(number),
      actorRole: role,
      entity: 'account',
      entityNumber: number,
      field: 'status',
      before,
      after: account.status,
      reason: 'asked for by its owner',
      requestId: call.requestId,
    });
  }
}

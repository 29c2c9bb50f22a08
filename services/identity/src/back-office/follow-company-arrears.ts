import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent, type EventMeta } from '@gantry/nest-kit/events';
import { AuditTrail } from '../audit/audit-trail.ts';
import { Company } from '../company/company.entity.ts';
import { CreditLines } from '../credit/credit-lines.ts';
import { CompanyCreditActs } from './company-credit-acts.ts';

/** Holds companies whose invoices stay unpaid, and releases them once they are paid. */
@Injectable()
export class FollowCompanyArrears {
  constructor(
    private readonly em: EntityManager,
    private readonly trail: AuditTrail,
    private readonly lines: CreditLines,
    private readonly acts: CompanyCreditActs,
  ) {}

  @OnEvent('company.arrears-changed')
  async follow(
    { companyId, invoice, isInArrears }: EventPayload<'company.arrears-changed'>,
    { version }: EventMeta,
  ): Promise<void> {
    const company = await this.em.findOne(Company, { id: companyId });
    if (!company) return;
    const credit = await this.lines.lockOfCompany(companyId);
    const wasHeld = credit.hold !== null;
    if (isInArrears) credit.holdForArrears(invoice);
    else credit.releaseFromArrears();
    const isHeld = credit.hold !== null;
    if (wasHeld === isHeld) return;
    const stateOf = (held: boolean) => (held ? 'on-hold' : 'open');
    await this.trail.appendEntry({
      at: new Date().toISOString(),
      actorId: null,
      actor: null,
      actorRole: null,
      entity: 'company',
      entityNumber: null,
      field: `${company.name} terms`,
      before: stateOf(wasHeld),
      after: stateOf(isHeld),
      reason: credit.hold?.reason ?? `invoice ${invoice.toUpperCase()} is settled`,
      requestId: null,
    });
    if (!isHeld) await this.acts.tellAdmins(company, String(version));
  }
}

import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { identitySetApprovalRules } from '@gantry/contracts/endpoints/company';
import type { EventPayload } from '@gantry/contracts/events';
import type { SavedAddress } from '@gantry/contracts/schemas/address';
import type { Call } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Account } from '../account/account.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { addressText } from './address-text.ts';
import type { Company } from './company.entity.ts';
import type { CompanyInvitation } from './company-invitation.entity.ts';

/** One fact as it was and is. */
interface Changed {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type ApprovalRules = ValidRequestOf<typeof identitySetApprovalRules>['body'];
interface ChangedRules {
  readonly before: ApprovalRules;
  readonly after: ApprovalRules;
}
/** An address as it was and is; null before it was added, and once it is removed. */
interface ChangedAddress {
  readonly before: SavedAddress | null;
  readonly after: SavedAddress | null;
}
const ruleNames: Readonly<Record<keyof ApprovalRules, string>> = {
  approvalLimit: 'approval limit',
  newPlace: 'approval of new ZIP codes',
  firstOrder: 'approval of first orders',
  departments: 'approval by department',
  steps: 'approvers',
};

/** Empty lists are no rule. */
function textOf(value: ApprovalRules[keyof ApprovalRules]): string | null {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  if (!Array.isArray(value)) return String(value);
  return value.map((one) => (typeof one === 'string' ? one : stepText(one))).join('; ');
}

const stepText = ({ above, approvers }: ApprovalRules['steps'][number]): string =>
  `${above === null ? '' : `above ${above}: `}${approvers.join(', ') || 'anyone who approves'}`;

/** What is written down and mailed when something happens in a company; within the transaction. */
@Injectable()
export class CompanyRecord {
  constructor(
    private readonly em: EntityManager,
    private readonly trail: AuditTrail,
  ) {}

  /** Something of a person has changed by whoever calls. */
  notePerson({ number }: Account, changed: Changed, call: Call): Promise<void> {
    return this.trail.appendEntry({ ...entryBy(call), ...changed, entity: 'account', entityNumber: number });
  }

  /** An invitation was sent, sent again, or withdrawn. */
  noteInvitation(
    { name }: Company,
    { email, role }: CompanyInvitation,
    what: 'sent' | 'sent again' | 'withdrawn',
    call: Call,
  ): Promise<void> {
    const text = `${email} ${role}`;
    const isGone = what === 'withdrawn';
    return this.trail.appendEntry({
      ...entryBy(call),
      entity: 'company-invitation',
      entityNumber: null,
      field: name,
      before: what === 'sent' ? null : text,
      after: isGone ? null : text,
    });
  }

  /** Other rules than before about which orders are approved count from now on; an entry for each that changed. */
  async noteApprovalRules({ name }: Company, { before, after }: ChangedRules, call: Call): Promise<void> {
    for (const rule of Object.keys(ruleNames) as (keyof ApprovalRules)[]) {
      const [was, is] = [textOf(before[rule]), textOf(after[rule])];
      if (was === is) continue;
      await this.noteCompany({ field: `${name} ${ruleNames[rule]}`, before: was, after: is }, call);
    }
  }

  /** An address of the company was added, changed, or removed; nothing where it is what it was. */
  async noteAddress({ name }: Company, { before, after }: ChangedAddress, call: Call): Promise<void> {
    const changed = { before: before && addressText(before), after: after && addressText(after) };
    if (changed.before === changed.after) return;
    await this.noteCompany({ field: `${name} address`, ...changed }, call);
  }

  /** Orders of the company go to its own addresses only from now on, or to any again. */
  noteAddressRule({ name, onlyOwnAddresses: isNow }: Company, call: Call): Promise<void> {
    const changed = { before: textOf(!isNow), after: textOf(isNow) };
    return this.noteCompany({ field: `${name} only its own addresses`, ...changed }, call);
  }

  /**
   * A location of the company was added, renamed, moved, closed, or opened again; nothing where it is what it was.
   * @param changed its name with all it is in, as it was and is
   */
  async noteLocation({ name }: Company, changed: Omit<Changed, 'field'>, call: Call): Promise<void> {
    if (changed.before === changed.after) return;
    await this.noteCompany({ field: `${name} location`, ...changed }, call);
  }

  /** A cost center of the company was added, changed, closed, or opened again; nothing where it is what it was. */
  async noteCostCenter({ name }: Company, changed: Omit<Changed, 'field'>, call: Call): Promise<void> {
    if (changed.before === changed.after) return;
    await this.noteCompany({ field: `${name} cost center`, ...changed }, call);
  }

  /** Every order of the company names a cost center from now on, or need not any more. */
  noteCostCenterRule({ name, requiresCostCenter: isNow }: Company, call: Call): Promise<void> {
    const changed = { before: textOf(!isNow), after: textOf(isNow) };
    return this.noteCompany({ field: `${name} orders name a cost center`, ...changed }, call);
  }

  private noteCompany(changed: Changed, call: Call): Promise<void> {
    return this.trail.appendEntry({ ...entryBy(call), ...changed, entity: 'company', entityNumber: null });
  }

  /** Tells a person by mail what has become of them in their company. */
  tellPerson(
    { id, email, name, locale, roleInCompany }: Account,
    company: Company,
    what: EventPayload<'company.person-changed'>['what'],
  ): Promise<void> {
    if (!roleInCompany) return Promise.resolve();
    const told = { email, name, locale, company: company.name, what, role: roleInCompany };
    const mark = { entity: `account:${id}`, version: randomUUID() };
    return publish(this.em, 'company.person-changed', told, mark);
  }
}

const entryBy = ({ caller, requestId }: Call) => ({
  at: new Date().toISOString(),
  actorId: caller.accountId,
  actor: caller.email,
  actorRole: caller.role,
  reason: null,
  requestId,
});

import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { codeText, hashVerifier, newCode, provesCode } from '../code/code-text.ts';

const day = 24 * 60 * 60 * 1000;
/** So long a link is good: who is invited on a Friday may be away for a week. */
const lifetime = 7 * day;

const CompanyInvitationSchema = defineEntity({
  name: 'CompanyInvitation',
  schema: 'identity',
  tableName: 'company_invitation',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    email: p.string(),
    /** what they will be in the company */
    role: p.string().$type<CompanyRole>(),
    /** account of the admin who asked */
    invitedBy: p.uuid(),
    selector: p.string(),
    verifierHash: p.blob(),
    sentAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

/** What is known of somebody who is asked to join. */
export type NewInvitation = Pick<CompanyInvitation, 'companyId' | 'email' | 'role' | 'invitedBy'>;

/** Somebody is asked to join a company. It is gone once they have, or it is withdrawn. */
export class CompanyInvitation extends CompanyInvitationSchema.class {
  static of(facts: NewInvitation): CompanyInvitation {
    return Object.assign(new CompanyInvitation(), { ...facts, id: randomUUID() });
  }

  get isExpired(): boolean {
    return this.expiresAt.getTime() <= Date.now();
  }

  /** @returns the code of a new link, good from now on; the one before opens nothing any more */
  renewCode(): string {
    const parts = newCode();
    const now = Date.now();
    Object.assign(this, {
      selector: parts.selector,
      verifierHash: hashVerifier(parts.verifier),
      sentAt: new Date(now),
      expiresAt: new Date(now + lifetime),
    });
    return codeText(parts);
  }

  /** Whether a code is the one of its link, in time. Guesses are not counted: there are 130 bit to guess. */
  accepts(verifier: string): boolean {
    return provesCode(verifier, this.verifierHash) && !this.isExpired;
  }
}
CompanyInvitationSchema.setClass(CompanyInvitation);

import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { CertificateReason, CertificateStatus } from '@gantry/domain/statuses/certificate-statuses';
import { certificateStatuses } from '@gantry/domain/statuses/certificate-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { DomainError } from '@gantry/nest-kit/errors';

const CertificateFileSchema = defineEntity({
  name: 'CertificateFile',
  schema: 'taxation',
  tableName: 'certificate_file',
  properties: {
    id: p.uuid().primary(),
    /** who sent it: nobody else's certificate may name it */
    accountId: p.string(),
    name: p.string(),
    /** its name in the file store */
    stored: p.string(),
    type: p.string(),
    bytes: p.integer(),
    at: p.datetime(),
  },
});
/** The scan of a certificate. */
export class CertificateFile extends CertificateFileSchema.class {}
CertificateFileSchema.setClass(CertificateFile);

const CertificateSchema = defineEntity({
  name: 'Certificate',
  schema: 'taxation',
  tableName: 'certificate',
  properties: {
    id: p.uuid().primary(),
    accountId: p.string(),
    accountNumber: p.string(),
    accountName: p.string(),
    companyId: p.string().nullable(),
    company: p.string().nullable(),
    email: p.string(),
    locale: p.string(),
    number: p.string(),
    reason: p.string().$type<CertificateReason>(),
    states: p.array().$type<string[]>(),
    issuedAt: p.date(),
    /** the first day on which it frees nothing any more */
    expiresAt: p.date().nullable(),
    status: p.string().$type<CertificateStatus>(),
    decision: p.string().nullable(),
    fileId: p.uuid(),
    verifiedBy: p.string().nullable(),
    /** the last warning that was sent, in days before the end */
    warnedDays: p.integer().nullable(),
    sentAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer(),
  },
});

/** Whose a certificate is. */
export type CertificateOwner = Pick<
  Certificate,
  'accountId' | 'accountNumber' | 'accountName' | 'companyId' | 'company' | 'email' | 'locale'
>;
/** What a certificate says. */
export type CertificateContent = Pick<
  Certificate,
  'number' | 'reason' | 'states' | 'issuedAt' | 'expiresAt' | 'fileId'
>;

/** A customer's exemption certificate; only an approved one frees anything of tax. */
export class Certificate extends CertificateSchema.class {
  static send(owner: CertificateOwner, content: CertificateContent): Certificate {
    const now = new Date();
    const begun = {
      id: randomUUID(),
      status: 'new' as const,
      decision: null,
      verifiedBy: null,
      warnedDays: null,
      sentAt: now,
      updatedAt: now,
      version: 1,
    };
    return Object.assign(new Certificate(), owner, content, begun);
  }

  /** @throws DomainError WRONG_STATE for what the status book does not allow */
  moveTo(to: CertificateStatus): void {
    if (!canTransition(certificateStatuses, this.status, to))
      throw new DomainError('WRONG_STATE', { status: this.status });
    this.status = to;
    this.updatedAt = new Date();
    this.version += 1;
  }

  /** A new file for one that was declined or has expired. @throws DomainError WRONG_STATE */
  renew(content: CertificateContent): void {
    this.moveTo('new');
    Object.assign(this, content, { sentAt: new Date(), decision: null, verifiedBy: null, warnedDays: null });
  }
}
CertificateSchema.setClass(Certificate);

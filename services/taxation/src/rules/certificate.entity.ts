import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { CertificateReason, CertificateStatus } from '@gantry/domain/statuses/certificate-statuses';
import { certificateStatuses } from '@gantry/domain/statuses/certificate-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { DomainError } from '@gantry/nest-kit/errors';

/** What a certificate says, where it stands, and how it was decided. */
const saidFields = () => ({
  number: p.string(),
  reason: p.string().$type<CertificateReason>(),
  states: p.array().$type<string[]>(),
  issuedAt: p.date(),
  /** the first day on which it frees nothing any more */
  expiresAt: p.date().nullable(),
  status: p.string().$type<CertificateStatus>(),
  decision: p.string().nullable(),
  verifiedBy: p.string().nullable(),
  sentAt: p.datetime(),
});
const saidNames = Object.keys(saidFields()) as (keyof ReturnType<typeof saidFields>)[];

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
    ...saidFields(),
    /** how often it was sent; its files are those of the last time */
    submission: p.integer(),
    /** the last warning that was sent, in days before the end */
    warnedDays: p.integer().nullable(),
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
export type CertificateContent = Pick<Certificate, 'number' | 'reason' | 'states' | 'issuedAt' | 'expiresAt'>;

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
      submission: 1,
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

  /**
   * One that was declined or has expired is sent anew.
   * @returns what it was until then, to be kept
   * @throws DomainError WRONG_STATE
   */
  renew(content: CertificateContent): EarlierSubmission {
    const earlier = EarlierSubmission.of(this);
    this.moveTo('new');
    const begun = { sentAt: new Date(), decision: null, verifiedBy: null, warnedDays: null };
    Object.assign(this, content, begun, { submission: this.submission + 1 });
    return earlier;
  }
}
CertificateSchema.setClass(Certificate);

const EarlierSubmissionSchema = defineEntity({
  name: 'EarlierSubmission',
  schema: 'taxation',
  tableName: 'certificate_submission',
  properties: {
    certificateId: p.uuid().primary(),
    submission: p.integer().primary(),
    ...saidFields(),
  },
});

/** What a certificate said, and where it stood, before it was sent anew. Never changed. */
export class EarlierSubmission extends EarlierSubmissionSchema.class {
  static of(one: Certificate): EarlierSubmission {
    const { id: certificateId, submission } = one;
    const said = Object.fromEntries(saidNames.map((name) => [name, one[name]]));
    return Object.assign(new EarlierSubmission(), { certificateId, submission }, said);
  }
}
EarlierSubmissionSchema.setClass(EarlierSubmission);

import type {
  AdminCertificate,
  Certificate as View,
  CertificateSubmission,
} from '@gantry/contracts/schemas/certificate';
import type { Role } from '@gantry/domain/roles';
import { certificateTransitionsOf } from '@gantry/domain/statuses/certificate-statuses';
import type { Certificate, EarlierSubmission } from '../rules/certificate.entity.ts';
import type { FilesOf } from './certificate-files.ts';

const dayMs = 86_400_000;
/** Whole days from today (UTC) until an ISO date. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
export const todayUtc = (): string => new Date().toISOString().slice(0, 10);

/** All that is known about a certificate. */
export interface CertificateContext {
  readonly certificate: Certificate;
  /** newest first */
  readonly earlier: readonly EarlierSubmission[];
  readonly filesOf: FilesOf;
}

/** A certificate as its owner sees it. */
export function certificateView({ certificate: one, earlier, filesOf }: CertificateContext): View {
  const isEnding = one.status === 'approved' && one.expiresAt;
  return {
    id: one.id,
    ...submissionView(one, filesOf(one.id, one.submission)),
    version: one.version,
    daysLeft: isEnding ? daysUntil(one.expiresAt!, todayUtc()) : null,
    earlier: earlier.map((before) => submissionView(before, filesOf(one.id, before.submission))),
  };
}

const submissionView = (
  one: Certificate | EarlierSubmission,
  files: CertificateSubmission['files'],
): CertificateSubmission => ({
  submission: one.submission,
  number: one.number,
  reason: one.reason,
  states: one.states,
  issuedAt: one.issuedAt,
  expiresAt: one.expiresAt ?? null,
  status: one.status,
  decision: one.decision ?? null,
  files,
  sentAt: one.sentAt.toISOString(),
});

/** The same as staff of a role see it. */
export const adminCertificateView = (context: CertificateContext, role: Role): AdminCertificate => ({
  ...certificateView(context),
  accountNumber: context.certificate.accountNumber,
  accountName: context.certificate.accountName,
  company: context.certificate.company ?? null,
  email: context.certificate.email,
  verifiedBy: context.certificate.verifiedBy ?? null,
  next: certificateTransitionsOf(role, context.certificate.status),
});

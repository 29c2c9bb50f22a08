import type { AdminCertificate, Certificate as View } from '@gantry/contracts/schemas/certificate';
import type { Role } from '@gantry/domain/roles';
import { certificateTransitionsOf } from '@gantry/domain/statuses/certificate-statuses';
import type { Certificate, CertificateFile } from '../rules/certificate.entity.ts';

const dayMs = 86_400_000;
/** Whole days from today (UTC) until an ISO date. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
export const todayUtc = (): string => new Date().toISOString().slice(0, 10);

/** A certificate as its owner sees it. */
export function certificateView(one: Certificate, { name, type, bytes }: CertificateFile): View {
  const isEnding = one.status === 'approved' && one.expiresAt;
  return {
    id: one.id,
    number: one.number,
    reason: one.reason,
    states: one.states,
    issuedAt: one.issuedAt,
    expiresAt: one.expiresAt ?? null,
    status: one.status,
    decision: one.decision ?? null,
    file: { name, type, bytes },
    sentAt: one.sentAt.toISOString(),
    version: one.version,
    daysLeft: isEnding ? daysUntil(one.expiresAt!, todayUtc()) : null,
  };
}

/** The same as staff of a role see it. */
export const adminCertificateView = (
  one: Certificate,
  file: CertificateFile,
  role: Role,
): AdminCertificate => ({
  ...certificateView(one, file),
  accountNumber: one.accountNumber,
  accountName: one.accountName,
  company: one.company ?? null,
  email: one.email,
  verifiedBy: one.verifiedBy ?? null,
  next: certificateTransitionsOf(role, one.status),
});

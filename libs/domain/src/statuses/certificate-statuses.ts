import {
  allowedTransitions,
  labelsOf,
  mayTransition,
  type MovedRow,
  type StatusTone,
} from './status-table.ts';
import type { TransitionActor } from './status-table.ts';

interface CertificateRow<Label extends string> extends MovedRow<Label> {
  /** whoever brings it here must say why */
  readonly needsReason?: true;
  readonly tone: StatusTone;
}
const rows = <Label extends string>(table: {
  readonly [L in Label]: CertificateRow<NoInfer<Label>>;
}): Readonly<Record<Label, CertificateRow<Label>>> => table;

/** The statuses of a tax exemption certificate, with who may take it where. Only `approved` frees anything of tax. */
export const certificateStatuses = /* @__PURE__ */ rows({
  new: { starts: true, next: { 'pending-review': ['system'] }, tone: 'neutral' },
  'pending-review': { next: { approved: ['finance'], declined: ['finance'] }, tone: 'waiting' },
  approved: { next: { expired: ['system'], canceled: ['finance'] }, tone: 'good' },
  declined: { next: { new: ['customer'] }, needsReason: true, tone: 'bad' },
  expired: { next: { new: ['customer'] }, tone: 'neutral' },
  canceled: { next: {}, needsReason: true, tone: 'neutral' },
});

export type CertificateStatus = keyof typeof certificateStatuses;
export const certificateStatusLabels = /* @__PURE__ */ labelsOf(certificateStatuses);

/** Why a customer pays no tax. */
export const certificateReasons = [
  'resale',
  'government',
  'nonprofit',
  'manufacturing',
  'agriculture',
  'direct-pay',
] as const;
export type CertificateReason = (typeof certificateReasons)[number];

/** Days before its end on which a certificate's owner is warned. */
export const certificateWarningDays = [60, 30, 7] as const;

/** The statuses somebody of this role may take a certificate to, in the order of the book. */
export const certificateTransitionsOf = (
  role: TransitionActor,
  from: CertificateStatus,
): CertificateStatus[] =>
  allowedTransitions(certificateStatuses, from).filter((to) =>
    mayTransition(certificateStatuses, role, from, to),
  );

import { newUuid } from '@gantry/contracts/idempotency-key';
import type { Certificate, TypedCertificate } from '@gantry/contracts/schemas/certificate';
import { certificateReasons } from '@gantry/domain/statuses/certificate-statuses';
import type { RecordFile } from '@gantry/contracts/schemas/record-file';
import { postedText, type Posted } from '@gantry/forms/posted';
import type { RefusedFile } from '@gantry/forms/use-uploads';

/** The intent of the form of a certificate. */
export const certificateIntent = 'certificate';

/** A form of a certificate that was posted without scripts and came back, with the files that have arrived. */
export interface PostedCertificate {
  /** the certificate that was to be sent anew; empty for another one */
  readonly certificate: string;
  readonly answer: Posted<TypedCertificate>;
  readonly files: readonly RecordFile[];
  readonly refused: readonly RefusedFile[];
}

/** What the form begins with: what a certificate said when it was sent last, or nothing. */
export const valuesOf = (certificate: Certificate | null): Partial<TypedCertificate> => ({
  draft: newUuid(),
  reason: certificate?.reason ?? 'resale',
  expiresAt: certificate?.expiresAt ?? '',
  ...(certificate
    ? {
        number: certificate.number,
        states: certificate.states.join(', '),
        issuedAt: certificate.issuedAt,
      }
    : {}),
});

/** The values of a form that was posted without scripts. */
export function postedCertificate(form: FormData): TypedCertificate {
  const text = (name: string) => postedText(form, name);
  return {
    number: text('number'),
    reason: certificateReasons.find((one) => one === text('reason')) ?? 'resale',
    states: text('states'),
    issuedAt: text('issuedAt'),
    expiresAt: text('expiresAt'),
    draft: text('draft'),
  };
}

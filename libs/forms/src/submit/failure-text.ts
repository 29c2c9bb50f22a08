import type { ErrorCode } from '@gantry/contracts/errors';

const texts: Readonly<Partial<Record<ErrorCode, string>>> = {
  INVALID: 'forms.failure.invalid',
  BAD_REQUEST: 'forms.failure.bad-request',
  NOT_FOUND: 'forms.failure.not-found',
  NOT_PERMITTED: 'forms.failure.not-permitted',
  STALE_VERSION: 'forms.failure.stale-version',
  COMPANY_ADDRESS_NEEDED: 'forms.failure.company-address',
  TOO_MANY_REQUESTS: 'forms.failure.too-many-requests',
  INTERNAL: 'forms.failure.maintenance',
  UNAVAILABLE: 'forms.failure.maintenance',
};

/** The message id that words a failure where nobody has better words; without a code the server was not reached. */
export function failureText(code: ErrorCode | undefined): string {
  if (code === undefined) return 'forms.failure.not-reached';
  return texts[code] ?? 'forms.failure.refused';
}

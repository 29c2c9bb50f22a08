import { failureOf } from '@gantry/api-client';

const worded: Readonly<Record<string, string>> = {
  PASSKEY_REFUSED: 'account.passkey.refused',
  SIGN_IN_EXPIRED: 'account.passkey.expired',
  TOO_MANY_REQUESTS: 'account.second-step.too-many',
};

/** Why a passkey did not sign in; a message id. */
export const passkeyRefusal = (error: unknown): string =>
  worded[failureOf(error)?.code ?? ''] ?? 'forms.failure.maintenance';

import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

const worded: Readonly<Record<string, string>> = {
  WRONG_CREDENTIALS: 'account.security.wrong-password',
  CODE_INVALID: 'account.second-step.wrong',
  SIGN_IN_EXPIRED: 'account.security.app.expired',
  PASSKEY_REFUSED: 'account.passkey.refused',
  WRONG_STATE: 'account.security.changed',
  TOO_MANY_REQUESTS: 'account.sign-in.too-many',
};

/** Why a change of what keeps the account safe was refused. */
export const securityRefusal = (failure: Failure['error'] | undefined): Refusal => ({
  failure,
  message: failure && worded[failure.code],
});

import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

const worded: Readonly<Record<string, string>> = {
  WRONG_CREDENTIALS: 'account.security.wrong-password',
  NOT_PERMITTED: 'account.keys.unconfirmed',
  NOT_FOUND: 'account.keys.gone',
  WRONG_STATE: 'account.keys.too-many',
  TOO_MANY_REQUESTS: 'account.sign-in.too-many',
};

/** Why a key was not made, or got no other secret. */
export const keyRefusal = (failure: Failure['error'] | undefined): Refusal => ({
  failure,
  message: failure && worded[failure.code],
});

import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

const worded: Readonly<Record<string, string>> = {
  WRONG_CREDENTIALS: 'account.sign-in.wrong',
  TOO_MANY_REQUESTS: 'account.sign-in.too-many',
};

/** Why signing in was refused. */
export const entryRefusal = (failure: Failure['error'] | undefined): Refusal => ({
  failure,
  message: failure && worded[failure.code],
});

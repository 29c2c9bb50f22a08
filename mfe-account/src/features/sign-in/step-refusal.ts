import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

const worded: Readonly<Record<string, string>> = {
  CODE_INVALID: 'account.second-step.wrong',
  SIGN_IN_EXPIRED: 'account.second-step.expired',
  TOO_MANY_REQUESTS: 'account.second-step.too-many',
};

/** Why a code of the second step was refused. */
export const stepRefusal = (failure: Failure['error'] | undefined): Refusal => ({
  failure,
  message: failure && worded[failure.code],
});

import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

/**
 * Why a code of a mail was refused: it is in the address or alone in its form, so no field needs pointing at. Where the
 * company requires its own sign-in, the code was right and a password is of no use.
 */
export function codeRefusal(failure: Failure['error'] | undefined): Refusal {
  const isCode =
    failure?.code === 'CODE_INVALID' || failure?.issues?.some(({ path }) => path.endsWith('code'));
  const isByCompany = failure?.code === 'SIGN_ON_REFUSED';
  if (isByCompany) return { failure, message: 'account.company-sign-on.refused.required' };
  return { failure, message: isCode ? 'account.code-invalid' : undefined };
}

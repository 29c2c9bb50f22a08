import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

/** Why a code of a mail was refused: it is in the address or alone in its form, so no field needs pointing at. */
export function codeRefusal(failure: Failure['error'] | undefined): Refusal {
  const isCode =
    failure?.code === 'CODE_INVALID' || failure?.issues?.some(({ path }) => path.endsWith('code'));
  return { failure, message: isCode ? 'account.code-invalid' : undefined };
}

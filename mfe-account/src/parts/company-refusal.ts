import type { Failure } from '@gantry/contracts/errors';
import { companyRefusals } from '@gantry/contracts/schemas/company';
import type { Refusal } from '@gantry/forms/form';

const worded: Readonly<Record<string, string>> = {
  CODE_INVALID: 'account.invitation.invalid',
  NOT_FOUND: 'account.people.gone',
  TOO_MANY_REQUESTS: 'account.people.too-many',
};

/** Why something in a company was refused. */
export function companyRefusal(failure: Failure['error'] | undefined): Refusal {
  const reason = companyRefusals.find((one) => one === failure?.data?.reason);
  const message = reason ? `account.people.refused.${reason}` : failure && worded[failure.code];
  return { failure, message };
}

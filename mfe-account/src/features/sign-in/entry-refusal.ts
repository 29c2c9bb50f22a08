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

/**
 * Why a password was refused. Where people of the address's domain sign in through their company alone it says so, of
 * accounts and of others alike.
 * @param isCompanyRequired asked where the password may be the wrong way in
 */
export async function passwordRefusal(
  failure: Failure['error'] | undefined,
  isCompanyRequired: () => Promise<boolean>,
): Promise<Refusal> {
  const isByCompany = failure?.code === 'WRONG_CREDENTIALS' && (await isCompanyRequired());
  return isByCompany
    ? { failure, message: 'account.company-sign-on.password-refused' }
    : entryRefusal(failure);
}

import { failureOf, withKey } from '@gantry/api-client';
import type { ActOnAccount, AdminAccount } from '@gantry/contracts/schemas/admin-account';
import type { CompanyRefusal } from '@gantry/contracts/schemas/company';
import type { AccountAct } from '@gantry/domain/account-acts';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useIdentityAdminActOnAccountMutation } from '../../api/accounts.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';

/** What a company has against an act, which staff can do something about. */
const worded = ['last-admin', 'from-provider', 'inactive'] as const satisfies readonly CompanyRefusal[];

/** Does something to an account; what came of it is shown by the record itself. */
export function useAccountAct({ number, version }: AdminAccount) {
  const [send] = useIdentityAdminActOnAccountMutation();
  return async (act: AccountAct, values: object, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { ...values, act, version } as ActOnAccount;
    const { error } = await send(withKey({ params: { number }, body }, keyFor(body)));
    if (!error) return undefined;
    const failure = failureOf(error);
    const reason = worded.find((one) => one === failure?.data?.reason);
    if (reason) return { failure, message: `admin.account.refused.${reason}` };
    return refusedAnswer(error, 'admin.account.refusal');
  };
}

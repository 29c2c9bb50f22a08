import { withKey } from '@gantry/api-client';
import type { ActOnAccount, AdminAccount } from '@gantry/contracts/schemas/admin-account';
import type { AccountAct } from '@gantry/domain/account-acts';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useIdentityAdminActOnAccountMutation } from '../../api/accounts.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';

/** Does something to an account; what came of it is shown by the record itself. */
export function useAccountAct({ number, version }: AdminAccount) {
  const [send] = useIdentityAdminActOnAccountMutation();
  return async (act: AccountAct, values: object, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { ...values, act, version } as ActOnAccount;
    const { error } = await send(withKey({ params: { number }, body }, keyFor(body)));
    if (!error) return undefined;
    return refusedAnswer(error, 'admin.account.refusal');
  };
}

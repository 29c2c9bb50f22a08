import { failureOf, withKey } from '@gantry/api-client';
import type { ActOnAccount, AdminAccount } from '@gantry/contracts/schemas/admin-account';
import type { CompanyRefusal } from '@gantry/contracts/schemas/company';
import type { AccountAct } from '@gantry/domain/account-acts';
import { erasureBlockers } from '@gantry/domain/erasure';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useIdentityAdminActOnAccountMutation } from '../../api/accounts.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';

/** What a company has against an act, which staff can do something about. */
const worded = ['last-admin', 'from-provider', 'inactive'] as const satisfies readonly CompanyRefusal[];

/** Acts on what the company may owe, which others of its people have on screen too. */
const companyCreditActs: readonly AccountAct[] = ['set-company-terms', 'hold-company', 'release-company'];

/** What stands in the way: of a company, or of an erasure the first thing that is to be settled. */
function refusalOf(data: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const blockers: readonly unknown[] = Array.isArray(data?.blockers) ? data.blockers : [];
  return worded.find((one) => one === data?.reason) ?? erasureBlockers.find((one) => blockers.includes(one));
}

/** Does something to an account; what came of it is shown by the record itself. */
export function useAccountAct({ number, version, membership }: AdminAccount) {
  const [send] = useIdentityAdminActOnAccountMutation();
  return async (act: AccountAct, values: object, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const onScreen = companyCreditActs.includes(act) ? { creditVersion: membership?.credit.version } : {};
    const body = { ...values, act, version, ...onScreen } as ActOnAccount;
    const { error } = await send(withKey({ params: { number }, body }, keyFor(body)));
    if (!error) return undefined;
    const failure = failureOf(error);
    const reason = refusalOf(failure?.data);
    if (reason) return { failure, message: `admin.account.refused.${reason}` };
    return refusedAnswer(error, 'admin.account.refusal');
  };
}

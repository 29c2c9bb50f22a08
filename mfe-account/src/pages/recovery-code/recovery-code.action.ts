import { sendCall, storeContext } from '@gantry/api-client';
import { signInPath } from '@gantry/contracts/addresses/account';
import { recoveryPasswordSchema } from '@gantry/contracts/schemas/account';
import { postedText, sendPosted, type PostedProblems } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';
import { codeRefusal } from '../../features/recovery/code-refusal.ts';
import { doneParameter } from '../../parts/outcome-parameters.ts';

const { identityFinishRecovery } = identityApi.endpoints;

/**
 * Takes the form where no script sends it. The new password is kept nowhere: what comes back is only what is wrong
 * with it, and the call is not kept in the store, whose state goes into the page.
 */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<PostedProblems['problems'] | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  const code = params.code ?? '';
  const answer = await sendPosted(
    recoveryPasswordSchema,
    { password: postedText(form, 'password') },
    async (body) => {
      const call = identityFinishRecovery.initiate({ params: { code }, body }, { track: false });
      const { failed } = await sendCall(store, call);
      return failed && codeRefusal(failed.failure);
    },
  );
  return answer ? answer.problems : redirect(`${signInPath()}?${doneParameter}`, 303);
}

import { sendCall, storeContext } from '@gantry/api-client';
import { recoveryPath } from '@gantry/contracts/addresses/account';
import { recoverySchema } from '@gantry/contracts/schemas/account';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';
import { doneParameter } from '../../parts/outcome-parameters.ts';

const { identityStartRecovery } = identityApi.endpoints;

/** Takes the form where no script sends it; the address that was entered does not go into the page's. */
export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<Posted<{ email: string }> | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  const answer = await sendPosted(recoverySchema, { email: postedText(form, 'email') }, async (body) => {
    const { failed } = await sendCall(store, identityStartRecovery.initiate({ body }));
    return failed;
  });
  return answer ?? redirect(`${recoveryPath()}?${doneParameter}`, 303);
}

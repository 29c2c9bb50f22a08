import { sendCall, storeContext } from '@gantry/api-client';
import { confirmUsernamePath } from '@gantry/contracts/addresses/account';
import type { ConfirmOutcome } from '@gantry/contracts/schemas/account';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';
import { codeRefusal } from '../../features/recovery/code-refusal.ts';
import { confirmSchema } from './confirm-schema.ts';
import { doneParameter } from '../../parts/outcome-parameters.ts';

const { identityConfirmUsername } = identityApi.endpoints;

/** Takes the form where no script sends it; what went through leads on, so that a reload repeats nothing. */
export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<Posted<{ code: string }> | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  let outcome: ConfirmOutcome = 'confirmed';
  const answer = await sendPosted(confirmSchema, { code: postedText(form, 'code') }, async (body) => {
    const { data, failed } = await sendCall(store, identityConfirmUsername.initiate({ body }));
    if (data) outcome = data.outcome;
    return failed && codeRefusal(failed.failure);
  });
  return answer ?? redirect(`${confirmUsernamePath()}?${doneParameter}=${outcome}`, 303);
}

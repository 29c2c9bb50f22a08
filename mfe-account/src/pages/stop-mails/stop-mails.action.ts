import { sendCall, storeContext } from '@gantry/api-client';
import { stopMailsSchema } from '@gantry/contracts/schemas/mail-choice';
import { sendPosted, type Posted } from '@gantry/forms/posted';
import type { ActionFunctionArgs } from 'react-router';
import { mailsApi } from '../../api/mails.endpoints.ts';
import { stopRefusal } from './stop-refusal.ts';

/**
 * Takes the button where no script sends it, and the post of a mailbox (RFC 8058): what it is for stands in the address
 * alone. A mailbox follows no redirect, so the page that says what was done is the answer; sent again it changes nothing.
 */
export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<Posted<{ token: string }> | { readonly isDone: true }> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const store = context.get(storeContext);
  const answer = await sendPosted(stopMailsSchema, { token }, async (body) => {
    const { failed } = await sendCall(store, mailsApi.endpoints.identityStopMails.initiate({ body }));
    return failed && stopRefusal(failed.failure);
  });
  return answer ?? { isDone: true };
}

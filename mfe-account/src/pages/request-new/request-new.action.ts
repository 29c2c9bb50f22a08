import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { requestAddress } from '@gantry/contracts/addresses/account';
import { newKey, newUuid } from '@gantry/contracts/idempotency-key';
import { postedText, sendPosted } from '@gantry/forms/posted';
import { sendPostedFiles } from '@gantry/forms/posted-files';
import { redirect, type ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { refusalOf, requestTextsSchema, type PostedRequest } from '../../features/request/request-texts.ts';
import { askedOf, readWish } from '../../features/request/wish.ts';
import { tokenQuery } from '../../parts/may-ask.ts';

const { salesAnnounceRequestFile, salesCreateOrderRequest, salesSendRequestChunk } = requestsApi.endpoints;

/**
 * Takes the form where no script sends it: its photos first, so that they have arrived whatever else is wrong. What went
 * through leads on, so that a reload repeats nothing.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<PostedRequest | Response> {
  const store = context.get(storeContext);
  const { searchParams } = new URL(request.url);
  const wish = readWish(searchParams);
  const asked = askedOf(wish);
  const draft = wish.draft ?? newUuid();
  const query = tokenQuery(searchParams);
  const params = { number: wish.order };
  const form = await request.formData();
  const { refused } = await sendPostedFiles(form, {
    announceFile: (body) =>
      sendCall(store, salesAnnounceRequestFile.initiate({ params, query: { ...query, draft }, body })),
    sendChunk: (id, offset, body) =>
      sendCall(
        store,
        salesSendRequestChunk.initiate({ params: { id }, query: { offset: String(offset) }, body }),
      ),
  });
  let number = '';
  const values = { note: postedText(form, 'note'), photos: draft };
  const answer = await sendPosted(requestTextsSchema, values, async (typed) => {
    // nothing is asked without a photo that somebody meant to send with it
    if (refused.length > 0) return { message: 'account.request.problem.files' };
    if (!asked) return { message: 'account.request.problem.lines' };
    const { note } = v.parse(requestTextsSchema, typed);
    const body = { ...asked, note, draft, acceptedRefund: Number(postedText(form, 'acceptedRefund')) };
    const call = withKey({ params, query, body }, postedText(form, 'key') || newKey());
    const { data, failed } = await sendCall(store, salesCreateOrderRequest.initiate(call));
    number = data?.number ?? '';
    return data ? undefined : refusalOf(failed?.failure);
  });
  return answer ? { answer, refused } : redirect(requestAddress(number, query.token), 303);
}

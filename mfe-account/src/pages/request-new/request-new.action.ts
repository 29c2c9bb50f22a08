import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { requestAddress } from '@gantry/contracts/addresses/account';
import { newKey, newUuid } from '@gantry/contracts/idempotency-key';
import { postedText } from '@gantry/forms/posted';
import { sendPostedFiles } from '@gantry/forms/posted-files';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { problemOf, type CreateAnswer } from '../../features/request/create-answer.ts';
import { askedOf, readWish } from '../../features/request/wish.ts';
import { tokenQuery } from '../../parts/may-ask.ts';

const { salesAnnounceRequestFile, salesCreateOrderRequest, salesSendRequestChunk } = requestsApi.endpoints;

/** Sends the photos, then the request; what went through leads on, so that a reload repeats nothing. */
export async function action({ request, context }: ActionFunctionArgs): Promise<CreateAnswer | Response> {
  const store = context.get(storeContext);
  const { searchParams } = new URL(request.url);
  const wish = readWish(searchParams);
  const asked = askedOf(wish);
  const draft = wish.draft ?? newUuid();
  const query = tokenQuery(searchParams);
  const params = { number: wish.order };
  const form = await request.formData();
  const note = postedText(form, 'note');
  const { sent, refused } = await sendPostedFiles(form, {
    announceFile: (body) =>
      sendCall(store, salesAnnounceRequestFile.initiate({ params, query: { ...query, draft }, body })),
    sendChunk: (id, offset, body) =>
      sendCall(
        store,
        salesSendRequestChunk.initiate({ params: { id }, query: { offset: String(offset) }, body }),
      ),
  });
  const came = { note, sent, refused };
  if (refused.length > 0) return { problem: 'files', ...came };
  if (!asked) return { problem: 'lines', ...came };
  const body = { ...asked, note, draft, acceptedRefund: Number(postedText(form, 'acceptedRefund')) };
  const key = postedText(form, 'key') || newKey();
  const { data, failed } = await sendCall(
    store,
    salesCreateOrderRequest.initiate(withKey({ params, query, body }, key)),
  );
  if (!data) return { problem: problemOf(failed?.failure), ...came };
  return redirect(requestAddress(data.number, query.token), 303);
}

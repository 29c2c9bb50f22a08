import { failureOf, storeContext } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import { postedText } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { requestProblem, stopProblem } from '../../features/notify-me/notice-problem.ts';
import { noticesApi } from '../../features/notify-me/notices.endpoints.ts';
import {
  noticeIntents,
  type NoticeIntent,
  type PostedNotice,
} from '../../features/notify-me/posted-notice.ts';
import { noticeAnchor } from '../../features/notify-me/notify-me.tsx';
import { ownProductQuery, type NoticeNews } from '../../parts/own-product-query.ts';
import { productPath } from '../../urls.ts';

const { catalogRequestNotice, catalogCancelMyNotice, catalogStopNotices } = noticesApi.endpoints;

const newsOf: Readonly<Record<NoticeIntent, NoticeNews>> = {
  [noticeIntents.ask]: 'asked',
  [noticeIntents.cancel]: 'cancelled',
  [noticeIntents.stop]: 'stopped',
};

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function productAction({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<PostedNotice | Response> {
  const form = await request.formData();
  const intent = Object.values(noticeIntents).find((one) => one === form.get('intent'));
  if (!intent) return new Response('This form is not known.', { status: 400 });
  const uri = params.uri ?? '';
  const email = postedText(form, 'email').trim();
  const { dispatch } = context.get(storeContext);
  const send = (call: unknown) => failureAfter(dispatch(call as never));
  const token = new URL(request.url).searchParams.get(ownProductQuery.stopNotices) ?? '';
  if (intent === noticeIntents.ask && email === '') return { intent, email, problem: 'email-missing' };
  const failed = await {
    [noticeIntents.ask]: () => send(catalogRequestNotice.initiate({ params: { uri }, body: { email } })),
    [noticeIntents.cancel]: () => send(catalogCancelMyNotice.initiate({ params: { uri } })),
    [noticeIntents.stop]: () => send(catalogStopNotices.initiate({ body: { token } })),
  }[intent]();
  if (!failed)
    return redirect(`${productPath(uri)}?${ownProductQuery.notice}=${newsOf[intent]}#${noticeAnchor}`, 303);
  const problemOf = intent === noticeIntents.stop ? stopProblem : requestProblem;
  return { intent, email, problem: problemOf(failed.failure) };
}

/** Null when a call went through, else what the server said, if it said anything. */
async function failureAfter(running: unknown): Promise<{ failure: Failure['error'] | undefined } | null> {
  try {
    await (running as { unwrap(): Promise<unknown> }).unwrap();
    return null;
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

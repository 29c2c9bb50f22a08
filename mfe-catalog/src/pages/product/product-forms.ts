import { sendCall, storeContext } from '@gantry/api-client';
import { productPath } from '@gantry/contracts/addresses/catalog';
import { postedText } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { linkProblem, requestProblem } from '../../features/notify-me/notice-problem.ts';
import { noticesApi } from '../../api/stock-notices.endpoints.ts';
import {
  noticeAnchor,
  noticeIntents,
  type NoticeIntent,
  type PostedNotice,
} from '../../features/notify-me/posted-notice.ts';
import {
  reportIntent,
  reportProblem,
  type PostedReport,
  type ReportReason,
} from '../../features/reviews/posted-report.ts';
import { reportedLink, reviewChoice } from '../../features/reviews/review-address.ts';
import { reviewsApi } from '../../api/reviews.endpoints.ts';
import { ownProductQuery, type NoticeNews } from '../../parts/own-product-query.ts';

const { catalogRequestNotice, catalogCancelMyNotice, catalogConfirmNotice, catalogStopNotices } =
  noticesApi.endpoints;

const newsOf: Readonly<Record<NoticeIntent, NoticeNews>> = {
  [noticeIntents.ask]: 'asked',
  [noticeIntents.cancel]: 'cancelled',
  [noticeIntents.confirm]: 'confirmed',
  [noticeIntents.stop]: 'stopped',
};

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function takeProductForm(
  args: ActionFunctionArgs,
): Promise<PostedNotice | PostedReport | Response> {
  const form = await args.request.formData();
  return form.get('intent') === reportIntent ? reportReview(form, args) : changeNotice(form, args);
}

async function reportReview(
  form: FormData,
  { params, request, context }: ActionFunctionArgs,
): Promise<PostedReport | Response> {
  const [id, reason] = [postedText(form, 'review'), postedText(form, 'reason')];
  // The server says no to a reason that is none.
  const body = { reason: reason as ReportReason };
  const call = reviewsApi.endpoints.catalogReportReview.initiate({ params: { id }, body });
  const { failed } = await sendCall(context.get(storeContext), call);
  if (failed) return { intent: reportIntent, id, reason, problem: reportProblem(failed.failure) };
  const choice = reviewChoice(new URL(request.url).searchParams);
  return redirect(`${productPath(params.uri ?? '')}${reportedLink(choice, id)}`, 303);
}

async function changeNotice(
  form: FormData,
  { params, request, context }: ActionFunctionArgs,
): Promise<PostedNotice | Response> {
  const intent = Object.values(noticeIntents).find((one) => one === form.get('intent'));
  if (!intent) return new Response('This form is not known.', { status: 400 });
  const uri = params.uri ?? '';
  const email = postedText(form, 'email').trim();
  const store = context.get(storeContext);
  const { searchParams } = new URL(request.url);
  const body = (parameter: string) => ({ body: { token: searchParams.get(parameter) ?? '' } });
  if (intent === noticeIntents.ask && email === '') return { intent, email, problem: 'email-missing' };
  const { data, failed } = await {
    [noticeIntents.ask]: () =>
      sendCall(store, catalogRequestNotice.initiate({ params: { uri }, body: { email } })),
    [noticeIntents.cancel]: () => sendCall(store, catalogCancelMyNotice.initiate({ params: { uri } })),
    [noticeIntents.confirm]: () =>
      sendCall(store, catalogConfirmNotice.initiate(body(ownProductQuery.confirmNotice))),
    [noticeIntents.stop]: () =>
      sendCall(store, catalogStopNotices.initiate(body(ownProductQuery.stopNotices))),
  }[intent]();
  if (!failed) {
    const news = 'toConfirm' in data && data.toConfirm ? 'to-confirm' : newsOf[intent];
    return redirect(`${productPath(uri)}?${ownProductQuery.notice}=${news}#${noticeAnchor}`, 303);
  }
  const isOfLink = intent === noticeIntents.confirm || intent === noticeIntents.stop;
  const problemOf = isOfLink ? linkProblem : requestProblem;
  return { intent, email, problem: problemOf(failed.failure) };
}

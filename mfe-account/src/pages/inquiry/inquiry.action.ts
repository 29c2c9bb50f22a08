import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { myInquiryPath } from '@gantry/contracts/addresses/account';
import { inquiryMessageFormSchema, inquiryWithdrawalSchema } from '@gantry/contracts/schemas/inquiry';
import { postedText, sendPosted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { inquiriesApi } from '../../api/inquiries.endpoints.ts';
import { refusalOf } from '../../features/inquiry/refusal-of.ts';
import type { PostedChange } from '../../features/inquiry/posted-change.ts';

const { salesWriteToInquiry, salesWithdrawInquiry } = inquiriesApi.endpoints;

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<PostedChange | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  const number = params.number ?? '';
  const text = (name: string) => postedText(form, name);
  const call = { params: { number }, query: {} };
  const send = async (change: Parameters<typeof sendCall>[1]) => {
    const { failed } = await sendCall(store, change);
    return failed && refusalOf(failed.failure);
  };
  const intent = text('intent') === 'withdraw' ? 'withdraw' : 'write';
  const answer =
    intent === 'write'
      ? await sendPosted(inquiryMessageFormSchema, { text: text('text') }, (body) =>
          send(salesWriteToInquiry.initiate(withKey({ ...call, body }, text('key')))),
        )
      : await sendPosted(inquiryWithdrawalSchema, { note: text('note') }, (body) =>
          send(salesWithdrawInquiry.initiate(withKey({ ...call, body }, text('key')))),
        );
  return answer ? { intent, answer } : redirect(myInquiryPath(number), 303);
}

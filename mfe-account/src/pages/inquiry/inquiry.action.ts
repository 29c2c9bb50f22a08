import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { myInquiryPath } from '@gantry/contracts/addresses/account';
import {
  inquiryRefusal,
  sendInquiryChange,
  type PostedInquiryChange,
} from '@gantry/forms/posted-inquiry-change';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { inquiriesApi } from '../../api/inquiries.endpoints.ts';

const { salesWriteToInquiry, salesWithdrawInquiry } = inquiriesApi.endpoints;

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<PostedInquiryChange | Response> {
  const store = context.get(storeContext);
  const number = params.number ?? '';
  const call = { params: { number }, query: {} };
  const send = async (change: Parameters<typeof sendCall>[1]) => {
    const { failed } = await sendCall(store, change);
    return failed && inquiryRefusal('account.inquiry', failed.failure);
  };
  const answer = await sendInquiryChange(await request.formData(), {
    writeMessage: (body, key) => send(salesWriteToInquiry.initiate(withKey({ ...call, body }, key))),
    withdraw: (body, key) => send(salesWithdrawInquiry.initiate(withKey({ ...call, body }, key))),
  });
  return answer ?? redirect(myInquiryPath(number), 303);
}

import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { myInquiryPath } from '@gantry/contracts/addresses/account';
import {
  inquiryRefusal,
  sendInquiryChange,
  type PostedInquiryChange,
} from '@gantry/forms/posted-inquiry-change';
import { sendPostedLines, type PostedLines } from '@gantry/forms/edited-lines';
import { filesIntent, sendPostedFiles, type SentFiles } from '@gantry/forms/posted-files';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { inquiriesApi } from '../../api/inquiries.endpoints.ts';

const {
  salesAnnounceInquiryFile,
  salesEditQuoteLines,
  salesSendFileChunk,
  salesWithdrawInquiry,
  salesWriteToInquiry,
} = inquiriesApi.endpoints;

/** What a form of the page comes back with. */
export type InquiryAnswer = PostedInquiryChange | PostedLines | SentFiles;

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<InquiryAnswer | Response> {
  const store = context.get(storeContext);
  const number = params.number ?? '';
  const call = { params: { number }, query: {} };
  const send = async (change: Parameters<typeof sendCall>[1]) => {
    const { failed } = await sendCall(store, change);
    return failed && inquiryRefusal('account.inquiry', failed.failure);
  };
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === filesIntent) {
    return sendPostedFiles(form, {
      announceFile: (body) => sendCall(store, salesAnnounceInquiryFile.initiate({ ...call, body })),
      sendChunk: (id, offset, body) =>
        sendCall(
          store,
          salesSendFileChunk.initiate({ params: { id }, query: { offset: String(offset) }, body }),
        ),
    });
  }
  const answer =
    intent === 'lines'
      ? await sendPostedLines(form, (body, key) =>
          send(salesEditQuoteLines.initiate(withKey({ ...call, body }, key))),
        )
      : await sendInquiryChange(form, {
          writeMessage: (body, key) => send(salesWriteToInquiry.initiate(withKey({ ...call, body }, key))),
          withdraw: (body, key) => send(salesWithdrawInquiry.initiate(withKey({ ...call, body }, key))),
        });
  return answer ?? redirect(myInquiryPath(number), 303);
}

import { sendCall, storeContext, withKey, type AppStore } from '@gantry/api-client';
import { inquiryStatusPath } from '@gantry/contracts/addresses/catalog';
import { inquiryFormSchema, type InquiryForm } from '@gantry/contracts/schemas/inquiry';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import {
  inquiryRefusal,
  sendInquiryChange,
  type PostedInquiryChange,
} from '@gantry/forms/posted-inquiry-change';
import { sendPostedLines, type PostedLines } from '@gantry/forms/edited-lines';
import { filesIntent, sendPostedFiles, type SentFiles } from '@gantry/forms/posted-files';
import { redirect, type ActionFunctionArgs } from 'react-router';
import {
  postedInquiry,
  removeButton,
  type InquiryValues,
} from '../../features/contact-form/posted-inquiry.ts';
import { refusalOf } from '../../features/contact-form/refusal-of.ts';
import { inquiryKey, type InquiryKey } from '../../features/inquiry-status/inquiry-key.ts';
import { inquiriesApi } from '../../api/inquiries.endpoints.ts';

/** What a form of this page comes back with when it was posted without scripts and did not go through. */
export type ContactAnswer =
  { readonly intent: 'ask'; readonly answer: Posted<InquiryValues> } | InquiryAnswer;
/** The same for the forms of an inquiry. */
export type InquiryAnswer = PostedInquiryChange | PostedLines | SentFiles;

const { endpoints } = inquiriesApi;

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action({ request, context }: ActionFunctionArgs): Promise<ContactAnswer | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  const key = postedText(form, 'key');
  const wanted = inquiryKey(new URL(request.url).searchParams);
  if (wanted && wanted !== 'malformed') return writeTo(wanted, form, store);
  const values = postedInquiry(form);
  if (form.has(removeButton)) return { intent: 'ask', answer: { values, problems: {} } };
  let path = '';
  const answer = await sendPosted(inquiryFormSchema, values as InquiryForm, async (body) => {
    const call = endpoints.salesCreateInquiry.initiate(withKey({ body }, key));
    const { data, failed } = await sendCall(store, call);
    if (failed) return refusalOf(failed.failure);
    path = inquiryStatusPath(data.number, data.token);
    return undefined;
  });
  return answer ? { intent: 'ask', answer: answer as Posted<InquiryValues> } : redirect(path, 303);
}

async function writeTo(
  wanted: InquiryKey,
  form: FormData,
  store: AppStore,
): Promise<ContactAnswer | Response> {
  const send = async (call: Parameters<typeof sendCall>[1]) => {
    const { failed } = await sendCall(store, call);
    return failed && inquiryRefusal('catalog.inquiry', failed.failure);
  };
  const intent = form.get('intent');
  if (intent === filesIntent) return sendFiles(wanted, form, store);
  if (intent === 'lines') {
    const posted = await sendPostedLines(form, (body, key) =>
      send(endpoints.salesEditQuoteLines.initiate(withKey({ ...wanted, body }, key))),
    );
    return posted ?? toInquiry(wanted);
  }
  const answer = await sendInquiryChange(form, {
    writeMessage: (body, key) =>
      send(endpoints.salesWriteToInquiry.initiate(withKey({ ...wanted, body }, key))),
    withdraw: (body, key) => send(endpoints.salesWithdrawInquiry.initiate(withKey({ ...wanted, body }, key))),
  });
  return answer ?? toInquiry(wanted);
}

const sendFiles = (wanted: InquiryKey, form: FormData, store: AppStore): Promise<SentFiles> =>
  sendPostedFiles(form, {
    announceFile: (body) => sendCall(store, endpoints.salesAnnounceInquiryFile.initiate({ ...wanted, body })),
    sendChunk: (id, offset, body) =>
      sendCall(
        store,
        endpoints.salesSendFileChunk.initiate({ params: { id }, query: { offset: String(offset) }, body }),
      ),
  });

const toInquiry = ({ params, query }: InquiryKey) =>
  redirect(inquiryStatusPath(params.number, query.token), 303);

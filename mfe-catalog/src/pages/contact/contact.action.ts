import { sendCall, storeContext, withKey, type AppStore } from '@gantry/api-client';
import { inquiryStatusPath } from '@gantry/contracts/addresses/catalog';
import {
  inquiryFormSchema,
  inquiryMessageFormSchema,
  inquiryWithdrawalSchema,
  type InquiryForm,
} from '@gantry/contracts/schemas/inquiry';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import type { Refusal } from '@gantry/forms/form';
import { redirect, type ActionFunctionArgs } from 'react-router';
import {
  postedInquiry,
  removeButton,
  type InquiryValues,
} from '../../features/contact-form/posted-inquiry.ts';
import { refusalOf } from '../../features/contact-form/refusal-of.ts';
import { inquiryKey, type InquiryKey } from '../../features/inquiry-status/inquiry-key.ts';
import type { PostedWrite } from '../../features/inquiry-status/inquiry-write.tsx';
import { inquiriesApi } from '../../api/inquiries.endpoints.ts';

/** What a form of this page comes back with when it was posted without scripts and did not go through. */
export type ContactAnswer = { readonly intent: 'ask'; readonly answer: Posted<InquiryValues> } | PostedWrite;

const { endpoints } = inquiriesApi;

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action({ request, context }: ActionFunctionArgs): Promise<ContactAnswer | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  const key = postedText(form, 'key');
  const wanted = inquiryKey(new URL(request.url).searchParams);
  if (wanted && wanted !== 'malformed') return writeTo(wanted, form, key, store);
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
  key: string,
  store: AppStore,
): Promise<ContactAnswer | Response> {
  const intent = form.get('intent') === 'withdraw' ? 'withdraw' : 'write';
  const refusal = async (call: Parameters<typeof sendCall>[1]): Promise<Refusal | void> => {
    const { failed } = await sendCall(store, call);
    return failed?.failure?.code === 'WRONG_STATE'
      ? { ...failed, message: 'catalog.inquiry.changed' }
      : failed;
  };
  const answer =
    intent === 'write'
      ? await sendPosted(inquiryMessageFormSchema, { text: postedText(form, 'text') }, (body) =>
          refusal(endpoints.salesWriteToInquiry.initiate(withKey({ ...wanted, body }, key))),
        )
      : await sendPosted(inquiryWithdrawalSchema, { note: postedText(form, 'note') }, (body) =>
          refusal(endpoints.salesWithdrawInquiry.initiate(withKey({ ...wanted, body }, key))),
        );
  if (answer) return { intent, answer };
  return redirect(inquiryStatusPath(wanted.params.number, wanted.query.token), 303);
}

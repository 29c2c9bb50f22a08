import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { supplierRequestPath } from '@gantry/contracts/addresses/account';
import { answerRequestSchema } from '@gantry/contracts/schemas/supplier';
import { postedText, sendPosted } from '@gantry/forms/posted';
import { filesIntent, sendPostedFiles, type SentFiles } from '@gantry/forms/posted-files';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { supplierApi } from '../../api/supplier.endpoints.ts';
import { answerRefusal, postedAnswer, type PostedAnswer } from '../../features/supplier/supplier-values.ts';

const { endpoints } = supplierApi;

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<PostedAnswer | SentFiles | Response> {
  const store = context.get(storeContext);
  const link = { params: { token: params.token ?? '' } };
  const form = await request.formData();
  if (form.get('intent') === filesIntent) {
    return sendPostedFiles(form, {
      announceFile: (body) =>
        sendCall(store, endpoints.salesAnnounceSupplierFile.initiate({ ...link, body })),
      sendChunk: (id, offset, body) =>
        sendCall(
          store,
          endpoints.salesSendFileChunk.initiate({ params: { id }, query: { offset: String(offset) }, body }),
        ),
    });
  }
  const answer = await sendPosted(answerRequestSchema, postedAnswer(form), async (values) => {
    const body = { ...values, lines: [...values.lines] };
    const call = endpoints.salesAnswerSupplierRequest.initiate(
      withKey({ ...link, body }, postedText(form, 'key')),
    );
    const { failed } = await sendCall(store, call);
    return failed && answerRefusal(failed.failure);
  });
  return answer ? { intent: 'answer', answer } : redirect(supplierRequestPath(link.params.token), 303);
}

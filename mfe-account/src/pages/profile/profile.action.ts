import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { myProfilePath } from '@gantry/contracts/addresses/account';
import { typedCertificateSchema } from '@gantry/contracts/schemas/certificate';
import { postedText, sendPosted } from '@gantry/forms/posted';
import { sendPostedFiles } from '@gantry/forms/posted-files';
import { redirect, type ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { certificatesApi } from '../../api/certificates.endpoints.ts';
import { postedCertificate, type PostedCertificate } from '../../features/certificates/certificate-values.ts';

const { endpoints } = certificatesApi;

/**
 * Takes the form of a certificate where no script sends it: its files first, so that they have arrived whatever else is
 * wrong. What went through leads on, so that a reload repeats nothing.
 */
export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<PostedCertificate | Response> {
  const store = context.get(storeContext);
  const form = await request.formData();
  const certificate = postedText(form, 'certificate');
  const values = postedCertificate(form);
  const draft = { params: { draft: values.draft } };
  const { refused, arrived } = await sendPostedFiles(form, {
    announceFile: (body) =>
      sendCall(store, endpoints.taxationAnnounceCertificateFile.initiate({ ...draft, body })),
    sendChunk: (id, offset, body) =>
      sendCall(
        store,
        endpoints.taxationSendCertificateChunk.initiate({
          params: { id },
          query: { offset: String(offset) },
          body,
        }),
      ),
  });
  const answer = await sendPosted(typedCertificateSchema, values, async (typed) => {
    // a certificate is not sent without a file that somebody meant to send with it
    if (refused.length > 0) return { message: 'account.certificates.files-refused' };
    const body = v.parse(typedCertificateSchema, typed);
    const key = postedText(form, 'key');
    const call = certificate
      ? endpoints.taxationRenewCertificate.initiate(withKey({ params: { id: certificate }, body }, key))
      : endpoints.taxationSendCertificate.initiate(withKey({ body }, key));
    const { failed } = await sendCall(store, call);
    return failed && { failure: failed.failure };
  });
  if (!answer) return redirect(`${myProfilePath()}?sent=certificate#certificates`, 303);
  // what is not read again was on its way a moment ago
  const { data: files = arrived } = await sendCall(
    store,
    endpoints.taxationListCertificateDraft.initiate(draft, { subscribe: false, forceRefetch: true }),
  );
  return { certificate, answer, files, refused };
}

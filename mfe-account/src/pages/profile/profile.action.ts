import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { myProfilePath } from '@gantry/contracts/addresses/account';
import { typedCertificateSchema } from '@gantry/contracts/schemas/certificate';
import { mailChoiceSchema } from '@gantry/contracts/schemas/mail-choice';
import type { OptionalMail } from '@gantry/domain/mail-groups';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import { sendPostedFiles } from '@gantry/forms/posted-files';
import { redirect, type ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { certificatesApi } from '../../api/certificates.endpoints.ts';
import { mailsApi } from '../../api/mails.endpoints.ts';
import { postedCertificate, type PostedCertificate } from '../../features/certificates/certificate-values.ts';

const { endpoints } = certificatesApi;
type Store = Parameters<typeof sendCall>[0];

/** Why a form of the page came back, by which one it is. */
export interface ProfileAnswer {
  readonly certificate?: PostedCertificate;
  readonly mails?: Posted<object>;
}

/** Takes the page's forms where no script sends them. */
export async function action({ request, context }: ActionFunctionArgs): Promise<ProfileAnswer | Response> {
  const store = context.get(storeContext);
  const form = await request.formData();
  if (postedText(form, 'form') === 'mail-choice') {
    const mails = await takeMailChoice(form, store);
    return mails ? { mails } : redirect(`${myProfilePath()}?sent=mails#mails`, 303);
  }
  const certificate = await takeCertificate(form, store);
  return certificate instanceof Response ? certificate : { certificate };
}

/** Null when it went through. */
function takeMailChoice(form: FormData, store: Store): Promise<Posted<object> | null> {
  const values = { wanted: form.getAll('wanted') as OptionalMail[] };
  return sendPosted(mailChoiceSchema, values, async (body) => {
    const { failed } = await sendCall(store, mailsApi.endpoints.identitySaveMailChoice.initiate({ body }));
    return failed && { failure: failed.failure };
  });
}

/**
 * Takes the form of a certificate where no script sends it: its files first, so that they have arrived whatever else is
 * wrong. What went through leads on, so that a reload repeats nothing.
 */
async function takeCertificate(form: FormData, store: Store): Promise<PostedCertificate | Response> {
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

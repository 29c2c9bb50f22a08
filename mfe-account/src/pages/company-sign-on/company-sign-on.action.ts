import { sendCall, storeContext } from '@gantry/api-client';
import { startSignOnSchema } from '@gantry/contracts/schemas/company-sign-on';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import type { ActionFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';
import { companyFormRefusal } from '../../features/sign-in/company-refusal.ts';
import type { EntryValues } from '../../features/sign-in/posted-entry.ts';

const { identityStartCompanySignOn } = identityApi.endpoints;

/** What comes of the form where no script sends it: where to go on, or what is wrong. */
export type PostedCompany =
  | { readonly url: string; readonly answer?: undefined }
  | { readonly url?: undefined; readonly answer: Posted<EntryValues> };

/** Begins a company sign-on where no script does. The page leads on: a form may not lead to another site. */
export async function action({ request, context }: ActionFunctionArgs): Promise<PostedCompany> {
  const form = await request.formData();
  const ref = new URL(request.url).searchParams.get('ref');
  const values = { email: postedText(form, 'email'), remember: form.has('remember'), ref };
  let url = '';
  const answer = await sendPosted(startSignOnSchema, values, async (body) => {
    const call = identityStartCompanySignOn.initiate({ body }, { track: false });
    const { data, failed } = await sendCall(context.get(storeContext), call);
    url = data?.url ?? '';
    return failed && companyFormRefusal(failed.failure);
  });
  return answer ? { answer } : { url };
}

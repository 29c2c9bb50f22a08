import { sendCall, sessionKnown, storeContext, type AppStore } from '@gantry/api-client';
import { myCompanyPath } from '@gantry/contracts/addresses/account';
import { joinCompanySchema } from '@gantry/contracts/schemas/company';
import { failureText } from '@gantry/forms/failure-text';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { companyApi } from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';

/** What comes back of a form that did not go through: what was entered but the password, or a message id. */
export interface InvitationAnswer {
  readonly join?: Posted<{ name: string }>;
  readonly refusal?: string;
}

const { identityAcceptInvitation, identityJoinCompany } = companyApi.endpoints;

/** Accepts by the account that is signed in; and takes the form of somebody without one where no script sends it. */
export async function action({
  params: { code = '' },
  request,
  context,
}: ActionFunctionArgs): Promise<InvitationAnswer | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  return form.get('intent') === 'accept' ? accept(store, code) : join(store, code, form);
}

async function accept(store: AppStore, code: string): Promise<InvitationAnswer | Response> {
  const call = identityAcceptInvitation.initiate({ body: { code } });
  const { failed, data } = await sendCall(store, call);
  if (failed) {
    const { message } = companyRefusal(failed.failure);
    return { refusal: message ?? failureText(failed.failure?.code) };
  }
  const { user, cart } = store.getState().session;
  if (user && data) store.dispatch(sessionKnown({ user: { ...user, companyRole: data.role }, cart }));
  return redirect(myCompanyPath(), 303);
}

async function join(store: AppStore, code: string, form: FormData): Promise<InvitationAnswer | Response> {
  const entered = { name: postedText(form, 'name'), password: postedText(form, 'password') };
  const answer = await sendPosted(joinCompanySchema, entered, async (body) => {
    // the store's state goes into the page, so it must not keep what was entered
    const call = identityJoinCompany.initiate({ params: { code }, body }, { track: false });
    const { failed } = await sendCall(store, call);
    return failed && companyRefusal(failed.failure);
  });
  if (!answer) return redirect(myCompanyPath(), 303);
  return { join: { values: { name: entered.name }, problems: answer.problems } };
}

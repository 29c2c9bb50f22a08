import { sendCall, storeContext, withKey, type AppStore } from '@gantry/api-client';
import { myAccountPath } from '@gantry/contracts/addresses/account';
import { signInSchema, signUpSchema } from '@gantry/contracts/schemas/account';
import { secondStepSchema } from '@gantry/contracts/schemas/second-step';
import { postedText, sendPosted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';
import { emailDomain } from '../../features/sign-in/email-domain.ts';
import { passwordRefusal } from '../../features/sign-in/entry-refusal.ts';
import {
  entryIntents,
  postedSignIn,
  postedSignUp,
  withoutPassword,
  type PostedCodes,
  type PostedEntry,
} from '../../features/sign-in/posted-entry.ts';
import { sentPath, stepPath } from '../../features/sign-in/sent-path.ts';
import { returnPath } from '../../features/sign-in/return-path.ts';
import { stepRefusal } from '../../features/sign-in/step-refusal.ts';

const { identitySignIn, identitySignUp, identityFinishSignIn, identityFindCompanySignOn } =
  identityApi.endpoints;
/** The store's state goes into the page, so it must not keep what was entered. */
const untracked = { track: false };

/** A form of the page, and where its visitor goes on afterwards. */
interface Entry {
  readonly store: AppStore;
  readonly form: FormData;
  readonly ref: string | null;
}
type Outcome = Promise<PostedEntry | PostedCodes | Response>;

/**
 * Takes the page's forms where no script sends them. Who is in goes on to where they came from (query `ref`,
 * specification §2); the session's cookies come with the answer of the call. Who signed up reads what comes next.
 */
export async function action({ request, context }: ActionFunctionArgs): Outcome {
  const form = await request.formData();
  const entry = { store: context.get(storeContext), form, ref: new URL(request.url).searchParams.get('ref') };
  const intent = form.get('intent');
  if (intent === entryIntents.signUp) return signUp(entry);
  return intent === entryIntents.secondStep ? finishSignIn(entry) : signIn(entry);
}

async function signIn({ store, form, ref }: Entry): Outcome {
  let isIn = false;
  const answer = await sendPosted(signInSchema, postedSignIn(form), async (body) => {
    const { data, failed } = await sendCall(store, identitySignIn.initiate({ body }, untracked));
    isIn = !!data?.user;
    return failed && passwordRefusal(failed.failure, () => isCompanyRequired(store, body.email));
  });
  if (answer) return { intent: entryIntents.signIn, answer: withoutPassword(answer) };
  return redirect(isIn ? returnPath(ref, myAccountPath()) : stepPath(ref), 303);
}

/** The answer stays in the store: the page that comes back offers the way in through the company. */
async function isCompanyRequired(store: AppStore, email: string): Promise<boolean> {
  const domain = emailDomain(email);
  if (!domain) return false;
  const { data } = await sendCall(store, identityFindCompanySignOn.initiate({ query: { domain } }));
  return data?.isRequired === true;
}

async function signUp({ store, form, ref }: Entry): Outcome {
  const answer = await sendPosted(
    signUpSchema,
    postedSignUp(form),
    async (body) =>
      (await sendCall(store, identitySignUp.initiate(withKey({ body }, postedText(form, 'key')), untracked)))
        .failed,
  );
  if (answer) return { intent: entryIntents.signUp, answer: withoutPassword(answer) };
  return redirect(sentPath(ref), 303);
}

async function finishSignIn({ store, form, ref }: Entry): Outcome {
  let recoveryCodes: readonly string[] | null = null;
  const answer = await sendPosted(secondStepSchema, { code: postedText(form, 'code') }, async (body) => {
    const { data, failed } = await sendCall(store, identityFinishSignIn.initiate({ body }, untracked));
    recoveryCodes = data?.recoveryCodes ?? null;
    return failed && stepRefusal(failed.failure);
  });
  if (answer) return { intent: entryIntents.secondStep, answer };
  if (recoveryCodes) return { intent: 'codes', recoveryCodes };
  return redirect(returnPath(ref, myAccountPath()), 303);
}

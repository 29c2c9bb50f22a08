import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { myAccountPath } from '@gantry/contracts/addresses/account';
import { signInSchema, signUpSchema } from '@gantry/contracts/schemas/account';
import { postedText, sendPosted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';
import { entryRefusal } from '../../features/sign-in/entry-refusal.ts';
import {
  entryIntents,
  postedSignIn,
  postedSignUp,
  withoutPassword,
  type PostedEntry,
} from '../../features/sign-in/posted-entry.ts';
import { sentPath } from '../../features/sign-in/sent-path.ts';
import { returnPath } from '../../features/sign-in/return-path.ts';

const { identitySignIn, identitySignUp } = identityApi.endpoints;
/** The store's state goes into the page, so it must not keep what was entered. */
const untracked = { track: false };

/**
 * Takes the page's forms where no script sends them. Who is in goes on to where they came from (query `ref`,
 * specification §2); the session's cookies come with the answer of the call. Who signed up reads what comes next.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<PostedEntry | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  const send = async (call: Parameters<typeof sendCall>[1]) => (await sendCall(store, call)).failed;
  const intent = form.get('intent') === entryIntents.signUp ? entryIntents.signUp : entryIntents.signIn;
  const answer =
    intent === entryIntents.signIn
      ? await sendPosted(signInSchema, postedSignIn(form), async (body) => {
          const failed = await send(identitySignIn.initiate({ body }, untracked));
          return failed && entryRefusal(failed.failure);
        })
      : await sendPosted(signUpSchema, postedSignUp(form), (body) =>
          send(identitySignUp.initiate(withKey({ body }, postedText(form, 'key')), untracked)),
        );
  if (answer) return { intent, answer: withoutPassword(answer) };
  const ref = new URL(request.url).searchParams.get('ref');
  const next = intent === entryIntents.signUp ? sentPath(ref) : returnPath(ref, myAccountPath());
  return redirect(next, 303);
}

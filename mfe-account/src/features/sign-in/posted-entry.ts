import { postedText, type Posted } from '@gantry/forms/posted';
import { readPhone } from '@gantry/forms/read-phone';

/** What the forms of the sign-in page are called where they are posted without scripts. */
export const entryIntents = { signIn: 'sign-in', signUp: 'sign-up', secondStep: 'second-step' } as const;
export type EntryIntent = (typeof entryIntents)[keyof typeof entryIntents];

/** What was entered, as far as it may be shown again: never a password. */
export type EntryValues = Readonly<Record<string, string | boolean | null>>;

/** What comes back of a form of the sign-in page that was posted without scripts and did not go through. */
export interface PostedEntry {
  readonly intent: EntryIntent;
  readonly answer: Posted<EntryValues>;
}

/** What comes back of a second step that set an authenticator app up: its recovery codes, once. */
export interface PostedCodes {
  readonly intent: 'codes';
  readonly recoveryCodes: readonly string[];
}

/** The values of the form to sign in. */
export const postedSignIn = (form: FormData) => ({
  email: postedText(form, 'email'),
  password: postedText(form, 'password'),
  remember: form.has('remember'),
});

/** The values of the form to open an account. */
export const postedSignUp = (form: FormData) => ({
  name: postedText(form, 'name'),
  company: postedText(form, 'company'),
  email: postedText(form, 'email'),
  password: postedText(form, 'password'),
  phone: readPhone(postedText(form, 'phone')),
});

/** What did not go through without its password: a page is no place for one, wherever it comes from. */
export function withoutPassword({ values, problems }: Posted<EntryValues>): Posted<EntryValues> {
  const shown = Object.entries(values).filter(([name]) => name !== 'password');
  return { values: Object.fromEntries(shown), problems };
}

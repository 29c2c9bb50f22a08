import * as v from 'valibot';
import { userSchema } from './account.ts';
import { cartSummarySchema } from './cart.ts';

/** The password as it is typed to prove who it is; its rules are those of the time when it was chosen. */
export const provenPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** What is changed by whoever knows the password, and needs nothing else. */
export const byPasswordSchema = v.object({ current: provenPassword });

const withoutGaps = v.transform((text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase());
/** A code of an authenticator app: six digits, however they are grouped. */
const appCode = v.pipe(
  v.string(),
  v.maxLength(20),
  withoutGaps,
  v.regex(/^\d{6}$/, 'is not a code of six digits'),
);
/** A code of an authenticator app or one of the recovery codes, however they are grouped. */
const secondStepCode = v.pipe(
  v.string(),
  v.maxLength(40),
  withoutGaps,
  v.regex(/^(\d{6}|[a-z2-7]{12})$/, 'is neither a code of six digits nor a recovery code'),
);
/** The first code of an app, and what its set-up began with. */
export const confirmAppSchema = v.object({
  code: appCode,
  ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
});
export const secondStepSchema = v.object({ code: secondStepCode });

/** What comes after the password: prove who it is a second time, or set up by what. */
export const signInSteps = ['prove', 'set-up'] as const;
export type SignInStep = (typeof signInSteps)[number];

/** A picture of dark squares, `size` of them each way; `path` draws them in a view of that size. */
const qrSchema = v.object({ size: v.number(), path: v.string() });
/** What an authenticator app has to be told, by a picture or by typing it. */
export const appSetUpSchema = v.object({ secret: v.string(), uri: v.string(), qr: qrSchema });
export type AppSetUp = v.InferOutput<typeof appSetUpSchema>;

/** The same with a ticket, by which the app is confirmed: good for a quarter of an hour, for this account alone. */
export const startedAppSchema = v.object({ ...appSetUpSchema.entries, ticket: v.string() });
export type StartedApp = v.InferOutput<typeof startedAppSchema>;

/** What signing in answers: the user, or which step comes next; never both. */
export const signInAnswerSchema = v.object({
  user: v.nullable(userSchema),
  cart: v.nullable(cartSummarySchema),
  step: v.nullable(v.picklist(signInSteps)),
});
export type SignInAnswer = v.InferOutput<typeof signInAnswerSchema>;

/** Each is good once; they are shown here and never again. */
export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });

/** By what an account is proven a second time, as its owner sees it. */
export const secondStepViewSchema = v.object({
  /** the password alone does not sign in: an app is set up, or a passkey where the store wants a second step */
  isOn: v.boolean(),
  /** since when an authenticator app is set up; null without one */
  appSince: v.nullable(v.string()),
  /** recovery codes that are still good */
  codesLeft: v.number(),
  /** the store wants it of everybody with this role: the last app or passkey is not removed */
  isRequired: v.boolean(),
});

/** What the store wants of whoever signs in. */
export const signInRulesSchema = v.object({ staffSecondStep: v.boolean(), version: v.number() });
export type SignInRules = v.InferOutput<typeof signInRulesSchema>;
export const saveSignInRulesSchema = v.object({
  staffSecondStep: v.boolean(),
  version: v.pipe(v.number(), v.integer()),
});

import * as v from 'valibot';
import { newPasswordSchema } from './account.ts';
import { emailSchema } from './common.ts';
import { passkeyViewSchema } from './passkey.ts';
import { provenPassword, secondStepViewSchema } from './second-step.ts';

export const changePasswordSchema = v.object({ current: provenPassword, password: newPasswordSchema });
export const changeUsernameSchema = v.object({ email: emailSchema, current: provenPassword });

/** A sign-in that lasts, as its owner and staff see it. */
export const accountSessionSchema = v.object({
  id: v.string(),
  startedAt: v.string(),
  seenAt: v.string(),
  /** such as `Firefox · Windows`; null where the browser does not say */
  device: v.nullable(v.string()),
  /** network address it began from */
  address: v.nullable(v.string()),
  /** whether it outlives the browser */
  isRemembered: v.boolean(),
  /** when it ends if nobody uses it any more */
  expiresAt: v.string(),
  /** when it ends however much it is used */
  endsAt: v.string(),
});
export type AccountSession = v.InferOutput<typeof accountSessionSchema>;

/** A user name that waits until both mailboxes have agreed. */
const pendingUsernameSchema = v.object({
  email: v.string(),
  /** the mailbox of today's user name has agreed */
  isAgreed: v.boolean(),
  /** the new mailbox has answered */
  isProven: v.boolean(),
});
export type PendingUsername = v.InferOutput<typeof pendingUsernameSchema>;

/** How an account is kept safe, as its owner sees it. */
export const accountSecuritySchema = v.object({
  email: v.string(),
  pendingUsername: v.nullable(pendingUsernameSchema),
  secondStep: secondStepViewSchema,
  /** oldest first */
  passkeys: v.array(passkeyViewSchema),
  /** the one that asks first, then the one used last */
  sessions: v.array(v.object({ ...accountSessionSchema.entries, isCurrent: v.boolean() })),
});
export type AccountSecurity = v.InferOutput<typeof accountSecuritySchema>;

import * as v from 'valibot';
import { passkeyCreationSchema, passkeyRequestSchema } from './passkey.ts';
import { appSetUpSchema, signInSteps } from './second-step.ts';

/** A sign-in whose password was right and which waits for its second step. */
export const openSignInSchema = v.object({
  step: v.picklist(signInSteps),
  /** of the step `set-up` alone: either of the two is set up */
  setUp: v.nullable(v.object({ app: appSetUpSchema, passkey: passkeyCreationSchema })),
  /** of the step `prove` alone: by what it is taken, besides a recovery code */
  prove: v.nullable(v.object({ hasApp: v.boolean(), passkey: v.nullable(passkeyRequestSchema) })),
});
export type OpenSignIn = v.InferOutput<typeof openSignInSchema>;

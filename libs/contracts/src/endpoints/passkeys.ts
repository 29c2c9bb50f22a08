import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema } from '../schemas/common.ts';
import {
  addPasskeySchema,
  passkeyProofSchema,
  passkeySignInSchema,
  renamePasskeySchema,
  setUpPasskeySchema,
  startedPasskeySchema,
  startedPasskeySignInSchema,
  startPasskeySchema,
} from '../schemas/passkey.ts';
import { byPasswordSchema, signInAnswerSchema } from '../schemas/second-step.ts';

const open = { service: 'identity', audience: 'public', rights: 'anyone' } as const;
const own = { service: 'identity', audience: 'public', rights: 'customer' } as const;
const slow = { max: 10, windowSeconds: 60 } as const;
const params = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** Codes that were made with the first thing they stand in for; shown once, null where there were some already. */
const newCodes = { recoveryCodes: v.nullable(v.array(v.string())) };

export const identityStartPasskeySignIn = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityStartPasskeySignIn',
  method: 'GET',
  path: '/auth/passkey',
  response: startedPasskeySignInSchema,
  errors: [],
  // a page asks as it opens, for browsers that offer passkeys in the field of the user name
  limit: { max: 120, windowSeconds: 60 },
  summary: 'What a passkey has to sign to sign in; good for ten minutes.',
});

export const identityPasskeySignIn = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityPasskeySignIn',
  method: 'POST',
  path: '/auth/passkey',
  body: passkeySignInSchema,
  response: signInAnswerSchema,
  errors: ['PASSKEY_REFUSED', 'SIGN_IN_EXPIRED'],
  limit: slow,
  summary:
    'Signs in by a passkey, which proves its owner by device and PIN or finger: no second step follows. What was signed is good once.',
});

export const identityProvePasskey = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityProvePasskey',
  method: 'POST',
  path: '/auth/second-step/passkey',
  body: passkeyProofSchema,
  response: signInAnswerSchema,
  errors: ['PASSKEY_REFUSED', 'SIGN_IN_EXPIRED'],
  limit: slow,
  summary: 'Takes the second step of a sign-in by a passkey of the account, and starts the session.',
});

export const identitySetUpPasskey = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identitySetUpPasskey',
  method: 'PUT',
  path: '/auth/second-step/passkey',
  body: setUpPasskeySchema,
  response: v.object({ ...signInAnswerSchema.entries, ...newCodes }),
  errors: ['PASSKEY_REFUSED', 'SIGN_IN_EXPIRED'],
  limit: slow,
  summary: 'Sets a passkey up where the store wants a second step, and starts the session.',
});

export const identityStartPasskey = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityStartPasskey',
  method: 'POST',
  path: '/my-account/passkeys/options',
  body: startPasskeySchema,
  response: startedPasskeySchema,
  errors: ['WRONG_CREDENTIALS', 'WRONG_STATE'],
  limit: slow,
  summary: 'Begins to add a passkey; it counts once the authenticator has made it.',
});

export const identityAddPasskey = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityAddPasskey',
  method: 'POST',
  path: '/my-account/passkeys',
  body: addPasskeySchema,
  response: v.object(newCodes),
  errors: ['PASSKEY_REFUSED', 'SIGN_IN_EXPIRED', 'WRONG_STATE'],
  limit: slow,
  summary:
    'Adds the passkey an authenticator has made. Answers recovery codes where it is the first second step of staff who need one; the owner is told by mail.',
});

export const identityRenamePasskey = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityRenamePasskey',
  method: 'PUT',
  path: '/my-account/passkeys/:id',
  params,
  body: renamePasskeySchema,
  response: okSchema,
  errors: [],
  summary: 'What the owner calls a passkey.',
});

export const identityRemovePasskey = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityRemovePasskey',
  method: 'POST',
  path: '/my-account/passkeys/:id/remove',
  params,
  body: byPasswordSchema,
  response: okSchema,
  errors: ['WRONG_CREDENTIALS', 'WRONG_STATE'],
  limit: slow,
  summary:
    'Takes a passkey away; never the last second step of staff who need one (WRONG_STATE). The owner is told by mail.',
});

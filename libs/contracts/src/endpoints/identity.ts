import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { auditRoles } from '@gantry/domain/roles';
import {
  auditEntrySchema,
  auditFileQuery,
  auditQuerySchema,
  codeSchema,
  confirmOutcomes,
  identitySchema,
  profileSchema,
  recoveryPasswordSchema,
  recoverySchema,
  signInSchema,
  signUpSchema,
  userSchema,
} from '../schemas/account.ts';
import { addressEntrySchema, savedAddressSchema } from '../schemas/address.ts';
import { cartSummarySchema } from '../schemas/cart.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import { longPageOf, okSchema, tokenSchema } from '../schemas/common.ts';
import { signInAnswerSchema } from '../schemas/second-step.ts';

const open = { service: 'identity', audience: 'public', rights: 'anyone' } as const;
const own = { service: 'identity', audience: 'public', rights: 'customer' } as const;
const slow = { max: 10, windowSeconds: 60 } as const;
const addressParams = v.object({ id: v.pipe(v.string(), v.uuid()) });

export const identityGetUser = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityGetUser',
  method: 'GET',
  path: '/get-user',
  response: v.nullable(userSchema),
  errors: [],
  summary:
    'The user of the session, null for a guest. A session that has ended answers 401 (specification §7).',
});

export const identitySignOut = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identitySignOut',
  method: 'GET',
  path: '/my-account/logout',
  response: okSchema,
  errors: [],
  summary:
    'Ends the session on the server and clears its cookies; needs a same-site request with our client header (specification §7).',
});

export const identitySignIn = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identitySignIn',
  method: 'POST',
  path: '/auth/sign-in',
  body: signInSchema,
  response: signInAnswerSchema,
  errors: ['WRONG_CREDENTIALS'],
  limit: slow,
  summary:
    'Starts a session with a new id and takes over the guest cart, or says which step comes before. Known and unknown accounts answer alike.',
});

export const identitySignUp = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identitySignUp',
  method: 'POST',
  path: '/auth/sign-up',
  body: signUpSchema,
  response: okSchema,
  errors: [],
  limit: slow,
  idempotent: true,
  summary:
    'Mails what to do next: to a new address the code that confirms its account, to a known one that there is an account. The answer is the same either way.',
});

export const identityStartRecovery = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityStartRecovery',
  method: 'POST',
  path: '/auth/recovery',
  body: recoverySchema,
  response: okSchema,
  errors: [],
  limit: slow,
  summary: 'Mails a recovery code if the account exists; the answer is the same either way.',
});

export const identityFinishRecovery = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityFinishRecovery',
  method: 'POST',
  path: '/auth/recovery/:code',
  params: v.object({ code: codeSchema }),
  body: recoveryPasswordSchema,
  response: okSchema,
  errors: ['CODE_INVALID', 'SIGN_ON_REFUSED'],
  limit: slow,
  summary:
    'Sets a new password with a single-use code and ends all other sessions. SIGN_ON_REFUSED where the company of the account requires its own sign-in.',
});

export const identityConfirmUsername = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityConfirmUsername',
  method: 'POST',
  path: '/my-account/confirm-username',
  body: v.object({ code: codeSchema }),
  response: v.object({
    ...okSchema.entries,
    /** the address of a new account, or one of the two mailboxes of a new user name; `changed` once both have answered */
    outcome: v.picklist(confirmOutcomes),
    user: v.nullable(userSchema),
    cart: v.nullable(cartSummarySchema),
  }),
  errors: ['CODE_INVALID'],
  limit: slow,
  summary:
    'Confirms the e-mail address of an account, or one of the two mailboxes of a new user name; on the device that signed up it signs in as well and takes over the guest cart.',
});

export const identityGetProfile = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityGetProfile',
  method: 'GET',
  path: '/my-account/profile',
  response: profileSchema,
  errors: [],
  summary: 'Name, company and phone of the account.',
});

export const identitySaveProfile = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identitySaveProfile',
  method: 'PUT',
  path: '/my-account/profile',
  body: profileSchema,
  response: profileSchema,
  errors: [],
  summary: 'Saves the profile.',
});

export const identityListAddresses = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityListAddresses',
  method: 'GET',
  path: '/my-account/addresses',
  response: v.array(savedAddressSchema),
  errors: [],
  summary: 'The address book: one’s own entries, then those of the company.',
});

export const identityAddAddress = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityAddAddress',
  companyAct: 'keep-addresses',
  method: 'POST',
  path: '/my-account/addresses',
  body: addressEntrySchema,
  response: savedAddressSchema,
  errors: [],
  idempotent: true,
  summary: 'Adds an address.',
});

export const identitySaveAddress = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identitySaveAddress',
  companyAct: 'keep-addresses',
  method: 'PUT',
  path: '/my-account/addresses/:id',
  params: addressParams,
  body: addressEntrySchema,
  response: savedAddressSchema,
  errors: ['NOT_FOUND'],
  summary: 'Changes an address.',
});

export const identityRemoveAddress = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityRemoveAddress',
  companyAct: 'keep-addresses',
  method: 'DELETE',
  path: '/my-account/addresses/:id',
  params: addressParams,
  response: okSchema,
  errors: [],
  summary: 'Removes an address; one already gone is no error.',
});

export const identityListAudit = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'public',
  rights: { staff: auditRoles },
  name: 'identityListAudit',
  method: 'GET',
  path: '/admin/audit',
  query: auditQuerySchema,
  response: v.object({ ...longPageOf(auditEntrySchema).entries, chainIntact: v.boolean() }),
  errors: [],
  summary:
    'The audit trail, newest first, and whether its hash chain verifies, of which a process verifies each entry once.',
});

export const identityVerifyAudit = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'public',
  rights: { staff: auditRoles },
  name: 'identityVerifyAudit',
  method: 'GET',
  path: '/admin/audit/verification',
  response: v.object({ chainIntact: v.boolean() }),
  errors: [],
  limit: { max: 10, windowSeconds: 60 },
  summary: 'Whether the hash chain of the whole audit trail verifies; every entry is verified anew.',
});

export const identityExportAudit = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'public',
  rights: { staff: auditRoles },
  name: 'identityExportAudit',
  method: 'GET',
  path: '/admin/audit.csv',
  query: auditFileQuery,
  transfer: 'download',
  response: bytesSchema,
  errors: [],
  summary:
    'What of the trail matches as CSV with English column names, the newest first; cells that a spreadsheet would calculate are plain text.',
});

export const identityResolveSession = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'internal',
  rights: 'service',
  name: 'identityResolveSession',
  callers: ['gateway'],
  method: 'POST',
  path: '/sessions/resolve',
  body: v.object({ token: tokenSchema }),
  response: v.nullable(identitySchema),
  errors: [],
  summary: 'Who a session secret belongs to; null when it has ended.',
});

export const identityRenewSession = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'internal',
  rights: 'service',
  name: 'identityRenewSession',
  callers: ['gateway'],
  method: 'POST',
  path: '/sessions/renew',
  body: v.object({ token: tokenSchema }),
  response: v.nullable(v.object({ token: tokenSchema, isRemembered: v.boolean() })),
  errors: [],
  summary:
    'Another secret for a session whose secret has been in use for long; null where another call got it, or none is due. The one before is good until the new one is used, and a minute longer.',
});

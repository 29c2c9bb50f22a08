import * as v from 'valibot';
import { signInRuleRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema } from '../schemas/common.ts';
import { openSignInSchema } from '../schemas/open-sign-in.ts';
import {
  byPasswordSchema,
  confirmAppSchema,
  recoveryCodesSchema,
  saveSignInRulesSchema,
  secondStepSchema,
  signInAnswerSchema,
  signInRulesSchema,
  startedAppSchema,
} from '../schemas/second-step.ts';

const open = { service: 'identity', audience: 'public', rights: 'anyone' } as const;
const own = { service: 'identity', audience: 'public', rights: 'customer' } as const;
const slow = { max: 10, windowSeconds: 60 } as const;

export const identityGetSignInStep = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityGetSignInStep',
  method: 'GET',
  path: '/auth/second-step',
  response: v.nullable(openSignInSchema),
  errors: [],
  summary: 'What a sign-in of this browser waits for; null where none waits, or no longer.',
});

export const identityFinishSignIn = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityFinishSignIn',
  method: 'POST',
  path: '/auth/second-step',
  body: secondStepSchema,
  response: v.object({
    ...signInAnswerSchema.entries,
    /** of an app that was set up just now; shown once */
    recoveryCodes: v.nullable(v.array(v.string())),
  }),
  errors: ['CODE_INVALID', 'SIGN_IN_EXPIRED'],
  limit: slow,
  summary:
    'Takes the code of the authenticator app, or a recovery code, and starts the session. A code is good once; a sign-in has ten minutes and ten tries.',
});

export const identityStartApp = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityStartApp',
  method: 'POST',
  path: '/my-account/authenticator',
  body: byPasswordSchema,
  response: startedAppSchema,
  errors: ['WRONG_CREDENTIALS', 'WRONG_STATE'],
  limit: slow,
  summary: 'Begins to set an authenticator app up; it counts once a code of it has been entered.',
});

export const identityConfirmApp = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityConfirmApp',
  method: 'PUT',
  path: '/my-account/authenticator',
  body: confirmAppSchema,
  response: recoveryCodesSchema,
  errors: ['CODE_INVALID', 'SIGN_IN_EXPIRED', 'WRONG_STATE'],
  limit: slow,
  summary:
    'Proves the authenticator app by a code of it. Answers the recovery codes, once; the owner is told by mail.',
});

export const identityRemoveApp = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityRemoveApp',
  method: 'POST',
  path: '/my-account/authenticator/remove',
  body: byPasswordSchema,
  response: okSchema,
  errors: ['WRONG_CREDENTIALS', 'WRONG_STATE'],
  limit: slow,
  summary:
    'Takes the authenticator app away, and the recovery codes too where nothing is left they stand in for. The owner is told by mail.',
});

export const identityRenewRecoveryCodes = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityRenewRecoveryCodes',
  method: 'POST',
  path: '/my-account/recovery-codes',
  body: byPasswordSchema,
  response: recoveryCodesSchema,
  errors: ['WRONG_CREDENTIALS', 'WRONG_STATE'],
  limit: slow,
  summary: 'Ten new recovery codes in place of all earlier ones; answered once.',
});

export const identityAdminGetSignInRules = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'public',
  rights: { staff: signInRuleRoles },
  name: 'identityAdminGetSignInRules',
  method: 'GET',
  path: '/admin/access/sign-in',
  response: signInRulesSchema,
  errors: [],
  summary: 'What the store wants of whoever signs in.',
});

export const identityAdminSaveSignInRules = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'public',
  rights: { staff: signInRuleRoles },
  name: 'identityAdminSaveSignInRules',
  method: 'PUT',
  path: '/admin/access/sign-in',
  body: saveSignInRulesSchema,
  response: signInRulesSchema,
  errors: ['STALE_VERSION', 'WRONG_STATE'],
  summary:
    'Saves it. Whoever wants a second step of all staff has one themselves (WRONG_STATE); sessions of staff without one end.',
});

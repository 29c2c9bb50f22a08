import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  accountSecuritySchema,
  changePasswordSchema,
  changeUsernameSchema,
} from '../schemas/account-security.ts';
import { okSchema } from '../schemas/common.ts';

const own = { service: 'identity', audience: 'public', rights: 'customer' } as const;
const slow = { max: 10, windowSeconds: 60 } as const;

export const identityGetSecurity = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityGetSecurity',
  method: 'GET',
  path: '/my-account/security',
  response: accountSecuritySchema,
  errors: [],
  summary: 'The user name, one that waits to take its place, and where the account is signed in.',
});

export const identityChangePassword = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityChangePassword',
  method: 'PUT',
  path: '/my-account/password',
  body: changePasswordSchema,
  response: okSchema,
  errors: ['WRONG_CREDENTIALS'],
  limit: slow,
  summary:
    'Sets a new password, ends all other sessions and goes on in this one under a new id. The owner is told by mail.',
});

export const identityChangeUsername = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityChangeUsername',
  method: 'PUT',
  path: '/my-account/username',
  body: changeUsernameSchema,
  response: okSchema,
  errors: ['WRONG_CREDENTIALS'],
  limit: slow,
  summary:
    'Asks both mailboxes to confirm a new user name. Whether another account has it is told to its mailbox alone.',
});

export const identityKeepUsername = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityKeepUsername',
  method: 'DELETE',
  path: '/my-account/username',
  response: okSchema,
  errors: [],
  summary: 'Takes a wanted user name back; without one it is no error.',
});

export const identityEndSession = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityEndSession',
  method: 'DELETE',
  path: '/my-account/sessions/:id',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  response: okSchema,
  errors: [],
  summary: 'Signs one of the account’s sessions out; one that has ended is no error.',
});

export const identityEndOtherSessions = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityEndOtherSessions',
  method: 'DELETE',
  path: '/my-account/sessions',
  response: okSchema,
  errors: [],
  summary: 'Signs all sessions of the account out but this one.',
});

import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identitySchema } from '../schemas/account.ts';
import {
  apiKeySecretSchema,
  apiKeysSchema,
  companyApiKeySchema,
  madeApiKeySchema,
  newApiKeySchema,
  newSecretSchema,
} from '../schemas/api-key.ts';
import { okSchema, uuidSchema } from '../schemas/common.ts';

const own = { service: 'identity', audience: 'public', rights: 'customer' } as const;
const managed = { ...own, companyAct: 'manage-people' } as const;
const slow = { max: 10, windowSeconds: 60 } as const;
const one = v.object({ id: uuidSchema });

export const identityListApiKeys = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityListApiKeys',
  method: 'GET',
  path: '/my-account/api-keys',
  response: apiKeysSchema,
  errors: [],
  summary: 'The keys by which programs call in the name of the account, and the scopes a new one may have.',
});

export const identityMakeApiKey = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityMakeApiKey',
  method: 'POST',
  path: '/my-account/api-keys',
  body: newApiKeySchema,
  response: madeApiKeySchema,
  errors: ['WRONG_CREDENTIALS', 'NOT_PERMITTED', 'WRONG_STATE'],
  limit: slow,
  summary:
    'Makes a key by the password. Its secret is answered here and never again; the owner is told by mail. A name that another key has, or a scope that opens nothing to the owner, is INVALID; WRONG_STATE for one key too many, NOT_PERMITTED while the e-mail address is not confirmed.',
});

export const identityRotateApiKey = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityRotateApiKey',
  method: 'POST',
  path: '/my-account/api-keys/:id/secret',
  params: one,
  body: newSecretSchema,
  response: madeApiKeySchema,
  errors: ['WRONG_CREDENTIALS'],
  limit: slow,
  summary:
    'Gives a key another secret and a new end. The one before goes on for as long as is said, so that nothing stands still meanwhile.',
});

export const identityRevokeApiKey = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityRevokeApiKey',
  method: 'DELETE',
  path: '/my-account/api-keys/:id',
  params: one,
  response: okSchema,
  errors: [],
  summary: 'Ends a key; one that has ended is no error.',
});

export const identityListCompanyApiKeys = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityListCompanyApiKeys',
  method: 'GET',
  path: '/my-account/company/api-keys',
  response: v.object({ keys: v.array(companyApiKeySchema) }),
  errors: ['NOT_PERMITTED'],
  summary: 'The keys of all people of the company, the one used last first.',
});

export const identityRevokeCompanyApiKey = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityRevokeCompanyApiKey',
  method: 'DELETE',
  path: '/my-account/company/api-keys/:id',
  params: one,
  response: okSchema,
  errors: ['NOT_PERMITTED'],
  summary: 'Ends a key of one of the company’s people, who is told by mail; one that has ended is no error.',
});

export const identityResolveApiKey = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'internal',
  rights: 'service',
  name: 'identityResolveApiKey',
  callers: ['gateway'],
  method: 'POST',
  path: '/api-keys/resolve',
  body: v.object({ secret: apiKeySecretSchema, address: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
  response: v.nullable(identitySchema),
  errors: [],
  summary: 'Whose key a secret is and what it opens; null when it has ended or never was.',
});

import * as v from 'valibot';
import { signInRuleRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema, recordNumberSchema } from '../schemas/common.ts';
import {
  companySignOnSchema,
  findSignOnQuery,
  finishedSignOnSchema,
  finishSignOnSchema,
  offeredSignOnSchema,
  saveSignOnSchema,
  startedSignOnSchema,
  startSignOnSchema,
} from '../schemas/company-sign-on.ts';

const open = { service: 'identity', audience: 'public', rights: 'anyone' } as const;
const ours = { service: 'identity', audience: 'public', rights: { staff: signInRuleRoles } } as const;
const params = v.object({ number: recordNumberSchema });

export const identityFindCompanySignOn = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityFindCompanySignOn',
  method: 'GET',
  path: '/auth/company-sign-on',
  query: findSignOnQuery,
  response: offeredSignOnSchema,
  errors: [],
  limit: { max: 60, windowSeconds: 60 },
  summary:
    'Whether people of a domain may, or have to, sign in through their company. Tells nothing about accounts.',
});

export const identityStartCompanySignOn = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityStartCompanySignOn',
  method: 'POST',
  path: '/auth/company-sign-on',
  body: startSignOnSchema,
  response: startedSignOnSchema,
  errors: ['SIGN_ON_REFUSED', 'UNAVAILABLE'],
  limit: { max: 20, windowSeconds: 60 },
  summary:
    'Begins a sign-in at the provider of the company the domain belongs to; good for ten minutes, once, in this browser.',
});

export const identityFinishCompanySignOn = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityFinishCompanySignOn',
  method: 'POST',
  path: '/auth/company-sign-on/finish',
  body: finishSignOnSchema,
  response: finishedSignOnSchema,
  errors: ['SIGN_ON_REFUSED', 'SIGN_IN_EXPIRED', 'UNAVAILABLE'],
  limit: { max: 20, windowSeconds: 60 },
  summary:
    'Takes what the provider has sent back, and starts the session or names the second step; SIGN_ON_REFUSED says why not in `data.reason`, and in `data.ref` and `data.locale` where the visitor was going.',
});

export const identityAdminGetCompanySignOn = /* @__PURE__ */ defineEndpoint({
  ...ours,
  name: 'identityAdminGetCompanySignOn',
  method: 'GET',
  path: '/admin/access/accounts/:number/company-sign-on',
  params,
  response: companySignOnSchema,
  errors: ['WRONG_STATE'],
  summary: 'How the people of an account’s company sign on; WRONG_STATE for an account without one.',
});

export const identityAdminSaveCompanySignOn = /* @__PURE__ */ defineEndpoint({
  ...ours,
  name: 'identityAdminSaveCompanySignOn',
  method: 'PUT',
  path: '/admin/access/accounts/:number/company-sign-on',
  params,
  body: saveSignOnSchema,
  response: companySignOnSchema,
  errors: ['WRONG_STATE', 'STALE_VERSION', 'SIGN_ON_REFUSED', 'UNAVAILABLE'],
  summary:
    'Saves it, once the provider has answered. A domain of another company (`data.domain`), or a provider that is not to be asked: SIGN_ON_REFUSED.',
});

export const identityAdminCheckSignOnDomains = /* @__PURE__ */ defineEndpoint({
  ...ours,
  name: 'identityAdminCheckSignOnDomains',
  method: 'POST',
  path: '/admin/access/accounts/:number/company-sign-on/check',
  params,
  response: companySignOnSchema,
  errors: ['WRONG_STATE', 'UNAVAILABLE'],
  limit: { max: 10, windowSeconds: 60 },
  summary: 'Asks DNS whether the domains are the company’s; those that say so count from now on.',
});

export const identityAdminRemoveCompanySignOn = /* @__PURE__ */ defineEndpoint({
  ...ours,
  name: 'identityAdminRemoveCompanySignOn',
  method: 'DELETE',
  path: '/admin/access/accounts/:number/company-sign-on',
  params,
  response: okSchema,
  errors: ['WRONG_STATE'],
  summary: 'Ends it: people sign in by password again. Who was who at the provider is forgotten.',
});

import * as v from 'valibot';
import { accountActRoles, accountReaderRoles, actingRoles, companyFinderRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import {
  actOnAccountSchema,
  adminAccountSchema,
  adminAccountsQuery,
  adminAccountsSchema,
  companySearchQuery,
  foundCompaniesSchema,
  startActingSchema,
} from '../schemas/admin-account.ts';
import { okSchema, recordNumberSchema } from '../schemas/common.ts';

const ours = { service: 'identity', audience: 'public' } as const;
const byNumber = v.object({ number: recordNumberSchema });

export const identityAdminListAccounts = /* @__PURE__ */ defineEndpoint({
  ...ours,
  rights: { staff: accountReaderRoles },
  name: 'identityAdminListAccounts',
  method: 'GET',
  path: '/admin/access/accounts',
  query: adminAccountsQuery,
  response: adminAccountsSchema,
  errors: [],
  summary:
    'Accounts by queue, role in their company, and search, the newest first, with how many are in each queue.',
});

export const identityAdminFindCompanies = /* @__PURE__ */ defineEndpoint({
  ...ours,
  rights: { staff: companyFinderRoles },
  name: 'identityAdminFindCompanies',
  method: 'GET',
  path: '/admin/companies',
  query: companySearchQuery,
  response: foundCompaniesSchema,
  errors: ['INVALID'],
  summary:
    'Companies whose name holds the search, at most ten, each with the number of the account that stands for it where one is named.',
});

export const identityAdminGetAccount = /* @__PURE__ */ defineEndpoint({
  ...ours,
  rights: { staff: accountReaderRoles },
  name: 'identityAdminGetAccount',
  method: 'GET',
  path: '/admin/access/accounts/:number',
  params: byNumber,
  response: adminAccountSchema,
  errors: ['NOT_FOUND'],
  summary:
    'An account with its credit, holds, sessions, and the people of its company, and what the caller may do to it now.',
});

export const identityAdminActOnAccount = /* @__PURE__ */ defineEndpoint({
  ...ours,
  rights: { staff: accountActRoles },
  name: 'identityAdminActOnAccount',
  method: 'POST',
  path: '/admin/access/accounts/:number/acts',
  params: byNumber,
  body: actOnAccountSchema,
  response: adminAccountSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Holds, releases, blocks, merges an account, sets its role, company, role in the company or terms, ends its sessions. Forbidden for the caller’s role or a second time by the same person: NOT_PERMITTED. A company is not left without an admin: `newAdmin` names another, else WRONG_STATE with `reason`.',
});

export const identityAdminStartActing = /* @__PURE__ */ defineEndpoint({
  ...ours,
  rights: { staff: actingRoles },
  name: 'identityAdminStartActing',
  method: 'POST',
  path: '/admin/access/accounts/:number/acting',
  params: byNumber,
  body: startActingSchema,
  response: okSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'WRONG_STATE'],
  summary:
    'Turns this session into one of a customer for an hour: it has the customer’s rights and no others, writes what `acting` names, and costs money only with a right of its own.',
});

export const identityStopActing = /* @__PURE__ */ defineEndpoint({
  ...ours,
  rights: 'customer',
  name: 'identityStopActing',
  method: 'POST',
  path: '/my-account/acting/stop',
  response: v.object({ accountNumber: v.nullable(v.string()) }),
  errors: [],
  summary: 'Gives a session that acts for a customer back to its owner; tells for whom it was.',
});

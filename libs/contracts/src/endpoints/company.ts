import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { codeSchema, companyRoleSchema, userSchema } from '../schemas/account.ts';
import { addressEntrySchema, savedAddressSchema } from '../schemas/address.ts';
import { cartSummarySchema } from '../schemas/cart.ts';
import { okSchema, recordNumberSchema, uuidSchema } from '../schemas/common.ts';
import { approvalRulesSchema, substituteSchema } from '../schemas/approval-rules.ts';
import {
  addressRuleSchema,
  colleagueActiveSchema,
  colleaguesPageSchema,
  colleaguesQuery,
  colleagueRoleSchema,
  companySchema,
  handOverSchema,
  invitationSchema,
  inviteSchema,
  joinCompanySchema,
  newCompanySchema,
} from '../schemas/company.ts';
import { budgetEntrySchema } from '../schemas/cost-center.ts';

const open = { service: 'identity', audience: 'public', rights: 'anyone' } as const;
const own = { service: 'identity', audience: 'public', rights: 'customer' } as const;
const managed = { ...own, companyAct: 'manage-people' } as const;
const slow = { max: 10, windowSeconds: 60 } as const;
const oneInvitation = v.object({ id: uuidSchema });
const onePerson = v.object({ number: recordNumberSchema });
const oneAddress = v.object({ id: uuidSchema });
const byCode = v.object({ code: codeSchema });

export const identityGetCompany = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityGetCompany',
  method: 'GET',
  path: '/my-account/company',
  response: v.nullable(companySchema),
  errors: [],
  summary:
    'The company of the account with its people; null for a buyer without one. Invitations and last sign-ins are told to its admins only.',
});

export const identityListColleagues = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityListColleagues',
  method: 'GET',
  path: '/my-account/company/people',
  query: colleaguesQuery,
  response: colleaguesPageSchema,
  errors: ['NOT_FOUND'],
  summary:
    'A page of the people of the company by name, with what each of its readers may know; NOT_FOUND for whoever is in none.',
});

export const identityMakeCompany = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityMakeCompany',
  method: 'POST',
  path: '/my-account/company',
  body: newCompanySchema,
  response: okSchema,
  errors: ['WRONG_STATE'],
  limit: slow,
  summary:
    'Makes a company, whose admin the account is. Not for accounts that belong to one; a name another company has is INVALID.',
});

export const identityLeaveCompany = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityLeaveCompany',
  method: 'DELETE',
  path: '/my-account/company',
  response: okSchema,
  errors: ['WRONG_STATE'],
  summary:
    'Leaves the company; whoever is in none is no error. The only admin stays as long as others are there.',
});

export const identityInviteColleague = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityInviteColleague',
  method: 'POST',
  path: '/my-account/company/invitations',
  body: inviteSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'WRONG_STATE'],
  limit: { max: 60, windowSeconds: 3600 },
  summary:
    'Mails somebody a link by which they join, good for seven days and once. The answer is the same whether or not the address has an account.',
});

export const identityResendInvitation = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityResendInvitation',
  method: 'POST',
  path: '/my-account/company/invitations/:id/resend',
  params: oneInvitation,
  response: okSchema,
  errors: ['NOT_PERMITTED'],
  limit: { max: 60, windowSeconds: 3600 },
  summary: 'Mails another link, good for seven days from now; the one before opens nothing any more.',
});

export const identityWithdrawInvitation = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityWithdrawInvitation',
  method: 'DELETE',
  path: '/my-account/company/invitations/:id',
  params: oneInvitation,
  response: okSchema,
  errors: ['NOT_PERMITTED'],
  summary: 'Takes an invitation back; one that is gone is no error.',
});

export const identityChangeColleagueRole = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityChangeColleagueRole',
  method: 'PUT',
  path: '/my-account/company/people/:number/role',
  params: onePerson,
  body: colleagueRoleSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'WRONG_STATE'],
  summary: 'Gives somebody another role in the company; never so that it has no admin.',
});

export const identitySetColleagueActive = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySetColleagueActive',
  method: 'PUT',
  path: '/my-account/company/people/:number/active',
  params: onePerson,
  body: colleagueActiveSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'WRONG_STATE'],
  summary:
    'Deactivates somebody, whose sessions end and who signs in no more, or lets them in again. Never the only admin.',
});

export const identityHandOverCompany = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityHandOverCompany',
  method: 'POST',
  path: '/my-account/company/hand-over',
  body: handOverSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'WRONG_STATE'],
  summary: 'Makes somebody else an admin of the company; whoever hands over is a buyer from then on.',
});

export const identitySetApprovalRules = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySetApprovalRules',
  method: 'PUT',
  path: '/my-account/company/approval-rules',
  body: approvalRulesSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED'],
  summary:
    'Says which orders of the company’s buyers are approved by an admin or approver first: above a total, with goods of a department, to new ZIP codes, somebody’s first; and who approves, in up to three steps. Requesters always ask.',
});

export const identitySetColleagueBudget = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySetColleagueBudget',
  method: 'PUT',
  path: '/my-account/company/people/:number/budget',
  params: onePerson,
  body: budgetEntrySchema,
  response: okSchema,
  errors: ['NOT_PERMITTED'],
  summary:
    'Says what somebody may order in a month, quarter or year by themselves; what goes beyond is approved first. Null: as much as they like.',
});

export const identitySetSubstitute = /* @__PURE__ */ defineEndpoint({
  ...own,
  companyAct: 'approve-orders',
  name: 'identitySetSubstitute',
  method: 'PUT',
  path: '/my-account/company/people/:number/substitute',
  params: onePerson,
  body: substituteSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND'],
  summary:
    'Says who approves in somebody’s place, and on which days: one’s own place, or as an admin anybody’s. Who cannot approve is INVALID.',
});

export const identityEndSubstitute = /* @__PURE__ */ defineEndpoint({
  ...own,
  companyAct: 'approve-orders',
  name: 'identityEndSubstitute',
  method: 'DELETE',
  path: '/my-account/company/people/:number/substitute',
  params: onePerson,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND'],
  summary: 'Nobody approves in their place any more; where nobody does it is no error.',
});

export const identityAddCompanyAddress = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityAddCompanyAddress',
  method: 'POST',
  path: '/my-account/company/addresses',
  body: addressEntrySchema,
  response: savedAddressSchema,
  errors: ['NOT_PERMITTED'],
  idempotent: true,
  summary: 'Adds an address of the company, which everybody in it finds in their address book.',
});

export const identitySaveCompanyAddress = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySaveCompanyAddress',
  method: 'PUT',
  path: '/my-account/company/addresses/:id',
  params: oneAddress,
  body: addressEntrySchema,
  response: savedAddressSchema,
  errors: ['NOT_PERMITTED'],
  summary: 'Changes an address of the company.',
});

export const identityRemoveCompanyAddress = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityRemoveCompanyAddress',
  method: 'DELETE',
  path: '/my-account/company/addresses/:id',
  params: oneAddress,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'WRONG_STATE'],
  summary:
    'Removes an address of the company; one that is gone is no error. Never the last one while its orders go to its own addresses only.',
});

export const identitySetAddressRule = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySetAddressRule',
  method: 'PUT',
  path: '/my-account/company/address-rule',
  body: addressRuleSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'WRONG_STATE'],
  summary:
    'Says whether orders in the name of the company, and their invoices, go to its own addresses only. Not without an address.',
});

export const identityGetInvitation = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityGetInvitation',
  method: 'GET',
  path: '/auth/invitations/:code',
  params: byCode,
  response: invitationSchema,
  errors: ['CODE_INVALID'],
  limit: { max: 60, windowSeconds: 60 },
  summary: 'Who invites whom to which company, and how they join. Looking at it uses nothing up.',
});

export const identityJoinCompany = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'identityJoinCompany',
  method: 'POST',
  path: '/auth/invitations/:code',
  params: byCode,
  body: joinCompanySchema,
  response: v.object({ user: userSchema, cart: v.nullable(cartSummarySchema) }),
  errors: ['CODE_INVALID', 'WRONG_STATE'],
  limit: slow,
  summary:
    'Makes the account of somebody who was invited, in the company, and signs in. The link has proven the address.',
});

export const identityAcceptInvitation = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityAcceptInvitation',
  method: 'POST',
  path: '/my-account/company/join',
  body: byCode,
  response: v.object({ role: companyRoleSchema }),
  errors: ['CODE_INVALID', 'WRONG_STATE'],
  limit: slow,
  summary:
    'Takes an invitation up with the account of the address it was sent to; tells what it is in the company.',
});

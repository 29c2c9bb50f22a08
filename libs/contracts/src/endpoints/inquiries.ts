import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { inquiryRoles } from '@gantry/domain/roles';
import { recordNumberSchema } from '../schemas/common.ts';
import {
  adminInquiriesQuerySchema,
  adminInquiriesSchema,
  adminInquirySchema,
  adminMessageFormSchema,
  transitionInquirySchema,
} from '../schemas/admin-inquiry.ts';
import {
  inquiriesPageSchema,
  inquiryFormSchema,
  inquiryMessageFormSchema,
  inquirySchema,
  inquiryTokenQuery,
  inquiryWithdrawalSchema,
  myInquiriesQuerySchema,
  takenInquirySchema,
} from '../schemas/inquiry.ts';

const inquiryParams = v.object({ number: recordNumberSchema });
const anyone = { service: 'sales', audience: 'public', rights: 'anyone' } as const;
const mine = { service: 'sales', audience: 'public', rights: 'customer' } as const;
const backOffice = { service: 'sales', audience: 'public', rights: { staff: inquiryRoles } } as const;
const tenMinutes = 600;

export const salesCreateInquiry = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesCreateInquiry',
  method: 'POST',
  path: '/inquiries',
  body: inquiryFormSchema,
  response: takenInquirySchema,
  idempotent: true,
  errors: ['IDEMPOTENCY_CONFLICT'],
  limit: { max: 10, windowSeconds: tenMinutes },
  summary:
    'Takes an inquiry: numbered, acknowledged by mail, in the back office. INVALID names a product that is not ours; an account that sends too many in a day answers TOO_MANY_REQUESTS.',
});

export const salesGetInquiry = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesGetInquiry',
  method: 'GET',
  path: '/inquiries/:number',
  params: inquiryParams,
  query: inquiryTokenQuery,
  response: inquirySchema,
  errors: ['NOT_FOUND'],
  summary: 'An inquiry, for its account or whoever holds its token; NOT_FOUND for everybody else.',
});

export const salesWriteToInquiry = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesWriteToInquiry',
  companyAct: 'prepare',
  method: 'POST',
  path: '/inquiries/:number/messages',
  params: inquiryParams,
  query: inquiryTokenQuery,
  body: inquiryMessageFormSchema,
  response: inquirySchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 20, windowSeconds: tenMinutes },
  summary:
    'A message of the customer. It answers an inquiry that waits for the customer, and reopens one cancelled less than 12 months ago.',
});

export const salesWithdrawInquiry = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesWithdrawInquiry',
  companyAct: 'prepare',
  method: 'POST',
  path: '/inquiries/:number/withdrawal',
  params: inquiryParams,
  query: inquiryTokenQuery,
  body: inquiryWithdrawalSchema,
  response: inquirySchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 20, windowSeconds: tenMinutes },
  summary: 'The customer withdraws an inquiry: cancelled, reason withdrawn.',
});

export const salesListMyInquiries = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesListMyInquiries',
  method: 'GET',
  path: '/my-account/inquiries',
  query: myInquiriesQuerySchema,
  response: inquiriesPageSchema,
  errors: [],
  summary:
    'The account’s inquiries, newest first; with `buyer` those of its company, or of somebody there, for whoever may read them.',
});

export const salesGetMyInquiry = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesGetMyInquiry',
  method: 'GET',
  path: '/my-account/inquiries/:number',
  params: inquiryParams,
  response: inquirySchema,
  errors: ['NOT_FOUND'],
  summary:
    'One of the account’s inquiries, or of its company for whoever may read those; another’s answers NOT_FOUND.',
});

export const salesAdminListInquiries = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  name: 'salesAdminListInquiries',
  method: 'GET',
  path: '/admin/inquiries',
  query: adminInquiriesQuerySchema,
  response: adminInquiriesSchema,
  errors: [],
  summary:
    'Inquiries by whose turn it is, longest waiting first and closed ones newest first, unless asked for in another order.',
});

export const salesAdminGetInquiry = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  name: 'salesAdminGetInquiry',
  method: 'GET',
  path: '/admin/inquiries/:number',
  params: inquiryParams,
  response: adminInquirySchema,
  errors: ['NOT_FOUND'],
  summary: "An inquiry with its conversation, its timeline and the transitions of this person's role.",
});

export const salesAdminTransitionInquiry = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  name: 'salesAdminTransitionInquiry',
  method: 'POST',
  path: '/admin/inquiries/:number/transitions',
  params: inquiryParams,
  body: transitionInquirySchema,
  response: adminInquirySchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'NOT_PERMITTED', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Takes an inquiry through the status book; mail and audit happen once.',
});

export const salesAdminWriteToInquiry = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  name: 'salesAdminWriteToInquiry',
  method: 'POST',
  path: '/admin/inquiries/:number/messages',
  params: inquiryParams,
  body: adminMessageFormSchema,
  response: adminInquirySchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'NOT_PERMITTED', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'An answer to the customer that leaves the status as it is, by those who write to customers; or a note that only staff read.',
});

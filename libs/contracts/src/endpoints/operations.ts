import * as v from 'valibot';
import {
  jobRoles,
  mailRoles,
  reviewRoles,
  staffRoles,
  taxReaderRoles,
  unmatchedReaderRoles,
} from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema, uuidSchema } from '../schemas/common.ts';
import {
  discardJobSchema,
  jobsQuerySchema,
  jobsSchema,
  mailsQuerySchema,
  overviewQuerySchema,
  overviewSchema,
  sentMailSchema,
  sentMailsSchema,
  waitingSchema,
} from '../schemas/operations.ts';

const mails = { service: 'notifications', audience: 'public', rights: { staff: mailRoles } } as const;
const jobs = { service: 'notifications', audience: 'public', rights: { staff: jobRoles } } as const;
const ofJob = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });

export const salesGetOverview = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: { staff: staffRoles },
  name: 'salesGetOverview',
  method: 'GET',
  path: '/admin/operations/overview',
  query: overviewQuerySchema,
  response: overviewSchema,
  errors: [],
  summary:
    'What waits for staff, and how sales, quotes, promises and returns of a period went. Sums are for roles that see money.',
});

/** How much waits for staff in a service: asked by every page of the back office, once a minute. */
const waiting = { audience: 'public', method: 'GET', response: waitingSchema, errors: [] } as const;

export const salesCountWaiting = /* @__PURE__ */ defineEndpoint({
  ...waiting,
  service: 'sales',
  rights: { staff: staffRoles },
  name: 'salesCountWaiting',
  path: '/admin/operations/waiting/sales',
  summary: 'How many orders, requests, and quotes wait for staff, by what they wait for, and since when.',
});

export const catalogCountWaiting = /* @__PURE__ */ defineEndpoint({
  ...waiting,
  service: 'catalog',
  rights: { staff: reviewRoles },
  name: 'catalogCountWaiting',
  path: '/admin/operations/waiting/reviews',
  summary: 'How many reviews nobody has read, and since when.',
});

export const taxationCountWaiting = /* @__PURE__ */ defineEndpoint({
  ...waiting,
  service: 'taxation',
  rights: { staff: taxReaderRoles },
  name: 'taxationCountWaiting',
  path: '/admin/operations/waiting/certificates',
  summary: 'How many exemption certificates nobody has checked, and since when.',
});

export const paymentsCountWaiting = /* @__PURE__ */ defineEndpoint({
  ...waiting,
  service: 'payments',
  rights: { staff: unmatchedReaderRoles },
  name: 'paymentsCountWaiting',
  path: '/admin/operations/waiting/payments',
  summary: 'How many payments wait for finance, and since when.',
});

export const notificationsCountWaiting = /* @__PURE__ */ defineEndpoint({
  ...waiting,
  service: 'notifications',
  rights: { staff: jobRoles },
  name: 'notificationsCountWaiting',
  path: '/admin/operations/waiting/jobs',
  summary: 'How many jobs have failed for good, and since when.',
});

export const notificationsListMails = /* @__PURE__ */ defineEndpoint({
  ...mails,
  name: 'notificationsListMails',
  method: 'GET',
  path: '/admin/operations/mails',
  query: mailsQuerySchema,
  response: sentMailsSchema,
  errors: [],
  summary: 'Mails that went out, newest first.',
});

export const notificationsResendMail = /* @__PURE__ */ defineEndpoint({
  ...mails,
  name: 'notificationsResendMail',
  method: 'POST',
  path: '/admin/operations/mails/:id/resend',
  params: v.object({ id: uuidSchema }),
  response: sentMailSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 60, windowSeconds: 3600 },
  summary: 'Sends a mail again as it was, to the address it went to. Mails with codes cannot be sent again.',
});

export const notificationsListJobs = /* @__PURE__ */ defineEndpoint({
  ...jobs,
  name: 'notificationsListJobs',
  method: 'GET',
  path: '/admin/operations/jobs',
  query: jobsQuerySchema,
  response: jobsSchema,
  errors: [],
  summary: 'Jobs of all services in one state, and how many there are in each.',
});

export const notificationsRetryJob = /* @__PURE__ */ defineEndpoint({
  ...jobs,
  name: 'notificationsRetryJob',
  method: 'POST',
  path: '/admin/operations/jobs/:id/retry',
  params: ofJob,
  response: okSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Has a job that failed tried again at once, with all its attempts.',
});

export const notificationsDiscardJob = /* @__PURE__ */ defineEndpoint({
  ...jobs,
  name: 'notificationsDiscardJob',
  method: 'POST',
  path: '/admin/operations/jobs/:id/discard',
  params: ofJob,
  body: discardJobSchema,
  response: okSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Gives up a job that failed, with a reason for the audit trail.',
});

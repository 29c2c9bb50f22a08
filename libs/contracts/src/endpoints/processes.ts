import { jobRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { serviceNames } from '../callers.ts';
import { okSchema } from '../schemas/common.ts';
import { processesSchema, processReportSchema } from '../schemas/process.ts';

export const notificationsReportProcess = /* @__PURE__ */ defineEndpoint({
  service: 'notifications',
  audience: 'internal',
  rights: 'service',
  name: 'notificationsReportProcess',
  callers: [...serviceNames, 'gateway'],
  method: 'POST',
  path: '/processes',
  body: processReportSchema,
  response: okSchema,
  errors: [],
  summary: 'A process of the store says how it is; said again every ten seconds.',
});

export const notificationsListProcesses = /* @__PURE__ */ defineEndpoint({
  service: 'notifications',
  audience: 'public',
  rights: { staff: jobRoles },
  name: 'notificationsListProcesses',
  method: 'GET',
  path: '/admin/operations/processes',
  response: processesSchema,
  errors: [],
  summary:
    'The processes of the store: what runs in each, whether it can serve, and what it takes. One that ended without a word is shown as silent for an hour.',
});

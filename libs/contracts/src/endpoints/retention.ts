import { auditRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { retentionRunsSchema } from '../schemas/retention.ts';

export const identityListRetention = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'public',
  rights: { staff: auditRoles },
  name: 'identityListRetention',
  method: 'GET',
  path: '/admin/retention',
  response: retentionRunsSchema,
  errors: [],
  summary:
    'When each rule of how long records are stored was last followed by each service, and how much that removed.',
});

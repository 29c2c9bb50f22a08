import { staffRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { othersSchema, presenceSchema } from '../schemas/presence.ts';

export const identityReportPresence = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'public',
  rights: { staff: staffRoles },
  name: 'identityReportPresence',
  method: 'PUT',
  path: '/admin/presence',
  body: presenceSchema,
  response: othersSchema,
  errors: ['NOT_PERMITTED'],
  summary:
    'Says that the caller has a record on screen, or has left it, and answers which colleagues have it on theirs. Said every 15 seconds; who has been silent for 40 is gone. NOT_PERMITTED for records of a list the caller does not read.',
});

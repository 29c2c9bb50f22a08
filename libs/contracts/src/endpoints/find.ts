import { staffRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { findQuerySchema, foundRecordsSchema } from '../schemas/find.ts';

export const salesAdminFind = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: { staff: staffRoles },
  name: 'salesAdminFind',
  method: 'GET',
  path: '/admin/find',
  query: findQuerySchema,
  response: foundRecordsSchema,
  errors: [],
  summary:
    'Up to five records of each kind that a typed number, amount, name or address may mean, the surest first. Kinds a role may not read are not looked at.',
});

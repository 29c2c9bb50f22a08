import { orderWorkRoles } from '@gantry/domain/roles';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { assigneeSchema } from '../schemas/assignee.ts';
import { recordNumberSchema } from '../schemas/common.ts';
import { adminOrderSchema, assignOrderSchema } from '../schemas/order.ts';

const work = { service: 'sales', audience: 'public', rights: { staff: orderWorkRoles } } as const;

export const salesAdminListOrderAssignees = /* @__PURE__ */ defineEndpoint({
  ...work,
  name: 'salesAdminListOrderAssignees',
  method: 'GET',
  path: '/admin/order-assignees',
  response: v.array(assigneeSchema),
  errors: [],
  summary: 'Whom an order can be assigned to, by name.',
});

export const salesAdminAssignOrder = /* @__PURE__ */ defineEndpoint({
  ...work,
  name: 'salesAdminAssignOrder',
  method: 'POST',
  path: '/admin/orders/:number/assignee',
  params: v.object({ number: recordNumberSchema }),
  body: assignOrderSchema,
  response: adminOrderSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Gives an order to somebody of the staff, or to nobody. STALE_VERSION when it is somebody else’s by now, INVALID for who is no assignee. The version of the order stays: who has it on screen may go on.',
});

import * as v from 'valibot';
import { costRoles, supplierRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { recordNumberSchema, tokenSchema, uuidSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import { announcedFileSchema, begunFileSchema } from '../schemas/record-file.ts';
import {
  answerRequestSchema,
  askSupplierSchema,
  changeSupplierSchema,
  supplierFormSchema,
  supplierLinkParams,
  supplierRequestSchema,
  supplierSchema,
  suppliersQuery,
  supplierViewSchema,
} from '../schemas/supplier.ts';

const reading = { service: 'sales', audience: 'public', rights: { staff: costRoles } } as const;
const managing = { service: 'sales', audience: 'public', rights: { staff: supplierRoles } } as const;
const byLink = { service: 'sales', audience: 'public', rights: 'anyone' } as const;
const byId = v.object({ id: uuidSchema });
/** Enough for a page that is used, too few to try tokens. */
const linkLimit = { max: 60, windowSeconds: 600 } as const;

export const salesAdminListSuppliers = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminListSuppliers',
  method: 'GET',
  path: '/admin/suppliers',
  query: suppliersQuery,
  response: v.array(supplierSchema),
  errors: [],
  summary: 'Suppliers by name; those whose name or brand holds the search.',
});

export const salesAdminGetSupplier = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminGetSupplier',
  method: 'GET',
  path: '/admin/suppliers/:id',
  params: byId,
  response: supplierSchema,
  errors: ['NOT_FOUND'],
  summary: 'One supplier.',
});

export const salesAdminAddSupplier = /* @__PURE__ */ defineEndpoint({
  ...managing,
  name: 'salesAdminAddSupplier',
  method: 'POST',
  path: '/admin/suppliers',
  body: supplierFormSchema,
  response: supplierSchema,
  idempotent: true,
  errors: ['INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Adds a supplier. INVALID at `body.name` where there is one of this name.',
});

export const salesAdminChangeSupplier = /* @__PURE__ */ defineEndpoint({
  ...managing,
  name: 'salesAdminChangeSupplier',
  method: 'PUT',
  path: '/admin/suppliers/:id',
  params: byId,
  body: changeSupplierSchema,
  response: supplierSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Changes a supplier as a whole, by the version on screen.',
});

export const salesAdminListSupplierRequests = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminListSupplierRequests',
  method: 'GET',
  path: '/admin/inquiries/:number/supplier-requests',
  params: v.object({ number: recordNumberSchema }),
  response: v.array(supplierRequestSchema),
  errors: ['NOT_FOUND'],
  summary: 'What suppliers were asked for a quote and what they answered, newest first.',
});

export const salesAdminAskSupplier = /* @__PURE__ */ defineEndpoint({
  ...managing,
  name: 'salesAdminAskSupplier',
  method: 'POST',
  path: '/admin/inquiries/:number/supplier-requests',
  params: v.object({ number: recordNumberSchema }),
  body: askSupplierSchema,
  response: v.array(supplierRequestSchema),
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Asks a supplier about lines of a quote: they get a mail with a link, and the quote waits for the manufacturer.',
});

export const salesAdminRenewSupplierRequest = /* @__PURE__ */ defineEndpoint({
  ...managing,
  name: 'salesAdminRenewSupplierRequest',
  method: 'POST',
  path: '/admin/supplier-requests/:id/renewal',
  params: byId,
  body: v.object({ version: v.number() }),
  response: supplierRequestSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Sends the supplier a new link with a new time to answer; the old link opens nothing any more.',
});

export const salesAdminRevokeSupplierRequest = /* @__PURE__ */ defineEndpoint({
  ...managing,
  name: 'salesAdminRevokeSupplierRequest',
  method: 'POST',
  path: '/admin/supplier-requests/:id/revocation',
  params: byId,
  body: v.object({ version: v.number() }),
  response: supplierRequestSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Takes a question back: its link opens nothing any more.',
});

export const salesAdminGetSupplierFile = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminGetSupplierFile',
  method: 'GET',
  path: '/admin/supplier-requests/:id/files/:fileId',
  params: v.object({ id: uuidSchema, fileId: uuidSchema }),
  transfer: 'download',
  response: bytesSchema,
  limit: { max: 120, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary: 'A file a supplier sent with an answer, to be saved.',
});

export const salesGetSupplierRequest = /* @__PURE__ */ defineEndpoint({
  ...byLink,
  name: 'salesGetSupplierRequest',
  method: 'GET',
  path: '/supplier-requests/:token',
  params: supplierLinkParams,
  response: supplierViewSchema,
  limit: linkLimit,
  errors: ['NOT_FOUND'],
  summary:
    'What a supplier is asked, for whoever holds the link; NOT_FOUND once it is over, as for one that never was.',
});

export const salesAnswerSupplierRequest = /* @__PURE__ */ defineEndpoint({
  ...byLink,
  name: 'salesAnswerSupplierRequest',
  method: 'POST',
  path: '/supplier-requests/:token/answer',
  params: supplierLinkParams,
  body: answerRequestSchema,
  response: supplierViewSchema,
  idempotent: true,
  limit: linkLimit,
  errors: ['NOT_FOUND', 'INVALID', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'The supplier answers, or changes what was answered while the link works.',
});

export const salesAnnounceSupplierFile = /* @__PURE__ */ defineEndpoint({
  ...byLink,
  name: 'salesAnnounceSupplierFile',
  method: 'POST',
  path: '/supplier-requests/:token/files',
  params: v.object({ token: tokenSchema }),
  body: announcedFileSchema,
  response: begunFileSchema,
  limit: { max: 40, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'INVALID', 'PAYLOAD_TOO_LARGE'],
  summary: 'Announces a file of the supplier. `line` is the number of the line it belongs to.',
});

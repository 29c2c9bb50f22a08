import * as v from 'valibot';
import { staffRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { documentQuery } from '../schemas/business-document.ts';
import { recordNumberSchema, tokenSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';

const byNumber = v.object({ number: recordNumberSchema });
const paper = {
  service: 'sales',
  audience: 'public',
  method: 'GET',
  params: byNumber,
  transfer: 'download',
  response: bytesSchema,
  limit: { max: 60, windowSeconds: 60 },
  errors: ['NOT_FOUND'],
} as const;

export const salesGetPackingSlip = /* @__PURE__ */ defineEndpoint({
  ...paper,
  rights: 'anyone',
  name: 'salesGetPackingSlip',
  path: '/shipments/:number/packing-slip',
  query: v.object({ ...documentQuery.entries, token: v.optional(tokenSchema) }),
  summary: 'The packing slip of a shipment as a PDF, for the account of its order or whoever holds its link.',
});

export const salesAdminGetPackingSlip = /* @__PURE__ */ defineEndpoint({
  ...paper,
  rights: { staff: staffRoles },
  name: 'salesAdminGetPackingSlip',
  path: '/admin/shipments/:number/packing-slip',
  summary: 'The packing slip that lies in the parcel, in its customer’s language.',
});

export const salesAdminGetPickList = /* @__PURE__ */ defineEndpoint({
  ...paper,
  rights: { staff: staffRoles },
  name: 'salesAdminGetPickList',
  path: '/admin/orders/:number/pick-list',
  query: documentQuery,
  summary: 'What is to be taken from the shelves for an order, as a PDF.',
});

export const salesAdminGetOrderPdf = /* @__PURE__ */ defineEndpoint({
  ...paper,
  rights: { staff: staffRoles },
  name: 'salesAdminGetOrderPdf',
  path: '/admin/orders/:number/pdf',
  query: documentQuery,
  summary: 'An order as the PDF its customer was mailed.',
});

import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { inquiryRoles, staffRoles } from '@gantry/domain/roles';
import { okSchema, recordNumberSchema, tokenSchema, uuidSchema } from '../schemas/common.ts';
import { bytesSchema, chunkQuerySchema } from '../schemas/feed-import.ts';
import { inquiryTokenQuery } from '../schemas/inquiry.ts';
import { announcedFileSchema, begunFileSchema, sentChunkSchema } from '../schemas/record-file.ts';

export const salesSendFileChunk = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesSendFileChunk',
  method: 'PUT',
  path: '/record-files/:id/content',
  params: v.object({ id: uuidSchema }),
  query: chunkQuerySchema,
  body: bytesSchema,
  transfer: 'upload',
  response: sentChunkSchema,
  limit: { max: 400, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'WRONG_STATE', 'PAYLOAD_TOO_LARGE', 'INVALID', 'UNAVAILABLE'],
  summary:
    'A chunk of a file that was announced for a record, not behind what has arrived; the same chunk again changes nothing. The last one has the file typed by its bytes and scanned: INVALID at `body.file` says why it is not kept.',
});

const anyone = { service: 'sales', audience: 'public', rights: 'anyone' } as const;
const backOffice = { service: 'sales', audience: 'public', rights: { staff: inquiryRoles } } as const;
const announcing = { method: 'POST', body: announcedFileSchema, response: begunFileSchema } as const;
const saving = {
  method: 'GET',
  transfer: 'download',
  response: bytesSchema,
  limit: { max: 120, windowSeconds: 600 },
} as const;
const announceLimit = { max: 40, windowSeconds: 600 } as const;
const ofInquiry = v.object({ number: recordNumberSchema });
const fileOfRecord = v.object({ number: recordNumberSchema, id: uuidSchema });

export const salesAnnounceDraftFile = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  ...announcing,
  name: 'salesAnnounceDraftFile',
  companyAct: 'prepare',
  path: '/quote/draft/files',
  limit: announceLimit,
  errors: ['PAYLOAD_TOO_LARGE'],
  summary:
    'Announces a file for the draft of a request, which is begun when there is none. `line` is its key.',
});

export const salesGetDraftFile = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  ...saving,
  name: 'salesGetDraftFile',
  path: '/quote/draft/files/:id',
  params: v.object({ id: uuidSchema }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary: 'A file of the visitor’s own draft, to be saved.',
});

export const salesRemoveDraftFile = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesRemoveDraftFile',
  companyAct: 'prepare',
  method: 'DELETE',
  path: '/quote/draft/files/:id',
  params: v.object({ id: uuidSchema }),
  response: okSchema,
  errors: ['NOT_FOUND'],
  summary: 'Takes a file out of the visitor’s own draft.',
});

export const salesAnnounceInquiryFile = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  ...announcing,
  name: 'salesAnnounceInquiryFile',
  companyAct: 'prepare',
  path: '/inquiries/:number/files',
  params: ofInquiry,
  query: inquiryTokenQuery,
  limit: announceLimit,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'PAYLOAD_TOO_LARGE'],
  summary: 'Announces a file of the customer. `line` is the number of the line it belongs to.',
});

export const salesGetInquiryFile = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  ...saving,
  name: 'salesGetInquiryFile',
  path: '/inquiries/:number/files/:id',
  params: fileOfRecord,
  query: inquiryTokenQuery,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary: 'A file of an inquiry, to be saved, for its account or whoever holds its token.',
});

export const salesAdminAnnounceInquiryFile = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  ...announcing,
  name: 'salesAdminAnnounceInquiryFile',
  path: '/admin/inquiries/:number/files',
  params: ofInquiry,
  query: v.object({ audience: v.optional(v.picklist(['all', 'store']), 'store') }),
  errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  summary: 'Announces a file of the store; only with `audience=all` the customer sees it.',
});

export const salesAdminGetInquiryFile = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  ...saving,
  name: 'salesAdminGetInquiryFile',
  path: '/admin/inquiries/:number/files/:id',
  params: fileOfRecord,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary: 'Any file of an inquiry, to be saved.',
});

export const salesGetOrderFile = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  ...saving,
  name: 'salesGetOrderFile',
  path: '/orders/:number/files/:id',
  params: fileOfRecord,
  query: v.object({ token: v.optional(tokenSchema) }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary:
    'A file of an order, such as the purchase order of its buyer, for its account or whoever holds its token.',
});

export const salesAdminGetOrderFile = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: { staff: staffRoles },
  ...saving,
  name: 'salesAdminGetOrderFile',
  path: '/admin/orders/:number/files/:id',
  params: fileOfRecord,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary: 'A file of an order, to be saved.',
});

import * as v from 'valibot';
import { orderRequestReaderRoles, orderRequestRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema, recordNumberSchema, tokenSchema, uuidSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import {
  actOnRequestSchema,
  adminOrderRequestSchema,
  adminRequestsQuery,
  adminRequestsSchema,
  createOrderRequestSchema,
  myRequestsQuery,
  myRequestsSchema,
  orderRequestSchema,
  previewOrderRequestSchema,
  requestableSchema,
  requestMessageSchema,
  requestPreviewSchema,
  requestTokenQuery,
  requestVersionSchema,
  shipReturnSchema,
  staffMessageSchema,
} from '../schemas/order-request.ts';
import { announcedFileSchema, begunFileSchema, recordFileSchema } from '../schemas/record-file.ts';
import { labelReturnSchema, packReturnSchema, voidReturnLabelSchema } from '../schemas/return-parcel.ts';

const ours = { service: 'sales', audience: 'public' } as const;
/** For the owner of the order, or whoever holds its token. */
const theirs = { ...ours, rights: 'anyone', query: requestTokenQuery } as const;
const reading = { ...ours, rights: { staff: orderRequestReaderRoles } } as const;
const asking = { ...ours, rights: { staff: orderRequestRoles } } as const;
const byNumber = { params: v.object({ number: recordNumberSchema }) } as const;
const writeErrors = ['NOT_FOUND', 'WRONG_STATE', 'INVALID', 'IDEMPOTENCY_CONFLICT'] as const;
/** Enough for a page that is used, too few to try tokens or to flood the store. */
const limit = { max: 60, windowSeconds: 600 } as const;
const fileOf = v.object({ number: recordNumberSchema, id: uuidSchema });
/** `draft` is an id made up by whoever writes a request. */
const ofDraft = v.object({ token: v.optional(tokenSchema), draft: uuidSchema });
const saving = { method: 'GET', transfer: 'download', response: bytesSchema } as const;

export const salesGetRequestable = /* @__PURE__ */ defineEndpoint({
  ...theirs,
  ...byNumber,
  name: 'salesGetRequestable',
  method: 'GET',
  path: '/orders/:number/requestable',
  response: requestableSchema,
  errors: ['NOT_FOUND'],
  summary: 'What of an order may be cancelled or returned, and what was asked already.',
});

export const salesPreviewOrderRequest = /* @__PURE__ */ defineEndpoint({
  ...theirs,
  ...byNumber,
  name: 'salesPreviewOrderRequest',
  method: 'POST',
  path: '/orders/:number/request-preview',
  body: previewOrderRequestSchema,
  response: requestPreviewSchema,
  limit,
  errors: ['NOT_FOUND', 'INVALID'],
  summary:
    'What would be refunded and who pays the freight back; nothing is written. INVALID names lines that cannot be asked for.',
});

export const salesAnnounceRequestFile = /* @__PURE__ */ defineEndpoint({
  ...ours,
  ...byNumber,
  rights: 'anyone',
  name: 'salesAnnounceRequestFile',
  companyAct: 'return-items',
  method: 'POST',
  path: '/orders/:number/request-files',
  query: ofDraft,
  body: announcedFileSchema,
  response: begunFileSchema,
  limit: { max: 40, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  summary: 'Announces a photo for a request that is being written.',
});

export const salesListRequestFiles = /* @__PURE__ */ defineEndpoint({
  ...ours,
  ...byNumber,
  rights: 'anyone',
  name: 'salesListRequestFiles',
  method: 'GET',
  path: '/orders/:number/request-files',
  query: ofDraft,
  response: v.object({ files: v.array(recordFileSchema) }),
  errors: ['NOT_FOUND'],
  summary: 'Photos of a request that is being written, as far as they have arrived.',
});

export const salesRemoveRequestFile = /* @__PURE__ */ defineEndpoint({
  ...ours,
  rights: 'anyone',
  name: 'salesRemoveRequestFile',
  companyAct: 'return-items',
  method: 'DELETE',
  path: '/orders/:number/request-files/:id',
  params: fileOf,
  query: ofDraft,
  response: okSchema,
  limit: { max: 40, windowSeconds: 600 },
  errors: ['NOT_FOUND'],
  summary: 'Takes a photo out of a request that is being written.',
});

export const salesCreateOrderRequest = /* @__PURE__ */ defineEndpoint({
  ...theirs,
  ...byNumber,
  name: 'salesCreateOrderRequest',
  companyAct: 'return-items',
  method: 'POST',
  path: '/orders/:number/requests',
  body: createOrderRequestSchema,
  response: orderRequestSchema,
  idempotent: true,
  limit: { max: 20, windowSeconds: 600 },
  errors: writeErrors,
  summary:
    'Asks for a cancellation or return. WRONG_STATE with the new `refund` where it is another than the one accepted, INVALID at `photos` without the photos that are needed.',
});

export const salesListMyRequests = /* @__PURE__ */ defineEndpoint({
  ...ours,
  rights: 'customer',
  name: 'salesListMyRequests',
  method: 'GET',
  path: '/my-account/requests',
  query: myRequestsQuery,
  response: myRequestsSchema,
  errors: [],
  summary: 'Cancellations and returns of the account’s orders, newest first.',
});

export const salesGetOrderRequest = /* @__PURE__ */ defineEndpoint({
  ...theirs,
  ...byNumber,
  name: 'salesGetOrderRequest',
  method: 'GET',
  path: '/order-requests/:number',
  response: orderRequestSchema,
  errors: ['NOT_FOUND'],
  summary: 'One request with what happened to it.',
});

export const salesGetRequestFile = /* @__PURE__ */ defineEndpoint({
  ...theirs,
  ...saving,
  name: 'salesGetRequestFile',
  path: '/order-requests/:number/files/:id',
  params: fileOf,
  limit: { max: 120, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary: 'A file of a request, to be saved.',
});

export const salesGetReturnLabel = /* @__PURE__ */ defineEndpoint({
  ...theirs,
  ...byNumber,
  ...saving,
  name: 'salesGetReturnLabel',
  path: '/order-requests/:number/label',
  query: v.object({ ...requestTokenQuery.entries, label: v.optional(uuidSchema) }),
  limit: { max: 120, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary:
    'The label a parcel of a return travels with, to be printed: the one that is named, or the first. NOT_FOUND where there is none.',
});

const changing = {
  ...theirs,
  ...byNumber,
  method: 'POST',
  response: orderRequestSchema,
  idempotent: true,
  limit,
} as const;

export const salesWriteToOrderRequest = /* @__PURE__ */ defineEndpoint({
  ...changing,
  name: 'salesWriteToOrderRequest',
  companyAct: 'return-items',
  path: '/order-requests/:number/messages',
  body: requestMessageSchema,
  errors: writeErrors,
  summary: 'A message of the customer.',
});

export const salesWithdrawOrderRequest = /* @__PURE__ */ defineEndpoint({
  ...changing,
  name: 'salesWithdrawOrderRequest',
  companyAct: 'return-items',
  path: '/order-requests/:number/withdrawal',
  body: requestVersionSchema,
  errors: [...writeErrors, 'STALE_VERSION'],
  summary: 'Takes a request back; its lines go on as before.',
});

export const salesPackReturn = /* @__PURE__ */ defineEndpoint({
  ...changing,
  name: 'salesPackReturn',
  companyAct: 'return-items',
  path: '/order-requests/:number/parcels',
  body: packReturnSchema,
  limit: { max: 12, windowSeconds: 600 },
  errors: [...writeErrors, 'STALE_VERSION', 'UNAVAILABLE'],
  summary:
    'In how many parcels the goods come back: each gets a label, and those that were there are voided. WRONG_STATE once a carrier has scanned one, INVALID at the weight no carrier takes.',
});

export const salesShipReturn = /* @__PURE__ */ defineEndpoint({
  ...changing,
  name: 'salesShipReturn',
  companyAct: 'return-items',
  path: '/order-requests/:number/tracking',
  body: shipReturnSchema,
  errors: [...writeErrors, 'STALE_VERSION'],
  summary: 'The goods are being returned.',
});

export const salesConfirmReplacement = /* @__PURE__ */ defineEndpoint({
  ...changing,
  name: 'salesConfirmReplacement',
  companyAct: 'return-items',
  path: '/order-requests/:number/replacement-receipt',
  body: requestVersionSchema,
  errors: [...writeErrors, 'STALE_VERSION'],
  summary: 'The replacement has arrived.',
});

export const salesAdminListOrderRequests = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminListOrderRequests',
  method: 'GET',
  path: '/admin/order-requests',
  query: adminRequestsQuery,
  response: adminRequestsSchema,
  errors: [],
  summary:
    'Requests of a queue, what is due first in front; `search` finds numbers, orders, names and addresses.',
});

export const salesAdminGetOrderRequest = /* @__PURE__ */ defineEndpoint({
  ...reading,
  ...byNumber,
  name: 'salesAdminGetOrderRequest',
  method: 'GET',
  path: '/admin/order-requests/:number',
  response: adminOrderRequestSchema,
  errors: ['NOT_FOUND'],
  summary: 'One request with the acts of this person’s role.',
});

export const salesAdminGetRequestFile = /* @__PURE__ */ defineEndpoint({
  ...reading,
  ...saving,
  name: 'salesAdminGetRequestFile',
  path: '/admin/order-requests/:number/files/:id',
  params: fileOf,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary: 'A file of a request, to be saved.',
});

const ofPhotos = v.object({ number: recordNumberSchema, draft: uuidSchema });

export const salesAdminAnnouncePhoto = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminAnnouncePhoto',
  method: 'POST',
  path: '/admin/order-requests/:number/photos/:draft',
  params: ofPhotos,
  body: announcedFileSchema,
  response: begunFileSchema,
  limit: { max: 120, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'WRONG_STATE', 'NOT_PERMITTED', 'INVALID', 'PAYLOAD_TOO_LARGE'],
  summary:
    'Announces a photo of goods that have come back, for whoever may receive them; `line` is the number of the line. Its bytes follow at `salesSendFileChunk`, and the act `receive` names the draft.',
});

export const salesAdminRemovePhoto = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminRemovePhoto',
  method: 'DELETE',
  path: '/admin/order-requests/:number/photos/:draft/:id',
  params: v.object({ ...ofPhotos.entries, id: uuidSchema }),
  response: okSchema,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'NOT_PERMITTED'],
  summary: 'Takes a photo out again before the goods are received.',
});

export const salesAdminActOnRequest = /* @__PURE__ */ defineEndpoint({
  ...reading,
  ...byNumber,
  name: 'salesAdminActOnRequest',
  method: 'POST',
  path: '/admin/order-requests/:number/acts',
  body: actOnRequestSchema,
  response: adminOrderRequestSchema,
  idempotent: true,
  errors: [...writeErrors, 'STALE_VERSION', 'NOT_PERMITTED'],
  summary:
    'Decides on a request, receives its goods, refunds or replaces them. NOT_PERMITTED also above the `limit` of a refund without the goods.',
});

export const salesAdminLabelReturn = /* @__PURE__ */ defineEndpoint({
  ...asking,
  ...byNumber,
  name: 'salesAdminLabelReturn',
  method: 'POST',
  path: '/admin/order-requests/:number/label',
  body: labelReturnSchema,
  response: adminOrderRequestSchema,
  idempotent: true,
  errors: [...writeErrors, 'STALE_VERSION', 'NOT_PERMITTED'],
  summary:
    'Sends the customer a label for a parcel of a return that was authorized, one more or in the place of another; WRONG_STATE once its carrier has scanned the parcel.',
});

export const salesAdminVoidReturnLabel = /* @__PURE__ */ defineEndpoint({
  ...asking,
  ...byNumber,
  name: 'salesAdminVoidReturnLabel',
  method: 'POST',
  path: '/admin/order-requests/:number/label-void',
  body: voidReturnLabelSchema,
  response: adminOrderRequestSchema,
  idempotent: true,
  errors: [...writeErrors, 'STALE_VERSION', 'NOT_PERMITTED', 'UNAVAILABLE'],
  summary:
    'Gives the label of a parcel back that will not be sent; WRONG_STATE once its carrier has scanned the parcel.',
});

export const salesAdminWriteToRequest = /* @__PURE__ */ defineEndpoint({
  ...asking,
  ...byNumber,
  name: 'salesAdminWriteToRequest',
  method: 'POST',
  path: '/admin/order-requests/:number/messages',
  body: staffMessageSchema,
  response: adminOrderRequestSchema,
  idempotent: true,
  errors: writeErrors,
  summary: 'A message to the customer, or a note of the store.',
});

export const salesAdminGetRequestable = /* @__PURE__ */ defineEndpoint({
  ...reading,
  ...byNumber,
  name: 'salesAdminGetRequestable',
  method: 'GET',
  path: '/admin/orders/:number/requestable',
  response: requestableSchema,
  errors: ['NOT_FOUND'],
  summary:
    'What of an order may be asked for on behalf of its customer; the days of the policy do not bind staff.',
});

export const salesAdminPreviewRequest = /* @__PURE__ */ defineEndpoint({
  ...asking,
  ...byNumber,
  name: 'salesAdminPreviewRequest',
  method: 'POST',
  path: '/admin/orders/:number/request-preview',
  body: previewOrderRequestSchema,
  response: requestPreviewSchema,
  errors: ['NOT_FOUND', 'INVALID'],
  summary: 'What a request on behalf of a customer would come to.',
});

export const salesAdminCreateRequest = /* @__PURE__ */ defineEndpoint({
  ...asking,
  ...byNumber,
  name: 'salesAdminCreateRequest',
  method: 'POST',
  path: '/admin/orders/:number/requests',
  body: createOrderRequestSchema,
  response: adminOrderRequestSchema,
  idempotent: true,
  errors: writeErrors,
  summary: 'Asks on behalf of a customer, who gets the same mail; the trail says who did.',
});

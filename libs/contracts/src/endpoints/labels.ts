import * as v from 'valibot';
import { dockRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { uuidSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import {
  boughtLabelSchema,
  labelFileSchema,
  labelRequestSchema,
  returnedGoodsSchema,
  returnServiceSchema,
  voidLabelSchema,
} from '../schemas/label.ts';

export const shippingBuyLabel = /* @__PURE__ */ defineEndpoint({
  service: 'shipping',
  audience: 'internal',
  rights: 'service',
  name: 'shippingBuyLabel',
  callers: ['sales'],
  method: 'POST',
  path: '/labels',
  body: labelRequestSchema,
  response: boughtLabelSchema,
  errors: ['WRONG_STATE'],
  summary:
    'Buys a label of a carrier, once per reference; WRONG_STATE where nobody makes labels of the provider.',
});

export const shippingFindReturnService = /* @__PURE__ */ defineEndpoint({
  service: 'shipping',
  audience: 'internal',
  rights: 'service',
  name: 'shippingFindReturnService',
  callers: ['sales'],
  method: 'POST',
  path: '/return-service',
  body: returnedGoodsSchema,
  response: returnServiceSchema,
  errors: [],
  summary:
    'The service that brings goods from a place to us for the least, by weight, size, danger, and the tariff of today.',
});

export const shippingVoidLabel = /* @__PURE__ */ defineEndpoint({
  service: 'shipping',
  audience: 'internal',
  rights: 'service',
  name: 'shippingVoidLabel',
  callers: ['sales'],
  method: 'POST',
  path: '/labels/void',
  body: voidLabelSchema,
  response: v.object({}),
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  summary:
    'Gives a label back to the carrier, whoever holds it; WRONG_STATE once the carrier has scanned the package.',
});

export const shippingReadLabel = /* @__PURE__ */ defineEndpoint({
  service: 'shipping',
  audience: 'internal',
  rights: 'service',
  name: 'shippingReadLabel',
  callers: ['sales'],
  method: 'GET',
  path: '/labels/:id',
  params: v.object({ id: uuidSchema }),
  response: labelFileSchema,
  errors: ['NOT_FOUND'],
  summary: 'A label for whoever the caller gives it to; NOT_FOUND also once it was given back.',
});

export const shippingAdminGetLabel = /* @__PURE__ */ defineEndpoint({
  service: 'shipping',
  audience: 'public',
  rights: { staff: dockRoles },
  name: 'shippingAdminGetLabel',
  method: 'GET',
  path: '/admin/labels/:id',
  params: v.object({ id: uuidSchema }),
  transfer: 'download',
  response: bytesSchema,
  errors: ['NOT_FOUND'],
  summary: 'A label as the carrier made it, to be printed.',
});

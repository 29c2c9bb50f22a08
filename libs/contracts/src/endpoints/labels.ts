import * as v from 'valibot';
import { dockRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { uuidSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import { boughtLabelSchema, labelRequestSchema } from '../schemas/label.ts';

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

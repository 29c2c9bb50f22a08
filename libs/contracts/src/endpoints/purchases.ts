import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { skuSchema } from '../schemas/common.ts';

export const salesFindPurchase = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'internal',
  rights: 'service',
  name: 'salesFindPurchase',
  callers: ['catalog'],
  method: 'POST',
  path: '/purchases/find',
  body: v.object({ accountId: v.string(), sku: skuSchema }),
  response: v.nullable(v.object({ lineId: v.string(), orderNumber: v.string() })),
  errors: [],
  summary:
    'The latest order line by which an account bought a product: accepted by the seller and not cancelled since; null without one.',
});

import { defineEndpoint } from '../endpoint.ts';
import { arrivalQuerySchema, arrivalSchema } from '../schemas/arrival.ts';

export const shippingGetArrival = /* @__PURE__ */ defineEndpoint({
  service: 'shipping',
  audience: 'public',
  rights: 'anyone',
  name: 'shippingGetArrival',
  method: 'GET',
  path: '/shipping/arrival',
  query: arrivalQuerySchema,
  response: arrivalSchema,
  errors: ['NOT_FOUND'],
  limit: { max: 120, windowSeconds: 60, perProcess: true },
  summary:
    'The day a quantity of a product would be at a ZIP code, part by part. INVALID names a ZIP code that does not exist; NOT_FOUND an unknown product.',
});

import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { arrivalQuerySchema, arrivalSchema, zipSchema } from '../schemas/arrival.ts';

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
  limit: { max: 120, windowSeconds: 60, by: 'address' },
  summary:
    'The day a quantity of a product would be at a ZIP code, part by part. INVALID names a ZIP code that does not exist; NOT_FOUND an unknown product.',
});

export const taxationListZipStates = /* @__PURE__ */ defineEndpoint({
  service: 'taxation',
  audience: 'internal',
  rights: 'service',
  name: 'taxationListZipStates',
  callers: ['shipping'],
  method: 'GET',
  path: '/zips/:zip/states',
  params: v.object({ zip: zipSchema }),
  response: v.array(v.string()),
  errors: [],
  summary:
    'The states, territories and armed-forces regions a ZIP code may belong to: one as a rule, none for a code that does not exist.',
});

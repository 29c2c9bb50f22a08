import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { safetySchema } from '../schemas/safety.ts';

export const catalogGetProductSafety = /* @__PURE__ */ defineEndpoint({
  service: 'catalog',
  name: 'catalogGetProductSafety',
  callers: ['media'],
  method: 'GET',
  path: '/safety/:uri',
  audience: 'internal',
  rights: 'service',
  errors: ['NOT_FOUND'],
  params: v.object({ uri: v.pipe(v.string(), v.maxLength(200)) }),
  response: v.object({
    safety: safetySchema,
    /** of the demo catalogue: nobody may rely on it */
    isDemonstration: v.boolean(),
  }),
  summary: 'What the safety data sheet of a chemical says; NOT_FOUND for a product without such facts.',
});

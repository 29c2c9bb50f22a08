import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { addressListSchema, addressPageSchema } from '../schemas/addresses.ts';
import { queryInteger } from '../schemas/common.ts';

const internal = { service: 'catalog', method: 'GET', audience: 'internal', rights: 'service' } as const;

export const catalogListAddressLists = /* @__PURE__ */ defineEndpoint({
  ...internal,
  name: 'catalogListAddressLists',
  callers: ['shell', 'gateway'],
  path: '/addresses',
  errors: [],
  response: v.array(addressListSchema),
  summary:
    'The lists that together hold every public address of the catalogue, for sitemaps; see `addressListSize`.',
});

export const catalogListAddresses = /* @__PURE__ */ defineEndpoint({
  ...internal,
  name: 'catalogListAddresses',
  callers: ['shell', 'gateway'],
  path: '/addresses/:list',
  errors: ['NOT_FOUND'],
  params: v.object({ list: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)) }),
  query: v.object({ after: v.optional(v.fallback(queryInteger(0, 2_147_483_647), 0)) }),
  response: addressPageSchema,
  summary: 'Addresses of a list, 5,000 at a time: ask again with `after` set to `next` until that is null.',
});

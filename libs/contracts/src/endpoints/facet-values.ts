import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { facetValuesQuerySchema, facetValuesSchema } from '../schemas/facet-values.ts';

export const catalogListFacetValues = /* @__PURE__ */ defineEndpoint({
  service: 'catalog',
  method: 'GET',
  audience: 'public',
  rights: 'anyone',
  name: 'catalogListFacetValues',
  path: '/catalog/facets/:code/values',
  params: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  query: facetValuesQuerySchema,
  errors: ['NOT_FOUND'],
  response: facetValuesSchema,
  summary:
    'All values of one facet of a listing with exact counts, or those that hold a text. An unknown category answers NOT_FOUND, an unknown facet has no values.',
});

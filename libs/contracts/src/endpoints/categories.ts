import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { categoryTreeSchema } from '../schemas/category-tree.ts';
import { queryInteger } from '../schemas/common.ts';

export const catalogListCategories = /* @__PURE__ */ defineEndpoint({
  service: 'catalog',
  method: 'GET',
  audience: 'public',
  rights: 'anyone',
  name: 'catalogListCategories',
  path: '/catalog/categories',
  /** levels from the top: 1 answers departments alone; all of them without it */
  query: v.object({ depth: v.optional(v.fallback(queryInteger(1, 20), 20)) }),
  errors: [],
  response: categoryTreeSchema,
  summary: 'The category tree in reading order, every depth, with exact product counts.',
});

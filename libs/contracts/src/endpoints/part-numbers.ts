import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema, uuidSchema } from '../schemas/common.ts';
import {
  customerNumbersQuery,
  customerNumbersSchema,
  importedNumbersSchema,
  importNumbersSchema,
} from '../schemas/part-number.ts';

const mine = { service: 'sales', audience: 'public', rights: 'customer' } as const;

export const salesListPartNumbers = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesListPartNumbers',
  method: 'GET',
  path: '/my-account/part-numbers',
  query: customerNumbersQuery,
  response: customerNumbersSchema,
  errors: [],
  summary: 'The numbers the account’s company uses for our products, or the account without one; by number.',
});

export const salesImportPartNumbers = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesImportPartNumbers',
  companyAct: 'prepare',
  method: 'POST',
  path: '/my-account/part-numbers',
  body: importNumbersSchema,
  response: importedNumbersSchema,
  idempotent: true,
  errors: ['INVALID', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 60, windowSeconds: 600 },
  summary:
    'Takes a list of their numbers and ours; a number that is known is changed. Rows that were not taken come back with why.',
});

export const salesRemovePartNumber = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesRemovePartNumber',
  companyAct: 'prepare',
  method: 'DELETE',
  path: '/my-account/part-numbers/:id',
  params: v.object({ id: uuidSchema }),
  response: okSchema,
  errors: ['NOT_FOUND'],
  summary: 'Forgets a number; one of another company answers NOT_FOUND.',
});

import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { pastedCartSchema } from '../schemas/cart.ts';
import { okSchema, queryInteger, uuidSchema } from '../schemas/common.ts';
import {
  listChangeSchema,
  listLineChangeSchema,
  newListLineSchema,
  newListSchema,
  reorderSchema,
  savedListSchema,
  savedListSummarySchema,
} from '../schemas/saved-list.ts';

const mine = { service: 'sales', audience: 'public', rights: 'customer' } as const;
const listParams = v.object({ id: uuidSchema });
const lineParams = v.object({ id: uuidSchema, lineId: uuidSchema });
const versionQuery = v.object({ version: queryInteger(0, 999_999_999) });
const changes = ['NOT_FOUND', 'NOT_PERMITTED', 'STALE_VERSION'] as const;

export const salesListSavedLists = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesListSavedLists',
  method: 'GET',
  path: '/my-account/lists',
  response: v.array(savedListSummarySchema),
  errors: [],
  summary: 'The account’s lists and those its company shares, by name.',
});

export const salesCreateSavedList = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesCreateSavedList',
  companyAct: 'prepare',
  method: 'POST',
  path: '/my-account/lists',
  body: newListSchema,
  response: v.object({ id: v.string() }),
  idempotent: true,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 60, windowSeconds: 600 },
  summary:
    'Makes a list: empty, of the cart, or of an order. INVALID for more lists than an account may have.',
});

export const salesGetSavedList = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesGetSavedList',
  method: 'GET',
  path: '/my-account/lists/:id',
  params: listParams,
  response: savedListSchema,
  errors: ['NOT_FOUND'],
  summary: 'A list at the prices of this moment; one that is not shared with the reader answers NOT_FOUND.',
});

export const salesChangeSavedList = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesChangeSavedList',
  companyAct: 'prepare',
  method: 'PATCH',
  path: '/my-account/lists/:id',
  params: listParams,
  body: listChangeSchema,
  response: okSchema,
  errors: changes,
  summary: 'Renames or shares a list; its owner only, and sharing needs a company.',
});

export const salesRemoveSavedList = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesRemoveSavedList',
  companyAct: 'prepare',
  method: 'DELETE',
  path: '/my-account/lists/:id',
  params: listParams,
  response: okSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED'],
  summary: 'Removes a list; its owner only.',
});

export const salesAddSavedListLine = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesAddSavedListLine',
  companyAct: 'prepare',
  method: 'POST',
  path: '/my-account/lists/:id/lines',
  params: listParams,
  body: newListLineSchema,
  response: okSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Puts a product in a list, by store number or any number that means it alone. INVALID for a number that means none or several, or a full list.',
});

export const salesChangeSavedListLine = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesChangeSavedListLine',
  companyAct: 'prepare',
  method: 'PATCH',
  path: '/my-account/lists/:id/lines/:lineId',
  params: lineParams,
  body: listLineChangeSchema,
  response: okSchema,
  errors: changes,
  summary: 'Sets quantity and note of a line.',
});

export const salesRemoveSavedListLine = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesRemoveSavedListLine',
  companyAct: 'prepare',
  method: 'DELETE',
  path: '/my-account/lists/:id/lines/:lineId',
  params: lineParams,
  query: versionQuery,
  response: okSchema,
  errors: changes,
  summary: 'Takes a line out of a list.',
});

export const salesReorder = /* @__PURE__ */ defineEndpoint({
  ...mine,
  name: 'salesReorder',
  companyAct: 'prepare',
  method: 'POST',
  path: '/cart/reorder',
  body: reorderSchema,
  response: pastedCartSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 60, windowSeconds: 60 },
  summary:
    'Puts everything of an order, a list, or earlier purchases in the cart that can be bought, and says what changed; the rest waits there with alternates. Nothing is left out.',
});

import * as v from 'valibot';
import { productReaderRoles, productRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { skuSchema, uuidSchema } from '../schemas/common.ts';
import {
  priceCheckQuerySchema,
  priceCheckSchema,
  priceListFormSchema,
  priceListPreviewSchema,
  priceListSchema,
  priceListsQuery,
  priceListsSchema,
  publishPriceListSchema,
  restorePriceListSchema,
} from '../schemas/price-list.ts';

const reading = { service: 'catalog', audience: 'public', rights: { staff: productReaderRoles } } as const;
const writing = { service: 'catalog', audience: 'public', rights: { staff: productRoles } } as const;
const byId = v.object({ id: uuidSchema });

export const catalogAdminListPriceLists = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogAdminListPriceLists',
  method: 'GET',
  path: '/admin/price-lists',
  query: priceListsQuery,
  response: priceListsSchema,
  errors: [],
  summary: 'All price lists, by priority unless asked for in another order.',
});

export const catalogAdminGetPriceList = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogAdminGetPriceList',
  method: 'GET',
  path: '/admin/price-lists/:id',
  params: byId,
  response: priceListSchema,
  errors: ['NOT_FOUND'],
  summary: 'A price list with whom it is for, its lines as CSV, and its revisions.',
});

export const catalogAdminPreviewPriceList = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminPreviewPriceList',
  method: 'POST',
  path: '/admin/price-lists/:id/preview',
  params: byId,
  body: v.object({ form: priceListFormSchema }),
  response: priceListPreviewSchema,
  errors: ['INVALID'],
  summary:
    'What a list would change if it were published: problems of its lines, prices and margins before and after. Keeps nothing.',
});

export const catalogAdminPublishPriceList = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminPublishPriceList',
  method: 'PUT',
  path: '/admin/price-lists/:id',
  params: byId,
  body: publishPriceListSchema,
  response: priceListSchema,
  idempotent: true,
  errors: ['INVALID', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Publishes a list as its next revision; carts are priced by it at once. INVALID at `form.lines` where a line has a problem. STALE_VERSION where somebody else published one meanwhile.',
});

export const catalogAdminRestorePriceList = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminRestorePriceList',
  method: 'POST',
  path: '/admin/price-lists/:id/restore',
  params: byId,
  body: restorePriceListSchema,
  response: priceListSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Publishes an earlier revision again, as the next one.',
});

export const catalogAdminCheckPrice = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogAdminCheckPrice',
  method: 'GET',
  path: '/admin/products/:sku/price-check',
  params: v.object({ sku: skuSchema }),
  query: priceCheckQuerySchema,
  response: priceCheckSchema,
  errors: ['NOT_FOUND', 'INVALID'],
  summary:
    'What an account pays for a quantity of a product now, and every price it may have. INVALID at `account` for an unknown one.',
});

export const identityGetCompanyOf = /* @__PURE__ */ defineEndpoint({
  audience: 'internal',
  rights: 'service',
  errors: [],
  service: 'identity',
  name: 'identityGetCompanyOf',
  callers: ['catalog'],
  method: 'POST',
  path: '/accounts/company',
  body: v.object({ accountId: uuidSchema }),
  response: v.object({ companyId: v.nullable(v.string()) }),
  summary: 'The company an account is in; none for an unknown one.',
});

export const catalogGetOwnPrices = /* @__PURE__ */ defineEndpoint({
  service: 'catalog',
  audience: 'public',
  rights: 'customer',
  name: 'catalogGetOwnPrices',
  method: 'GET',
  path: '/catalog/own-prices',
  response: v.object({ hasLists: v.boolean() }),
  errors: [],
  summary:
    'Whether this buyer is on a price list that holds now: pages made for everybody are then asked for again with their prices.',
});

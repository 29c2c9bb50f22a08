import * as v from 'valibot';
import { pasteLimits } from '../cart-limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  brandSchema,
  departmentSchema,
  listingQuerySchema,
  listingSchema,
  pricedLineSchema,
  priceRequestSchema,
  productRowSchema,
  productSchema,
  storeFactsSchema,
  suggestionSchema,
  uriSchema,
} from '../schemas/catalog.ts';
import { catalogueChangesSchema } from '../schemas/catalogue-changes.ts';
import { queryInteger, skuSchema } from '../schemas/common.ts';
import { drawingSchema } from '../schemas/drawing.ts';

const reading = { service: 'catalog', method: 'GET', audience: 'public', rights: 'anyone' } as const;
const internal = { service: 'catalog', audience: 'internal', rights: 'service', errors: [] } as const;

export const catalogGetStore = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogGetStore',
  path: '/store',
  errors: [],
  response: storeFactsSchema,
  summary: 'The facts of the store that visitors see: title, address, phone, business hours.',
});

export const catalogListDepartments = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogListDepartments',
  path: '/catalog/departments',
  errors: [],
  response: v.array(departmentSchema),
  summary: 'Every department with its categories and their product counts.',
});

export const catalogListBrands = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogListBrands',
  path: '/catalog/brands',
  errors: [],
  response: v.array(v.object({ ...brandSchema.entries, count: v.number() })),
  summary: 'Every brand with its product count, by name.',
});

export const catalogListProducts = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogListProducts',
  path: '/catalog/products',
  errors: ['NOT_FOUND'],
  query: listingQuerySchema,
  response: listingSchema,
  summary:
    'A category, brand or search listing with exact facet counts. An unknown category answers NOT_FOUND; unknown facets are ignored.',
});

export const catalogGetProduct = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogGetProduct',
  path: '/catalog/products/:uri',
  errors: ['NOT_FOUND'],
  params: v.object({ uri: uriSchema }),
  response: productSchema,
  summary: 'A product page.',
});

export const catalogSuggest = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogSuggest',
  path: '/catalog/suggestions',
  errors: [],
  query: v.object({
    q: v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.slice(0, 200)),
    ),
  }),
  response: v.array(suggestionSchema),
  summary:
    'Up to ten suggestions while typing: part numbers first, then categories, brands and products with what they cost this reader.',
});

export const catalogGetProductCard = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogGetProductCard',
  path: '/catalog/cards/:sku',
  errors: ['NOT_FOUND'],
  params: v.object({ sku: skuSchema }),
  response: productRowSchema,
  summary: 'One product as a listing shows it.',
});

export const catalogGetVersion = /* @__PURE__ */ defineEndpoint({
  ...internal,
  name: 'catalogGetVersion',
  callers: ['shell', 'gateway'],
  method: 'GET',
  path: '/version',
  response: v.object({ version: v.number(), indexed: v.boolean() }),
  summary: 'The catalogue version, raised by every change a page could show; page caches are keyed by it.',
});

export const catalogListChanges = /* @__PURE__ */ defineEndpoint({
  ...internal,
  name: 'catalogListChanges',
  callers: ['shell', 'gateway'],
  method: 'GET',
  path: '/changes',
  query: v.object({ since: v.optional(v.fallback(queryInteger(0, 999_999_999), 0)) }),
  response: catalogueChangesSchema,
  summary:
    'What changed since a catalogue version, as tags; the version to ask from next time comes with it.',
});

export const catalogPriceLines = /* @__PURE__ */ defineEndpoint({
  ...internal,
  name: 'catalogPriceLines',
  callers: ['sales', 'notifications'],
  method: 'POST',
  path: '/price-lines',
  body: priceRequestSchema,
  response: v.array(pricedLineSchema),
  summary:
    'Prices lines for one buyer, confidential prices included; unknown products come back with found: false.',
});

export const catalogResolveText = /* @__PURE__ */ defineEndpoint({
  ...internal,
  name: 'catalogResolveText',
  callers: ['sales'],
  method: 'POST',
  path: '/resolve-part-numbers',
  body: v.object({ texts: v.pipe(v.array(v.string()), v.maxLength(pasteLimits.rows)) }),
  response: v.array(
    v.object({
      text: v.string(),
      /** the text as numbers are compared: without dashes, dots, spaces and case; empty for no number */
      normal: v.string(),
      sku: v.nullable(v.string()),
      /** how many products have the number */
      candidates: v.number(),
      /** the first of them where the number alone does not decide, at most `maxChoices` */
      choices: v.array(v.string()),
    }),
  ),
  summary:
    'Finds the product each typed number means (part number, store number, GTIN, a number it once had), whatever dashes, dots, spaces and case.',
});

export const catalogListAlternates = /* @__PURE__ */ defineEndpoint({
  ...internal,
  name: 'catalogListAlternates',
  callers: ['sales'],
  method: 'POST',
  path: '/alternates',
  body: v.object({ skus: v.pipe(v.array(skuSchema), v.maxLength(pasteLimits.rows)) }),
  response: v.array(v.object({ sku: v.string(), alternates: v.array(v.string()) })),
  summary:
    'What stands in for products, as store numbers: their successors, then the alternates their feed names.',
});

export const catalogFindDepartments = /* @__PURE__ */ defineEndpoint({
  ...internal,
  name: 'catalogFindDepartments',
  callers: ['sales'],
  method: 'POST',
  path: '/departments-of',
  body: v.object({
    skus: v.pipe(v.array(skuSchema), v.maxLength(pasteLimits.rows)),
    locale: v.optional(v.string()),
  }),
  response: v.array(
    v.object({
      sku: v.string(),
      path: v.string(),
      name: v.string(),
      brand: v.optional(v.nullable(v.string()), null),
    }),
  ),
  summary:
    'The department that products stand in, with its name in a language, and their brand; products that are gone are left out.',
});

export const catalogGetDrawing = /* @__PURE__ */ defineEndpoint({
  ...internal,
  name: 'catalogGetDrawing',
  callers: ['media'],
  method: 'GET',
  path: '/drawings/:source',
  params: v.object({ source: v.string() }),
  response: v.object({
    drawing: drawingSchema,
    version: v.string(),
    /** false for a product that only signed-in buyers may see */
    isPublic: v.boolean(),
  }),
  errors: ['NOT_FOUND'],
  summary: 'The drawing behind an image source `drawing-<sku>` or `category-<path with dots>`.',
});

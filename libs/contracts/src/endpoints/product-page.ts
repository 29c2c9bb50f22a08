import * as v from 'valibot';
import { maxQuantity } from '@gantry/domain/order-quantity';
import { defineEndpoint } from '../endpoint.ts';
import { comparisonSchema, productRowSchema } from '../schemas/catalog.ts';
import { queryInteger, skuSchema } from '../schemas/common.ts';
import { maxCompared, maxRecentlyViewed } from '../product-limits.ts';
import { supplySchema } from '../schemas/product-page.ts';

const reading = { service: 'catalog', method: 'GET', audience: 'public', rights: 'anyone' } as const;

/** Store numbers separated by commas, each once; what is beyond `max` is left out. */
const skuList = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(1000),
    v.transform((text) => {
      const skus = text.split(',').map((sku) => sku.trim().toUpperCase());
      return [...new Set(skus.filter(Boolean))].slice(0, max).join(',');
    }),
  );

export const catalogGetSupply = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogGetSupply',
  path: '/catalog/supply/:sku',
  errors: ['NOT_FOUND'],
  params: v.object({ sku: skuSchema }),
  query: v.object({ quantity: queryInteger(1, maxQuantity) }),
  response: supplySchema,
  summary: 'Where a quantity of a product would come from now: from the shelf, the rest later.',
});

export const catalogListCards = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogListCards',
  path: '/catalog/cards',
  errors: [],
  query: v.object({ sku: skuList(maxRecentlyViewed) }),
  response: v.array(productRowSchema),
  summary:
    'Products as a listing shows them, by store numbers separated by commas, in that order; unknown ones are left out.',
});

export const catalogCompareProducts = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogCompareProducts',
  path: '/catalog/comparison',
  errors: [],
  query: v.object({ sku: skuList(maxCompared) }),
  response: comparisonSchema,
  summary:
    'Up to six products side by side, by store numbers separated by commas, with every attribute and whether they differ in it.',
});

import * as v from 'valibot';
import { productReaderRoles, productRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { line, skuSchema, uuidSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import { createProductSchema } from '../schemas/new-product.ts';
import {
  adminProductSchema,
  adminProductsQuerySchema,
  adminProductsSchema,
  attributeNameSchema,
  changeProductSchema,
  productFields,
} from '../schemas/product-admin.ts';

const reading = { service: 'catalog', audience: 'public', rights: { staff: productReaderRoles } } as const;
const writing = { service: 'catalog', audience: 'public', rights: { staff: productRoles } } as const;
const bySku = v.object({ sku: skuSchema });

export const catalogAdminListProducts = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogAdminListProducts',
  method: 'GET',
  path: '/admin/products',
  query: adminProductsQuerySchema,
  response: adminProductsSchema,
  errors: [],
  summary: 'All products, drafts and archived ones among them, searched, filtered by column and sorted.',
});

export const catalogAdminGetProduct = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogAdminGetProduct',
  method: 'GET',
  path: '/admin/products/:sku',
  params: bySku,
  response: adminProductSchema,
  errors: ['NOT_FOUND'],
  summary: 'A product with its prices, confidential ones and its cost among them, and every change by hand.',
});

export const catalogAdminListAttributeNames = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'catalogAdminListAttributeNames',
  method: 'GET',
  path: '/admin/product-attributes',
  query: v.object({ category: v.pipe(v.string(), v.trim(), v.maxLength(400)) }),
  response: v.array(attributeNameSchema),
  errors: [],
  summary: 'The attributes that products of a category, by its path, and of those below it have, by name.',
});

export const catalogAdminCreateProduct = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminCreateProduct',
  method: 'POST',
  path: '/admin/products',
  body: createProductSchema,
  response: adminProductSchema,
  idempotent: true,
  errors: ['INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Makes a product that no feed has brought. INVALID at `form.sku` where the store number is taken, by a retired product, too, and at `form.partNumber` where the brand has a product of that number.',
});

export const catalogAdminChangeProduct = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminChangeProduct',
  method: 'PUT',
  path: '/admin/products/:sku',
  params: bySku,
  body: changeProductSchema,
  response: adminProductSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Changes the fields that differ from what was shown. STALE_VERSION, with the fields and their values now, where somebody else has changed one of them.',
});

export const catalogAdminUndoProductChange = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminUndoProductChange',
  method: 'POST',
  path: '/admin/products/:sku/changes/:id/undo',
  params: v.object({ sku: skuSchema, id: uuidSchema }),
  body: v.object({}),
  response: adminProductSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Puts a field back to what it was before a change. WRONG_STATE where it was changed again since.',
});

export const catalogAdminReleaseProductField = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminReleaseProductField',
  method: 'POST',
  path: '/admin/products/:sku/fields/:field/release',
  params: v.object({ sku: skuSchema, field: v.picklist(productFields) }),
  body: v.object({ reason: line(300) }),
  response: adminProductSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Gives a field that was edited by hand back to the feeds. WRONG_STATE where it is not.',
});

export const catalogAdminKeepPicture = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'catalogAdminKeepPicture',
  method: 'PUT',
  path: '/admin/product-pictures',
  body: bytesSchema,
  transfer: 'upload',
  response: v.object({ file: v.string(), width: v.number(), height: v.number() }),
  limit: { max: 120, windowSeconds: 600 },
  errors: ['INVALID', 'PAYLOAD_TOO_LARGE'],
  summary:
    'Takes in a picture (JPEG, PNG, WebP or GIF of up to 4 MB and 64 megapixels) that a product may name then. The same bytes have the same name. INVALID at `body` says why it is refused.',
});

import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { staffRoles } from '@gantry/domain/roles';
import {
  addLineSchema,
  cartDeliveryQuerySchema,
  cartDeliverySchema,
  cartSchema,
  cartSummarySchema,
  changeLineSchema,
  correctRowSchema,
  changedCartSchema,
  pastedCartSchema,
  pasteLinesSchema,
} from '../schemas/cart.ts';
import {
  okSchema,
  pageOf,
  pageQuery,
  recordNumberSchema,
  skuSchema,
  tokenSchema,
} from '../schemas/common.ts';
import { enterCodeSchema } from '../schemas/promotion.ts';
import {
  adminOrderSchema,
  adminOrdersQuerySchema,
  adminOrdersPageSchema,
  checkoutDefaultsSchema,
  checkoutPreviewRequestSchema,
  checkoutPreviewSchema,
  transitionLinesSchema,
  myOrdersQuerySchema,
  orderSchema,
  ordersPageSchema,
  placedOrderSchema,
  placeOrderSchema,
  purchasedItemSchema,
} from '../schemas/order.ts';

const cart = { service: 'sales', audience: 'public', rights: 'anyone', response: cartSchema } as const;
const lineParams = v.object({ lineId: v.pipe(v.string(), v.uuid()) });
const rowParams = v.object({ rowId: v.pipe(v.string(), v.uuid()) });
const orderParams = v.object({ number: recordNumberSchema });
const staff = { staff: staffRoles } as const;

export const salesGetCart = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesGetCart',
  method: 'GET',
  path: '/cart',
  errors: [],
  summary:
    'The cart, priced anew: of the signed-in account, else of the guest token in the cart cookie (specification §7).',
});

export const salesGetCartDelivery = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesGetCartDelivery',
  method: 'GET',
  path: '/cart/delivery',
  query: cartDeliveryQuerySchema,
  response: cartDeliverySchema,
  errors: [],
  limit: { max: 120, windowSeconds: 60, perProcess: true },
  summary:
    'When the lines of the cart would ship and arrive at a ZIP code, part by part; INVALID names a ZIP code that does not exist.',
});

export const salesGetCartSummary = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesGetCartSummary',
  method: 'GET',
  path: '/cart/summary',
  errors: [],
  response: cartSummarySchema,
  summary: 'Count and subtotal for the header.',
});

export const salesAddCartLine = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesAddCartLine',
  companyAct: 'prepare',
  method: 'POST',
  path: '/cart/lines',
  body: addLineSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'NOT_PURCHASABLE', 'OUT_OF_STOCK'],
  limit: { max: 240, windowSeconds: 60, perProcess: true },
  summary:
    'Puts a product in the cart, added to its line if there is one. Makes the cart and its cookie when needed. OUT_OF_STOCK: nobody can bring so many; its lines name the quantity that can come.',
});

export const salesPasteCartLines = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesPasteCartLines',
  companyAct: 'prepare',
  method: 'POST',
  path: '/cart/paste',
  body: pasteLinesSchema,
  response: pastedCartSchema,
  idempotent: true,
  errors: [],
  limit: { max: 60, windowSeconds: 60 },
  summary:
    'Adds pasted "part number, quantity" lines; what is not understood stays as unresolved lines, what is no part comes back as unread. INVALID, and nothing added, for more rows than one paste takes or a cart that cannot hold them.',
});

export const salesChangeCartLine = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesChangeCartLine',
  companyAct: 'prepare',
  method: 'PATCH',
  path: '/cart/lines/:lineId',
  params: lineParams,
  body: changeLineSchema,
  response: changedCartSchema,
  errors: ['CART_CHANGED', 'OUT_OF_STOCK'],
  summary:
    'Sets the quantity of a line; rounded up to the product’s minimum and increment, with a message. With the newest version as `seen` only that line is answered and priced anew, else the whole cart. CART_CHANGED: the line is gone, in another tab perhaps; load the cart again. OUT_OF_STOCK: nobody can bring so many; its lines name the quantity that can come.',
});

export const salesRemoveCartLine = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesRemoveCartLine',
  companyAct: 'prepare',
  method: 'DELETE',
  path: '/cart/lines/:lineId',
  params: lineParams,
  errors: [],
  summary: 'Removes a line; a line already gone is no error.',
});

export const salesDismissUnresolved = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesDismissUnresolved',
  companyAct: 'prepare',
  method: 'DELETE',
  path: '/cart/unresolved',
  errors: [],
  summary: 'Clears the pasted lines that were not understood.',
});

export const salesCorrectUnresolved = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesCorrectUnresolved',
  companyAct: 'prepare',
  method: 'PATCH',
  path: '/cart/unresolved/:rowId',
  params: rowParams,
  body: correctRowSchema,
  errors: ['CART_CHANGED'],
  limit: { max: 240, windowSeconds: 60, perProcess: true },
  summary:
    'Corrects one pasted row: understood now, it goes into the cart; otherwise it stays with its reason. CART_CHANGED: the row is gone, in another tab perhaps.',
});

export const salesRemoveUnresolved = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesRemoveUnresolved',
  companyAct: 'prepare',
  method: 'DELETE',
  path: '/cart/unresolved/:rowId',
  params: rowParams,
  errors: [],
  summary: 'Clears one pasted row that was not understood; a row already gone is no error.',
});

export const salesEnterCode = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesEnterCode',
  companyAct: 'prepare',
  method: 'POST',
  path: '/cart/codes',
  body: enterCodeSchema,
  errors: ['CART_EMPTY', 'CODE_INVALID'],
  limit: { max: 10, windowSeconds: 60 },
  summary:
    'Enters a promotion code; case does not matter, entering it again changes nothing. CODE_INVALID says as `refusal` why it does not count for this buyer; a code whose goods are missing is taken, and the cart says what is missing.',
});

export const salesRemoveCode = /* @__PURE__ */ defineEndpoint({
  ...cart,
  name: 'salesRemoveCode',
  companyAct: 'prepare',
  method: 'DELETE',
  path: '/cart/codes/:code',
  params: enterCodeSchema,
  errors: [],
  summary: 'Takes a promotion code out of the cart; one already gone is no error.',
});

export const salesPreviewCheckout = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesPreviewCheckout',
  method: 'POST',
  path: '/checkout/preview',
  body: checkoutPreviewRequestSchema,
  response: checkoutPreviewSchema,
  errors: ['CART_EMPTY', 'SHIPPING_UNAVAILABLE'],
  summary: 'Shipping options, tax and totals of the cart for an address.',
});

export const salesGetCheckoutDefaults = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'customer',
  name: 'salesGetCheckoutDefaults',
  method: 'GET',
  path: '/checkout/defaults',
  response: checkoutDefaultsSchema,
  errors: [],
  summary:
    'How the account had its last order shipped and paid, and whether its company has orders sent to its own addresses only.',
});

export const salesPlaceOrder = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesPlaceOrder',
  companyAct: 'order',
  method: 'POST',
  path: '/checkout/purchase',
  body: placeOrderSchema,
  response: placedOrderSchema,
  idempotent: true,
  errors: [
    'CART_EMPTY',
    'CART_CHANGED',
    'PRICE_CHANGED',
    'PROMISE_CHANGED',
    'OUT_OF_STOCK',
    'NOT_PURCHASABLE',
    'SHIPPING_UNAVAILABLE',
    'CREDIT_EXCEEDED',
    'NEEDS_APPROVAL',
    'IDEMPOTENCY_CONFLICT',
  ],
  limit: { max: 30, windowSeconds: 60 },
  summary:
    'Places the cart as an order: stock, order, audit and mail in one transaction; what is paid online is paid after it. Repeats return the same order.',
});

export const salesGetConfirmation = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesGetConfirmation',
  method: 'GET',
  path: '/orders/:number/confirmation',
  params: orderParams,
  query: v.object({ token: v.optional(tokenSchema) }),
  response: orderSchema,
  errors: ['NOT_FOUND'],
  summary: 'The order just placed, for its owner or whoever holds its token.',
});

export const salesListMyOrders = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'customer',
  name: 'salesListMyOrders',
  method: 'GET',
  path: '/my-account/orders',
  query: myOrdersQuerySchema,
  response: ordersPageSchema,
  errors: [],
  summary:
    'The account’s orders, newest first; with `buyer` those of its company, or of somebody there, for whoever may read them.',
});

export const salesListPurchasedItems = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'customer',
  name: 'salesListPurchasedItems',
  method: 'GET',
  path: '/my-account/purchased-items',
  query: v.object(pageQuery),
  response: pageOf(purchasedItemSchema),
  errors: [],
  summary: 'Everything the account ever bought, most recent first.',
});

export const salesGetMyOrder = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'customer',
  name: 'salesGetMyOrder',
  method: 'GET',
  path: '/my-account/orders/:number',
  params: orderParams,
  response: orderSchema,
  errors: ['NOT_FOUND'],
  summary:
    'One of the account’s orders, or of its company for whoever may read those; another’s answers NOT_FOUND.',
});

export const salesAdminListOrders = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: staff,
  name: 'salesAdminListOrders',
  method: 'GET',
  path: '/admin/orders',
  query: adminOrdersQuerySchema,
  response: adminOrdersPageSchema,
  errors: [],
  summary: 'All orders, filtered by column and sorted.',
});

export const salesAdminGetOrder = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: staff,
  name: 'salesAdminGetOrder',
  method: 'GET',
  path: '/admin/orders/:number',
  params: orderParams,
  response: adminOrderSchema,
  errors: ['NOT_FOUND'],
  summary: "An order with its timeline and the transitions of this person's role.",
});

export const salesAdminTransitionLines = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: staff,
  name: 'salesAdminTransitionLines',
  method: 'POST',
  path: '/admin/orders/:number/transitions',
  params: orderParams,
  body: transitionLinesSchema,
  response: adminOrderSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'NOT_PERMITTED'],
  summary: 'Takes lines through the status book; effects (mail, stock, audit) happen once.',
});

export const salesSetStock = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'internal',
  rights: 'service',
  name: 'salesSetStock',
  callers: ['catalog'],
  method: 'POST',
  path: '/stock',
  body: v.object({
    rows: v.pipe(
      v.array(v.object({ sku: skuSchema, onHand: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
      v.maxLength(10_000),
    ),
  }),
  response: okSchema,
  errors: [],
  summary: 'Sets stock on hand, as a feed or a count gives it.',
});

export const salesClaimCart = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'internal',
  rights: 'service',
  name: 'salesClaimCart',
  callers: ['identity'],
  method: 'POST',
  path: '/carts/claim',
  body: v.object({ token: v.nullable(v.string()), accountId: v.string() }),
  response: cartSummarySchema,
  errors: [],
  summary: 'Merges a guest cart into the account’s at sign-in (quantities added).',
});

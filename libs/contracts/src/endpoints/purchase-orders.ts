import * as v from 'valibot';
import {
  goodsReceiptRoles,
  purchaseOrderReaderRoles,
  purchaseOrderRoles,
  purchaseOrderSenderRoles,
  supplierInvoiceRoles,
  supplierShipmentRoles,
} from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import {
  confirmPurchaseOrderSchema,
  refuseConfirmationSchema,
  reschedulePurchaseOrderSchema,
} from '../schemas/purchase-confirmation.ts';
import {
  answerSupplierOrderSchema,
  changePurchaseOrderSchema,
  invoicePurchaseOrderSchema,
  purchasableSchema,
  purchaseOrderFormSchema,
  purchaseOrderSchema,
  purchaseOrdersQuery,
  purchaseOrdersSchema,
  purchaseSourceSchema,
  receivePurchaseOrderSchema,
  shipPurchaseOrderSchema,
  supplierOrderParams,
  supplierOrderSchema,
  transitionPurchaseOrderSchema,
  versionSchema,
} from '../schemas/purchase-order.ts';

const ours = { service: 'sales', audience: 'public' } as const;
const reading = { ...ours, rights: { staff: purchaseOrderReaderRoles } } as const;
const buying = { ...ours, rights: { staff: purchaseOrderRoles } } as const;
const sending = { ...ours, rights: { staff: purchaseOrderSenderRoles } } as const;
const shipping = { ...ours, rights: { staff: supplierShipmentRoles } } as const;
const receiving = { ...ours, rights: { staff: goodsReceiptRoles } } as const;
const billing = { ...ours, rights: { staff: supplierInvoiceRoles } } as const;
const byLink = { ...ours, rights: 'anyone' } as const;
/** A draft is named by its id, what was sent by its number. */
const byKey = v.object({ id: v.pipe(v.string(), v.toLowerCase(), v.regex(/^[0-9a-z-]{1,40}$/)) });
const writeErrors = ['NOT_FOUND', 'WRONG_STATE', 'INVALID', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'] as const;
/** Everything that is done to one of them: once per key, by the version on screen; the answer is the order as it is then. */
const act = { method: 'POST', params: byKey, response: purchaseOrderSchema, idempotent: true } as const;
/** Enough for a page that is used, too few to try tokens. */
const linkLimit = { max: 60, windowSeconds: 600 } as const;

export const salesAdminListPurchaseOrders = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminListPurchaseOrders',
  method: 'GET',
  path: '/admin/purchase-orders',
  query: purchaseOrdersQuery,
  response: purchaseOrdersSchema,
  errors: [],
  summary:
    'Purchase orders of a queue, what is due first in front; `search` finds numbers, suppliers and sources.',
});

export const salesAdminGetPurchasable = /* @__PURE__ */ defineEndpoint({
  ...buying,
  name: 'salesAdminGetPurchasable',
  method: 'GET',
  path: '/admin/purchase-sources/:source',
  params: v.object({ source: purchaseSourceSchema }),
  response: purchasableSchema,
  errors: ['NOT_FOUND'],
  summary: 'What may be bought for an order or quote, with what is known of its cost.',
});

export const salesAdminGetPurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminGetPurchaseOrder',
  method: 'GET',
  path: '/admin/purchase-orders/:id',
  params: byKey,
  response: purchaseOrderSchema,
  errors: ['NOT_FOUND'],
  summary: 'One purchase order; without costs for roles that do not see them.',
});

export const salesAdminDraftPurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...buying,
  name: 'salesAdminDraftPurchaseOrder',
  method: 'POST',
  path: '/admin/purchase-orders',
  body: purchaseOrderFormSchema,
  response: purchaseOrderSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Begins a purchase order. INVALID names lines of another manufacturer, or that cannot be bought.',
});

export const salesAdminChangePurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...buying,
  name: 'salesAdminChangePurchaseOrder',
  method: 'PUT',
  path: '/admin/purchase-orders/:id',
  params: byKey,
  body: changePurchaseOrderSchema,
  response: purchaseOrderSchema,
  idempotent: true,
  errors: writeErrors,
  summary: 'Changes a draft as a whole, by the version on screen.',
});

export const salesAdminGeneratePurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...sending,
  ...act,
  name: 'salesAdminGeneratePurchaseOrder',
  path: '/admin/purchase-orders/:id/generation',
  body: versionSchema,
  errors: [...writeErrors, 'NOT_PERMITTED'],
  summary:
    'Numbers a draft and mails it to the supplier; its order lines are purchased from then on. NOT_PERMITTED above the limit, which only finance and admins may pass.',
});

export const salesAdminTransitionPurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...reading,
  ...act,
  name: 'salesAdminTransitionPurchaseOrder',
  path: '/admin/purchase-orders/:id/transitions',
  body: transitionPurchaseOrderSchema,
  errors: [...writeErrors, 'NOT_PERMITTED'],
  summary:
    'Takes it to another status of the book: production, hold and release, decline, exception, cancellation.',
});

export const salesAdminConfirmPurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...buying,
  ...act,
  name: 'salesAdminConfirmPurchaseOrder',
  path: '/admin/purchase-orders/:id/confirmation',
  body: confirmPurchaseOrderSchema,
  errors: writeErrors,
  summary:
    'Notes what the supplier confirmed on the phone. What differs from the order (quantity, price, a later day) waits for a decision.',
});

export const salesAdminAcceptConfirmation = /* @__PURE__ */ defineEndpoint({
  ...sending,
  ...act,
  name: 'salesAdminAcceptConfirmation',
  path: '/admin/purchase-orders/:id/confirmation/acceptance',
  body: versionSchema,
  errors: [...writeErrors, 'NOT_PERMITTED'],
  summary:
    'Accepts what the supplier confirmed otherwise than ordered; order lines are promised for the confirmed days. NOT_PERMITTED above the limit, or where a unit costs more than the tolerance allows: only finance and admins may then.',
});

export const salesAdminRefuseConfirmation = /* @__PURE__ */ defineEndpoint({
  ...sending,
  ...act,
  name: 'salesAdminRefuseConfirmation',
  path: '/admin/purchase-orders/:id/confirmation/refusal',
  body: refuseConfirmationSchema,
  errors: writeErrors,
  summary:
    'Sends back what the supplier confirmed otherwise than ordered: they are mailed the reason with a new link, and may answer again.',
});

export const salesAdminShipPurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...shipping,
  ...act,
  name: 'salesAdminShipPurchaseOrder',
  path: '/admin/purchase-orders/:id/shipments',
  body: shipPurchaseOrderSchema,
  errors: writeErrors,
  summary:
    'Notes what the supplier shipped, never more than was ordered. Goods that go straight to the customer count as shipped.',
});

export const salesAdminReceivePurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...receiving,
  ...act,
  name: 'salesAdminReceivePurchaseOrder',
  path: '/admin/purchase-orders/:id/receipts',
  body: receivePurchaseOrderSchema,
  errors: writeErrors,
  summary:
    'Counts goods at the dock, in parts if need be, never more than was ordered. What is not damaged goes into stock, for the order it was bought for.',
});

export const salesAdminReschedulePurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...buying,
  ...act,
  name: 'salesAdminReschedulePurchaseOrder',
  path: '/admin/purchase-orders/:id/days',
  body: reschedulePurchaseOrderSchema,
  errors: writeErrors,
  summary:
    'Notes that the supplier brings what is still to come on another day. Lines of orders that wait for it are promised anew, and each customer gets one mail.',
});

export const salesAdminInvoicePurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...billing,
  ...act,
  name: 'salesAdminInvoicePurchaseOrder',
  path: '/admin/purchase-orders/:id/invoice',
  body: invoicePurchaseOrderSchema,
  errors: writeErrors,
  summary: 'Enters the supplier’s invoice, and says where it differs from what was ordered and came in.',
});

export const salesAdminMatchPurchaseOrder = /* @__PURE__ */ defineEndpoint({
  ...billing,
  ...act,
  name: 'salesAdminMatchPurchaseOrder',
  path: '/admin/purchase-orders/:id/match',
  body: versionSchema,
  errors: writeErrors,
  summary:
    'Completes it once order, receipts and invoice say the same within the tolerance; WRONG_STATE names the differences.',
});

export const salesGetSupplierOrder = /* @__PURE__ */ defineEndpoint({
  ...byLink,
  name: 'salesGetSupplierOrder',
  method: 'GET',
  path: '/supplier-orders/:token',
  params: supplierOrderParams,
  response: supplierOrderSchema,
  limit: linkLimit,
  errors: ['NOT_FOUND'],
  summary: 'A purchase order for whoever holds its link.',
});

export const salesAnswerSupplierOrder = /* @__PURE__ */ defineEndpoint({
  ...byLink,
  name: 'salesAnswerSupplierOrder',
  method: 'POST',
  path: '/supplier-orders/:token/answer',
  params: supplierOrderParams,
  body: answerSupplierOrderSchema,
  response: supplierOrderSchema,
  idempotent: true,
  limit: linkLimit,
  errors: writeErrors,
  summary:
    'The supplier confirms it for a day, with other quantities, prices or days per line where they have others, or declines with a reason.',
});

export const salesRescheduleSupplierOrder = /* @__PURE__ */ defineEndpoint({
  ...byLink,
  name: 'salesRescheduleSupplierOrder',
  method: 'POST',
  path: '/supplier-orders/:token/days',
  params: supplierOrderParams,
  body: reschedulePurchaseOrderSchema,
  response: supplierOrderSchema,
  idempotent: true,
  limit: linkLimit,
  errors: writeErrors,
  summary:
    'The supplier brings what is still to come on another day. Lines of orders that wait for it are promised anew, each customer gets one mail, and so does the store.',
});

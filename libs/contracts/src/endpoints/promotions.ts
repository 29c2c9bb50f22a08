import * as v from 'valibot';
import { promotionReaderRoles, promotionRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { uuidSchema } from '../schemas/common.ts';
import {
  changePromotionSchema,
  movePromotionSchema,
  promotionFormSchema,
  promotionRecordSchema,
  promotionSchema,
  promotionsQuerySchema,
  restorePromotionSchema,
  triedPromotionSchema,
} from '../schemas/promotion-admin.ts';

const reading = { service: 'sales', audience: 'public', rights: { staff: promotionReaderRoles } } as const;
const managing = { service: 'sales', audience: 'public', rights: { staff: promotionRoles } } as const;
const byId = v.object({ id: uuidSchema });

export const salesAdminListPromotions = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminListPromotions',
  method: 'GET',
  path: '/admin/promotions',
  query: promotionsQuerySchema,
  response: v.array(promotionSchema),
  errors: [],
  summary:
    'Promotions, newest first, with how often each was used; those whose name or code holds the search.',
});

export const salesAdminGetPromotion = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminGetPromotion',
  method: 'GET',
  path: '/admin/promotions/:id',
  params: byId,
  response: promotionRecordSchema,
  errors: ['NOT_FOUND'],
  summary: 'One promotion with what was done to it and the newest orders that used it.',
});

export const salesAdminTryPromotion = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminTryPromotion',
  method: 'POST',
  path: '/admin/promotions/try',
  body: promotionFormSchema,
  response: triedPromotionSchema,
  errors: [],
  limit: { max: 30, windowSeconds: 60 },
  summary: 'What the orders of the last 90 days would have got by a promotion; changes nothing.',
});

export const salesAdminAddPromotion = /* @__PURE__ */ defineEndpoint({
  ...managing,
  name: 'salesAdminAddPromotion',
  method: 'POST',
  path: '/admin/promotions',
  body: promotionFormSchema,
  response: promotionRecordSchema,
  idempotent: true,
  errors: ['INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Adds a promotion as a draft. INVALID at a code that another one has, and at products or customers that are unknown.',
});

export const salesAdminChangePromotion = /* @__PURE__ */ defineEndpoint({
  ...managing,
  name: 'salesAdminChangePromotion',
  method: 'PUT',
  path: '/admin/promotions/:id',
  params: byId,
  body: changePromotionSchema,
  response: promotionRecordSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Changes a promotion as a whole, by the version on screen; orders keep what they were placed with. WRONG_STATE once it has ended.',
});

export const salesAdminMovePromotion = /* @__PURE__ */ defineEndpoint({
  ...managing,
  name: 'salesAdminMovePromotion',
  method: 'POST',
  path: '/admin/promotions/:id/status',
  params: byId,
  body: movePromotionSchema,
  response: promotionRecordSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Activates, pauses, or ends a promotion, with a reason. WRONG_STATE where it cannot go there from where it stands.',
});

export const salesAdminRestorePromotion = /* @__PURE__ */ defineEndpoint({
  ...managing,
  name: 'salesAdminRestorePromotion',
  method: 'POST',
  path: '/admin/promotions/:id/restore',
  params: byId,
  body: restorePromotionSchema,
  response: promotionRecordSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Brings back what a promotion said in an earlier version; its status stays.',
});

import * as v from 'valibot';
import { staffCheckoutRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { recordNumberSchema } from '../schemas/common.ts';
import { acceptForCustomerSchema } from '../schemas/offer.ts';
import { placedOrderSchema } from '../schemas/order.ts';
import {
  phoneOrderDraftSchema,
  phoneOrderFormSchema,
  placePhoneOrderSchema,
} from '../schemas/phone-order.ts';

const staff = {
  service: 'sales',
  audience: 'public',
  rights: { staff: staffCheckoutRoles },
  method: 'POST',
  params: v.object({ number: recordNumberSchema }),
  idempotent: true,
} as const;

export const salesAdminAcceptOffer = /* @__PURE__ */ defineEndpoint({
  ...staff,
  name: 'salesAdminAcceptOffer',
  path: '/admin/inquiries/:number/offer/acceptance',
  body: acceptForCustomerSchema,
  response: placedOrderSchema,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'NOT_PURCHASABLE', 'COMPANY_ADDRESS_NEEDED', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Turns the offer into an order on behalf of its customer, at its own prices and once; the same rules hold as for the customer.',
});

export const salesSendPaymentLink = /* @__PURE__ */ defineEndpoint({
  ...staff,
  name: 'salesSendPaymentLink',
  path: '/admin/orders/:number/payment-link',
  body: v.object({}),
  response: v.object({ email: v.string() }),
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 60, windowSeconds: 600 },
  summary:
    'Mails the customer of an order the link by which they pay it by card; WRONG_STATE where nothing is due.',
});

const phone = {
  service: 'sales',
  audience: 'public',
  rights: { staff: staffCheckoutRoles },
  method: 'POST',
} as const;

export const salesDraftPhoneOrder = /* @__PURE__ */ defineEndpoint({
  ...phone,
  name: 'salesDraftPhoneOrder',
  path: '/admin/phone-orders/draft',
  body: v.object({ form: phoneOrderFormSchema }),
  response: phoneOrderDraftSchema,
  errors: ['NOT_PERMITTED', 'OUT_OF_STOCK', 'SHIPPING_UNAVAILABLE'],
  summary:
    'What an order by telephone would cost, with the prices of the store or those its taker sets, and which rules for offers ask for an approval. Writes nothing. INVALID names an account or a product that is not ours.',
});

export const salesPlacePhoneOrder = /* @__PURE__ */ defineEndpoint({
  ...phone,
  name: 'salesPlacePhoneOrder',
  path: '/admin/phone-orders',
  body: placePhoneOrderSchema,
  response: placedOrderSchema,
  idempotent: true,
  errors: [
    'NOT_PERMITTED',
    'WRONG_STATE',
    'OUT_OF_STOCK',
    'PRICE_CHANGED',
    'NEEDS_APPROVAL',
    'COMPANY_ADDRESS_NEEDED',
    'SHIPPING_UNAVAILABLE',
    'IDEMPOTENCY_CONFLICT',
  ],
  summary:
    'Places an order for a customer or guest on the telephone, once. WRONG_STATE with the rules where its prices need an approval, which only an offer can get; NEEDS_APPROVAL where the company of the customer approves its orders first. The trail says who took it, for whom, and why a price is another.',
});

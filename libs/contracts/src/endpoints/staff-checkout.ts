import * as v from 'valibot';
import { staffCheckoutRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { recordNumberSchema } from '../schemas/common.ts';
import { acceptForCustomerSchema } from '../schemas/offer.ts';
import { placedOrderSchema } from '../schemas/order.ts';

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

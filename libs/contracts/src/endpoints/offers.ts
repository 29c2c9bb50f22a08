import * as v from 'valibot';
import { inquiryRoles, offerRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { recordNumberSchema } from '../schemas/common.ts';
import { inquiryTokenQuery } from '../schemas/inquiry.ts';
import {
  offerAcceptanceSchema,
  offerDraftRequestSchema,
  offerDraftSchema,
  offerRefusalSchema,
  offerSchema,
  offerSelectionSchema,
  selectedOfferSchema,
  sendOfferSchema,
  sentOfferSchema,
} from '../schemas/offer.ts';
import { placedOrderSchema } from '../schemas/order.ts';

const inquiryParams = v.object({ number: recordNumberSchema });
const anyone = { service: 'sales', audience: 'public', rights: 'anyone' } as const;
const backOffice = { service: 'sales', audience: 'public', rights: { staff: offerRoles } } as const;
const tenMinutes = 600;

export const salesAdminDraftOffer = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  rights: { staff: inquiryRoles },
  name: 'salesAdminDraftOffer',
  method: 'POST',
  path: '/admin/inquiries/:number/offer-draft',
  params: inquiryParams,
  body: offerDraftRequestSchema,
  response: offerDraftSchema,
  errors: [],
  summary:
    'What an offer of this quote would say now, as its customer would read it, what stands in its way, and what was sent before. Writes nothing.',
});

export const salesAdminSendOffer = /* @__PURE__ */ defineEndpoint({
  ...backOffice,
  name: 'salesAdminSendOffer',
  method: 'POST',
  path: '/admin/inquiries/:number/offers',
  params: inquiryParams,
  body: sendOfferSchema,
  response: sentOfferSchema,
  idempotent: true,
  errors: ['WRONG_STATE', 'STALE_VERSION', 'PRICE_CHANGED', 'SHIPPING_UNAVAILABLE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Sends the next revision: its prices are locked, the customer gets a mail. Where a rule asks for it, it waits for an approval instead. PRICE_CHANGED answers the sums as they are now.',
});

export const salesGetOffer = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesGetOffer',
  method: 'GET',
  path: '/inquiries/:number/offer',
  params: inquiryParams,
  query: inquiryTokenQuery,
  response: v.nullable(offerSchema),
  errors: [],
  summary:
    'The newest offer for its account or whoever holds the token, null before the first; NOT_FOUND for everybody else.',
});

export const salesAcceptOffer = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesAcceptOffer',
  companyAct: 'order',
  method: 'POST',
  path: '/inquiries/:number/offer/acceptance',
  params: inquiryParams,
  query: inquiryTokenQuery,
  body: offerAcceptanceSchema,
  response: placedOrderSchema,
  idempotent: true,
  errors: [
    'WRONG_STATE',
    'NEEDS_APPROVAL',
    'COMPANY_ADDRESS_NEEDED',
    'NOT_PURCHASABLE',
    'PRICE_CHANGED',
    'SHIPPING_UNAVAILABLE',
    'IDEMPOTENCY_CONFLICT',
  ],
  limit: { max: 20, windowSeconds: tenMinutes },
  summary:
    'Turns the offer into an order at its prices, once however often it is asked. WRONG_STATE names the blocker: EXPIRED, SUPERSEDED or CLOSED. NOT_PURCHASABLE names the lines that were discontinued meanwhile. PRICE_CHANGED answers what the chosen lines cost now.',
});

export const salesSelectOfferLines = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesSelectOfferLines',
  method: 'POST',
  path: '/inquiries/:number/offer/selection',
  params: inquiryParams,
  query: inquiryTokenQuery,
  body: offerSelectionSchema,
  response: selectedOfferSchema,
  limit: { max: 120, windowSeconds: tenMinutes },
  errors: ['WRONG_STATE', 'NOT_PURCHASABLE', 'SHIPPING_UNAVAILABLE'],
  summary:
    'What some lines of the offer cost at its prices, where it may be accepted in part. Writes nothing.',
});

export const salesDeclineOffer = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesDeclineOffer',
  companyAct: 'prepare',
  method: 'POST',
  path: '/inquiries/:number/offer/refusal',
  params: inquiryParams,
  query: inquiryTokenQuery,
  body: offerRefusalSchema,
  response: v.nullable(offerSchema),
  idempotent: true,
  errors: ['WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 20, windowSeconds: tenMinutes },
  summary: 'The customer declines the offer with a reason: the quote is cancelled, reason rejected.',
});

import * as v from 'valibot';
import { amountSchema } from './common.ts';

/** Shipping services of specification §9, with the provider each belongs to. */
export const shippingServices = {
  'local-ground': 'fixed',
  'ups-ground': 'ups',
  'ups-3-day-select': 'ups',
  'ups-2nd-day-air': 'ups',
  'ups-next-day-air': 'ups',
  'ups-international-ground': 'ups',
  'fedex-ground': 'fedex',
  'fedex-express-saver': 'fedex',
  'fedex-2day': 'fedex',
  'fedex-standard-overnight': 'fedex',
  'fedex-international-ground': 'fedex',
  'gm-parcel': 'dhl',
  'dhl-express-worldwide': 'dhl',
  'usps-parcel-post': 'usps',
  fixed: 'fixed',
  'best-way': 'freight-prepaid',
  'yrc-ground': 'yrc',
  'yrc-accelerated': 'yrc',
  'yrc-time-critical': 'yrc',
} as const;
export type ShippingService = keyof typeof shippingServices;
export const shippingServiceSchema = v.picklist(Object.keys(shippingServices) as ShippingService[]);
export const shippingProviders = ['freight-prepaid', 'ups', 'fedex', 'dhl', 'usps', 'fixed', 'yrc'] as const;

/** Whether nobody ships by a service any more: it stays on old orders, and is no choice for new ones. */
export const isRetired = (service: ShippingService): boolean => shippingServices[service] === 'yrc';

/** One way to ship an order: `amount` in minor units, `transitDays` in business days lowest and highest. */
export const shippingOptionSchema = v.object({
  service: shippingServiceSchema,
  provider: v.picklist(shippingProviders),
  amount: amountSchema,
  transitDays: v.tuple([v.number(), v.number()]),
  free: v.boolean(),
});
export type ShippingOption = v.InferOutput<typeof shippingOptionSchema>;

export const shippingQuoteRequestSchema = v.object({
  country: v.string(),
  region: v.nullable(v.string()),
  postalCode: v.string(),
  subtotal: amountSchema,
  weightGrams: v.number(),
});
export const shippingQuoteSchema = v.object({
  options: v.array(shippingOptionSchema),
  handling: v.object({ fee: amountSchema, minimumOrder: amountSchema, missing: amountSchema }),
  freeGround: v.object({
    eligible: v.boolean(),
    reason: v.picklist(['eligible', 'needs-address', 'outside-continental', 'freight-only', 'contact-us']),
  }),
});

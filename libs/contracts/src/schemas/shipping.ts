import * as v from 'valibot';
import { amountSchema, quantitySchema } from './common.ts';
import { parcelFacts } from './parcel.ts';

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
export type ShippingProvider = (typeof shippingProviders)[number];

/** Whether nobody ships by a service any more: it stays on old orders, and is no choice for new ones. */
export const isRetired = (service: ShippingService): boolean => shippingServices[service] === 'yrc';

/** Whether a service carries pallets, which a truck collects; else parcels, which whoever holds a label hands over. */
export const isFreight = (service: ShippingService): boolean =>
  shippingServices[service] === 'freight-prepaid' || shippingServices[service] === 'yrc';

/** One way to ship an order: `amount` in minor units, `transitDays` in business days lowest and highest. */
export const shippingOptionSchema = v.object({
  service: shippingServiceSchema,
  provider: v.picklist(shippingProviders),
  amount: amountSchema,
  transitDays: v.tuple([v.number(), v.number()]),
  free: v.boolean(),
});
export type ShippingOption = v.InferOutput<typeof shippingOptionSchema>;

/** What a place costs more, and what can be delivered there; left out means no. */
export const deliveryFlags = {
  /** a home, which carriers ask more for */
  residential: v.optional(v.boolean()),
  /** freight: nobody there can unload a truck without one */
  liftgate: v.optional(v.boolean()),
  /** freight: a site, a school, a prison, a farm */
  limitedAccess: v.optional(v.boolean()),
};
/** The same of an order on its way; only the mail delivers to a box. */
const placeFacts = {
  country: v.string(),
  region: v.nullable(v.string()),
  /** empty while nobody has given one */
  postalCode: v.string(),
  /** tells addresses of the armed forces */
  city: v.optional(v.nullable(v.string())),
  ...deliveryFlags,
  poBox: v.optional(v.boolean()),
};

/** Units of one kind that are to be sent. */
export const shippedGoodsSchema = v.object({
  quantity: quantitySchema,
  ...parcelFacts,
  /** as it is, a package of its own; else it goes in a box with others */
  isPacked: v.optional(v.boolean()),
});
export type ShippedGoods = v.InferOutput<typeof shippedGoodsSchema>;

export const shippingQuoteRequestSchema = v.object({
  ...placeFacts,
  subtotal: amountSchema,
  goods: v.array(shippedGoodsSchema),
  /** offered where it goes there, also if others are cheaper and faster */
  service: v.optional(v.nullable(shippingServiceSchema)),
  /** whether the answer brings how each amount came about, for an order to keep */
  withRecords: v.optional(v.boolean()),
});
export type ShippingQuoteRequest = v.InferOutput<typeof shippingQuoteRequestSchema>;

export const freeGroundReasons = [
  'eligible',
  'needs-address',
  'outside-continental',
  'po-box',
  'below-minimum',
  'freight-only',
  'contact-us',
] as const;
/** What the buyer may be asked about the address, since it changes what an offered service costs. */
export const deliveryQuestions = ['residential', 'liftgate', 'limitedAccess'] as const;
export type DeliveryQuestion = (typeof deliveryQuestions)[number];

/** What a carrier asks on top of a rate. `fuel` is a share of the rate, all others an amount. */
export const surcharges = [
  'residential',
  'liftgate',
  'limited-access',
  'oversize',
  'hazmat',
  'limited-quantity',
  'delivery-area',
  'fuel',
] as const;
export type Surcharge = (typeof surcharges)[number];
/** What an amount is made of. */
const priceParts = ['base', 'freight', 'fixed', ...surcharges, 'free-ground'] as const;
/** One part of a price: which rows gave which cents, for how many packages of which weight. */
export const pricePartSchema = v.object({
  part: v.picklist(priceParts),
  /** minor units; below 0 for what is given free */
  amount: amountSchema,
  /** the rows it was read from */
  rows: v.array(v.string()),
  /** packages, or 1 for a whole shipment */
  count: v.number(),
  /** pounds that were billed for each; null where weight did not matter */
  pounds: v.nullable(v.number()),
  freightClass: v.optional(v.nullable(v.string())),
});
export type PricePart = v.InferOutput<typeof pricePartSchema>;

/** How the price of a service came about; with the rows it was read from, so that it can be computed again. */
export const priceRecordSchema = v.object({
  engineVersion: v.number(),
  day: v.string(),
  /** ZIP code it is sent from */
  origin: v.string(),
  request: v.object({ ...placeFacts, subtotal: amountSchema, goods: v.array(shippedGoodsSchema) }),
  service: shippingServiceSchema,
  zone: v.string(),
  parts: v.array(pricePartSchema),
  amount: amountSchema,
  handlingFee: amountSchema,
  transitDays: v.tuple([v.number(), v.number()]),
  /** what was read: rows of the tariff as they were that day */
  rows: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      effectiveFrom: v.string(),
      effectiveUntil: v.nullable(v.string()),
      values: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
});
export type PriceRecord = v.InferOutput<typeof priceRecordSchema>;

export const freeGroundSchema = v.object({
  eligible: v.boolean(),
  reason: v.picklist(freeGroundReasons),
});
export const shippingQuoteSchema = v.object({
  /** a few that differ in price and days, cheapest first */
  options: v.array(shippingOptionSchema),
  handling: v.object({ fee: amountSchema, minimumOrder: amountSchema, missing: amountSchema }),
  freeGround: freeGroundSchema,
  asks: v.array(v.picklist(deliveryQuestions)),
  /** of each option; none unless they were asked for */
  records: v.optional(v.array(priceRecordSchema), []),
});

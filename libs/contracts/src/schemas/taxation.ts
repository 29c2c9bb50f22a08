import * as v from 'valibot';
import { amountSchema, recordNumberSchema } from './common.ts';

/** Levels of places that tax, from the widest; the rates of all of them add up. */
export const taxLevels = ['state', 'county', 'city', 'district'] as const;
export type TaxLevel = (typeof taxLevels)[number];
export const taxLevelSchema = v.picklist(taxLevels);

/** What tax is asked on: goods, what it costs to send them, and the fee for handling a small order. */
export const taxables = ['goods', 'shipping', 'handling'] as const;
export type Taxable = (typeof taxables)[number];

/** Why an amount is taxed as it is. */
export const taxReasons = [
  'standard',
  'product-exempt',
  'customer-exempt',
  'no-nexus',
  'shipping-not-taxable',
  'holiday',
  'unknown-zip',
] as const;
export type TaxReason = (typeof taxReasons)[number];

/** How one of several places of a ZIP code is taken. `city` asks the address first and then takes the likeliest. */
export const zipRules = ['city', 'likely', 'lowest', 'highest'] as const;
export type ZipRule = (typeof zipRules)[number];
export const zipRuleSchema = v.picklist(zipRules);

export const confidences = ['unique', 'ambiguous'] as const;

/** Two capitals of a state, territory or armed-forces region. */
export const stateCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/, 'is not a state'),
);
/** A decimal fraction with five to seven places: `0.06250` is 6.25 %. */
export const rateSchema = v.pipe(v.string(), v.regex(/^0\.\d{5,7}$/));
/** Percent as it is typed, with up to five places: `6.25` becomes `0.06250`. */
export const typedPercentSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,2}(\.\d{1,5})?$/, 'is not a percentage'),
  v.transform((typed) => {
    const [whole = '', fraction = ''] = typed.split('.');
    return `0.${whole.padStart(2, '0')}${fraction.padEnd(3, '0')}`;
  }),
);
const isDate = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(text);
};
/** An ISO date that exists. */
export const daySchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date'),
  v.check(isDate, 'is not a date'),
);
/** The same, left empty for "without an end". */
export const optionalDateSchema = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text)), 'is not a date'),
      v.transform((text) => text || null),
    ),
  ),
  null,
);
export const nullableText = v.nullable(v.string());

/** The share of one place in the tax on an amount. */
const taxPartSchema = v.object({
  code: v.string(),
  level: taxLevelSchema,
  name: v.string(),
  rate: rateSchema,
  amount: amountSchema,
});

/** The tax on one amount: a line of goods, `shipping`, or `handling`. Its parts sum up to it. */
export const taxedLineSchema = v.object({
  id: v.string(),
  kind: v.picklist(taxables),
  /** what is taxed */
  base: amountSchema,
  amount: amountSchema,
  /** the state, `US-OH`; `abroad` elsewhere */
  jurisdiction: v.string(),
  /** of all places together */
  rate: rateSchema,
  reason: v.picklist(taxReasons),
  parts: v.array(taxPartSchema),
  /** number of the certificate that frees it */
  certificate: nullableText,
});
export type TaxedLine = v.InferOutput<typeof taxedLineSchema>;

/** What is asked: amounts in minor units at an address, for a customer, on a day (UTC; today when left out). */
export const taxRequestSchema = v.object({
  country: v.string(),
  region: nullableText,
  postalCode: v.string(),
  city: v.optional(nullableText, null),
  lines: v.array(
    v.object({
      id: v.string(),
      amount: amountSchema,
      taxCode: v.string(),
      /** price of one item, by which holidays with a limit go; the whole amount where left out */
      unitPrice: v.optional(amountSchema),
      /** what promotions took off, for whoever reads how the tax came about; the amount is less it already */
      discount: v.optional(amountSchema),
    }),
  ),
  shipping: amountSchema,
  handling: amountSchema,
  customer: v.optional(v.nullable(v.object({ accountId: nullableText, companyId: nullableText })), null),
  day: v.optional(daySchema),
});
export type TaxRequest = v.InferOutput<typeof taxRequestSchema>;

const taxingPlaceSchema = v.object({
  code: v.string(),
  level: taxLevelSchema,
  name: v.string(),
  /** rates on the day asked; null where nothing is asked on it here */
  goods: rateSchema,
  shipping: v.nullable(rateSchema),
  handling: v.nullable(rateSchema),
});
export type TaxingPlace = v.InferOutput<typeof taxingPlaceSchema>;

const candidateSchema = v.object({
  city: v.string(),
  county: v.string(),
  rate: rateSchema,
  jurisdictions: v.array(v.string()),
});

const holidayFacts = { name: v.string(), taxCodes: v.array(v.string()) };

/** Everything the tables said about an address on a day, so that the same cents come out for ever. */
export const situationSchema = v.object({
  kind: v.picklist(['taxed', 'abroad', 'unknown']),
  state: nullableText,
  city: nullableText,
  county: nullableText,
  confidence: v.picklist(confidences),
  /** how one of several places was taken; null where there was one */
  choice: v.nullable(v.picklist(['city-name', 'place', ...zipRules])),
  candidates: v.array(candidateSchema),
  places: v.array(taxingPlaceSchema),
  nexus: v.boolean(),
  shippingTaxable: v.boolean(),
  handlingTaxable: v.boolean(),
  /** tax codes that are freed, or taxed by the state at another rate */
  taxCodes: v.record(v.string(), v.nullable(rateSchema)),
  /** a sales-tax holiday of the day: which tax codes, or all */
  holiday: v.nullable(v.object(holidayFacts)),
  /** all holidays of the day, the first of them `holiday`; left out by calculations from before there could be several */
  holidays: v.optional(
    v.array(
      v.object({
        ...holidayFacts,
        /** minor units: an item that costs more is taxed, all of it; null: no limit */
        maxPrice: v.nullable(amountSchema),
      }),
    ),
  ),
  certificate: v.nullable(v.object({ id: v.string(), number: v.string(), reason: v.string() })),
});
export type Situation = v.InferOutput<typeof situationSchema>;

/** A calculation that is kept: what was asked, what was known, what came out. */
export const taxRecordSchema = v.object({
  engineVersion: v.number(),
  ratesVersion: v.string(),
  day: daySchema,
  request: taxRequestSchema,
  situation: situationSchema,
  lines: v.array(taxedLineSchema),
  total: amountSchema,
  /** SHA-256 of request and situation */
  hash: v.string(),
});
export type TaxRecord = v.InferOutput<typeof taxRecordSchema>;

/** The answer to a calculation. */
export const taxAnswerSchema = v.object({
  total: amountSchema,
  /** false when the place is not known well enough to be sure */
  complete: v.boolean(),
  lines: v.array(taxedLineSchema),
  ratesVersion: v.string(),
  /** left out unless asked for */
  record: v.optional(taxRecordSchema),
});

/** Amounts of an order's lines whose tax is given back, in minor units without tax. */
export const reverseRequestSchema = v.object({
  orderNumber: recordNumberSchema,
  lines: v.array(
    v.object({
      /** the line's number, `shipping`, or `handling` */
      id: v.string(),
      amount: amountSchema,
      /** how much of the line was given back before, so that parts never sum up to more than the tax */
      before: v.optional(amountSchema, 0),
    }),
  ),
});
export const reversedSchema = v.object({
  total: amountSchema,
  lines: v.array(taxedLineSchema),
  ratesVersion: v.string(),
});

/** A place of a ZIP code as a form fills it in. */
const zipPlaceSchema = v.object({ city: v.string(), state: v.string(), county: nullableText });
export const foundZipSchema = v.object({
  places: v.array(zipPlaceSchema),
  confidence: v.picklist(confidences),
});

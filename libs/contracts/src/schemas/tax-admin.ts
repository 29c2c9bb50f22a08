import * as v from 'valibot';
import {
  amountSchema,
  line,
  optionalDollars,
  optionalLine,
  recordNumberSchema,
  timestampSchema,
  uuidSchema,
} from './common.ts';
import {
  confidences,
  daySchema,
  nullableText,
  optionalDateSchema,
  rateSchema,
  stateCodeSchema,
  taxedLineSchema,
  taxLevelSchema,
  taxRecordSchema,
  typedPercentSchema,
  zipRuleSchema,
} from './taxation.ts';

const span = { from: daySchema, until: v.nullable(daySchema) };

/** A place that taxes, with its rates: the one that holds, those to come, and those that have ended. */
export const taxRateRowSchema = v.object({
  code: v.string(),
  level: taxLevelSchema,
  state: v.string(),
  name: v.string(),
  county: nullableText,
  rate: rateSchema,
  ...span,
  source: v.string(),
  /** who entered it */
  enteredBy: nullableText,
  phase: v.picklist(['now', 'coming', 'ended']),
});
export type TaxRateRow = v.InferOutput<typeof taxRateRowSchema>;
export const ratePhases = ['now', 'coming', 'ended', 'all'] as const;

/** A new rate of a place from a day on; the one before ends there. */
export const newRateSchema = v.object({
  level: taxLevelSchema,
  state: stateCodeSchema,
  /** of the county, city, or district; of no meaning for a state */
  name: optionalLine(120),
  county: optionalLine(120),
  percent: typedPercentSchema,
  from: daySchema,
  reason: line(200),
});
export type NewRate = v.InferInput<typeof newRateSchema>;

const nexusSchema = v.object({
  id: uuidSchema,
  state: v.string(),
  ...span,
  registrationNumber: nullableText,
});
/** Whether a last day, where there is one, comes after the first. */
const isSpan = ({ from, until }: { readonly from: string; readonly until: string | null }): boolean =>
  until === null || from < until;
const spanMessage = 'is not after the first day';

export const nexusFormSchema = v.pipe(
  v.object({
    state: stateCodeSchema,
    from: daySchema,
    until: optionalDateSchema,
    registrationNumber: optionalLine(60),
  }),
  v.forward(v.partialCheck([['from'], ['until']], isSpan, spanMessage), ['until']),
);

/** Whether a state taxes shipping or handling, from a day on. */
const taxabilitySchema = v.object({
  id: uuidSchema,
  state: v.string(),
  appliesTo: v.picklist(['shipping', 'handling']),
  isTaxable: v.boolean(),
  ...span,
});
export const taxabilityFormSchema = v.object({
  state: stateCodeSchema,
  appliesTo: v.picklist(['shipping', 'handling']),
  isTaxable: v.picklist(['yes', 'no']),
  from: daySchema,
});

/** How a state treats a product tax code. `rate` null frees it; else the state asks this rate for it. */
const taxCodeRuleSchema = v.object({
  id: uuidSchema,
  state: v.string(),
  taxCode: v.string(),
  rate: v.nullable(rateSchema),
  ...span,
});
const taxCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is not a tax code'),
);
export const taxCodeRuleFormSchema = v.pipe(
  v.object({
    state: stateCodeSchema,
    taxCode: taxCodeSchema,
    treatment: v.picklist(['exempt', 'reduced']),
    percent: v.optional(v.nullable(v.string()), null),
    from: daySchema,
    until: optionalDateSchema,
  }),
  v.forward(v.partialCheck([['from'], ['until']], isSpan, spanMessage), ['until']),
  v.forward(
    v.partialCheck(
      [['treatment'], ['percent']],
      ({ treatment, percent }) => treatment === 'exempt' || v.is(typedPercentSchema, percent ?? ''),
      'is not a percentage',
    ),
    ['percent'],
  ),
);

/** Days on which a state asks no tax: `until` is the first day after. */
const holidaySchema = v.object({
  id: uuidSchema,
  state: v.string(),
  name: v.string(),
  taxCodes: v.array(v.string()),
  /** minor units: what costs more is taxed; null or left out: no limit */
  maxPrice: v.nullish(amountSchema),
  from: daySchema,
  until: daySchema,
});
export const holidayFormSchema = v.pipe(
  v.object({
    state: stateCodeSchema,
    name: line(120),
    /** tax codes it is for, comma between; empty: all goods */
    taxCodes: v.pipe(
      v.optional(v.nullable(v.string()), ''),
      v.transform((typed) =>
        (typed ?? '')
          .split(',')
          .map((code) => code.trim().toLowerCase())
          .filter(Boolean),
      ),
      v.array(taxCodeSchema),
      v.maxLength(20),
    ),
    /** dollars as typed: what one item may cost; empty: no limit */
    maxPrice: optionalDollars,
    from: daySchema,
    until: daySchema,
  }),
  v.forward(
    v.partialCheck([['from'], ['until']], ({ from, until }) => from < until, 'is not after the first day'),
    ['until'],
  ),
);

export const taxRulesSchema = v.object({
  nexus: v.array(nexusSchema),
  /** whether tax is collected everywhere, because no state was entered */
  isEverywhere: v.boolean(),
  taxability: v.array(taxabilitySchema),
  taxCodes: v.array(taxCodeRuleSchema),
  holidays: v.array(holidaySchema),
  zipRule: zipRuleSchema,
  ratesVersion: v.string(),
});
export type TaxRules = v.InferOutput<typeof taxRulesSchema>;
/** The tables of rules from which rows are taken. */
export const taxRuleKinds = ['nexus', 'tax-codes', 'holidays'] as const;

/** What a file holds. */
export const importKinds = ['states', 'counties', 'cities', 'districts', 'zip-codes', 'holidays'] as const;
const importActions = ['added', 'changed', 'ended', 'unchanged', 'refused'] as const;
const importStates = ['ready', 'applied', 'undone', 'stale'] as const;

/** One row of the difference a file makes. */
export const importRowSchema = v.object({
  action: v.picklist(importActions),
  /** line of the file; null for what the file no longer holds */
  line: v.nullable(v.number()),
  what: v.string(),
  before: nullableText,
  after: nullableText,
  /** why it is refused */
  reason: nullableText,
});
export type ImportRow = v.InferOutput<typeof importRowSchema>;
export const taxImportSchema = v.object({
  id: uuidSchema,
  kind: v.picklist(importKinds),
  file: v.string(),
  state: v.picklist(importStates),
  effectiveFrom: v.string(),
  at: timestampSchema,
  by: nullableText,
  appliedAt: v.nullable(timestampSchema),
  undoneAt: v.nullable(timestampSchema),
  counts: v.object({
    added: v.number(),
    changed: v.number(),
    ended: v.number(),
    unchanged: v.number(),
    refused: v.number(),
  }),
  mayUndo: v.boolean(),
});
export type TaxImport = v.InferOutput<typeof taxImportSchema>;
export const taxImportRecordSchema = v.object({
  ...taxImportSchema.entries,
  /** the first rows of each action except `unchanged` */
  rows: v.array(importRowSchema),
});
export type TaxImportRecord = v.InferOutput<typeof taxImportRecordSchema>;
export const importQuerySchema = v.object({
  file: line(200),
  effectiveFrom: daySchema,
  /** `yes`: what the file no longer holds of its states ends */
  whole: v.optional(v.picklist(['yes', 'no']), 'no'),
});

/** A ZIP code, or a part of one, with the places it may lie in. */
export const zipRowSchema = v.object({
  zip: v.string(),
  /** the place the post office names */
  city: v.string(),
  county: v.string(),
  state: v.string(),
  confidence: v.picklist(confidences),
  /** of this ZIP code; null: the general one */
  rule: v.nullable(v.string()),
  version: v.number(),
  candidates: v.array(
    v.object({
      key: v.string(),
      city: v.string(),
      county: v.string(),
      /** `1200-1299` of the four digits behind; null: the whole ZIP code */
      plus4: nullableText,
      rate: rateSchema,
      source: v.string(),
      parts: v.array(
        v.object({ code: v.string(), level: taxLevelSchema, name: v.string(), rate: rateSchema }),
      ),
    }),
  ),
});
export type ZipRow = v.InferOutput<typeof zipRowSchema>;

const calculatorAmount = v.object({
  amount: amountSchema,
  taxCode: v.optional(taxCodeSchema, 'standard'),
});
export const calculatorRequestSchema = v.object({
  country: v.optional(v.string(), 'US'),
  region: stateCodeSchema,
  postalCode: v.pipe(v.string(), v.trim(), v.regex(/^\d{5}(-\d{4})?$/, 'is not a ZIP code')),
  city: optionalLine(80),
  lines: v.pipe(v.array(calculatorAmount), v.minLength(1), v.maxLength(20)),
  shipping: v.optional(amountSchema, 0),
  handling: v.optional(amountSchema, 0),
  day: daySchema,
  accountNumber: optionalLine(40),
});
export const calculatorAnswerSchema = v.object({
  record: taxRecordSchema,
  complete: v.boolean(),
});
export type CalculatorAnswer = v.InferOutput<typeof calculatorAnswerSchema>;

/** An order's kept calculation beside what the engine makes of the same facts now. */
export const taxReplaySchema = v.object({
  orderNumber: recordNumberSchema,
  at: timestampSchema,
  kept: taxRecordSchema,
  replayed: v.object({ lines: v.array(taxedLineSchema), total: amountSchema }),
  isEqual: v.boolean(),
});
export type TaxReplay = v.InferOutput<typeof taxReplaySchema>;

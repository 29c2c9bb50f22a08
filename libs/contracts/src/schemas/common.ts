import * as v from 'valibot';
import { maxQuantity } from '@gantry/domain/order-quantity';

/** Longest free text a form may send, in characters. */
export const maxText = 5000;

/** An amount in minor units (cents), never a fraction. */
export const amountSchema = v.pipe(v.number(), v.safeInteger());
export const currencySchema = v.literal('USD');

/** Dollars as they are typed: `12`, `12.5`, `$1,250.00`, and with a decimal comma `12,50`. */
const typedDollars = /^\$?\s?\d{1,3}(?:[, \u00a0\u202f]?\d{3}){0,2}(?:[.,]\d{1,2})?\s?\$?$/;

/** Typed dollars in cents, without a detour over fractions. */
function centsOf(typed: string): number {
  const [, whole = '', , fraction = ''] = /^(.*?)([.,](\d{1,2}))?$/.exec(typed.replace(/[$\s]/g, '')) ?? [];
  return Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The cents of what may be typed dollars; null where it is no amount. */
export const centsIn = (typed: string): number | null => (typedDollars.test(typed) ? centsOf(typed) : null);

/** Typed dollars that may be left empty, as minor units. */
export const optionalDollars = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed === '' || typedDollars.test(typed), 'is not an amount'),
      v.transform((typed) => (typed === '' ? null : centsOf(typed))),
    ),
  ),
  null,
);

const hour = 3_600_000;
/** Today wherever somebody of the United States fills in the form: the day that began last. */
const earliestDay = (): string => new Date(Date.now() - 12 * hour).toISOString().slice(0, 10);
/** Whether there is such a day: `2026-02-30` is none. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(text);
}
/** A day to come, which may be left empty. */
export const optionalDay = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((day) => day === '' || isDay(day), 'is not a date'),
      v.check((day) => day === '' || day >= earliestDay(), 'is in the past'),
      v.transform((day) => day || null),
    ),
  ),
  null,
);

/** A day to come, today among them. */
export const dayFromToday = v.pipe(
  v.string(),
  v.trim(),
  v.check(isDay, 'is not a date'),
  v.check((day) => day >= earliestDay(), 'is in the past'),
);

/** Text without control characters, line breaks among them. */
const oneLine = /^\P{Cc}*$/u;

/** A trimmed single line of 1 to `max` characters without control characters. */
export const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(oneLine, 'must be one line'));
/** An optional single line; empty becomes null. */
export const optionalLine = (max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(max),
        v.regex(oneLine, 'must be one line'),
        v.transform((text) => text || null),
      ),
    ),
    null,
  );
/** Text of several lines. */
export const text = (max = maxText) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

export const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());
export const skuSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
export const uriSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1),
  v.maxLength(200),
  v.regex(/^[\p{L}\p{N}._~-]+$/u),
);
/** Numbers of orders, quotes, invoices, accounts: `items`, `confirm`, `custom` can never be one. */
export const recordNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(40),
  v.regex(/^[a-z]?-?[0-9][0-9a-z-]*$/),
);
/** How many of a product somebody wants; what the product comes in is asked of `@gantry/domain/order-quantity`. */
export const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity));
export const tokenSchema = v.pipe(v.string(), v.minLength(16), v.maxLength(128), v.regex(/^[A-Za-z0-9_-]+$/));
export const uuidSchema = v.pipe(v.string(), v.uuid());
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp());

/** A whole number in a query string, within bounds. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** A numbered page of a list. */
export const pageQuery = {
  page: v.optional(queryInteger(1, 1_000_000)),
  size: v.optional(queryInteger(1, 200)),
};
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), total: v.number(), page: v.number(), size: v.number() });

/**
 * A numbered page of a list that may be too long to be counted for each look at it: `total` is then an estimate (`about`),
 * or there are more records than it says, which are reached by narrowing the list (`more`).
 */
export const longPageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ ...pageOf(item).entries, counted: v.optional(v.picklist(['about', 'more'])) });

export const okSchema = v.object({ ok: v.literal(true) });

/** A whole number as it is typed that may be left empty. */
export const optionalWhole = (min: number, max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.union([v.number(), v.string()]),
        v.transform((typed) => (typeof typed === 'string' ? typed.trim() : typed)),
        v.check((typed) => typed === '' || isInRange(typed, min, max), 'is not a whole number of this range'),
        v.transform((typed) => (typed === '' ? null : Number(typed))),
      ),
    ),
    null,
  );

function isInRange(typed: string | number, min: number, max: number): boolean {
  if (typeof typed === 'string' && !/^\d{1,7}$/.test(typed)) return false;
  const value = Number(typed);
  return Number.isInteger(value) && value >= min && value <= max;
}

/** A whole number as it is typed, or as a number: how many of something, at least 0 or 1. */
export const wholeNumber = (min: 0 | 1) => {
  const wrong = min === 0 ? 'is no quantity from zero' : 'is no quantity from one';
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/), v.transform(Number))], wrong),
    v.integer(wrong),
    v.minValue(min, wrong),
    v.maxValue(maxQuantity, wrong),
  );
};

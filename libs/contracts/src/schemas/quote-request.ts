import * as v from 'valibot';
import { maxCartLines } from '../cart-limits.ts';
import { maxQuoteLines, maxRequestedText } from '../quote-limits.ts';
import { type AddressInput, enteredAddressSchema } from './address.ts';
import {
  line,
  maxText,
  optionalDay,
  optionalDollars,
  optionalLine,
  recordNumberSchema,
  skuSchema,
  tokenSchema,
  uuidSchema,
} from './common.ts';
import { recordFileSchema } from './record-file.ts';
import { askerFields, canBeCalled, optionalText, phoneNeeded, typedQuantity } from './inquiry.ts';

/** Names a line of a draft for as long as it is written, so that files can be its own. */
const lineKey = v.pipe(v.string(), v.maxLength(40), v.regex(/^[\w-]*$/));

/** One line of a request: a product of ours, or words. */
const quoteLineSchema = v.pipe(
  v.object({
    key: v.optional(lineKey),
    sku: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(80))), null),
    requested: optionalLine(maxRequestedText),
    quantity: typedQuantity,
    targetPrice: optionalDollars,
    neededBy: optionalDay,
    note: optionalLine(500),
  }),
  v.forward(
    v.partialCheck(
      [['sku'], ['requested']],
      ({ sku, requested }) => Boolean(sku) || requested !== null,
      'say what you need',
    ),
    ['requested'],
  ),
);

/** An address of which nothing but the country is filled in is none: the form offers the fields, nobody must use them. */
const optionalAddress = v.optional(
  v.pipe(
    v.nullable(v.custom<Partial<AddressInput>>((input) => typeof input === 'object' && input !== null)),
    v.transform((entered) => (entered && hasPlace(entered) ? entered : null)),
    v.nullable(enteredAddressSchema),
  ),
  null,
);
const hasPlace = (entered: Partial<AddressInput>): boolean =>
  Object.entries(entered).some(
    ([name, part]) => name !== 'country' && typeof part === 'string' && part.trim() !== '',
  );

/** What is entered at `/quote`: a way to be answered, and at least one line or a message. */
export const quoteRequestSchema = v.pipe(
  v.object({
    ...askerFields,
    poWanted: v.optional(v.boolean(), false),
    neededBy: optionalDay,
    shipTo: optionalAddress,
    lines: v.optional(v.pipe(v.array(quoteLineSchema), v.maxLength(maxQuoteLines)), []),
    message: optionalText,
  }),
  v.forward(v.partialCheck([['contactMethod'], ['phone']], canBeCalled, phoneNeeded), ['phone']),
  v.forward(
    v.partialCheck(
      [['lines'], ['message']],
      ({ lines, message }) => lines.length > 0 || message !== null,
      'a question is needed where no product is named',
    ),
    ['message'],
  ),
);
export type QuoteRequestForm = v.InferInput<typeof quoteRequestSchema>;

/** What a customer changes of the lines of a request that nobody has taken: lines that are missing are taken out. */
export const editQuoteLinesSchema = v.object({
  /** the one on screen */
  version: v.number(),
  lines: v.pipe(
    v.array(
      v.object({
        lineNumber: v.pipe(v.number(), v.integer()),
        quantity: typedQuantity,
        targetPrice: optionalDollars,
        neededBy: optionalDay,
        note: optionalLine(500),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxQuoteLines),
  ),
});
export type EditQuoteLines = v.InferInput<typeof editQuoteLinesSchema>;

const typed = v.pipe(v.string(), v.maxLength(maxText));
const typedFields = v.record(v.pipe(v.string(), v.maxLength(40)), v.union([typed, v.boolean(), v.null()]));

/** A request as far as it has been filled in: nothing is checked yet, so that nothing typed is ever refused. */
export const quoteDraftContentSchema = v.object({
  fields: typedFields,
  shipTo: v.optional(v.nullable(typedFields), null),
  lines: v.pipe(
    v.array(
      v.object({
        key: v.optional(lineKey),
        sku: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(80))), null),
        requested: v.optional(typed, ''),
        quantity: v.optional(typed, '1'),
        targetPrice: v.optional(typed, ''),
        neededBy: v.optional(typed, ''),
        note: v.optional(typed, ''),
      }),
    ),
    v.maxLength(maxQuoteLines),
  ),
});
export type QuoteDraftContent = v.InferOutput<typeof quoteDraftContentSchema>;

/** A product a draft names, as its line shows it. */
export const draftProductSchema = v.object({
  sku: v.string(),
  uri: v.string(),
  name: v.string(),
  brand: v.nullable(v.string()),
  partNumber: v.string(),
  unitOfMeasure: v.string(),
});
export type DraftProduct = v.InferOutput<typeof draftProductSchema>;

/** The visitor's draft with what the address adds to it; it is kept when it is saved, not when it is read. */
export const quoteDraftSchema = v.object({
  content: quoteDraftContentSchema,
  /** every product the lines name; a line whose product is missing here is no product of ours any more */
  products: v.array(draftProductSchema),
  /** lines that found no room any more */
  leftOut: v.number(),
  /** of the whole request, or with the key of their line in `line` */
  files: v.array(recordFileSchema),
});
export type QuoteDraft = v.InferOutput<typeof quoteDraftSchema>;

/** Where lines of a request come from. */
const quoteSources = ['cart', 'unresolved'] as const;
/** What the address of `/quote` adds to the draft. What cannot be read is left out: an address is typed or mailed. */
export const quoteSourceQuery = v.object({
  from: v.optional(v.fallback(v.optional(v.picklist(quoteSources)), undefined)),
  /** a saved list of theirs, or one their company shares */
  list: v.optional(v.fallback(v.optional(uuidSchema), undefined)),
  sku: v.optional(v.fallback(v.optional(skuSchema), undefined)),
  quantity: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))), undefined)),
  text: v.optional(v.fallback(v.optional(line(maxRequestedText)), undefined)),
  /** number of an earlier request to ask for again */
  again: v.optional(v.fallback(v.optional(recordNumberSchema), undefined)),
  token: v.optional(v.fallback(v.optional(tokenSchema), undefined)),
});
export type QuoteSource = v.InferOutput<typeof quoteSourceQuery>;

/** Lines of the cart that a draft goes on with, by their ids. They are sent: an address has no room for hundreds. */
export const cartLinesForQuoteSchema = v.object({
  lineIds: v.pipe(v.array(uuidSchema), v.minLength(1), v.maxLength(maxCartLines)),
});
/** What became of them. */
export const addedToDraftSchema = v.object({
  /** lines for which the request had no room */
  leftOut: v.number(),
});

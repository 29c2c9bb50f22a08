import * as v from 'valibot';
import { ownSortSchema } from '../list-sort.ts';
import { priceTraceSchema } from './catalog.ts';
import {
  amountSchema,
  line,
  quantitySchema,
  recordNumberSchema,
  timestampSchema,
  uuidSchema,
} from './common.ts';
import { areInOrder, endsTooSoon, rankSchema } from './period.ts';
import { optionalStoreDay } from './product-admin.ts';

/** In characters: as many lines as one message takes. */
const maxLinesText = 90_000;
const maxMembers = 200;
/** Where a price of a list may be shown: to its buyers once they are signed in, or in their carts alone. */
export const priceListVisibilities = ['signed-in', 'cart-only'] as const;
/** Whom a list is for: every signed-in buyer, or those it names. */
export const priceListAudiences = ['all', 'chosen'] as const;

/** A price list as its form holds it. Lines are the text of a CSV file; the server says of each what is wrong. */
export const priceListFormSchema = v.pipe(
  v.object({
    name: line(120),
    priority: rankSchema,
    visibility: v.picklist(priceListVisibilities),
    audience: v.picklist(priceListAudiences),
    members: v.pipe(
      v.array(v.object({ number: recordNumberSchema, isCompany: v.boolean() })),
      v.maxLength(maxMembers),
    ),
    isActive: v.boolean(),
    from: optionalStoreDay,
    until: optionalStoreDay,
    lines: v.pipe(v.string(), v.maxLength(maxLinesText)),
  }),
  v.forward(v.partialCheck([['from'], ['until']], areInOrder, endsTooSoon), ['until']),
);
export type PriceListForm = v.InferInput<typeof priceListFormSchema>;

/** What is wrong with a line of the file; `line` counts from 1, the head among them. */
const priceListProblems = [
  'no-head',
  'no-target',
  'several-targets',
  'unknown-target',
  'no-price',
  'several-prices',
  'not-amount',
  'not-percent',
  'not-quantity',
  'repeated',
] as const;
const lineProblemSchema = v.object({
  line: v.number(),
  problem: v.picklist(priceListProblems),
  given: v.string(),
});
export type PriceListProblem = v.InferOutput<typeof lineProblemSchema>;

/** What a list changes for a product of one of its lines. Amounts are minor units for one unit. */
const previewRowSchema = v.object({
  sku: v.string(),
  name: v.string(),
  quantity: v.number(),
  listPrice: v.nullable(amountSchema),
  /** what its buyers pay by the list as it is published; null where it says nothing of it yet */
  before: v.nullable(amountSchema),
  after: v.nullable(amountSchema),
  cost: v.nullable(amountSchema),
  /** in basis points; null without a cost */
  marginBefore: v.nullable(v.number()),
  marginAfter: v.nullable(v.number()),
  warning: v.nullable(v.picklist(['below-cost', 'thin-margin', 'above-list', 'no-list-price'])),
});
export type PriceListPreviewRow = v.InferOutput<typeof previewRowSchema>;

/** What would change, before it does. */
export const priceListPreviewSchema = v.object({
  problems: v.array(lineProblemSchema),
  /** products whose price changes, those with a warning first, 200 at most */
  rows: v.array(previewRowSchema),
  /** how many products change, and how many of these have a warning */
  changed: v.number(),
  warnings: v.number(),
  /** products of the list in all */
  products: v.number(),
});
export type PriceListPreview = v.InferOutput<typeof priceListPreviewSchema>;

const revisionSchema = v.object({
  revision: v.number(),
  at: timestampSchema,
  actor: v.nullable(v.string()),
  reason: v.string(),
  lines: v.number(),
  /** the revision it brings back */
  restores: v.nullable(v.number()),
});

const summarySchema = v.object({
  id: uuidSchema,
  name: v.string(),
  priority: v.number(),
  visibility: v.picklist(priceListVisibilities),
  audience: v.picklist(priceListAudiences),
  members: v.number(),
  lines: v.number(),
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
  /** `ended` and `planned` by its days, `off` where staff have switched it off */
  state: v.picklist(['active', 'planned', 'ended', 'off']),
  revision: v.number(),
  changedAt: timestampSchema,
});
export type PriceListSummary = v.InferOutput<typeof summarySchema>;
/** Columns of the list of price lists that it is sorted by, one or several. */
export const priceListSorts = [
  'name',
  'state',
  'priority',
  'audience',
  'lines',
  'from',
  'until',
  'visibility',
  'changedAt',
] as const;
export const priceListsQuery = v.object({ sort: ownSortSchema(priceListSorts) });
export const priceListsSchema = v.array(summarySchema);

/** A price list with everything its page shows. */
export const priceListSchema = v.object({
  ...summarySchema.entries,
  isActive: v.boolean(),
  /** accounts by number; `isCompany` stands for everybody of their company */
  people: v.array(
    v.object({
      number: v.string(),
      company: v.nullable(v.string()),
      isCompany: v.boolean(),
    }),
  ),
  /** the lines as a CSV file */
  csv: v.string(),
  /** newest first */
  revisions: v.array(revisionSchema),
  mayChange: v.boolean(),
});
export type PriceList = v.InferOutput<typeof priceListSchema>;

export const publishPriceListSchema = v.object({
  /** the one on screen; 0 for a new list */
  revision: v.number(),
  form: priceListFormSchema,
  reason: line(300),
});
export const restorePriceListSchema = v.object({
  /** the one on screen */
  revision: v.number(),
  /** the one that is brought back */
  to: v.number(),
  reason: line(300),
});

/** What one buyer pays, and why. */
export const priceCheckQuerySchema = v.object({
  account: recordNumberSchema,
  quantity: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), quantitySchema)),
});
export const priceCheckSchema = v.object({
  account: v.object({ number: v.string(), name: v.string(), company: v.nullable(v.string()) }),
  quantity: v.number(),
  unitPrice: v.nullable(amountSchema),
  trace: v.array(priceTraceSchema),
});
export type PriceCheck = v.InferOutput<typeof priceCheckSchema>;

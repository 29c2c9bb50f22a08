import * as v from 'valibot';
import { maxListLines, maxListName, maxListNote } from '../list-limits.ts';
import { availabilitySchema } from './availability.ts';
import {
  amountSchema,
  line,
  optionalLine,
  quantitySchema,
  recordNumberSchema,
  skuSchema,
  uuidSchema,
} from './common.ts';

/** Whether colleagues of the owner's company see a list, and may change its lines. */
export const listSharings = ['none', 'read', 'edit'] as const;
export type ListSharing = (typeof listSharings)[number];

const listHead = {
  id: v.string(),
  name: v.string(),
  /** name of the person who made it */
  owner: v.string(),
  isOwner: v.boolean(),
  mayEdit: v.boolean(),
  sharing: v.picklist(listSharings),
  lineCount: v.number(),
  updatedAt: v.string(),
};
export const savedListSummarySchema = v.object(listHead);
export type SavedListSummary = v.InferOutput<typeof savedListSummarySchema>;

const savedListLineSchema = v.object({
  lineId: v.string(),
  sku: v.string(),
  /** null for a product the catalogue no longer has */
  uri: v.nullable(v.string()),
  name: v.string(),
  brand: v.nullable(v.string()),
  partNumber: v.string(),
  quantity: v.number(),
  note: v.nullable(v.string()),
  /** minor units, at this quantity; null where the price needs an inquiry */
  unitPrice: v.nullable(amountSchema),
  /** null for a product the catalogue no longer has */
  availability: v.nullable(availabilitySchema),
});
export type SavedListLine = v.InferOutput<typeof savedListLineSchema>;
export const savedListSchema = v.object({
  ...listHead,
  /** whether the reader has a company to share with */
  mayShare: v.boolean(),
  /** raised by every change; sent back with the next one */
  version: v.number(),
  lines: v.array(savedListLineSchema),
});
export type SavedList = v.InferOutput<typeof savedListSchema>;

const nameSchema = line(maxListName);
const versionSchema = v.pipe(v.number(), v.integer());

/** A new list: empty, or with the lines of the cart or of one of the account's orders. */
export const newListSchema = v.object({
  name: nameSchema,
  from: v.optional(v.picklist(['cart', 'order'])),
  /** of the order, for `from: 'order'` */
  order: v.optional(recordNumberSchema),
});
export const listChangeSchema = v.object({
  version: versionSchema,
  name: v.optional(nameSchema),
  sharing: v.optional(v.picklist(listSharings)),
});
/** A product for a list, by its store number or any number that means it alone; added to its line if there is one. */
export const newListLineSchema = v.pipe(
  v.object({
    sku: v.optional(skuSchema),
    text: v.optional(line(maxListNote)),
    quantity: quantitySchema,
    note: optionalLine(maxListNote),
  }),
  v.check(({ sku, text }) => Boolean(sku ?? text), 'needs a product'),
);
export const listLineChangeSchema = v.object({
  version: versionSchema,
  quantity: quantitySchema,
  note: optionalLine(maxListNote),
});

/** What to buy again: an order or one of its lines, a list, or products bought before. */
export const reorderSchema = v.pipe(
  v.object({
    order: v.optional(recordNumberSchema),
    lineId: v.optional(uuidSchema),
    list: v.optional(uuidSchema),
    items: v.optional(
      v.pipe(
        v.array(v.object({ sku: skuSchema, quantity: quantitySchema })),
        v.minLength(1),
        v.maxLength(maxListLines),
      ),
    ),
  }),
  v.check(
    ({ order, list, items }) => [order, list, items].filter((each) => each !== undefined).length === 1,
    'names one thing to buy again',
  ),
);
export type Reorder = v.InferOutput<typeof reorderSchema>;

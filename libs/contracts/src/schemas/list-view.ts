import * as v from 'valibot';
import { listNames, viewAudiences } from '@gantry/domain/list-views';
import { densities, maxViewName, widthLimits } from '../list-view-limits.ts';
import { line, uuidSchema } from './common.ts';

const columnKey = v.pipe(v.string(), v.maxLength(40));
const columnKeys = v.pipe(v.array(columnKey), v.maxLength(60));
const width = v.pipe(v.number(), v.integer(), v.minValue(widthLimits.min), v.maxValue(widthLimits.max));

/** How somebody has arranged the columns of a list; columns by their keys. */
export const arrangementSchema = v.strictObject({
  /** all columns but the first, from left to right; pinned ones keep the place they go back to */
  order: columnKeys,
  hidden: columnKeys,
  /** those that stay at the left beside the first column, from left to right */
  pinned: columnKeys,
  /** in CSS pixels, of those that were given one */
  widths: v.pipe(
    v.record(columnKey, width),
    v.check((widths) => Object.keys(widths).length <= 60, 'has more columns than a list'),
  ),
  density: v.picklist(densities),
});
export type Arrangement = v.InferOutput<typeof arrangementSchema>;

/** One part of a list's address, as long as the longest filter. */
const part = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2000)));

/** What a view keeps of a list's address: filters, queue, search, and what it is sorted by. */
export const viewQuerySchema = v.strictObject({
  filter: part,
  sort: part,
  size: part,
  queue: part,
  assigned: part,
  view: part,
  search: part,
  q: part,
  companyRole: part,
  order: part,
  account: part,
  entity: part,
  number: part,
  person: part,
  field: part,
  from: part,
  to: part,
});
export type ViewQuery = v.InferOutput<typeof viewQuerySchema>;

const listNameSchema = v.picklist(listNames);
const audienceSchema = v.nullable(v.picklist(viewAudiences));
const nameSchema = line(maxViewName);
const versionSchema = v.pipe(v.number(), v.integer());

const listViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** with whom it is shared; null for its owner's alone */
  sharedWith: audienceSchema,
  /** name of the person who made it */
  owner: v.string(),
  isOwner: v.boolean(),
  mayRemove: v.boolean(),
  /** what it shows, as the list's address says it */
  query: viewQuerySchema,
  arrangement: arrangementSchema,
  /** raised by every change; sent back with the next one */
  version: v.number(),
});
export type ListView = v.InferOutput<typeof listViewSchema>;

export const listViewsQuery = v.object({ list: listNameSchema });
export const listViewsSchema = v.object({
  views: v.array(listViewSchema),
  /** the view this person's list begins with; null where it begins with everything */
  startId: v.nullable(v.string()),
});
export type ListViews = v.InferOutput<typeof listViewsSchema>;

/** A new view of a list. */
export const newListViewSchema = v.strictObject({
  list: listNameSchema,
  name: nameSchema,
  sharedWith: audienceSchema,
  query: viewQuerySchema,
  arrangement: arrangementSchema,
});
export type NewListView = v.InferOutput<typeof newListViewSchema>;

/** What of a view becomes another; what is left out stays. */
export const listViewChangeSchema = v.strictObject({
  version: versionSchema,
  name: v.optional(nameSchema),
  sharedWith: v.optional(audienceSchema),
  query: v.optional(viewQuerySchema),
  arrangement: v.optional(arrangementSchema),
});
export type ListViewChange = v.InferOutput<typeof listViewChangeSchema>;

/** The view a list begins with; null for everything. */
export const listStartSchema = v.strictObject({ list: listNameSchema, id: v.nullable(uuidSchema) });

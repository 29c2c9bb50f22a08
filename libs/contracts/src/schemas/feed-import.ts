import * as v from 'valibot';
import { importStatuses } from '@gantry/domain/statuses/import-statuses';
import { translatedLocales } from './feed.ts';
import { feedCheck, feedProblemSchema } from './feed-problem.ts';
import { line, pageOf, queryInteger, timestampSchema, uriSchema, uuidSchema } from './common.ts';

/** Bytes of a file on its way. */
export const bytesSchema = v.custom<Uint8Array>((value) => value instanceof Uint8Array);

const target = v.pipe(v.string(), v.trim(), v.maxLength(200));
const columnRuleSchema = v.strictObject({
  field: target,
  unit: v.optional(v.pipe(v.string(), v.maxLength(20))),
  multiply: v.optional(v.pipe(v.number(), v.finite())),
});
/**
 * How a supplier's file becomes ours: `columns` says what their columns are here (null leaves one out on purpose),
 * `constants` what every row has that the file does not say.
 */
export const columnMappingSchema = v.strictObject({
  columns: v.optional(v.record(v.string(), v.nullable(v.union([target, columnRuleSchema]))), {}),
  constants: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
  delimiter: v.optional(v.picklist([',', ';', '\t', '|'])),
  encoding: v.optional(v.pipe(v.string(), feedCheck(isEncoding, 'mapping-encoding'))),
  decimal: v.optional(v.picklist(['.', ',']), '.'),
});
export type ColumnMapping = v.InferOutput<typeof columnMappingSchema>;

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** Names of mappings and feeds, as the import command takes them. */
export const feedNameSchema = v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{1,60}$/));

/** How an uploaded feed is taken in. */
export const importChoicesSchema = v.object({
  /** rows that cannot be used are left out, or the whole file is refused for them */
  badRows: v.picklist(['leave-out', 'refuse-all']),
  /** one transaction, or a commit every 10,000 rows that a broken-off run goes on from (ADR 0003 of catalog) */
  way: v.picklist(['all-at-once', 'steps']),
  /** the feed is whole: what it no longer holds is archived, by default not if that is more than half */
  wholeFeed: v.picklist(['no', 'careful', 'any-number']),
});

/** What is to become of an uploaded feed. */
export const importSettingsSchema = v.pipe(
  v.object({
    ...importChoicesSchema.entries,
    mapping: columnMappingSchema,
    /** which supplier's feed this is; a whole feed speaks for its own products only */
    feed: v.optional(feedNameSchema, 'main'),
    /** everything is read, checked and written, then taken back */
    dryRun: v.boolean(),
    /** keeps the mapping under this name for the next files of the supplier */
    keepAs: v.optional(v.nullable(feedNameSchema), null),
  }),
  v.forward(
    v.check(({ badRows, way }) => badRows === 'leave-out' || way === 'all-at-once', 'cannot go in steps'),
    ['badRows'],
  ),
);
export type ImportSettings = v.InferOutput<typeof importSettingsSchema>;

/** What a file is before it is there. `bytes` is its size. */
export const beginImportSchema = v.object({
  file: line(200),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
});
/** Where in the file a chunk begins, in bytes. */
export const chunkQuerySchema = v.object({
  offset: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});

const importStatusSchema = v.picklist(importStatuses);
/** `offers`: prices and stock of products that are there already, and nothing else. */
const feedKindSchema = v.picklist(['products', 'offers']);

/** What an import has done so far. `errors` are rows that could not be used, `warnings` facts left out of used rows. */
const importSummarySchema = v.object({
  rows: v.number(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  errors: v.number(),
  warnings: v.number(),
  archived: v.number(),
  /** changed products of which something was left alone that staff have edited by hand */
  pinned: v.optional(v.number(), 0),
  /** products that staff had made by hand, which the feed brings from now on */
  takenOver: v.optional(v.number(), 0),
});

/** A row of the list of imports. */
export const importEntrySchema = v.object({
  id: uuidSchema,
  status: importStatusSchema,
  file: v.string(),
  bytes: v.number(),
  /** bytes of the file that have arrived */
  received: v.number(),
  /** who brought the file */
  by: v.string(),
  createdAt: timestampSchema,
  startedAt: v.nullable(timestampSchema),
  finishedAt: v.nullable(timestampSchema),
  /** of the last run; null before the first */
  dryRun: v.nullable(v.boolean()),
  kind: v.nullable(feedKindSchema),
  summary: v.nullable(importSummarySchema),
});
export type ImportEntry = v.InferOutput<typeof importEntrySchema>;
export const importListSchema = pageOf(importEntrySchema);

/** What is wrong: to be worded in the reader's language. Null where an import of earlier days has English words alone. */
const worded = { problem: v.nullable(feedProblemSchema) };

/** Something wrong with a row of the file; `kept` when the row was used all the same. `reason` says it in English. */
export const importProblemSchema = v.object({
  line: v.number(),
  id: v.string(),
  field: v.string(),
  ...worded,
  reason: v.string(),
  kept: v.boolean(),
});
export type ImportProblem = v.InferOutput<typeof importProblemSchema>;

/** Why an import came to nothing. */
const importFailures = [
  'unreadable',
  'rows-refused',
  'broken-off',
  'disk-full',
  'database',
  'unexpected',
] as const;

/** One import with everything its page shows. */
export const feedImportSchema = v.object({
  ...importEntrySchema.entries,
  version: v.number(),
  settings: v.nullable(importSettingsSchema),
  /** share of the file that was read, 0 to 1; null while nothing runs */
  share: v.nullable(v.number()),
  rowsPerSecond: v.nullable(v.number()),
  /** another import has to end before this one can go on */
  waiting: v.boolean(),
  /** staff asked for its end and it has not come yet */
  cancelling: v.boolean(),
  /** the first of them; the file of errors has more */
  problems: v.array(importProblemSchema),
  /** how many problems there are in all, and whether their file is there to be saved */
  problemCount: v.number(),
  hasErrorFile: v.boolean(),
  /** `text` says in English what is wrong with the file, where something is */
  failure: v.nullable(v.object({ code: v.picklist(importFailures), ...worded, text: v.string() })),
  /** the latest other import of the very same bytes */
  sameAs: v.nullable(
    v.object({ id: uuidSchema, status: importStatusSchema, file: v.string(), createdAt: timestampSchema }),
  ),
  mayStart: v.boolean(),
  mayCancel: v.boolean(),
});
export type FeedImport = v.InferOutput<typeof feedImportSchema>;

/** What a file's columns mean under a mapping, and what its first rows would become. Nothing is written. */
export const feedLookSchema = v.object({
  kind: feedKindSchema,
  format: v.picklist(['table', 'json-lines']),
  columns: v.array(
    v.object({
      /** as the file calls it */
      name: v.string(),
      /** our field, `attribute:Length (mm)` and the like; null for a column that is left out or means nothing */
      field: v.nullable(v.string()),
      /** left out on purpose, by the mapping */
      leftOut: v.boolean(),
      /** of the first rows, shortened */
      samples: v.array(v.string()),
    }),
  ),
  rows: v.array(
    v.object({
      line: v.number(),
      id: v.string(),
      /** the facts of the row in our terms, as text */
      facts: v.array(v.object({ field: v.string(), value: v.string() })),
      problems: v.array(v.object({ field: v.string(), problem: feedProblemSchema, reason: v.string() })),
    }),
  ),
  /** of a feed that came in a ZIP file: its name there, and how many files lie beside it */
  zip: v.nullable(v.object({ feed: v.string(), others: v.number() })),
  /** every field a column may become */
  fields: v.array(v.string()),
});
export type FeedLook = v.InferOutput<typeof feedLookSchema>;

/** In which language the file of row errors is; else in that of whoever asks. */
export const errorsQuerySchema = v.object({
  language: v.optional(v.picklist(['en-US', ...translatedLocales])),
});

/** A mapping kept under a name. */
export const savedMappingSchema = v.object({ name: v.string(), mapping: columnMappingSchema });

/** What is exported: `prices=1` is prices and stock alone. */
export const exportQuerySchema = v.object({
  format: v.picklist(['csv', 'ndjson']),
  gzip: v.optional(v.picklist(['1'])),
  prices: v.optional(v.picklist(['1'])),
  /** path of a category as in its address, with what lies below it; empty means all */
  category: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
  /** slug; empty means all */
  brand: v.optional(v.union([v.literal(''), uriSchema])),
});
export type ExportQuery = v.InferOutput<typeof exportQuerySchema>;

export const importListQuerySchema = v.object({
  page: v.optional(queryInteger(1, 1_000_000)),
  size: v.optional(queryInteger(1, 200)),
});

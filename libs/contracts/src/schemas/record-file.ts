import * as v from 'valibot';
import { uuidSchema } from './common.ts';

/** Most bytes of one file of a record. */
export const maxRecordFileBytes = 25 * 1024 * 1024;
/** Most files of one record, and bytes of all of them together. */
export const recordFileBounds = { files: 20, bytes: 100 * 1024 * 1024 } as const;

/** Endings of names that are taken: drawings, photos, spreadsheets, and documents. What a file is, its bytes decide. */
export const recordFileEndings = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
  'tif',
  'tiff',
  'dxf',
  'dwg',
  'step',
  'stp',
  'xlsx',
  'xls',
  'docx',
  'doc',
  'csv',
  'txt',
] as const;

/** The same for photos and scans: what somebody looks at to decide. */
export const scanEndings = ['pdf', 'png', 'jpg', 'jpeg', 'webp', 'gif', 'tif', 'tiff'] as const;

/** Who sent a file. */
const recordFileSenders = ['customer', 'store', 'supplier'] as const;

/**
 * Whether a file was looked at for viruses: `off` says that the store has no scanner, `waiting` that it has not answered
 * yet; such a file is not delivered.
 */
const scanResults = ['clean', 'off', 'waiting'] as const;

/** Why a file is not kept; the message of the issue `body.file`. */
export const fileRefusals = ['empty', 'too-large', 'unknown-kind', 'not-its-kind', 'infected'] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** What is announced before the bytes of a file come. */
export const announcedFileSchema = v.object({
  /** one line without slashes and control characters, as it is shown and saved */
  name: v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.minLength(1),
    v.maxLength(120),
    // no folders, no control characters, no marks that turn the direction of writing around
    v.regex(/^[^\p{Cc}\p{Cf}/\\]+$/u, 'is no file name'),
  ),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxRecordFileBytes)),
  /** the line it belongs to; null: the whole record */
  line: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[\w-]+$/))), null),
});
export type AnnouncedFile = v.InferInput<typeof announcedFileSchema>;

/** A file on its way: its chunks are sent under this id, which only its sender knows. */
export const begunFileSchema = v.object({ id: uuidSchema, received: v.number(), bytes: v.number() });

/** A file of a record that has arrived. */
export const recordFileSchema = v.object({
  id: uuidSchema,
  name: v.string(),
  /** by content */
  type: v.string(),
  bytes: v.number(),
  line: v.nullable(v.string()),
  sender: v.picklist(recordFileSenders),
  at: v.string(),
  scan: v.picklist(scanResults),
});
export type RecordFile = v.InferOutput<typeof recordFileSchema>;

/** After a chunk: how much is there, and the file once it is whole. */
export const sentChunkSchema = v.object({
  ...begunFileSchema.entries,
  file: v.nullable(recordFileSchema),
});

import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { RecordFile as RecordFileView } from '@gantry/contracts/schemas/record-file';

/** Kinds of records that have files. */
type RecordKind =
  | 'quote-draft'
  | 'inquiry'
  | 'offer'
  | 'order'
  | 'order-request-draft'
  | 'order-request'
  | 'supplier-request'
  | 'purchase-order';
/** The record a file belongs to: its kind and its own id. */
export type RecordRef = `${RecordKind}:${string}`;

const RecordFileSchema = defineEntity({
  name: 'RecordFile',
  schema: 'sales',
  tableName: 'record_file',
  properties: {
    id: p.uuid().primary(),
    record: p.string().$type<RecordRef>(),
    line: p.string().nullable(),
    sender: p.string().$type<RecordFileView['sender']>(),
    /** `store`: never shown to the customer */
    audience: p.string().$type<'all' | 'store'>(),
    name: p.string(),
    /** by content; null with `scan` until all bytes are there */
    type: p.string().nullable(),
    bytes: p.integer(),
    received: p.integer(),
    scan: p.string().$type<RecordFileView['scan']>().nullable(),
    at: p.datetime(),
  },
});

/** What whoever takes a file in says of it. */
export interface NewFile {
  readonly name: string;
  readonly bytes: number;
  readonly line: string | null;
  readonly sender: RecordFileView['sender'];
  readonly audience: 'all' | 'store';
}

/** A file of a record; its bytes lie in the file store under its id. */
export class RecordFile extends RecordFileSchema.class {
  static announceFile(record: RecordRef, facts: NewFile): RecordFile {
    const begun = { id: randomUUID(), record, type: null, received: 0, scan: null, at: new Date() };
    return Object.assign(new RecordFile(), facts, begun);
  }
}
RecordFileSchema.setClass(RecordFile);

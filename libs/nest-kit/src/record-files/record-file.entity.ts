import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { RecordFile as RecordFileView } from '@gantry/contracts/schemas/record-file';

/** The record a file belongs to: its kind and its own id. */
export type RecordRef = `${string}:${string}`;

/** What whoever takes a file in says of it. */
export interface NewFile {
  readonly name: string;
  readonly bytes: number;
  readonly line: string | null;
  readonly sender: RecordFileView['sender'];
  readonly audience: 'all' | 'store';
}

/** Files of the records of one service, in the table `record_file` of its schema; their bytes lie in the file store. */
export function defineRecordFile(schema: string) {
  const RecordFileSchema = defineEntity({
    name: 'RecordFile',
    schema,
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
  class RecordFile extends RecordFileSchema.class {}
  RecordFileSchema.setClass(RecordFile);
  return RecordFile;
}

/** The class of a service's files. */
export type RecordFileClass = ReturnType<typeof defineRecordFile>;
/** A file of a record. */
export type RecordFile = InstanceType<RecordFileClass>;

/** What a file is before its first byte. */
export const begunFile = (record: RecordRef, facts: NewFile) => ({
  ...facts,
  id: randomUUID(),
  record,
  type: null,
  received: 0,
  scan: null,
  at: new Date(),
});

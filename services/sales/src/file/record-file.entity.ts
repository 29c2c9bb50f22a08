import { defineRecordFile } from '@gantry/nest-kit/record-file';

/** Kinds of records that have files. */
type RecordKind =
  | 'quote-draft'
  | 'inquiry'
  | 'offer'
  | 'order'
  | 'order-request-draft'
  | 'order-request'
  | 'inspection-draft'
  | 'supplier-request'
  | 'purchase-order';
/** The record a file belongs to: its kind and its own id. */
export type RecordRef = `${RecordKind}:${string}`;

/** Kinds of records that last only as long as somebody writes a form. */
export const formDrafts = [
  'order-request-draft',
  'inspection-draft',
] as const satisfies readonly RecordKind[];

/** A file of a record of sales. */
export const RecordFile = defineRecordFile('sales');
export type RecordFile = InstanceType<typeof RecordFile>;

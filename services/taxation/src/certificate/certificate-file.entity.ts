import { defineRecordFile } from '@gantry/nest-kit/record-file';

/** The record a file belongs to: one sending of a certificate, or one that is being written. */
export type CertificateRecordRef = `certificate:${string}` | `certificate-draft:${string}`;

/** A file of a certificate. */
export const RecordFile = defineRecordFile('taxation');
export type RecordFile = InstanceType<typeof RecordFile>;

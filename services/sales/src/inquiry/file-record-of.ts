import type { RecordRef } from '../file/record-file.entity.ts';
import type { Inquiry } from './inquiry.entity.ts';

/** The name under which an inquiry's files stand. */
export const fileRecordOf = ({ id }: Pick<Inquiry, 'id'>): RecordRef => `inquiry:${id}`;

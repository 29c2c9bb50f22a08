import { newKey } from '@gantry/api-client';

/** An id made before its record is sent, so that sending it twice makes one record. */
export const newId = (): string => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

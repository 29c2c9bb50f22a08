import { Migration0001RequestCounts } from './0001-request-counts.migration.ts';

/** Migrations of schema `gateway`, in order. */
export const migrations = [Migration0001RequestCounts];

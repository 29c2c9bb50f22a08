import { Migration0001Mail } from './0001-mail.migration.ts';

/** Migrations of schema `notifications`, in order. */
export const migrations = [Migration0001Mail];

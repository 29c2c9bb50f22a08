import { Migration20261121Payments } from './migration-20261121-payments.ts';

/** In the order they are run. */
export const migrations = [Migration20261121Payments];

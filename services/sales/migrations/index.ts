import { Migration20261121Sales } from './migration-20261121-sales.ts';

/** In the order they are run. */
export const migrations = [Migration20261121Sales];

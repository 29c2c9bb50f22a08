import { Migration20261121Catalog } from './migration-20261121-catalog.ts';

/** In the order they are run. */
export const migrations = [Migration20261121Catalog];

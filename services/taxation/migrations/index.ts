import { Migration20261121Taxation } from './migration-20261121-taxation.ts';

/** In the order they are run. */
export const migrations = [Migration20261121Taxation];

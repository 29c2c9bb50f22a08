import { Migration20261121Shipping } from './migration-20261121-shipping.ts';

/** In the order they are run. */
export const migrations = [Migration20261121Shipping];

import { Migration20261121Shipping } from './migration-20261121-shipping.ts';
import { Migration20261125Labels } from './migration-20261125-labels.ts';
import { Migration20261122Transit } from './migration-20261122-transit.ts';

/** In the order they are run. */
export const migrations = [Migration20261121Shipping, Migration20261122Transit, Migration20261125Labels];

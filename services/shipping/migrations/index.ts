import { Migration20261121Shipping } from './migration-20261121-shipping.ts';
import { Migration20261125Labels } from './migration-20261125-labels.ts';
import { Migration20261126LabelClaims } from './migration-20261126-label-claims.ts';
import { Migration20261122Transit } from './migration-20261122-transit.ts';
import { Migration20261125Tariff } from './migration-20261125-tariff.ts';
import { Migration20261125TariffImports } from './migration-20261125-tariff-imports.ts';

/** In the order they are run. */
export const migrations = [
  Migration20261121Shipping,
  Migration20261122Transit,
  Migration20261125Labels,
  Migration20261125Tariff,
  Migration20261125TariffImports,
  Migration20261126LabelClaims,
];

import { beforeAll, expect, test } from '@jest/globals';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import { MikroORM } from '@mikro-orm/postgresql';
import { Migration20261123SortNames } from '../migrations/migration-20261123-sort-names.ts';
import { catalogOf } from './support/catalog-of.ts';

const sizes = ['1/4"-20', '5/16"-18', '1/2"-13', '1"-8'];
const shop = catalogOf(
  sizes.toReversed().map((size, at) => ({
    id: `bolt-${at}`,
    sku: `BOLT-${at}`,
    name: `Hex bolt, ${size}`,
    category: ['Bolts'],
  })),
);
const names = async () =>
  (await shop.service.call(catalogListProducts, { query: { sort: 'name' } })).items.map(({ name }) => name);
const inOrder = sizes.map((size) => `Hex bolt, ${size}`);

beforeAll(async () => {
  // as they were written before fractions were read
  await shop.service.sql("update catalog.listing_row set sort_name = lower(row->>'name')");
});

test('products of earlier imports are sorted together with later ones', async () => {
  const orm = shop.service.app.get(MikroORM, { strict: false });
  const migration = new Migration20261123SortNames(orm.em.getDriver(), orm.config);
  await migration.up();
  const keys = await shop.service.sql<{ name: string }>(
    "select row->>'name' as name from catalog.listing_row order by sort_name",
  );
  expect(keys.map(({ name }) => name)).toEqual(inOrder);
  expect(await names()).toEqual(inOrder);
});

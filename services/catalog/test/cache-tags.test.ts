import { expect, test } from '@jest/globals';
import {
  brandTag,
  catalogueTag,
  categoryTag,
  productTag,
  readCacheTags,
  searchRulesTag,
  cacheTagsHeader,
  treeTag,
} from '@gantry/contracts/catalogue-tags';
import { catalogListChanges } from '@gantry/contracts/endpoints/catalog';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { importRows } from './support/catalog.ts';
import { catalogOf } from './support/catalog-of.ts';
import { demoKey } from '@gantry/nest-kit/testing';

const row = (id: string, brand: string, category: string, price: number) => ({
  id,
  sku: id,
  name: `Valve ${id}`,
  brand,
  category: ['Valves', category],
  list_price: price,
  stock: 3,
});
const rows = [row('one', 'Norvik', 'Ball', 10), row('two', 'Ironbark', 'Gate', 20)];

const shop = catalogOf(rows);

async function shownBy(path: string) {
  const headers = { [internalHeaders.key]: demoKey('gateway', 'catalog') };
  const answer = await shop.service.fastify.inject({
    method: 'GET',
    url: `/internal/catalog${path}`,
    headers,
  });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return readCacheTags(String(answer.headers[cacheTagsHeader] ?? ''));
}
const uriOf = async (sku: string) => {
  const [found] = await shop.service.sql<{ uri: string }>('select uri from catalog.product where sku = ?', [
    sku,
  ]);
  return found!.uri;
};
const changesSince = (since: number) =>
  shop.service.call(catalogListChanges, { query: { since: String(since) } });

test.each([
  ['/catalog/products?path=valves/ball', [categoryTag('valves/ball')]],
  ['/catalog/products?path=Valves&brand=norvik', [categoryTag('valves')]],
  ['/catalog/products?brand=norvik', [treeTag, brandTag('norvik')]],
  ['/catalog/products?brand=norvik&price=100..', [catalogueTag]],
  ['/catalog/products?brand=norvik&page=2', [treeTag, brandTag('norvik')]],
  ['/catalog/products', [catalogueTag]],
  ['/catalog/brands', [treeTag]],
  ['/catalog/categories', [treeTag]],
])('%s says that it shows %j', async (path, tags) => {
  expect(await shownBy(path)).toEqual({ version: shop.service.synchronizer.version, tags });
});

test('a search carries the tags of the whole catalogue and of the rules in force', async () => {
  const { rules } = await changesSince(0);
  const tags = [catalogueTag, searchRulesTag(rules!)];
  expect(await shownBy('/catalog/products?q=valve')).toEqual({
    version: shop.service.synchronizer.version,
    tags,
  });
  expect((await shownBy('/catalog/products?q=valve&path=valves/ball'))?.tags).toEqual(tags);
});

test('the facts of the store carry no cache tag of the catalogue', async () => {
  expect(await shownBy('/store')).toEqual({ version: null, tags: [] });
});

test('a changed price outdates pages of its product, categories and brand only', async () => {
  const [one, two] = [await uriOf('ONE'), await uriOf('TWO')];
  const page = async (uri: string) => (await shownBy(`/catalog/products/${uri}`))!;
  const [before, other] = [await page(one), await page(two)];
  expect(before.tags).toContain(productTag(one));
  const { version } = shop.service.synchronizer;
  await importRows(shop.database.url, [row('one', 'Norvik', 'Ball', 11)]);
  await shop.service.synchronizer.refresh();
  const { tags, version: now } = await changesSince(version);
  expect(now).toBeGreaterThan(before.version!);
  for (const touched of [
    productTag(one),
    categoryTag('valves'),
    categoryTag('valves/ball'),
    brandTag('norvik'),
  ])
    expect(tags).toContain(touched);
  for (const still of [productTag(two), categoryTag('valves/gate'), brandTag('ironbark'), treeTag])
    expect(tags).not.toContain(still);
  expect(other.tags.filter((tag) => tags.includes(tag))).toEqual([]);
});

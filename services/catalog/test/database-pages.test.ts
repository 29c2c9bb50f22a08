import { beforeAll, expect, jest, test } from '@jest/globals';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import { sortOrders } from '@gantry/contracts/list-orders';
import type { Listing, ListingQuery } from '@gantry/contracts/schemas/catalog';
import { importRows } from './support/catalog.ts';
import { catalogOf } from './support/catalog-of.ts';

const size = 7;
const many = 150;

/** Products of which many are equal in everything a list is sorted by, and some lack it. */
const row = (at: number) => ({
  id: `equal-${at}`,
  sku: `EQ-${String(at).padStart(3, '0')}`,
  name: `Pump ${at % 9}`,
  brand: at % 2 ? 'Ironbark' : 'Norvald',
  category: [['Fluid'], ['Fluid', 'Pumps'], ['Fluid', 'Pumps', 'Hand'], ['Fluid power']][at % 4],
  list_price: at % 5 === 0 ? null : 10 + (at % 4),
  released: at % 6 === 0 ? null : `2020-0${1 + (at % 3)}-01`,
});

const shop = catalogOf(Array.from({ length: many }, (_, at) => row(at)));

beforeAll(async () => {
  await shop.service.sql(
    `insert into catalog.product_rating (product_id, average, count)
     select id, 3 + (id % 3) * 0.5, 1 + id % 2 from catalog.product where id % 3 > 0`,
  );
  await shop.service.sql(
    `insert into catalog.change select version + 1, null from catalog.catalogue_version`,
  );
  await shop.service.sql('update catalog.catalogue_version set version = version + 1');
  await shop.service.synchronizer.refresh();
});

type Question = Partial<Record<keyof ListingQuery, string>>;
type Way = (query: Question) => Promise<Listing>;

const byIndex: Way = async (query) => {
  const listing = await shop.service.call(catalogListProducts, { query: { ...query, size } as never });
  expect(listing.indexed).toBe(true);
  return listing;
};
const byDatabase: Way = async (query) => {
  const lost = jest.spyOn(shop.service.synchronizer, 'index', 'get').mockReturnValue(null);
  try {
    const listing = await shop.service.call(catalogListProducts, { query: { ...query, size } as never });
    expect(listing.indexed).toBe(false);
    return listing;
  } finally {
    lost.mockRestore();
  }
};
const shown = ({ items, page, total, nextCursor, previousCursor }: Listing) => ({
  skus: items.map(({ sku }) => sku),
  page,
  total,
  nextCursor,
  previousCursor,
});

/** Every page of a listing by the cursors each answer gives for the next one; the ways take turns. */
async function walk(ways: readonly Way[], query: Question, cursorOf: (listing: Listing) => string | null) {
  const pages: ReturnType<typeof shown>[] = [];
  let question = query;
  for (let at = 0; ; at += 1) {
    const listing = await (ways[at % ways.length] as Way)(question);
    pages.push(shown(listing));
    const cursor = cursorOf(listing);
    if (cursor === null) return pages;
    const { page: _, ...rest } = query;
    question = { ...rest, cursor };
  }
}
const forwards = (listing: Listing) => listing.nextCursor;
const backwards = (listing: Listing) => listing.previousCursor;

const listings: Question[] = [
  {},
  { path: 'fluid' },
  { path: 'fluid/pumps', brand: 'ironbark' },
  { price: '1100..1300' },
  { rating: '3' },
  { q: 'pump' },
];
const cases = sortOrders.flatMap((sort) =>
  listings
    // A search finds all of these by the same word; which of them leads is for the index to say.
    .filter(({ q }) => !q || sort !== 'relevance')
    .map((query) => ({ ...query, sort })),
);

test.each(cases)('every page is the same by the index and by the database: %j', async (query) => {
  const expected = await walk([byIndex], query, forwards);
  const last = String(expected.length);
  expect(expected.flatMap(({ skus }) => skus).length).toBe(expected[0]?.total);
  expect(await walk([byDatabase], query, forwards)).toEqual(expected);
  expect(await walk([byIndex, byDatabase], query, forwards)).toEqual(expected);
  const back = expected.toReversed();
  expect(await walk([byDatabase], { ...query, page: last }, backwards)).toEqual(back);
  expect(await walk([byDatabase, byIndex], { ...query, page: last }, backwards)).toEqual(back);
  for (const page of [1, 2, Math.ceil(expected.length / 2), expected.length, expected.length + 5])
    expect(shown(await byDatabase({ ...query, page: String(page) }))).toEqual(
      expected[Math.min(page, expected.length) - 1],
    );
});

test('a search in its own order has a page for every product, forwards and back, with no index', async () => {
  const query = { q: 'pump', sort: 'relevance' };
  const pages = await walk([byDatabase], query, forwards);
  expect(new Set(pages.flatMap(({ skus }) => skus)).size).toBe(many);
  const back = await walk([byDatabase], { ...query, page: String(pages.length) }, backwards);
  expect(back.toReversed()).toEqual(pages);
});

const change = async (at: number, price: number) => {
  await importRows(shop.database.url, [{ ...row(at), list_price: price }]);
  await shop.service.synchronizer.refresh();
};
const anchor = async (listing: Listing, place: number) =>
  Number((listing.items.at(place)?.sku ?? '').replace('EQ-', ''));

test.each([
  ['the last one shown went to the end', -1],
  ['one of those before it did', -2],
])('when %s both ways go on at the same place', async (_, place) => {
  const query: Question = { sort: 'price-asc' };
  const second = await byIndex({ ...query, page: '2' });
  const moved = await anchor(second, place);
  await change(moved, 900);
  const next = { ...query, cursor: second.nextCursor ?? '' };
  expect(shown(await byDatabase(next)).skus).toEqual(shown(await byIndex(next)).skus);
  await change(moved, row(moved).list_price ?? 0);
});

test('a cursor whose products are all gone leads to its page', async () => {
  const third = await byIndex({ sort: 'name', page: '3' });
  const gone = third.items.slice(-3).map(({ sku }) => sku);
  await shop.service.sql(
    'update catalog.listing_row set listed = false where product_id in (select id from catalog.product where sku = any(?))',
    [`{${gone.join(',')}}`],
  );
  await shop.service.sql(
    'insert into catalog.change select version + 1, null from catalog.catalogue_version',
  );
  await shop.service.sql('update catalog.catalogue_version set version = version + 1');
  await shop.service.synchronizer.refresh();
  const query = { sort: 'name', cursor: third.nextCursor ?? '' };
  const found = shown(await byDatabase(query));
  expect(found.page).toBe(4);
  expect(found).toEqual(shown(await byIndex(query)));
});

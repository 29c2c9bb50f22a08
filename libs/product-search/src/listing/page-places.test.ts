import { describe, expect, test } from '@jest/globals';
import { sortOrders } from '@gantry/contracts/list-orders';
import { ProductIndex } from '../index/product-index.ts';
import { ReferenceData } from '../references/reference-data.ts';
import { requestKey, type ListingRequest } from './listing-request.ts';
import { PagePlaces } from './page-places.ts';
import { cursorsOf } from './page-window.ts';

const products = 2500;

/** More products than are simply sorted; a fifth has no public price. */
function someProducts(): ProductIndex {
  const references = new ReferenceData();
  const ids = Array.from({ length: products }, (_, at) => at + 1);
  const index = new ProductIndex(references, ids);
  for (const [doc, productId] of ids.entries()) {
    index.putRow(doc, {
      productId,
      categoryId: 1,
      brandId: null,
      familyId: 1,
      availability: 'in-stock',
      price: doc % 5 === 0 ? null : (doc * 7919) % 1000,
      released: (doc * 31) % 4000,
      ratingTenths: doc % 3 === 0 ? 10 + (doc % 41) : null,
      ratingCount: doc % 90,
      words: '',
      facets: '',
    });
    index.orders.nameOrder[doc] = (doc * 1777) % products;
  }
  index.freeze();
  return index;
}

const requestOf = (asked: Partial<ListingRequest>): ListingRequest => ({
  category: null,
  q: '',
  brandIds: [],
  availabilities: [],
  availabilityGroups: [],
  price: null,
  minRating: null,
  attributes: [],
  sort: 'relevance',
  page: 1,
  size: 24,
  keepsFamilies: false,
  cursor: null,
  ...asked,
});
const index = someProducts();
const found = index.places.subarray(0, products);
const lastPage = Math.ceil(products / 24);

test.each(sortOrders)('pages in the order %s are the same picked out and sorted', (sort) => {
  const whole = index.orders.sorted(found, sort);
  for (const page of [1, 2, 50, lastPage - 21, lastPage - 1, lastPage, lastPage + 5]) {
    const request = requestOf({ sort, page, size: 24 });
    const places = new PagePlaces();
    const [picked, sorted] = [0, 1].map(() => places.page(index, found, request, requestKey(request)));
    expect(picked?.start).toBe((Math.min(page, lastPage) - 1) * 24);
    for (const one of [picked, sorted]) {
      // the page, and its neighbours as anchors of cursors
      const [from, to] = [Math.max(0, (one?.start ?? 0) - 3), (one?.start ?? 0) + 27];
      expect([...(one?.within(from, to) ?? [])]).toEqual([...whole.subarray(from, to)]);
    }
  }
});

test('a picked page leaves the places it was given as they were', () => {
  const request = requestOf({ sort: 'price-asc', size: 24 });
  new PagePlaces().page(index, found, request, requestKey(request));
  expect(found.every((doc, at) => doc === at)).toBe(true);
});

describe('a listing whose families stay whole', () => {
  const families = someProducts();
  for (let doc = 0; doc < products; doc += 1) families.families[doc] = 1 + Math.floor(doc / 20);
  const ask = (asked: Partial<ListingRequest>) => {
    const request = requestOf({ keepsFamilies: true, ...asked });
    return new PagePlaces().page(families, found, request, requestKey(request));
  };
  const pages = products / 20;

  test('is walked by number and by cursor over the same pages, forth and back', () => {
    const key = requestKey(requestOf({}));
    let cursor: string | null = null;
    for (let page = 1; page <= pages; page += 1) {
      const byNumber = ask({ page });
      const place = { start: (page - 1) * 20, end: page * 20, page, pages };
      expect(byNumber).toMatchObject(place);
      expect(cursor === null || ask({ cursor })).toEqual(cursor === null || expect.objectContaining(place));
      const ids = (from: number, to: number) =>
        Array.from(byNumber.within(Math.max(0, from), to), (doc) => doc + 1);
      const cursors = cursorsOf(page, key, {
        items: ids(byNumber.start, byNumber.end),
        before: ids(byNumber.start - 3, byNumber.start).toReversed(),
        after: ids(byNumber.end, byNumber.end + 3),
      });
      if (page > 1)
        expect(ask({ cursor: cursors.previousCursor })).toMatchObject({
          start: place.start - 20,
          end: place.start,
        });
      cursor = cursors.nextCursor;
    }
    expect(cursor).toBeNull();
  });
  test('is cut by number alone in another order', () => {
    expect(ask({ sort: 'name', page: 2 })).toMatchObject({ start: 24, end: 48, pages: lastPage });
  });
  test('shows its last page where a later one is requested', () => {
    expect(ask({ page: 10_000 })).toMatchObject({ start: products - 20, end: products, page: pages });
  });
});

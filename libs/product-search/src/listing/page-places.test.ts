import { expect, test } from '@jest/globals';
import { sortOrders } from '@gantry/contracts/list-orders';
import { ProductIndex } from '../index/product-index.ts';
import { ReferenceData } from '../references/reference-data.ts';
import { requestKey, type ListingRequest } from './listing-request.ts';
import { PagePlaces } from './page-places.ts';

const products = 2500;

/** More products than are simply sorted; a fifth has no public price. */
function someProducts(): ProductIndex {
  const references = new ReferenceData();
  const ids = Array.from({ length: products }, (_, at) => at + 1);
  const index = new ProductIndex(references, ids);
  for (const [doc, productId] of ids.entries()) {
    index.put(doc, {
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
  price: null,
  minRating: null,
  attributes: [],
  sort: 'relevance',
  page: 1,
  size: 24,
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

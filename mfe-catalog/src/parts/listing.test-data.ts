import type { Facet, Listing } from '@gantry/contracts/schemas/catalog';
import { aRow } from './product.test-data.ts';

const value = (name: string, count: number, selected = false) => ({
  value: name,
  label: name,
  count,
  selected,
});

/** A facet of values to tick. */
export const aFacet = (changes: Partial<Facet> = {}): Facet => ({
  code: 'thread',
  name: 'Thread size',
  unit: null,
  kind: 'values',
  open: true,
  values: [value('M6', 14), value('M8', 20)],
  min: null,
  max: null,
  from: null,
  to: null,
  ...changes,
});

/** A category's first page as the catalogue answers it: one family of two screws. */
export function aListing(changes: Partial<Listing> = {}): Listing {
  return {
    title: 'Hex head screws',
    breadcrumb: [
      { name: 'Fastening', path: 'fastening' },
      { name: 'Hex head screws', path: 'fastening/hex-head-screws' },
    ],
    categories: [],
    total: 34,
    page: 1,
    pages: 2,
    size: 24,
    nextCursor: null,
    previousCursor: null,
    sort: 'relevance',
    currency: 'USD',
    items: [
      aRow({ sku: 'A', partNumber: 'HX-A', uri: 'hx-a', attributes: { length: '20' } }),
      aRow({ sku: 'B', partNumber: 'HX-B', uri: 'hx-b', attributes: { length: '40' } }),
    ],
    families: [
      {
        id: 'hex',
        name: 'Hex head screws, full thread',
        summary: 'ISO 4017.',
        drawing: null,
        columns: [{ code: 'length', name: 'Length', unit: 'mm', numeric: true }],
        skus: ['A', 'B'],
      },
    ],
    facets: [aFacet()],
    exactUri: null,
    indexed: true,
    ...changes,
  };
}

import type { PageItem } from '@gantry/product-search/family-groups';
import type { PageCursors } from '@gantry/product-search/page-window';
import type { Facet, Listing } from '@gantry/contracts/schemas/catalog';

/** The whole set of a listing in numbers. */
export interface FoundSet {
  total: number;
  facets: readonly Facet[];
  /** products of the set by category, each in its own category only */
  categoryCounts: ReadonlyMap<number, number>;
  /** of a search of which no product holds every word */
  spelling?: Listing['spelling'];
}

/** One page of a listing: what all its pages share, written already, and the products of this one in order. */
export interface FoundPage {
  sharedText: string;
  items: readonly PageItem[];
  exactProductId: number | null;
  /** its number, from 1 */
  page: number;
  cursors: PageCursors;
}

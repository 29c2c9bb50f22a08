import type { PageItem } from '@gantry/product-search/family-groups';
import type { PageCursors } from '@gantry/product-search/page-window';
import type { Facet, Listing } from '@gantry/contracts/schemas/catalog';

/** The whole set of a listing in numbers. */
export interface ListingSummary {
  total: number;
  facets: readonly Facet[];
  /** products of the set by category, each in its own category only */
  categoryCounts: ReadonlyMap<number, number>;
  /** of a search of which no product holds every word */
  spelling?: Listing['spelling'];
}

/** One page of a listing: what all its pages share, as JSON already, and the products of this one in order. */
export interface ListingPage {
  /** members of the answer, see `ListingPresenter.summaryText` */
  summaryText: string;
  items: readonly PageItem[];
  exactProductId: number | null;
  /** from 1 */
  number: number;
  /** how many pages there are, at least 1 */
  pages: number;
  cursors: PageCursors;
}

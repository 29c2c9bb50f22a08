import { Injectable } from '@nestjs/common';
import { buildFacets } from '@gantry/product-search/build-facets';
import { attributesOf, listFromIndex } from '@gantry/product-search/indexed-listing';
import { nearestSpelling, notCarried } from '@gantry/product-search/nearest-spelling';
import type { SearchResult } from '@gantry/product-search/search-products';
import type { PlacedPage } from '@gantry/product-search/page-places';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { SearchRules } from '../search/search-rules.ts';
import { SearchService } from '../search/search.service.ts';
import type { ListingPage, ListingSummary } from './listing-page.ts';
import { readListingRequest, type ListingRequest } from './listing-request.ts';

/** Every product of a listing, and what all its pages share, in every order. */
export interface IndexedSet {
  /** as `listFromIndex` has them */
  docs: Uint32Array;
  summary: ListingSummary;
  exactProductId: number | null;
}

/** Told the products of a listing before they are counted; a promise given back is waited for first. */
export type OnProducts = (docs: Uint32Array, exactProductId: number | null) => Promise<unknown> | undefined;

/** The source of listings while the index is current. */
@Injectable()
export class IndexedSource {
  constructor(
    private readonly search: SearchService,
    private readonly rules: SearchRules,
  ) {}

  async findSet(index: CatalogIndex, request: ListingRequest, onProducts?: OnProducts): Promise<IndexedSet> {
    const search = request.q ? await this.search.findProducts(index, request.q) : null;
    const exactProductId = search?.exactProductId ?? null;
    const found = await listFromIndex(index, request, search?.hits ?? null, (passed) =>
      onProducts?.(passed, exactProductId),
    );
    const summary: ListingSummary = {
      total: found.docs.length,
      facets: buildFacets(found.counts, request, index.references),
      categoryCounts: found.categoryCounts,
      spelling: search ? await this.findSpelling(index, request, search) : undefined,
    };
    return { docs: found.docs, summary, exactProductId };
  }

  /**
   * How a search was read where it was mended, and what was probably meant by one that no product fits whole; counted as
   * its own listing counts.
   */
  private async findSpelling(
    index: CatalogIndex,
    request: ListingRequest,
    { isLoose, searched }: SearchResult,
  ): Promise<ListingSummary['spelling']> {
    if (!isLoose)
      return searched === null ? undefined : { unknown: [], meant: null, searched, isComplete: true };
    const nearest = nearestSpelling(index, searched ?? request.q, this.rules.current);
    const { unknown, meant } = nearest;
    const told = { unknown, meant: null, notCarried: notCarried(nearest) };
    if (searched !== null) return { ...told, searched };
    if (meant === null) return told;
    const unfiltered = readListingRequest({ path: request.category?.path, q: meant }, index.references);
    const { hits } = await this.search.findProducts(index, meant);
    const { docs } = await listFromIndex(index, unfiltered, hits);
    return { unknown, meant: docs.length > 0 ? { q: meant, total: docs.length } : null };
  }
}

/** What a page shows of the products from one position of a listing to before another. */
export function itemsOf(index: CatalogIndex, { within }: PlacedPage, from: number, to: number) {
  const items: ListingPage['items'][number][] = [];
  const docs = within(from, to);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number;
    items.push({
      productId: index.productIds[doc] as number,
      familyId: index.families[doc] as number,
      categoryId: index.categories[doc] as number,
      attributes: attributesOf(index, doc),
    });
  }
  return items;
}

/** The products from one position of a listing to before another. */
export function productsOf(index: CatalogIndex, { within }: PlacedPage, from: number, to: number): number[] {
  const ids: number[] = [];
  const docs = within(Math.max(0, from), to);
  for (let at = 0; at < docs.length; at += 1) ids.push(index.productIds[docs[at] as number] as number);
  return ids;
}

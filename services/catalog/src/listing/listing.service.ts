import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { isSignedIn } from '@gantry/contracts/roles';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { nearestSpelling } from '@gantry/product-search/nearest-spelling';
import { BoundedCache } from '@gantry/product-search/bounded-cache';
import { attributesOf, isByScore, listFromIndex } from '@gantry/product-search/indexed-listing';
import { requestKey, setKey } from '@gantry/product-search/listing-request';
import { buildFacets } from '@gantry/product-search/build-facets';
import { maxAnchors } from '@gantry/product-search/cursor';
import { PagePlaces, type PlacedPage } from '@gantry/product-search/page-places';
import { cursorsOf } from '@gantry/product-search/page-window';
import { IndexKeeper } from '../index/index-keeper.ts';
import type { CatalogIndex } from '../index/catalog-index.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { SearchRules } from '../search/rules/search-rules.ts';
import { SearchService } from '../search/search.service.ts';
import type { FoundPage, FoundSet } from './found-page.ts';
import { ListingAnswer } from './listing-answer.ts';
import { readListingRequest, type ListingRequest } from './listing-request.ts';
import { SqlListing } from './sql-listing.ts';

/** The products of a listing and what all its pages share, in every order. */
interface KeptListing {
  /** as `IndexedListing` has them */
  docs: Uint32Array;
  sharedText: string;
  exactProductId: number | null;
}

/** A page whose rows are asked for already. */
interface BegunPage {
  /** of its listing, as `KeptListing` has them */
  docs: Uint32Array;
  placed: PlacedPage;
  rows: ReturnType<ListingAnswer['rows']>;
}
type Begin = (docs: Uint32Array, exactProductId: number | null) => Promise<unknown> | undefined;

/** About 32 MB of listings, and as much of pages as guests see them. */
const budget = 32_000_000;

/** Category, brand and search listings: from the index when it is current, else from the database. */
@Injectable()
export class ListingService {
  private readonly kept = new BoundedCache<string, KeptListing>(budget);
  private readonly places = new PagePlaces();
  private readonly pages = new BoundedCache<string, ReadyJson>(budget);

  constructor(
    private readonly keeper: IndexKeeper,
    private readonly search: SearchService,
    private readonly database: SqlListing,
    private readonly answer: ListingAnswer,
    private readonly rules: SearchRules,
  ) {
    const forget = () => {
      this.kept.clear();
      this.places.clear();
      this.pages.clear();
    };
    keeper.onChange(forget);
    rules.onChange(forget);
  }

  /** @throws DomainError NOT_FOUND for an unknown category */
  async list({ query }: ValidRequestOf<typeof catalogListProducts>, caller: Identity): Promise<ReadyJson> {
    const references = await this.keeper.references();
    const request = readListingRequest(query, references);
    const { index } = this.keeper;
    if (!index) {
      const found = await this.fromDatabase(request, references);
      const ids = found.items.map(({ productId }) => productId);
      const rows = this.answer.rows(ids, found.exactProductId, caller);
      return this.answer.write({ request, references, found, rows, indexed: false });
    }
    // What signed-in readers see is theirs alone; it is written for each of them.
    return isSignedIn(caller.role)
      ? this.writePage(index, request, requestKey(request), caller)
      : this.guestPage(index, request, caller);
  }

  /** Another text whenever listings may be others. */
  private get state(): string {
    return `${this.keeper.version} ${this.rules.stamp}`;
  }

  private async guestPage(
    index: CatalogIndex,
    request: ListingRequest,
    caller: Identity,
  ): Promise<ReadyJson> {
    const key = requestKey(request);
    const pageKey = `${key}${request.page}/${request.size}/${request.cursor ?? ''}`;
    const known = this.pages.get(pageKey);
    if (known) return known;
    const before = this.state;
    const written = await this.writePage(index, request, key, caller);
    if (before === this.state && this.keeper.index)
      this.pages.set(pageKey, written, pageKey.length + written.bytes.length);
    return written;
  }

  /** Rows are asked for as soon as it is known which the page has, and come while the listing is counted. */
  private async writePage(
    index: CatalogIndex,
    request: ListingRequest,
    key: string,
    caller: Identity,
  ): Promise<ReadyJson> {
    const begun: { page?: BegunPage } = {};
    const begin = (docs: Uint32Array, exactProductId: number | null) => {
      const placed = this.places.page(index, docs, request, key);
      const ids = productsIn(index, placed, placed.start, placed.start + request.size);
      const rows = this.answer.rows(ids, exactProductId, caller);
      begun.page = { docs, placed, rows };
      if (!(rows instanceof Promise)) return undefined;
      // Nobody waits for them before the listing is counted; whoever does hears of a failure too.
      rows.catch(() => undefined);
      return nextTurn();
    };
    const listing = await this.listing(index, request, begin);
    if (begun.page?.docs !== listing.docs) await begin(listing.docs, listing.exactProductId);
    const { placed, rows } = begun.page as BegunPage;
    const found = foundPage(index, { request, key, listing, placed });
    return this.answer.write({ request, references: index.references, found, rows, indexed: true });
  }

  private async fromDatabase(request: ListingRequest, references: ReferenceData): Promise<FoundPage> {
    const { set, ...page } = await this.database.list(request, references);
    return { ...page, sharedText: this.answer.writeShared(request, references, set) };
  }

  /** @param begin see `find`; not called for a listing that is kept */
  private async listing(index: CatalogIndex, request: ListingRequest, begin?: Begin): Promise<KeptListing> {
    // By score the products are found in their order.
    const key = isByScore(request) ? requestKey(request) : setKey(request);
    return this.kept.get(key) ?? this.find(index, request, key, begin);
  }

  /** @param begin told the products as soon as they are known; what it gives back is waited for before they are counted */
  private async find(
    index: CatalogIndex,
    request: ListingRequest,
    key: string,
    begin?: Begin,
  ): Promise<KeptListing> {
    const before = this.state;
    const search = request.q ? await this.search.findProducts(index, request.q) : null;
    const exactProductId = search?.exactProductId ?? null;
    const { docs, counts, categoryCounts } = await listFromIndex(
      index,
      request,
      search?.hits ?? null,
      (passed) => begin?.(passed, exactProductId),
    );
    const facets = buildFacets(counts, request, index.references);
    const spelling = search?.isLoose ? await this.spelling(index, request) : undefined;
    const set = { total: docs.length, facets, categoryCounts, spelling };
    const sharedText = this.answer.writeShared(request, index.references, set);
    const kept = { docs, sharedText, exactProductId };
    // The catalogue or the rules may have changed while part numbers were looked up.
    if (before === this.state)
      this.kept.set(key, kept, key.length + memoryOf(docs, index) + sharedText.length);
    return kept;
  }

  /** What was probably meant by a search that no product fits whole; counted as its own listing counts. */
  private async spelling(index: CatalogIndex, request: ListingRequest): Promise<FoundSet['spelling']> {
    const { unknown, meant } = nearestSpelling(index, request.q, this.rules.current);
    if (meant === null) return { unknown, meant };
    const unfiltered = readListingRequest({ path: request.category?.path, q: meant }, index.references);
    const { docs } = await this.listing(index, unfiltered);
    return { unknown, meant: docs.length > 0 ? { q: meant, total: docs.length } : null };
  }
}

/** A page put together: its products in order, and where the pages before and behind it begin. */
function foundPage(
  index: CatalogIndex,
  {
    request,
    key,
    listing,
    placed,
  }: Pick<BegunPage, 'placed'> & {
    request: ListingRequest;
    key: string;
    listing: KeptListing;
  },
): FoundPage {
  const { start, page, within } = placed;
  const end = start + request.size;
  return {
    sharedText: listing.sharedText,
    exactProductId: listing.exactProductId,
    page,
    cursors: cursorsOf(page, key, {
      items: productsIn(index, placed, start, end),
      before: productsIn(index, placed, start - maxAnchors, start).toReversed(),
      after: productsIn(index, placed, end, end + maxAnchors),
    }),
    items: Array.from(within(start, end), (doc) => ({
      productId: index.productIds[doc] as number,
      familyId: index.families[doc] as number,
      categoryId: index.categories[doc] as number,
      attributes: attributesOf(index, doc),
    })),
  };
}

const productsIn = (index: CatalogIndex, { within }: PlacedPage, from: number, to: number): number[] =>
  Array.from(within(Math.max(0, from), to), (doc) => index.productIds[doc] as number);

/** A whole branch is a part of the index itself and takes no memory of its own. */
const memoryOf = (docs: Uint32Array, { places }: CatalogIndex): number =>
  docs.buffer === places.buffer ? 0 : docs.byteLength;

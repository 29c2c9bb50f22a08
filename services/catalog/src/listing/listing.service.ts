import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { isSignedIn } from '@gantry/domain/roles';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { LRUCache } from 'lru-cache';
import { maxAnchors } from '@gantry/product-search/cursor';
import { isByScore } from '@gantry/product-search/indexed-listing';
import { requestKey, setKey } from '@gantry/product-search/listing-request';
import { PagePlaces, type PlacedPage } from '@gantry/product-search/page-places';
import { cursorsOf } from '@gantry/product-search/page-window';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { SearchRules } from '../search/search-rules.ts';
import { AskedAgain } from './asked-again.ts';
import { IndexedSource, itemsOf, productsOf, type IndexedSet, type OnProducts } from './indexed-source.ts';
import type { ListingPage } from './listing-page.ts';
import { ListingPresenter } from './listing-presenter.ts';
import { readListingRequest, type ListingRequest } from './listing-request.ts';
import { readerOf, RowReader } from './row-reader.ts';
import { SqlListing } from './sql-listing.ts';

/** A set of the index with its summary written. */
interface CachedSet extends Pick<IndexedSet, 'docs' | 'exactProductId'> {
  summaryText: string;
}

/** A page of the index as one reader asks for it. */
interface IndexedRequest {
  index: CatalogIndex;
  request: ListingRequest;
  /** `requestKey` of the request */
  key: string;
  caller: Identity;
}

/** A page whose rows are asked for already. */
interface PlacedRows {
  /** of its listing, as `CachedSet` has them */
  docs: Uint32Array;
  placed: PlacedPage;
  rows: ReturnType<RowReader['readRows']>;
}

/** About 32 MB of listings, and as much of pages as guests see them. */
const budget = 32_000_000;

/**
 * Category, brand and search listings, in three steps: a source finds the products of a page (the index when it is
 * current, else the database), their rows are read, and both are presented as JSON.
 */
@Injectable()
export class ListingService {
  private readonly sets = new LRUCache<string, CachedSet>({ maxSize: budget });
  private readonly places = new PagePlaces();
  private readonly pages = new LRUCache<string, ReadyJson>({ maxSize: budget });
  private readonly askedAgain = new AskedAgain();

  constructor(
    private readonly synchronizer: IndexSynchronizer,
    private readonly source: IndexedSource,
    private readonly database: SqlListing,
    private readonly rows: RowReader,
    private readonly presenter: ListingPresenter,
    private readonly rules: SearchRules,
  ) {
    const forget = () => {
      this.sets.clear();
      this.places.clear();
      this.pages.clear();
    };
    synchronizer.onChange(forget);
    rules.onChange(forget);
  }

  /** @throws DomainError NOT_FOUND for an unknown category */
  async listProducts(
    { query }: ValidRequestOf<typeof catalogListProducts>,
    caller: Identity,
  ): Promise<ReadyJson> {
    const references = await this.synchronizer.references();
    const request = readListingRequest(query, references);
    const { index } = this.synchronizer;
    if (!index) return this.databasePage(request, references, caller);
    const asked = { index, request, key: requestKey(request), caller };
    // What signed-in readers see is theirs alone; it is presented for each of them.
    return isSignedIn(caller.role) ? this.indexedPage(asked) : this.guestPage(asked);
  }

  /** Another text whenever listings may be others. */
  private get state(): string {
    return `${this.synchronizer.version} ${this.rules.stamp}`;
  }

  private async guestPage(asked: IndexedRequest): Promise<ReadyJson> {
    const { key, request } = asked;
    const size = `${request.size}${request.keepsFamilies ? 'families' : ''}`;
    const pageKey = `${key}${request.page}/${size}/${request.cursor ?? ''}`;
    const known = this.pages.get(pageKey);
    if (known) return known;
    const before = this.state;
    const isWorthIt = this.askedAgain.noteRequest(pageKey);
    const page = await this.indexedPage(asked);
    if (isWorthIt && before === this.state && this.synchronizer.index)
      this.pages.set(pageKey, page, { size: pageKey.length + page.bytes.length });
    return page;
  }

  private async databasePage(request: ListingRequest, references: ReferenceData, caller: Identity) {
    const { summary, ...found } = await this.database.findPage(request, references);
    const summaryText = this.presenter.summaryText(request, references, summary);
    const page = { ...found, summaryText };
    const ids = page.items.map(({ productId }) => productId);
    const rows = this.readRows(ids, page.exactProductId, caller);
    return this.presenter.pageText({ request, references, page, rows, indexed: false });
  }

  /** Rows are asked for as soon as it is known which the page has, and come while the listing is counted. */
  private async indexedPage(asked: IndexedRequest): Promise<ReadyJson> {
    const { index, request, key, caller } = asked;
    const begun: { page?: PlacedRows } = {};
    const beginRows: OnProducts = (docs, exactProductId) => {
      const placed = this.places.page(index, docs, request, key);
      const ids = productsOf(index, placed, placed.start, placed.end);
      const rows = this.readRows(ids, exactProductId, caller);
      begun.page = { docs, placed, rows };
      if (!(rows instanceof Promise)) return undefined;
      // Nobody waits for them before the listing is counted; whoever does hears of a failure too.
      rows.catch(() => undefined);
      return nextTurn();
    };
    const set = await this.findSet(asked, beginRows);
    if (begun.page?.docs !== set.docs) await beginRows(set.docs, set.exactProductId);
    const { placed, rows } = begun.page as PlacedRows;
    const page = pageOf(asked, set, placed);
    return this.presenter.pageText({ request, references: index.references, page, rows, indexed: true });
  }

  /** @param beginRows not called for a set that is cached */
  private async findSet(
    { index, request, key: ownKey }: IndexedRequest,
    beginRows: OnProducts,
  ): Promise<CachedSet> {
    // By score the products are found in their order.
    const key = isByScore(request) ? ownKey : setKey(request);
    const known = this.sets.get(key);
    if (known) return known;
    const before = this.state;
    const isWorthIt = this.askedAgain.noteRequest(key);
    const { docs, summary, exactProductId } = await this.source.findSet(index, request, beginRows);
    const summaryText = this.presenter.summaryText(request, index.references, summary);
    const set = { docs, summaryText, exactProductId };
    // The catalogue or the rules may have changed while part numbers were looked up.
    if (isWorthIt && before === this.state)
      this.sets.set(key, set, { size: key.length + memoryOf(docs, index) + summaryText.length });
    return set;
  }

  /** The rows of a page, at once where all of them are cached. */
  private readRows(productIds: readonly number[], exactProductId: number | null, caller: Identity) {
    const wanted = exactProductId === null ? productIds : [...productIds, exactProductId];
    return this.rows.readRows(wanted, readerOf(caller));
  }
}

/** A page put together: its products in order, and where the pages before and behind it begin. */
function pageOf(
  { index, key }: IndexedRequest,
  { summaryText, exactProductId }: CachedSet,
  placed: PlacedPage,
): ListingPage {
  const { start, end, page: number, pages } = placed;
  const cursors = cursorsOf(number, key, {
    items: productsOf(index, placed, start, end),
    before: productsOf(index, placed, start - maxAnchors, start).toReversed(),
    after: productsOf(index, placed, end, end + maxAnchors),
  });
  return { summaryText, exactProductId, number, pages, cursors, items: itemsOf(index, placed, start, end) };
}

/** A whole branch is a part of the index itself and takes no memory of its own. */
const memoryOf = (docs: Uint32Array, { places }: CatalogIndex): number =>
  docs.buffer === places.buffer ? 0 : docs.byteLength;

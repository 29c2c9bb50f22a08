import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { isSignedIn } from '@gantry/contracts/roles';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { IndexKeeper } from '../index/index-keeper.ts';
import type { ProductIndex } from '../index/product-index.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { SearchService } from '../search/search.service.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { FoundPage } from './found-page.ts';
import { attributesOf, listFromIndex } from './indexed-listing.ts';
import { ListingAnswer } from './listing-answer.ts';
import { readListingRequest, requestKey, type ListingRequest } from './listing-request.ts';
import { buildFacets } from './build-facets.ts';
import { SqlListing } from './sql-listing.ts';

/** A listing without its page: what all its pages share. */
interface KeptListing {
  docs: Uint32Array;
  sharedText: string;
  exactProductId: number | null;
}

/** About 32 MB of listings, and as much of pages as guests see them. */
const budget = 32_000_000;

/** Category, brand and search listings: from the index when it is current, else from the database. */
@Injectable()
export class ListingService {
  private readonly kept = new BoundedCache<string, KeptListing>(budget);
  private readonly pages = new BoundedCache<string, ReadyJson>(budget);

  constructor(
    private readonly keeper: IndexKeeper,
    private readonly search: SearchService,
    private readonly database: SqlListing,
    private readonly answer: ListingAnswer,
  ) {
    keeper.onChange(() => {
      this.kept.clear();
      this.pages.clear();
    });
  }

  /** @throws DomainError NOT_FOUND for an unknown category */
  async list({ query }: ValidRequestOf<typeof catalogListProducts>, caller: Identity): Promise<ReadyJson> {
    const references = await this.keeper.references();
    const request = readListingRequest(query, references);
    const { index } = this.keeper;
    if (!index) {
      const found = await this.fromDatabase(request, references);
      return this.answer.write({ request, references, found, caller, indexed: false });
    }
    // What signed-in readers see is theirs alone; it is written for each of them.
    return isSignedIn(caller.role)
      ? this.writePage(index, request, requestKey(request), caller)
      : this.guestPage(index, request, caller);
  }

  private async guestPage(
    index: ProductIndex,
    request: ListingRequest,
    caller: Identity,
  ): Promise<ReadyJson> {
    const key = requestKey(request);
    const pageKey = `${key}${request.page}/${request.size}`;
    const known = this.pages.get(pageKey);
    if (known) return known;
    const { version } = this.keeper;
    const written = await this.writePage(index, request, key, caller);
    if (version === this.keeper.version && this.keeper.index)
      this.pages.set(pageKey, written, pageKey.length + written.text.length);
    return written;
  }

  private async writePage(
    index: ProductIndex,
    request: ListingRequest,
    key: string,
    caller: Identity,
  ): Promise<ReadyJson> {
    const found = await this.fromIndex(index, request, key);
    return this.answer.write({ request, references: index.references, found, caller, indexed: true });
  }

  private async fromIndex(index: ProductIndex, request: ListingRequest, key: string): Promise<FoundPage> {
    const kept = this.kept.get(key) ?? (await this.find(index, request, key));
    const start = (request.page - 1) * request.size;
    return {
      sharedText: kept.sharedText,
      exactProductId: kept.exactProductId,
      items: Array.from(kept.docs.subarray(start, start + request.size), (doc) => ({
        productId: index.productIds[doc] as number,
        familyId: index.families[doc] as number,
        categoryId: index.categories[doc] as number,
        attributes: attributesOf(index, doc),
      })),
    };
  }

  private async fromDatabase(request: ListingRequest, references: ReferenceData): Promise<FoundPage> {
    const { set, ...page } = await this.database.list(request, references);
    return { ...page, sharedText: this.answer.writeShared(request, references, set) };
  }

  private async find(index: ProductIndex, request: ListingRequest, key: string): Promise<KeptListing> {
    const version = this.keeper.version;
    const search = request.q ? await this.search.find(index, request.q) : null;
    const { docs, counts, categoryCounts } = listFromIndex(index, request, search?.hits ?? null);
    const facets = buildFacets(counts, request, index.references);
    const set = { total: docs.length, facets, categoryCounts };
    const sharedText = this.answer.writeShared(request, index.references, set);
    const kept = { docs, sharedText, exactProductId: search?.exactProductId ?? null };
    // The catalogue may have changed while part numbers were looked up.
    if (version === this.keeper.version)
      this.kept.set(key, kept, key.length + docs.byteLength + sharedText.length);
    return kept;
  }
}

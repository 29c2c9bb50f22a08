import { Injectable } from '@nestjs/common';
import type { catalogListFacetValues } from '@gantry/contracts/endpoints/facet-values';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { maxListedValues, typedLetters } from '@gantry/contracts/facet-list';
import type { Facet } from '@gantry/contracts/schemas/catalog';
import type { FacetValues } from '@gantry/contracts/schemas/facet-values';
import { LRUCache } from 'lru-cache';
import { wholeFacet } from '@gantry/product-search/build-facets';
import type { FacetCounts } from '@gantry/product-search/facet-counts';
import { listFromIndex } from '@gantry/product-search/indexed-listing';
import { requestKey } from '@gantry/product-search/listing-request';
import { topChoices } from '@gantry/product-search/top-choices';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import { SearchRules } from '../search/search-rules.ts';
import { SearchService } from '../search/search.service.ts';
import { TranslationRepository } from '../translation/translation.repository.ts';
import { readListingRequest, type ListingRequest } from './listing-request.ts';
import { SqlListing } from './sql-listing.ts';

/** A value, and the letters it is found by. */
interface CachedValue {
  value: Facet['values'][number];
  letters: string;
}

/** About 8 MB: a reader who types asks for the same facet again with every letter. */
const budget = 8_000_000;
/** What a value costs beside its texts, in bytes. */
const valueCost = 120;

/** Every value of a facet that has more than its listing tells. */
@Injectable()
export class FacetValuesService {
  private readonly cached = new LRUCache<string, CachedValue[]>({ maxSize: budget });

  constructor(
    private readonly synchronizer: IndexSynchronizer,
    private readonly search: SearchService,
    private readonly database: SqlListing,
    private readonly translations: TranslationRepository,
    private readonly rules: SearchRules,
  ) {
    synchronizer.onChange(() => this.cached.clear());
    rules.onChange(() => this.cached.clear());
  }

  /** @throws DomainError NOT_FOUND for an unknown category */
  async listValues(
    { params, query }: ValidRequestOf<typeof catalogListFacetValues>,
    locale: string,
  ): Promise<FacetValues> {
    const { find = '', ...listing } = query;
    const request = readListingRequest(listing, await this.synchronizer.references());
    const all = await this.valuesOf(params.code, request, locale);
    const wanted = typedLetters(find);
    const found = wanted ? all.filter(({ letters }) => letters.includes(wanted)) : all;
    const values = topChoices(
      found.map(({ value }) => value),
      maxListedValues,
    );
    return { values, found: found.length, total: all.length };
  }

  private async valuesOf(code: string, request: ListingRequest, locale: string): Promise<CachedValue[]> {
    const key = `${locale} ${code} ${requestKey(request)}`;
    const known = this.cached.get(key);
    if (known) return known;
    const before = this.state;
    const facet = wholeFacet(
      code,
      await this.counts(request),
      request,
      this.synchronizer.index?.references ?? (await this.synchronizer.references()),
    );
    const values = facet ? await this.inLanguage(facet, locale) : [];
    if (before === this.state && this.synchronizer.index) {
      const size = values.reduce((sum, { letters }) => sum + costOf(letters), key.length);
      this.cached.set(key, values, { size });
    }
    return values;
  }

  /** Another text whenever the values may be others. */
  private get state(): string {
    return `${this.synchronizer.version} ${this.rules.stamp}`;
  }

  private async counts(request: ListingRequest): Promise<FacetCounts> {
    const { index } = this.synchronizer;
    if (!index) return this.database.findCounts(request, await this.synchronizer.references());
    const search = request.q ? await this.search.findProducts(index, request.q) : null;
    return (await listFromIndex(index, request, search?.hits ?? null)).counts;
  }

  private async inLanguage({ code, unit, values }: Facet, locale: string): Promise<CachedValue[]> {
    const texts = await this.translations.findWords(locale, code);
    return values.map((one) => {
      const word = texts.word([code, one.value]);
      const value = word === one.value ? one : { ...one, label: word };
      return { value, letters: typedLetters(`${value.label} ${unit ?? ''}`) };
    });
  }
}

const costOf = (letters: string): number => letters.length * 4 + valueCost;

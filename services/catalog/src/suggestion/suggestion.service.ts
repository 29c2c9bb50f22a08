import { Injectable } from '@nestjs/common';
import type { Suggestion } from '@gantry/contracts/schemas/catalog';
import { DomainError } from '@gantry/nest-kit/errors';
import { bestOf } from '@gantry/product-search/by-score';
import { fold } from '@gantry/product-search/fold';
import { brandsLike, categoriesLike } from '@gantry/product-search/names-like';
import { notCarried } from '@gantry/product-search/nearest-spelling';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { CategoryInfo } from '../index/reference-data.ts';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { DatabaseReadQueue } from '../index/database-read-queue.ts';
import { factsOf } from '../listing/row-cache.ts';
import { RowReader, type ReaderRow } from '../listing/row-reader.ts';
import type { SearchResult } from '@gantry/product-search/search-products';
import { SearchService } from '../search/search.service.ts';
import type { ReaderTexts } from '../translation/reader-texts.ts';
import { TranslationRepository } from '../translation/translation.repository.ts';
import { NameSuggestions } from './name-suggestions.ts';

const maxSuggestions = 10;
const maxPartNumbers = 4;
const maxCategories = 3;
const maxBrands = 2;
/** The best products tell which categories a query that names none of them means. */
const askedForCategories = 24;
/** What a kept suggestion takes in memory, in bytes. */
const suggestionCost = 500;

/** Whom suggestions are for. */
interface Reader {
  readonly locale: string;
  /** sees prices that are shown after sign-in; those that stay in the cart nobody sees here */
  readonly isSignedIn: boolean;
}

/** What words and numbers found while typing, best first. */
interface SuggestedProducts {
  /** the query that found it, where no product holds the words as typed */
  meant?: string;
  /** words that name what is not sold */
  notCarried?: string[];
  numbered: number[];
  products: number[];
  categoryIds: number[];
}

/**
 * Suggestions while typing, in groups: categories, brands and products; products first where a part number was
 * typed.
 */
@Injectable()
export class SuggestionService {
  constructor(
    private readonly synchronizer: IndexSynchronizer,
    private readonly reads: DatabaseReadQueue,
    private readonly search: SearchService,
    private readonly rows: RowReader,
    private readonly names: NameSuggestions,
    private readonly translations: TranslationRepository,
  ) {}

  /** At most ten, in the reader's language; none for less than two letters, nor where they would come too late. */
  async suggest(q: string, reader: Reader): Promise<Suggestion[]> {
    if (fold(q).length < 2) return [];
    const { index } = this.synchronizer;
    if (index) return this.suggestions(q, reader, index);
    try {
      return await this.reads.runRead({
        key: `suggestions ${reader.locale} ${reader.isSignedIn} ${q}`,
        work: () => this.suggestions(q, reader, null),
        costOf: ({ length }) => (length + 1) * suggestionCost,
      });
    } catch (error) {
      // The reader goes on typing: an empty list now is better than a list that comes too late.
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') return [];
      throw error;
    }
  }

  private async suggestions(q: string, reader: Reader, index: CatalogIndex | null): Promise<Suggestion[]> {
    const references = await this.synchronizer.references();
    const texts = await this.translations.texts(reader.locale, []);
    const found = index ? await this.findAsMeant(index, q) : await this.findByNumber(q);
    const { meant, notCarried: unsold = [] } = found;
    const likeness = { references, texts, bestCategoryIds: found.categoryIds };
    const named = [
      ...categoriesLike<CategoryInfo>(meant ?? q, likeness)
        .slice(0, maxCategories)
        .map((category) => this.names.category(category, references, texts)),
      ...brandsLike(meant ?? q, references)
        .slice(0, maxBrands)
        .map((brand) => this.names.brand(brand)),
    ];
    const rows = await this.readRows(found, maxSuggestions - named.length, reader);
    const products = await this.products(rows, texts);
    const all = found.numbered.length > 0 ? [...products, ...named] : [...named, ...products];
    if (meant === undefined && unsold.length === 0) return all;
    const told = { ...(meant !== undefined && { meant }), ...(unsold.length > 0 && { notCarried: unsold }) };
    return all.map((suggestion) => ({ ...suggestion, ...told }));
  }

  /** By the words as typed where a product holds them all, else by those that were probably meant, which is said. */
  private async findAsMeant(index: CatalogIndex, q: string): Promise<SuggestedProducts> {
    const found = await this.search.findProducts(index, q, true);
    const products = this.productsFound(index, found);
    const read = found.searched === null ? products : { ...products, meant: found.searched };
    if (!found.isLoose) return read;
    const nearest = this.search.findNearest(index, found.searched ?? q);
    if (nearest.meant === null) return { ...read, notCarried: notCarried(nearest) };
    const meant = await this.search.findProducts(index, nearest.meant, true);
    return { ...this.productsFound(index, meant), meant: nearest.meant };
  }

  private productsFound(index: CatalogIndex, { hits, numbers }: SearchResult): SuggestedProducts {
    const best = bestOf(hits, askedForCategories);
    return {
      numbered: [...numbers.exact, ...numbers.successors, ...numbers.beginning].slice(0, maxPartNumbers),
      products: best.map((doc) => index.productIds[doc] as number),
      categoryIds: best.map((doc) => index.categories[doc] as number),
    };
  }

  private async findByNumber(q: string): Promise<SuggestedProducts> {
    const { exact, beginning } = await this.search.findNumbers(q);
    return { numbered: [...exact, ...beginning].slice(0, maxPartNumbers), products: [], categoryIds: [] };
  }

  /** Best first; what is gone meanwhile is left out. */
  private async readRows(
    { numbered, products }: SuggestedProducts,
    most: number,
    { isSignedIn }: Reader,
  ): Promise<ReaderRow[]> {
    const ids = [...new Set([...numbered, ...products])].slice(0, most);
    const rows = await this.rows.readRows(ids, { isSignedIn });
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  private async products(rows: readonly ReaderRow[], texts: ReaderTexts): Promise<Suggestion[]> {
    const names = await this.translations.names(
      texts,
      rows.map(({ sku }) => sku),
    );
    return rows.map((row) => {
      const { sku, name, partNumber, uri, image, price, availability, unitOfMeasure, packSize } =
        factsOf(row);
      const label = names.get(sku) ?? name;
      const offer = { price: { ...price, breaks: [] }, availability, unitOfMeasure, packSize };
      return { kind: 'product' as const, label, detail: partNumber, path: `/i/${uri}`, image, offer };
    });
  }
}

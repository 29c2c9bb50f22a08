import { Injectable } from '@nestjs/common';
import type { Suggestion } from '@gantry/contracts/schemas/catalog';
import { DomainError } from '@gantry/nest-kit/errors';
import { bestOf } from '@gantry/product-search/by-score';
import { fold } from '@gantry/product-search/fold';
import { brandsLike, categoriesLike } from '@gantry/product-search/names-like';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { CategoryInfo } from '../index/reference-data.ts';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { DatabaseReadQueue } from '../index/database-read-queue.ts';
import { factsOf, RowCache } from '../listing/row-cache.ts';
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

/** What words and numbers found while typing, best first. */
interface SuggestedProducts {
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
    private readonly rows: RowCache,
    private readonly names: NameSuggestions,
    private readonly translations: TranslationRepository,
  ) {}

  /** At most ten, in the reader's language; none for less than two letters, nor where they would come too late. */
  async suggest(q: string, locale: string): Promise<Suggestion[]> {
    if (fold(q).length < 2) return [];
    const { index } = this.synchronizer;
    if (index) return this.suggestions(q, locale, index);
    try {
      return await this.reads.runRead({
        key: `suggestions ${locale} ${q}`,
        work: () => this.suggestions(q, locale, null),
        costOf: ({ length }) => (length + 1) * suggestionCost,
      });
    } catch (error) {
      // The reader goes on typing: an empty list now is better than a list that comes too late.
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') return [];
      throw error;
    }
  }

  private async suggestions(q: string, locale: string, index: CatalogIndex | null): Promise<Suggestion[]> {
    const references = await this.synchronizer.references();
    const texts = await this.translations.texts(locale, []);
    const found = index ? await this.findByWords(index, q) : await this.findByNumber(q);
    const likeness = { references, texts, bestCategoryIds: found.categoryIds };
    const named = [
      ...categoriesLike<CategoryInfo>(q, likeness)
        .slice(0, maxCategories)
        .map((category) => this.names.category(category, references, texts)),
      ...brandsLike(q, references)
        .slice(0, maxBrands)
        .map((brand) => this.names.brand(brand)),
    ];
    const products = await this.products(found, maxSuggestions - named.length, texts);
    return found.numbered.length > 0 ? [...products, ...named] : [...named, ...products];
  }

  private async findByWords(index: CatalogIndex, q: string): Promise<SuggestedProducts> {
    const { hits, numbers } = await this.search.findProducts(index, q, true);
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

  private async products(
    { numbered, products }: SuggestedProducts,
    most: number,
    texts: ReaderTexts,
  ): Promise<Suggestion[]> {
    const ids = [...new Set([...numbered, ...products])].slice(0, most);
    const rows = await this.rows.findRows(ids);
    const names = await this.translations.names(
      texts,
      [...rows.values()].map(({ sku }) => sku),
    );
    return ids.flatMap((id) => {
      const row = rows.get(id);
      if (!row) return [];
      const { sku, name, partNumber, uri, image } = factsOf(row);
      const label = names.get(sku) ?? name;
      return [{ kind: 'product' as const, label, detail: partNumber, path: `/i/${uri}`, image }];
    });
  }
}

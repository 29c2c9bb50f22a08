import { Injectable } from '@nestjs/common';
import type { PartNumberMatch } from '@gantry/product-search/part-numbers';
import { nearestSpelling, type NearestSpelling } from '@gantry/product-search/nearest-spelling';
import { searchProducts, type SearchResult } from '@gantry/product-search/search-products';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { PartNumberRepository } from './part-number.repository.ts';
import { SearchRules } from './search-rules.ts';

/** Search with what this shop adds to it: the part numbers of its database and the rules of its staff. */
@Injectable()
export class SearchService {
  constructor(
    private readonly partNumbers: PartNumberRepository,
    private readonly rules: SearchRules,
  ) {}

  /** What a query is, begins or has been as a part number; for that no index is needed. */
  findNumbers(query: string): Promise<PartNumberMatch> {
    return this.partNumbers.findProducts(query);
  }

  /** What was probably meant by a query whose words no product holds together, and which of them no product has. */
  findNearest(index: CatalogIndex, query: string): NearestSpelling {
    return nearestSpelling(index, query, this.rules.current);
  }

  /** @param isTyping whether the last word may be unfinished: for suggestions */
  findProducts(index: CatalogIndex, query: string, isTyping = false): Promise<SearchResult> {
    return searchProducts(index, query, {
      numbers: this.partNumbers,
      synonyms: this.rules.current,
      isTyping,
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { suggestionSchema } from '@gantry/contracts/schemas/catalog';
import type { InferOutput } from 'valibot';
import { IndexKeeper } from '../index/index-keeper.ts';
import type { ProductIndex } from '../index/product-index.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { RowCache } from '../listing/row-cache.ts';
import { PartNumberRepository } from '../search/part-number.repository.ts';
import { bestOf } from '../search/by-score.ts';
import { SearchService } from '../search/search.service.ts';
import { fold } from '../text/fold.ts';
import { queryWords, singular } from '../text/words.ts';

type Suggestion = InferOutput<typeof suggestionSchema>;

const most = 10;
const mostPartNumbers = 4;
const mostNames = 3;

/** Suggestions while typing: part numbers first, then categories, brands and products. */
@Injectable()
export class SuggestionService {
  constructor(
    private readonly keeper: IndexKeeper,
    private readonly partNumbers: PartNumberRepository,
    private readonly search: SearchService,
    private readonly rows: RowCache,
  ) {}

  async suggest(q: string): Promise<Suggestion[]> {
    if (fold(q).length < 2) return [];
    const references = await this.keeper.references();
    const { exact, beginning } = await this.partNumbers.find(q);
    const numbered = [...exact, ...beginning].slice(0, mostPartNumbers);
    const names = namesLike(q, references);
    const { index } = this.keeper;
    const wanted = most - numbered.length - names.length;
    const products = index ? await this.best(index, q, new Set(numbered), wanted) : [];
    return [...(await this.products(numbered)), ...names, ...(await this.products(products))].slice(0, most);
  }

  private async best(index: ProductIndex, q: string, known: Set<number>, wanted: number): Promise<number[]> {
    const { hits } = await this.search.find(index, q);
    const ids = bestOf(hits, wanted + known.size).map((doc) => index.productIds[doc] as number);
    return ids.filter((id) => !known.has(id)).slice(0, wanted);
  }

  private async products(ids: readonly number[]): Promise<Suggestion[]> {
    const rows = await this.rows.get(ids);
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row
        ? [{ kind: 'product' as const, label: row.name, detail: row.partNumber, path: `/i/${row.uri}` }]
        : [];
    });
  }
}

/** Categories, then brands, whose names hold all words of the query; the last word may be unfinished. */
function namesLike(q: string, references: ReferenceData): Suggestion[] {
  const words = queryWords(q);
  const fits = (name: string) => {
    const own = (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const categories = [...references.categories.values()].filter(({ name }) => fits(name)).slice(0, mostNames);
  const brands = [...references.brands.values()].filter(({ name }) => fits(name)).slice(0, mostNames);
  return [
    ...categories.map((category) => ({
      kind: 'category' as const,
      label: category.name,
      detail: references.pathOf(category.id).at(-2)?.name ?? null,
      path: `/b/${category.path}`,
    })),
    ...brands.map(({ name, slug }) => ({
      kind: 'brand' as const,
      label: name,
      detail: null,
      path: `/b?brand=${slug}`,
    })),
  ];
}

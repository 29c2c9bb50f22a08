import { feedRowSchema, type FeedRowInput } from '@gantry/contracts/schemas/feed';
import { safeParse } from 'valibot';
import { normaliseAttributes } from '../../src/import/row/normalise-attributes.ts';
import { normaliseRow, type NormalRow } from '../../src/import/row/normal-row.ts';
import { readFeed } from '../../src/import/read/read-feed.ts';
import { salvageRow } from '../../src/import/row/salvage-row.ts';
import { WordTable } from '../../src/index/word-table.ts';
import { bestOf } from '../../src/search/by-score.ts';
import { matchWords } from '../../src/search/match-words.ts';
import type { Synonyms } from '../../src/search/read-query.ts';
import { searchText } from '../../src/search/search-text.ts';
import type { Searchable } from '../../src/search/searchable.ts';
import type { JudgedProduct } from './judged-query.ts';

/** A feed row with what an invented feed knows beyond it. */
export type JudgedRow = FeedRowInput & { kind?: string };

/** A catalogue in memory as search and judges see it: without a database, by the code the shop runs. */
export class BenchCatalogue {
  readonly products: JudgedProduct[] = [];
  readonly texts: string[] = [];
  private readonly index: Searchable;

  constructor(rows: readonly { row: NormalRow; kind: string }[]) {
    const categories = new Map<string, { id: number; name: string }>();
    const words = new WordTable(rows.length);
    const ofPlace = new Int32Array(rows.length);
    rows.forEach(({ row, kind }, doc) => {
      const path = row.category.at(-1)?.path ?? '';
      const category = categories.get(path) ?? {
        id: categories.size + 1,
        name: row.category.at(-1)?.name ?? '',
      };
      categories.set(path, category);
      ofPlace[doc] = category.id;
      words.put(doc, this.take(row, kind));
    });
    words.freeze();
    this.index = {
      words,
      categories: ofPlace,
      alive: new Uint8Array(rows.length).fill(1),
      count: rows.length,
      aliveCount: rows.length,
      references: {
        categories: new Map([...categories.values()].map((category) => [category.id, category])),
        highestCategoryId: categories.size,
      },
    };
  }

  /** The best `most` products for a query, best first. */
  search(query: string, most: number, synonyms: Synonyms): JudgedProduct[] {
    const hits = matchWords(this.index, query, { isTyping: false, synonyms });
    return bestOf(hits, most).map((doc) => this.products[doc] as JudgedProduct);
  }

  private take(row: NormalRow, kind: string): string {
    const names = new Map<string, string>();
    const attributes = normaliseAttributes(row.attributes, {
      define: ({ code, name }) => {
        names.set(code, name);
        return code;
      },
      translate: () => undefined,
    });
    const categoryNames = row.category.map(({ name }) => name);
    const valueOf = (one: (typeof attributes)[number]) => (one.unit ? `${one.value} ${one.unit}` : one.value);
    const { name, brand } = row;
    this.products.push({
      name,
      kind,
      brand: brand?.name ?? '',
      category: categoryNames.join(' > '),
      attributes: new Map(attributes.map((one) => [(names.get(one.code) ?? '').toLowerCase(), valueOf(one)])),
    });
    const told = attributes.map((one) => `${names.get(one.code) ?? ''} ${valueOf(one)}`);
    this.texts.push([name, brand?.name ?? '', ...categoryNames, ...told].join(' '));
    return searchText({ ...row, sku: row.partNumber, categoryNames, attributes });
  }
}

/** A catalogue of rows; those no import would take are left out. */
export function catalogueOf(rows: Iterable<JudgedRow>): BenchCatalogue {
  const taken: { row: NormalRow; kind: string }[] = [];
  for (const { kind = '', ...given } of rows) {
    const parsed = safeParse(feedRowSchema, salvageRow(given));
    if (parsed.success)
      taken.push({ row: normaliseRow(parsed.output, { withDemo: false, files: new Map() }), kind });
  }
  return new BenchCatalogue(taken);
}

/** A catalogue of a feed file, in any form the import reads. */
export async function catalogueOfFile(file: string): Promise<BenchCatalogue> {
  const rows: JudgedRow[] = [];
  const feed = await readFeed(file);
  for await (const { value } of feed.rows()) if (value !== undefined) rows.push(value as JudgedRow);
  return catalogueOf(rows);
}

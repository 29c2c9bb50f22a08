import { feedRowSchema } from '@gantry/contracts/schemas/feed';
import { safeParse } from 'valibot';
import { normalizeAttributes } from '../src/feeds/import/normalize/normalize-attributes.ts';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import { normalizeRow, type NormalRow } from '../src/feeds/import/normalize/normal-row.ts';
import { searchedFacts } from '../src/read-model/listing-entry.ts';
import { readFeed } from '../src/feeds/format/read/read-feed.ts';
import { salvageRow } from '../src/feeds/format/rows/salvage-row.ts';
import { WordTable } from '@gantry/product-search/word-table';
import { bestOf } from '@gantry/product-search/by-score';
import { matchWords } from '@gantry/product-search/match-words';
import type { Synonyms } from '@gantry/product-search/read-query';
import { searchText } from '@gantry/product-search/search-text';
import type { Searchable } from '@gantry/product-search/searchable';
import type { JudgedProduct } from '@gantry/product-search/bench/judged-query';
import type { JudgedRow } from '@gantry/product-search/bench/judged-row';
import type { RankedCatalogue } from '@gantry/product-search/bench/relevance';

/** Most products a benchmark builds. */
const capacity = 1_100_000;

/** A row in the catalogue's terms, with the names of its attributes by code. */
interface TakenRow {
  row: NormalRow;
  kind: string;
  attributes: StoredAttribute[];
  attributeNames: ReadonlyMap<string, string>;
}

/** Rows as the import takes them; those no import would take are left out. */
function* takenRows(rows: Iterable<JudgedRow>): Generator<TakenRow> {
  for (const { kind = '', ...given } of rows) {
    const parsed = safeParse(feedRowSchema, salvageRow(given));
    if (!parsed.success) continue;
    const row = normalizeRow(parsed.output, { withDemo: false, files: new Map() });
    const attributeNames = new Map<string, string>();
    const attributes = normalizeAttributes(row.attributes, {
      define: ({ code, name }) => {
        attributeNames.set(code, name);
        return code;
      },
      translate: () => undefined,
    });
    yield { row, kind, attributes, attributeNames };
  }
}

/** Gathers rows into what search looks through: without a database, by the code the shop runs. */
class SearchableBuilder {
  private readonly categories = new Map<string, { id: number; name: string; path: string }>();
  private readonly words = new WordTable(capacity);
  private readonly ofPlace = new Int32Array(capacity);
  private count = 0;

  addProduct({ row, attributes }: TakenRow): void {
    const last = row.category.at(-1);
    const path = last?.path ?? '';
    const category = this.categories.get(path) ?? {
      id: this.categories.size + 1,
      name: last?.name ?? '',
      path,
    };
    this.categories.set(path, category);
    this.ofPlace[this.count] = category.id;
    const facts = { ...row, ...searchedFacts(row), sku: row.partNumber, attributes };
    this.words.putText(this.count, searchText(facts));
    this.count += 1;
  }

  build(): Searchable {
    this.words.freeze();
    const { words, ofPlace, categories, count } = this;
    return {
      words,
      categories: ofPlace,
      live: new Uint8Array(capacity).fill(1),
      count,
      liveCount: count,
      references: {
        categories: new Map([...categories.values()].map((category) => [category.id, category])),
        highestCategoryId: categories.size,
      },
    };
  }
}

/** What search looks through, of feed rows of any number. */
export function searchableOf(rows: Iterable<JudgedRow>): Searchable {
  const builder = new SearchableBuilder();
  for (const taken of takenRows(rows)) builder.addProduct(taken);
  return builder.build();
}

/** A catalogue in memory as search and judges see it. */
export class BenchCatalogue implements RankedCatalogue {
  readonly products: JudgedProduct[] = [];
  /** everything plain BM25 reads: name, brand, category and attributes */
  readonly texts: string[] = [];
  private readonly index: Searchable;

  constructor(rows: Iterable<JudgedRow>) {
    const builder = new SearchableBuilder();
    for (const taken of takenRows(rows)) {
      builder.addProduct(taken);
      this.noteProduct(taken);
    }
    this.index = builder.build();
  }

  /** The best `most` products for a query, best first. */
  search(query: string, most: number, synonyms: Synonyms): JudgedProduct[] {
    const hits = matchWords(this.index, query, { isTyping: false, synonyms });
    return bestOf(hits, most).map((doc) => this.products[doc] as JudgedProduct);
  }

  private noteProduct({ row, kind, attributes, attributeNames }: TakenRow): void {
    const values = attributes.map(({ code, value, unit }) => ({
      name: attributeNames.get(code) ?? '',
      value: unit ? `${value} ${unit}` : value,
    }));
    const { categoryNames } = searchedFacts(row);
    const brand = row.brand?.name ?? '';
    this.products.push({
      name: row.name,
      kind,
      brand,
      category: categoryNames.join(' > '),
      attributes: new Map(values.map(({ name, value }) => [name.toLowerCase(), value])),
    });
    const told = values.map(({ name, value }) => `${name} ${value}`);
    this.texts.push([row.name, brand, ...categoryNames, ...told].join(' '));
  }
}

export const catalogueOf = (rows: Iterable<JudgedRow>): BenchCatalogue => new BenchCatalogue(rows);

/** A catalogue of a feed file, in any form the import reads. */
export async function catalogueOfFile(file: string): Promise<BenchCatalogue> {
  const rows: JudgedRow[] = [];
  const feed = await readFeed(file);
  for await (const { value } of feed.rows()) if (value !== undefined) rows.push(value as JudgedRow);
  return catalogueOf(rows);
}

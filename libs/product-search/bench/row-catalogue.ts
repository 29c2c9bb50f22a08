import type { JudgedProduct } from './relevance/judged-query.ts';
import type { JudgedRow } from './relevance/judged-row.ts';
import type { RankedCatalogue } from './relevance/relevance.ts';
import { splitMeasure } from '../src/attribute/split-measure.ts';
import { indexProducts } from '../src/products/index-products.ts';
import type { Product } from '../src/products/product.ts';
import { bestOf } from '../src/search/by-score.ts';
import { matchWords } from '../src/search/match-words.ts';
import type { Synonyms } from '../src/search/read-query.ts';

/** A product of a feed as the library takes it: units apart from values, and nothing else done to it. */
export function productOf(row: JudgedRow, id: number): Product {
  const given = (row.attributes ?? []).map(({ name, value, unit }) => ({
    name: name ?? '',
    ...splitMeasure(String(value), unit ?? null, name ?? ''),
  }));
  return {
    id,
    name: row.name,
    partNumber: row.sku ?? '',
    brand: row.brand ?? undefined,
    category: row.category ?? [],
    attributes: given.map(({ name, value, unit }) => ({ name, value, unit: unit ?? undefined })),
    description: row.description ?? undefined,
  };
}

/** A catalogue of feed rows in the library alone, as search and judges see it. */
export function catalogueOfRows(rows: Iterable<JudgedRow>): RankedCatalogue {
  const given = [...rows];
  const taken = given.map((row, at) => productOf(row, at + 1));
  const products = taken.map((product, at) => judged(product, given[at]?.kind ?? ''));
  const index = indexProducts(taken);
  return {
    products,
    texts: taken.map((product, at) => textOf(product, products[at] as JudgedProduct)),
    search: (query: string, most: number, synonyms: Synonyms) =>
      bestOf(matchWords(index, query, { isTyping: false, synonyms }), most).map(
        (doc) => products[(index.productIds[doc] as number) - 1] as JudgedProduct,
      ),
  };
}

function judged({ name, brand = '', category = [], attributes = [] }: Product, kind: string): JudgedProduct {
  const values = attributes.map(
    (one) => [one.name.toLowerCase(), one.unit ? `${one.value} ${one.unit}` : one.value] as const,
  );
  return { name, kind, brand, category: category.join(' > '), attributes: new Map(values) };
}

const textOf = ({ name, brand = '', category = [] }: Product, { attributes }: JudgedProduct): string =>
  [name, brand, ...category, ...[...attributes].map((pair) => pair.join(' '))].join(' ');

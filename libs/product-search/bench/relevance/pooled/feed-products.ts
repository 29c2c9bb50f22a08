import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { productOf } from '../../row-catalogue.ts';
import type { Product } from '../../../src/products/product.ts';
import type { JudgedRow } from '../judged-row.ts';

/** Products of a feed as the library takes them, with what the other engines read of each. */
export interface FeedProducts {
  /** of each product, what the feed calls it */
  ids: string[];
  /** numbered from 1, in the order of `ids` */
  products: Product[];
  texts: FeedTexts;
}

/** What engines that know nothing of products read, of each product. */
interface FeedTexts {
  /** name, brand, part number, category */
  short: string[];
  /** the same and the description */
  described: string[];
  /** the same as `short` and every attribute */
  specified: string[];
}

/** A value that the feed gives in several spellings, in the one for people. */
const plainValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'nice' in value ? value.nice : value;

function rowOf(line: string): JudgedRow & { id: string } {
  const row = JSON.parse(line) as JudgedRow & { id?: string };
  const attributes = row.attributes?.map((one) => ({ ...one, value: plainValue(one.value) }));
  return { ...row, attributes, id: row.id ?? row.sku } as JudgedRow & { id: string };
}

/** The products of a feed file: NDJSON, packed with gzip or not. @throws when it cannot be read */
export function feedProducts(file: string): FeedProducts {
  const bytes = readFileSync(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
  const rows = lines.filter((line) => line.trim() !== '').map(rowOf);
  const products = rows.map((row, at) => productOf(row, at + 1));
  return { ids: rows.map(({ id }) => id), products, texts: textsOf(products) };
}

function textsOf(products: readonly Product[]): FeedTexts {
  const short = products.map(({ name, brand = '', partNumber, category = [] }) =>
    [name, brand, partNumber, ...category].join(' '),
  );
  const described = products.map(({ description = '' }, at) => `${short[at]} ${description}`);
  const specified = products.map(({ attributes = [] }, at) =>
    [short[at], ...attributes.flatMap(({ name, value, unit = '' }) => [name, value, unit])].join(' '),
  );
  return { short, described, specified };
}

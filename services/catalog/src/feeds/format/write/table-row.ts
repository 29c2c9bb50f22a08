import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import { factFields } from '../../../tables/product-columns.ts';
import { guardedCell } from '../cells/cell-values.ts';

/** Columns of an exported table, in this order. */
export const productFields: readonly (keyof FeedRowInput)[] = [
  'id',
  'sku',
  'store_number',
  'uri',
  'name',
  'brand',
  'category',
  'family',
  ...factFields,
  'attributes',
  'list_price',
  'sale_price',
  'sale_from',
  'sale_until',
  'package_prices',
  'exclusive_prices',
  'cost',
  'currency',
  'availability',
  'stock',
  'images',
  'image_texts',
  'documents',
  'safety',
  'relations',
  'drawing',
  'translations',
];

/** Columns of an exported table of prices and stock alone. */
export const offerColumns = [
  'id',
  'sku',
  'list_price',
  'sale_price',
  'sale_from',
  'sale_until',
  'package_prices',
  'exclusive_prices',
  'cost',
  'availability',
  'stock',
] as const satisfies readonly (keyof FeedRowInput)[];

/** A row as cells of a table, which the import reads back to the same row. No spreadsheet runs any of them. */
export const tableRow = (row: FeedRowInput, columns: readonly (keyof FeedRowInput)[]): string[] =>
  columns.map((column) => guardedCell(cell(column, row[column])));

function cell(column: keyof FeedRowInput, value: unknown): string {
  if (value == null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && column === 'category') return joined(value, ' > ', />|\/\//);
  if (column === 'package_prices') return packagePrices(value as FeedRowInput['package_prices']);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
    return joined(value, '|', /\|/);
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

/** Parts with a mark between them; as JSON where a part holds the mark itself or looks like JSON. */
function joined(parts: readonly unknown[], mark: string, held: RegExp): string {
  const texts = parts as readonly string[];
  const isPlain = texts.every((part) => part !== '' && !held.test(part) && part.trim() === part);
  return isPlain && !texts[0]?.startsWith('[') ? texts.join(mark) : JSON.stringify(texts);
}

function packagePrices(prices: FeedRowInput['package_prices']): string {
  const all = prices ?? [];
  if (all.some(({ from, until }) => from ?? until)) return JSON.stringify(all);
  return all.map(({ quantity, price }) => `${quantity}=${price}`).join('|');
}

import { feedOfferSchema, feedRowSchema, translatedLocales } from '@gantry/contracts/schemas/feed';
import { displayNumber } from '../cells/display-value.ts';
import { fieldType } from './field-type.ts';
import {
  booleanCell,
  jsonCell,
  listCell,
  numberCell,
  packagePricesCell,
  type NumberStyle,
} from '../cells/cell-values.ts';

/** A feed row while its columns are put together. */
export type Draft = Record<string, unknown>;
/** Puts the text of a cell where it belongs in a row. */
export type PutCell = (row: Draft, text: string) => void;
export interface CellStyle extends NumberStyle {
  /** the unit an attribute's numbers are in, where the head does not say it */
  unit: string | null;
}

/** Other names for a column that files of suppliers carry; compared in lower case with `_` for blanks. */
const otherNames: Record<string, string> = {
  part_number: 'sku',
  manufacturer_part_number: 'sku',
  mpn: 'sku',
  title: 'name',
  product_name: 'name',
  manufacturer: 'brand',
  category_path: 'category',
  price: 'list_price',
  msrp: 'list_price',
  cost_price: 'cost',
  unit_cost: 'cost',
  uom: 'unit_of_measure',
  quantity: 'stock',
  qty_on_hand: 'stock',
  barcode: 'gtin',
  ean: 'gtin',
  upc: 'gtin',
  license: 'licence',
};
/** Every field a row may have, by its name in the feed schema. */
export const feedFields: ReadonlySet<string> = new Set(Object.keys(feedRowSchema.entries));
/** The fields of a file of prices and stock alone. */
export const offerFields: ReadonlySet<string> = new Set(Object.keys(feedOfferSchema.entries));

/** Our name for a column of a file: the field itself, a usual other name of it, or what the file calls it. */
export function fieldName(head: string): string {
  const name = head
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return otherNames[name] ?? name;
}

/** How cells of a column get into a row; null for a target that is none of ours. The README lists the targets. */
export function putCell(target: string, style: CellStyle): PutCell | null {
  const [kind = '', ...rest] = target.split(':');
  const detail = rest.join(':').trim();
  if (detail) return putPart(kind.trim().toLowerCase(), detail, style);
  const field = fieldName(target);
  if (!feedFields.has(field)) return null;
  if (field === 'category') return (row, text) => append(row, field, categoryNames(text));
  if (field === 'family') return (row, text) => (row[field] = familyCell(text));
  if (field === 'package_prices') return (row, text) => (row[field] = packagePricesCell(text, style));
  return putPlain(field, style);
}

/** A cell whose form follows from what the schema says of its field. */
function putPlain(field: string, style: CellStyle): PutCell {
  switch (fieldType(field)) {
    case 'number':
      return (row, text) => (row[field] = numberCell(text, style));
    case 'boolean':
      return (row, text) => (row[field] = booleanCell(text));
    case 'list':
      return (row, text) => append(row, field, listCell(text));
    case 'nested':
      return (row, text) => (row[field] = jsonCell(text));
    case 'text':
      return (row, text) => (row[field] = text);
  }
}

/** Targets of two parts, as `attribute:Length (mm)` or `name:es-US`. */
function putPart(kind: string, detail: string, style: CellStyle): PutCell | null {
  switch (kind) {
    case 'attribute':
    case 'attr':
      return putAttribute(detail, style);
    case 'category':
      return (row, text) => append(row, 'category', [text]);
    case 'family':
      return ['id', 'name', 'summary'].includes(detail)
        ? (row, text) => (row['family'] = { ...(row['family'] as object), [detail]: text })
        : null;
    case 'document':
      return (row, text) =>
        append(
          row,
          'documents',
          listCell(text).map((file) => ({ kind: detail, name: fileName(file), file })),
        );
    case 'relation':
      return (row, text) =>
        append(
          row,
          'relations',
          listCell(text).map((sku) => ({ kind: detail, sku })),
        );
    case 'exclusive_price':
      return (row, text) =>
        append(row, 'exclusive_prices', [{ visibility: detail, price: numberCell(text, style) }]);
    case 'package_price':
      return (row, text) =>
        append(row, 'package_prices', [{ quantity: numberCell(detail), price: numberCell(text, style) }]);
    case 'name':
    case 'description':
      return putTranslation(kind, detail);
    default:
      return null;
  }
}

function putAttribute(head: string, style: CellStyle): PutCell {
  const named = /^(.*?)\s*\(([^()]{1,20})\)$/.exec(head);
  const name = named?.[1] || head;
  const unit = style.unit ?? named?.[2] ?? null;
  return (row, text) => {
    const number = numberCell(text, style);
    // `007` and `1.50` are numbers of parts rather than amounts: they stay as they are written.
    const isNumber =
      typeof number === 'number' &&
      (style.multiply !== 1 || displayNumber(number) === text.replace(',', '.'));
    append(row, 'attributes', [
      { name, unit, type: isNumber ? 'number' : 'text', value: isNumber ? number : text },
    ]);
  };
}

function putTranslation(field: 'name' | 'description', language: string): PutCell | null {
  const locale = translatedLocales.find((one) => one.toLowerCase().startsWith(language.toLowerCase()));
  if (!locale) return null;
  return (row, text) => {
    const all = (row['translations'] ?? {}) as Record<string, object>;
    row['translations'] = { ...all, [locale]: { ...all[locale], [field]: text } };
  };
}

const categoryNames = (text: string): string[] => listCell(text, /\s*(?:>|\/\/)\s*/);
/** A family's name is enough to know it by. */
const familyCell = (text: string): unknown =>
  text.startsWith('{') ? jsonCell(text) : { id: text, name: text };
const fileName = (file: string): string => file.split(/[\\/]/).at(-1) ?? file;

function append(row: Draft, field: string, items: unknown[]): void {
  const before = row[field];
  row[field] = Array.isArray(before) ? [...(before as unknown[]), ...items] : items;
}

import type { ColumnMapping } from '@gantry/contracts/schemas/feed-import';
import { unguardedCell } from '../cells/cell-values.ts';
import { fieldName, offerFields, putCell, type Draft, type PutCell } from './column-targets.ts';
import { findSource, type ColumnStep, type FactPath, type FactSource } from './fact-source.ts';

/** What a file's columns mean here. */
export interface ColumnPlan {
  /** a row's cells as a feed row; empty cells are left out, or null in a file of prices and stock */
  rowOf(cells: readonly string[]): Draft;
  /** the column of a row's fact, as the file calls it; null where no column is meant by it */
  sourceOf(cells: readonly string[], path: FactPath): FactSource | null;
  /** columns that mean nothing here and were not left out on purpose */
  unknown: string[];
  /** whether the file holds nothing but prices and stock of products that are there already */
  isOffers: boolean;
  columns: number;
}

interface Column {
  head: string;
  target: string | null;
  put: PutCell | null;
}

/** Decides once, from the head of a table, what is done with each cell of its rows. */
export function planColumns(heads: readonly string[], mapping: ColumnMapping): ColumnPlan {
  const columns = heads.map((head) => columnOf(head.trim(), mapping));
  const fields = columns.flatMap(({ target }) => (target ? fieldName(target.split(':')[0]!) : []));
  const isOffers = isOfferFile(fields);
  const complete = rowCompleter(mapping);
  return {
    columns: heads.length,
    unknown: columns.flatMap(({ head, target, put }) => (put || target === null || !head ? [] : head)),
    isOffers,
    rowOf(cells) {
      const row: Draft = {};
      for (const [at, { put, target }] of columns.entries()) {
        const text = unguardedCell((cells[at] ?? '').trim());
        if (put && text) put(row, text);
        // There an empty cell takes a price away; a column that is missing leaves it alone.
        else if (put && isOffers && target && !target.includes(':')) row[fieldName(target)] = null;
      }
      return complete(row);
    },
    sourceOf: (cells, path) =>
      findSource(
        columns.flatMap((column, at) => columnStep(column, (cells[at] ?? '').trim())),
        path,
      ),
  };
}

function columnStep({ head, target, put }: Column, cell: string): ColumnStep[] {
  if (!put || target === null) return [];
  const text = unguardedCell(cell);
  const field = target.includes(':') ? null : fieldName(target);
  return [{ name: head, field, given: text, put: text ? (row) => put(row, text) : null }];
}

/** Prices and stock alone: it names products by id or number and says nothing else of them. */
export function isOfferFile(fields: readonly string[]): boolean {
  const names = fields.map((field) => field.replace(/^(exclusive|package)_price$/, '$1_prices'));
  if (!names.some((name) => name === 'id' || name === 'sku')) return false;
  const facts = names.filter((name) => !['id', 'sku', 'brand', 'currency'].includes(name));
  return facts.length > 0 && names.every((name) => offerFields.has(name));
}

/** What a mapping, or the head itself, makes of a column. */
export function columnOf(head: string, mapping: ColumnMapping): Column {
  const rule = Object.hasOwn(mapping.columns, head) ? mapping.columns[head] : undefined;
  if (rule === null) return { head, target: null, put: null };
  const target = rule === undefined ? head : typeof rule === 'string' ? rule : rule.field;
  const { unit = null, multiply = 1 } =
    typeof rule === 'object' ? rule : { unit: undefined, multiply: undefined };
  return { head, target, put: putCell(target, { unit, multiply, decimal: mapping.decimal }) };
}

/** Adds what the mapping says of every row, and an id where the feed has none. */
export function rowCompleter(mapping: ColumnMapping): (row: Draft) => Draft {
  const constants = Object.entries(mapping.constants).flatMap(([target, value]) => {
    const put = putCell(target, { unit: null, multiply: 1, decimal: '.' });
    return put ? [{ field: target.includes(':') ? null : fieldName(target), put, text: String(value) }] : [];
  });
  return (row) => {
    for (const { field, put, text } of constants) if (field === null || row[field] == null) put(row, text);
    const { id, sku, brand } = row;
    if (id == null && typeof sku === 'string')
      row['id'] = typeof brand === 'string' ? `${brand}:${sku}` : sku;
    return row;
  };
}

import type { Listing, ProductRow } from '@gantry/contracts/schemas/catalog';

type Column = Listing['families'][number]['columns'][number];

/** The unit behind a figure: "1.75 in" → "in"; undefined for words and bare figures. */
const unitBehind = (value: string): string | undefined => /^[\d./ -]+ (\D\S*)$/.exec(value)?.[1];

/**
 * Columns with the unit their rows are in: where all of them are sold in another unit than the attribute's own, that one
 * stands in the head and not in each cell (look: units in the head).
 */
export function inUnitsOfRows(
  columns: readonly Column[],
  rows: readonly Pick<ProductRow, 'attributes'>[],
): Column[] {
  return columns.map((column) => {
    const values = rows.flatMap((row) => row.attributes[column.code] ?? []);
    const units = new Set(values.map(unitBehind));
    const [unit] = units;
    return units.size === 1 && unit !== undefined ? { ...column, unit } : column;
  });
}

/** A cell's text: without the unit that the head says already. */
export function cellText({ attributes }: Pick<ProductRow, 'attributes'>, { code, unit }: Column): string {
  const value = attributes[code];
  if (value === undefined) return '–';
  return unit && value.endsWith(` ${unit}`) ? value.slice(0, -unit.length - 1) : value;
}

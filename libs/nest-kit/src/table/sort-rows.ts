import { parseSort } from '@gantry/contracts/list-sort';

/** What a row is sorted by; null is no value. */
type SortValue = string | number | boolean | null;

/**
 * A list that is read whole, sorted as its call asked for: texts as people read them, with the numbers in them as numbers,
 * and what has no value last either way. Without a column that is known it stays as it came, as rows do that are equal.
 */
export function sortedRows<Row, Column extends string>(
  rows: readonly Row[],
  sort: string | undefined,
  values: Readonly<Record<Column, (row: Row) => SortValue>>,
): Row[] {
  const keys = parseSort(sort, Object.keys(values) as Column[]);
  return rows.toSorted((one, other) => {
    for (const { column, isDescending } of keys) {
      const order = compareValues(values[column](one), values[column](other), isDescending ? -1 : 1);
      if (order !== 0) return order;
    }
    return 0;
  });
}

const asPeopleRead = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareValues(one: SortValue, other: SortValue, way: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' && typeof other === 'string') return way * asPeopleRead.compare(one, other);
  return way * (Number(one) - Number(other));
}

import type { ColumnMapping } from '@gantry/contracts/schemas/feed-import';
import { noMapping } from './column-mapping.ts';
import { feedFields, fieldName, putCell, type Draft, type PutCell } from './column-targets.ts';
import { rowCompleter } from './column-plan.ts';
import { findSource, type FactPath, type FactSource } from './fact-source.ts';

/** Named in feeds and left out on purpose: what buyers wrote comes from buyers alone. */
const ignored = new Set(['rating', 'reviews']);

/** Brings JSON rows with other names for their fields into the form of the feed schema. */
export class JsonPlan {
  readonly unknown = new Set<string>();
  /** fields no feed may bring, met with a value */
  readonly ignored = new Set<string>();
  private readonly mapped = new Map<
    string,
    { field: string; put: PutCell; isWholeFact: boolean; isPlain: boolean } | null
  >();
  private readonly complete: (row: Draft) => Draft;

  constructor(mapping: ColumnMapping) {
    // Rows in our own form name themselves.
    this.complete = mapping === noMapping ? (row) => row : rowCompleter(mapping);
    for (const [name, rule] of Object.entries(mapping.columns)) {
      const {
        field,
        unit = null,
        multiply = 1,
      } = typeof rule === 'object' && rule ? rule : { field: rule ?? '' };
      const put = putCell(field, { unit, multiply, decimal: mapping.decimal });
      const isWholeFact = !field.includes(':');
      const isPlain = isWholeFact && multiply === 1;
      this.mapped.set(
        name,
        rule === null || !put ? null : { field: fieldName(field), put, isWholeFact, isPlain },
      );
    }
  }

  /** @param value what stands on a line; what is no object becomes an error of its row later */
  rowOf(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const row: Draft = {};
    for (const [name, held] of Object.entries(value)) this.putValue(row, name, held);
    return this.complete(row);
  }

  /** What the file calls a fact of a row; null where nothing of the row is meant by it. */
  sourceOf(value: unknown, path: FactPath): FactSource | null {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const steps = Object.entries(value).flatMap(([name, held]: [string, unknown]) => {
      const rule = this.mapped.get(name);
      if (rule === null || (rule === undefined && !feedFields.has(name))) return [];
      const field = rule === undefined ? name : rule.isWholeFact ? rule.field : null;
      return [{ name, field, given: textOf(held), put: (row: Draft) => this.putValue(row, name, held) }];
    });
    return findSource(steps, path);
  }

  private putValue(row: Draft, name: string, value: unknown): void {
    const rule = this.mapped.get(name);
    if (rule === null) return;
    if (rule === undefined) {
      if (feedFields.has(name)) row[name] = value;
      else if (!ignored.has(name)) this.unknown.add(name);
      else if (value !== null && !(Array.isArray(value) && value.length === 0)) this.ignored.add(name);
    } else if (rule.isPlain && typeof value !== 'string') row[rule.field] = value;
    else if (value !== null && value !== undefined && value !== '') rule.put(row, textOf(value));
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

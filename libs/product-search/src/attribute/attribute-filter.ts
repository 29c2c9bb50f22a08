import type { AttributeFilter, RangeFilter } from '@gantry/contracts/facet-query';
import { convertUnit } from '@gantry/domain/units';
import { facetNumber } from './facet-value.ts';

/** What a filter lets pass, in the attribute's own unit: products whose value is one of these. */
export type OwnFilter =
  { labels: ReadonlySet<string>; numbers: ReadonlySet<number> } | { min: number; max: number };

/**
 * A buyer's filter in the attribute's own unit. A value typed in another unit or form means every form of the same
 * number; a bound in a unit that does not convert lets nothing pass.
 */
export function ownFilter(filter: AttributeFilter, definitionUnit: string | null): OwnFilter {
  if (!('values' in filter)) return ownRange(filter, definitionUnit);
  const numbers = filter.values.flatMap((text) => facetNumber(text, definitionUnit) ?? []);
  return { labels: new Set(filter.values), numbers: new Set(numbers) };
}

function ownRange({ min, max, minUnit, maxUnit }: RangeFilter, definitionUnit: string | null) {
  const inOwn = (value: number | null, unit: string | undefined, open: number): number => {
    if (value === null) return open;
    if (unit === undefined) return value;
    return (definitionUnit === null ? null : convertUnit(value, unit, definitionUnit)) ?? Number.NaN;
  };
  const [from, to] = [inOwn(min, minUnit, -Infinity), inOwn(max, maxUnit, Infinity)];
  return Number.isNaN(from) || Number.isNaN(to) ? { min: Infinity, max: -Infinity } : { min: from, max: to };
}

/** Whether a value passes. */
export function passes(filter: OwnFilter, label: string, number: number): boolean {
  if ('min' in filter) return number >= filter.min && number <= filter.max;
  return filter.labels.has(label) || filter.numbers.has(number);
}

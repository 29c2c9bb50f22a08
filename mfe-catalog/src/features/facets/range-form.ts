import { parseMeasure } from '@gantry/domain/measure';
import { readAddress, writeAddress, type Range } from '../../parts/listing-address.ts';
import { setRange } from '../../parts/listing-choices.ts';
import type { BoundProblem, RangeProblem, Side, TypedRange } from './shown-bound.ts';

const maxCodeLength = 200;
const maxBoundLength = 60;

/** The range form that an address carries, or null when there is none. */
function typedRange(search: string): TypedRange | null {
  const params = new URLSearchParams(search);
  const code = params.get('range');
  if (!code || code.length > maxCodeLength) return null;
  const bound = (side: Side) => (params.get(side) ?? '').trim().slice(0, maxBoundLength);
  return {
    code,
    unit: params.get('unit')?.slice(0, maxBoundLength) || null,
    min: bound('min'),
    max: bound('max'),
  };
}

/**
 * What a sent range form means: the address with the range in it, or what is wrong with it. Either unit may be typed,
 * `1/4 in` in a facet of millimetres; two bounds in the wrong order are exchanged.
 */
export async function addressOfRangeForm(search: string): Promise<string | RangeProblem | null> {
  const typed = typedRange(search);
  if (!typed) return null;
  const [min, max] = await Promise.all([readBound(typed, 'min'), readBound(typed, 'max')]);
  if ('problem' in min || 'problem' in max) {
    const problems = {
      ...('problem' in min ? { min: min.problem } : {}),
      ...('problem' in max ? { max: max.problem } : {}),
    };
    return { ...typed, problems };
  }
  const isReversed = min.size !== null && max.size !== null && min.size > max.size;
  const [low, high] = isReversed ? [max, min] : [min, max];
  return writeAddress(setRange(readAddress(search), typed.code, rangeOf(low, high)));
}

/** A bound that was understood: as the address holds it, and its size in the facet's unit for comparing. */
interface Bound {
  readonly value: number | null;
  readonly unit: string | null;
  readonly size: number | null;
}
type ReadBound = Bound | { readonly problem: BoundProblem };

const none: Bound = { value: null, unit: null, size: null };

async function readBound({ code, unit, ...typed }: TypedRange, side: Side): Promise<ReadBound> {
  if (!typed[side]) return none;
  const measure = parseMeasure(code === 'price' ? typed[side].replace(/[$]/g, '') : typed[side]);
  if (!measure) return { problem: 'unreadable' };
  const { value } = measure;
  if (code === 'price') {
    const cents = Math.round(Math.max(value, 0) * 100);
    return measure.unit ? { problem: 'unreadable' } : { value: cents, unit: null, size: cents };
  }
  if (measure.unit === null) return { value, unit, size: value };
  if (unit === null) return { problem: 'other-unit' };
  // Most ranges are typed without a unit: the table of units is fetched by those who need it.
  const { convertUnit } = await import(/* webpackChunkName: "units" */ '@gantry/domain/units');
  const size = convertUnit(value, measure.unit, unit);
  return size === null ? { problem: 'other-unit' } : { value, unit: measure.unit, size };
}

const rangeOf = (low: Bound, high: Bound): Range => ({
  min: low.value,
  max: high.value,
  ...(low.unit && { minUnit: low.unit }),
  ...(high.unit && { maxUnit: high.unit }),
});

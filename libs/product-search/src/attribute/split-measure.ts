import { inchText, parseMeasure } from '@gantry/domain/measure';
import { knownUnit } from '@gantry/domain/units';

/** A value and its unit, each as it is shown. */
export interface SplitMeasure {
  value: string;
  unit: string | null;
}

/**
 * Single letters may mean anything (steel 304L, size 6A): without a space before them they are a unit only where the
 * attribute's name speaks of it.
 */
const letterNames: Readonly<Record<string, RegExp>> = {
  V: /volt/i,
  A: /amp|current/i,
  W: /watt|power/i,
  l: /volume|capacity|tank/i,
  m: /length|width|height|depth|range|reach|distance/i,
  g: /weight|mass/i,
  J: /energy/i,
  N: /force|load/i,
  K: /temperature|colou?r/i,
  s: /time|duration/i,
  h: /time|duration|runtime/i,
};

/**
 * The one place where feeds' ways of writing quantities become ours: takes the unit out of a value such as `1-1/2 in.`
 * or `18V` and spells it as `units.ts` does. Sizes in inches become the fractions they are sold as. What is no measure
 * stays as it is.
 */
export function splitMeasure(value: string, unit: string | null, attributeName: string): SplitMeasure {
  const split = unit ? { value, unit: knownUnit(unit) ?? unit } : withoutUnit(value, attributeName);
  return split.unit === 'in' ? { ...split, value: soldInches(split.value, attributeName) } : split;
}

const plainDecimal = /^\d{1,2}\.\d{1,6}$/;
/** What is sold by decimals of an inch. */
const decimalNames = /diagonal|display|screen|monitor|wall|tolerance/i;

const soldInches = (value: string, attributeName: string): string =>
  plainDecimal.test(value) && !decimalNames.test(attributeName) ? inchText(Number(value)) : value;

function withoutUnit(value: string, attributeName: string): SplitMeasure {
  const measure = parseMeasure(value);
  const trimmed = value.trim();
  const known = measure?.unit ? knownUnit(measure.unit) : null;
  if (!measure?.unit || !known || !trimmed.endsWith(measure.unit)) return { value, unit: null };
  const number = trimmed.slice(0, -measure.unit.length);
  const isSure = /[\s-]$/.test(number) || known.length > 1 || !/\p{L}/u.test(known);
  if (!isSure && !letterNames[known]?.test(attributeName)) return { value, unit: null };
  return { value: number.replace(/[\s-]+$/, ''), unit: known };
}

import { parseMeasure } from '@gantry/domain/measure';
import { convertUnit } from '@gantry/domain/units';
import type { StoredAttribute } from './stored-attribute.ts';

/** Longest value that is offered as a choice; longer ones are prose. */
const maxLength = 80;

/** What a buyer can choose: the value as shown, with its unit where that is not the attribute's own. */
export function facetValue(attribute: StoredAttribute, definitionUnit: string | null): string | null {
  if (attribute.value.length > maxLength || /^https?:/.test(attribute.value)) return null;
  if (!attribute.unit || attribute.unit === definitionUnit) return attribute.value;
  return `${attribute.value} ${attribute.unit}`;
}

/** A choice as a quantity. */
export interface FacetMeasure {
  /** in the attribute's own unit, so that equal choices are equal numbers; NaN for text and what does not convert */
  number: number;
  /** the unit the product is sold in */
  unit: string | null;
}

/** What a choice, or what a buyer typed in its place, stands for. A bare number is in the attribute's own unit. */
export function facetMeasure(text: string, definitionUnit: string | null): FacetMeasure {
  const measure = parseMeasure(text);
  if (!measure) return { number: Number.NaN, unit: null };
  const { value, unit } = measure;
  if (unit === null) return { number: comparable(value), unit: definitionUnit };
  const number = definitionUnit === null ? null : convertUnit(value, unit, definitionUnit);
  return { number: number === null ? Number.NaN : comparable(number), unit };
}

/** 1/3 is the same number whether it was converted or not. */
const comparable = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(9)));

/** The number a choice stands for in the attribute's own unit; null for text and for units that do not convert. */
export function facetNumber(text: string, definitionUnit: string | null): number | null {
  const { number } = facetMeasure(text, definitionUnit);
  return Number.isNaN(number) ? null : number;
}

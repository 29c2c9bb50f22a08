import { convertUnit } from '../text/units.ts';
import type { StoredAttribute } from './stored-attribute.ts';

/** Longest value that is offered as a choice; longer ones are prose. */
const maxLength = 80;

/** What a buyer can choose: the value as shown, with its unit where that is not the attribute's own. */
export function facetValue(attribute: StoredAttribute, definitionUnit: string | null): string | null {
  if (attribute.value.length > maxLength || /^https?:/.test(attribute.value)) return null;
  if (!attribute.unit || attribute.unit === definitionUnit) return attribute.value;
  return `${attribute.value} ${attribute.unit}`;
}

/** The number a choice stands for in the attribute's own unit; null for text and for units that do not convert. */
export function facetNumber(value: string, definitionUnit: string | null): number | null {
  const parts = /^(-?\d{1,15}(?:\.\d{1,12})?)(?: (\S{1,10}))?$/.exec(value);
  if (!parts) return null;
  const number = Number(parts[1]);
  if (!parts[2]) return number;
  return definitionUnit ? convertUnit(number, parts[2], definitionUnit) : null;
}

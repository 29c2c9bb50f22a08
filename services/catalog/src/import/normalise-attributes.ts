import type { FeedRow } from '@gantry/contracts/schemas/feed';
import type { StoredAttribute } from '../attribute/stored-attribute.ts';
import { slug } from '../text/slug.ts';

/** What the catalogue knows of an attribute: the first unit it was met in is the one it is compared in. */
export interface AttributeDefinition {
  code: string;
  name: string;
  unit: string | null;
}

const maxAttributes = 300;
const maxValueLength = 2000;

/** Numbers as a specification table writes them: no trailing zeros, no noise of binary fractions. */
export const displayNumber = (value: number): string => String(Number(value.toPrecision(12)));

function displayValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? displayNumber(value) : value.slice(0, maxValueLength);
}

/**
 * The attributes of a feed row as they are stored: one per code, in the order of the feed.
 * `define` is told of each, so that the catalogue knows its name and unit; it answers the code the attribute has here,
 * because two feeds (or two kinds of parts) may use one code for different things.
 */
export function normaliseAttributes(
  attributes: FeedRow['attributes'],
  define: (definition: AttributeDefinition) => string,
): StoredAttribute[] {
  const stored = new Map<string, StoredAttribute>();
  for (const attribute of attributes.slice(0, maxAttributes)) {
    const wanted = slug(attribute.code || attribute.name, 60);
    if (!wanted) continue;
    const unit = attribute.unit?.trim() || null;
    const code = define({ code: wanted, name: attribute.name, unit });
    if (stored.has(code)) continue;
    const drawn = code === wanted ? {} : { drawn: wanted };
    stored.set(code, { code, value: displayValue(attribute.value), unit, ...drawn });
  }
  return [...stored.values()];
}

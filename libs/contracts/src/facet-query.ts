import { parseMeasure, type Measure } from '@gantry/domain/measure';

/**
 * The filters of a listing as they stand in an address, shared by page and API:
 * `f=thread:M8|M10;length:10..20;width:0.25in..10mm` (values within an attribute are alternatives, attributes are
 * joined by AND). Separators inside a value are percent-encoded.
 *
 * A bound carries the unit it was typed in, each its own; without one it is in the attribute's own unit, which is not
 * always the one its facet shows (`Facet.unit`): pages write the unit. A value may be typed in any unit and form too:
 * `width:1/4 in` and `width:6.35 mm` choose the same products.
 */
export type AttributeFilter = ValuesFilter | RangeFilter;
export interface ValuesFilter {
  readonly code: string;
  readonly values: readonly string[];
}
export interface RangeFilter {
  readonly code: string;
  readonly min: number | null;
  readonly max: number | null;
  /** as written behind the bound; left out where there is none */
  readonly minUnit?: string;
  readonly maxUnit?: string;
}

const maxFilters = 40;
const maxValues = 100;
const encode = (text: string) =>
  text
    .replace(/[%|;:]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/\.\./g, '%2E%2E');
const decode = (text: string) =>
  text.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Reads the `f` parameter; parts that cannot be read are left out, never an error (a crafted address costs nothing). */
export function parseAttributeFilters(text: string | null | undefined): AttributeFilter[] {
  if (!text || text.length > 8000) return [];
  return text
    .split(';')
    .slice(0, maxFilters)
    .flatMap((part): AttributeFilter[] => {
      const at = part.indexOf(':');
      if (at < 1) return [];
      const code = decode(part.slice(0, at));
      const value = part.slice(at + 1);
      const range = readRange(code, value);
      if (range) return range.min === null && range.max === null ? [] : [range];
      const values = [...new Set(value.split('|').map(decode).filter(Boolean))].slice(0, maxValues);
      return values.length ? [{ code, values }] : [];
    });
}

/** Writes filters as the `f` parameter; empty text for none. The same filters always give the same text. */
export function formatAttributeFilters(filters: readonly AttributeFilter[]): string {
  return [...filters]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((filter) =>
      'values' in filter
        ? `${encode(filter.code)}:${[...filter.values].sort().map(encode).join('|')}`
        : `${encode(filter.code)}:${formatBound(filter.min, filter.minUnit)}..${formatBound(filter.max, filter.maxUnit)}`,
    )
    .join(';');
}

/** `min..max`, either side of which may be empty; null for what is no range. */
function readRange(code: string, text: string): RangeFilter | null {
  const at = text.indexOf('..');
  if (at < 0) return null;
  const [from, to] = [decode(text.slice(0, at)), decode(text.slice(at + 2))];
  const [min, max] = [bound(from), bound(to)];
  if ((from && !min) || (to && !max)) return null;
  return {
    code,
    min: min?.value ?? null,
    max: max?.value ?? null,
    ...(min?.unit && { minUnit: min.unit }),
    ...(max?.unit && { maxUnit: max.unit }),
  };
}

const bound = (text: string): Measure | null => (text ? parseMeasure(text) : null);

const formatBound = (value: number | null, unit: string | undefined): string =>
  value === null ? '' : `${Number(value.toPrecision(12))}${encode(unit ?? '')}`;

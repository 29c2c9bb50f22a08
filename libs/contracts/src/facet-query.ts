/**
 * The filters of a listing as they stand in an address, shared by page and API:
 * `f=thread:M8|M10;length:10..20` (values within an attribute are alternatives, attributes are joined by AND).
 * Separators inside a value are percent-encoded.
 */
export type AttributeFilter =
  | { readonly code: string; readonly values: readonly string[] }
  | { readonly code: string; readonly min: number | null; readonly max: number | null };

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
      const range = /^(-?[\d.]*)\.\.(-?[\d.]*)$/.exec(value);
      if (range) {
        const [min, max] = [bound(range[1]), bound(range[2])];
        return min === null && max === null ? [] : [{ code, min, max }];
      }
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
        : `${encode(filter.code)}:${filter.min ?? ''}..${filter.max ?? ''}`,
    )
    .join(';');
}

function bound(text: string | undefined): number | null {
  if (!text) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

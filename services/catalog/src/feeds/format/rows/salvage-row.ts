import { plainLine } from '../../../text/plain-text.ts';

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Brings what real feeds get wrong into the form of the schema, without inventing facts: names too long are cut at a
 * word, attributes that say nothing are left out, text around numbers is dropped. What cannot be mended stays as it
 * is and becomes an error of its row.
 */
export function salvageRow(value: unknown): unknown {
  if (!isObject(value)) return value;
  const row: Loose = { ...value };
  for (const name of ['id', 'sku'] as const) {
    if (typeof row[name] === 'number') row[name] = String(row[name]);
    if (typeof row[name] === 'string') row[name] = plainLine(row[name]).slice(0, 120);
  }
  if (typeof row['name'] === 'string') row['name'] = cutAtWord(plainLine(row['name']), 1000);
  for (const name of listNames) row[name] = textList(row[name]);
  row['attributes'] = Array.isArray(row['attributes']) ? row['attributes'].flatMap(salvageAttribute) : [];
  for (const name of Object.keys(row)) if (row[name] === '') row[name] = null;
  if (typeof row['brand'] === 'string') row['brand'] = plainLine(row['brand']).slice(0, 120) || null;
  row['made_to_order'] ??= false;
  row['returnable'] ??= true;
  row['visibility'] ??= 'public';
  row['status'] ??= 'published';
  for (const name of emptyLists) row[name] ??= [];
  return row;
}

const listNames = ['gtin', 'category', 'images', 'old_part_numbers'] as const;
const emptyLists = ['package_prices', 'exclusive_prices', 'image_texts', 'documents', 'relations'] as const;

function textList(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) =>
    typeof item === 'string' || typeof item === 'number' ? [String(item).trim()].filter(Boolean) : [],
  );
}

function salvageAttribute(value: unknown): Loose[] {
  if (!isObject(value) || typeof value['name'] !== 'string') return [];
  const name = plainLine(value['name']).slice(0, 200);
  const plain = plainValue(value['value']);
  if (!name || plain === null) return [];
  const type = typeof plain === 'string' ? textType(value['type']) : typeof plain;
  return [{ ...value, name, value: plain, type }];
}

const textType = (type: unknown) => (type === 'url' ? 'url' : 'text');

// Feeds often hold the two characters `\n` where a line ended; before a small letter they may be part of a path.
const lineEnd = /(?:[\r\n]|\\[rn](?![a-z]))+/;

/** A list of several lines, each perhaps behind a dash or dot, as one line. */
function onOneLine(text: string): string {
  if (!lineEnd.test(text)) return text;
  const entries = text.split(lineEnd).map((line) => line.replace(/^\s*[-•·*]\s+/, '').trim());
  return entries.filter(Boolean).join('; ');
}

/** Some feeds give `{nice, safe}` or a list where one value belongs; the first readable one is shown. */
function plainValue(value: unknown): string | number | boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return plainLine(onOneLine(value)) || null;
  if (Array.isArray(value)) {
    const parts = value.map(plainValue).filter((part) => part !== null);
    return parts.length > 0 ? parts.join(', ') : null;
  }
  if (!isObject(value)) return null;
  const first = value['nice'] ?? Object.values(value)[0];
  return typeof first === 'object' ? null : plainValue(first);
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`;
}

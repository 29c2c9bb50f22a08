/** A number as people write it, with the unit behind it as it was written; null for a bare number. */
export interface Measure {
  readonly value: number;
  readonly unit: string | null;
}

/** Longest text that is read as a measure. */
const maxLength = 60;
const maxUnitLength = 24;

const vulgarFractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

// A number (mixed, fraction or decimal), then what may be its unit. Every part is bounded: nothing to try twice.
const mixed = /^(\d{1,6})(?: |-| - )(\d{1,4})\/(\d{1,4})(?![\d/])/;
const fraction = /^(\d{1,6})\/(\d{1,6})(?![\d/])/;
const decimal =
  /^(?:\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,12})?(?!\d)|\d{0,15}(?:[.,]\d{1,25})?)(?:e[+-]?\d{1,2})?/i;
const unitStart = /^[\p{L}°º℃℉"'″”′’%µΩ#]/u;
const feetAndInches = /^(\d{1,5})\s?(?:'|′|’|ft\.?|feet)\s?-?\s?(\d.{0,16}?)\s?(?:"|''|″|”|in\.?|inches)$/i;

/**
 * Reads `6.35 mm`, `1/4"`, `1-1/2 in`, `1 ½ in`, `5′ 6″`, `-40 °C`, `0,5 kW` or a bare number. A comma before three
 * digits separates thousands, as the store's buyers write them, any other comma is a decimal one. The unit is handed
 * on as it stands (`units.ts` knows it); null for text that is no measure, such as the thread `1/4-20`.
 */
export function parseMeasure(text: string): Measure | null {
  if (text.length > maxLength) return null;
  const plain = text
    .replace(/[¼-¾⅐-⅞]/g, (mark) => ` ${vulgarFractions[mark] ?? mark}`)
    .replace(/⁄/g, '/')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
  const sign = /^[-−+]/.exec(plain)?.[0];
  const unsigned = sign ? plain.slice(1).trimStart() : plain;
  const measure = readFeetAndInches(unsigned) ?? readNumber(unsigned);
  if (!measure) return null;
  return sign && sign !== '+' ? { ...measure, value: -measure.value } : measure;
}

/** `5' 6"` in inches. */
function readFeetAndInches(text: string): Measure | null {
  const parts = feetAndInches.exec(text);
  const inches = parts?.[2] ? readNumber(parts[2]) : null;
  if (!parts || !inches || inches.unit) return null;
  return { value: Number(parts[1]) * 12 + inches.value, unit: 'in' };
}

function readNumber(text: string): Measure | null {
  const found = readMixed(text) ?? readFraction(text) ?? readDecimal(text);
  if (!found || !Number.isFinite(found.value)) return null;
  const unit = text
    .slice(found.length)
    .trim()
    .replace(/^-(?=\p{L})/u, '');
  if (!unit) return { value: found.value, unit: null };
  return unit.length <= maxUnitLength && unitStart.test(unit) ? { value: found.value, unit } : null;
}

/** Inches as they are sold and printed on a drawing: `11/32`, `1-1/4`; a decimal where no 64th says it. */
export function inchText(value: number): string {
  const whole = Math.floor(value);
  const parts = (value - whole) * 64;
  if (!Number.isInteger(parts)) return String(value);
  const divisor = greatestDivisor(parts, 64);
  const fraction = parts === 0 ? '' : `${parts / divisor}/${64 / divisor}`;
  return [whole || '', fraction].filter(Boolean).join('-') || '0';
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

type ReadNumber = { value: number; length: number } | null;

function readMixed(text: string): ReadNumber {
  const [all = '', whole, over, under] = mixed.exec(text) ?? [];
  if (!all || Number(over) >= Number(under)) return null;
  return { value: Number(whole) + Number(over) / Number(under), length: all.length };
}

function readFraction(text: string): ReadNumber {
  const [all = '', over, under] = fraction.exec(text) ?? [];
  return all ? { value: Number(over) / Number(under), length: all.length } : null;
}

function readDecimal(text: string): ReadNumber {
  const [all = ''] = decimal.exec(text) ?? [];
  if (!/\d/.test(all)) return null;
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.|$|e)/i.test(all);
  const value = Number(isGrouped ? all.replaceAll(',', '') : all.replace(',', '.'));
  return { value, length: all.length };
}

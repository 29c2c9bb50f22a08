/** How people write the units of sizes and ratings, and the one way words hold them. */
const spellings: Record<string, readonly string[]> = {
  in: ['in', 'inch', 'inches', '"', '″', '′′', "''"],
  ft: ['ft', 'foot', 'feet', "'", '′'],
  yd: ['yd', 'yard', 'yards'],
  mm: ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
  cm: ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  m: ['m', 'meter', 'meters', 'metre', 'metres'],
  oz: ['oz', 'ounce', 'ounces'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  g: ['g', 'gram', 'grams'],
  kg: ['kg', 'kilogram', 'kilograms'],
  gal: ['gal', 'gallon', 'gallons'],
  qt: ['qt', 'quart', 'quarts'],
  ml: ['ml', 'milliliter', 'milliliters'],
  l: ['l', 'liter', 'liters', 'litre', 'litres'],
  v: ['v', 'volt', 'volts', 'vac', 'vdc'],
  kv: ['kv'],
  w: ['w', 'watt', 'watts'],
  kw: ['kw', 'kilowatt', 'kilowatts'],
  a: ['a', 'amp', 'amps', 'ampere', 'amperes'],
  mah: ['mah'],
  ah: ['ah'],
  va: ['va'],
  kva: ['kva'],
  hz: ['hz'],
  mhz: ['mhz'],
  ghz: ['ghz'],
  mb: ['mb', 'megabyte', 'megabytes'],
  gb: ['gb', 'gigabyte', 'gigabytes'],
  tb: ['tb', 'terabyte', 'terabytes'],
  mbps: ['mbps'],
  gbps: ['gbps'],
  psi: ['psi'],
  bar: ['bar'],
  rpm: ['rpm'],
  cfm: ['cfm'],
  gpm: ['gpm'],
  btu: ['btu', 'btus'],
  lm: ['lm', 'lumen', 'lumens'],
  ga: ['ga', 'gauge'],
  awg: ['awg'],
  dpi: ['dpi'],
  ppm: ['ppm'],
  pk: ['pk', 'pack', 'packs'],
  pc: ['pc', 'pcs', 'piece', 'pieces'],
};

const unitBySpelling = new Map(
  Object.entries(spellings).flatMap(([unit, written]) => written.map((text) => [text, unit] as const)),
);

/** Written apart from their number these are words of their own more often than units. */
const onlyGlued = new Set(['a', 'bar', 'pack', 'piece', 'pieces', 'packs']);

/** What stands between a number and what may be its unit. */
export interface UnitPlace {
  isGlued: boolean;
  isHyphened: boolean;
  /** whether a number follows: `2 in 1` is no size */
  isBetweenNumbers: boolean;
}

/** The unit a text names behind a number; undefined when it is a word of its own there. */
export function unitNamed(text: string, place: UnitPlace): string | undefined {
  const unit = unitBySpelling.get(text);
  if (unit === undefined || place.isGlued || place.isHyphened) return unit;
  if (text === 'in' && place.isBetweenNumbers) return undefined;
  return onlyGlued.has(text) ? undefined : unit;
}

const toMillimetres: Record<string, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 };

/**
 * The same length in the other units a shop names it by: `6.35mm` is `0.25in`. Only what comes out round is named,
 * for nobody sells a bolt of 0.7874 inches.
 */
export function sameMeasures(word: string): string[] {
  const parts = /^(\d{1,7}(?:\.\d{1,6})?)(mm|cm|m|in|ft)$/.exec(word);
  if (!parts?.[1] || !parts[2]) return [];
  const millimetres = Number(parts[1]) * (toMillimetres[parts[2]] ?? 1);
  return Object.entries(toMillimetres)
    .filter(([unit]) => unit !== parts[2])
    .map(([unit, factor]) => [millimetres / factor, unit] as const)
    .filter(([value, unit]) => isRound(value, unit))
    .map(([value, unit]) => `${Number(value.toPrecision(9))}${unit}`);
}

function isRound(value: number, unit: string): boolean {
  if (value < 0.01 || value > 100_000) return false;
  const steps = unit === 'in' ? 64 : 100;
  return Math.abs(value * steps - Math.round(value * steps)) < 1e-6;
}

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

/** Units that say the same with another number: each of a row as so many of the smallest. */
const families: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8, yd: 914.4 },
  { g: 1, kg: 1000 },
  { oz: 1, lb: 16 },
  { ml: 1, l: 1000 },
  { qt: 1, gal: 4 },
  { v: 1, kv: 1000 },
  { w: 1, kw: 1000 },
  { va: 1, kva: 1000 },
  { mah: 1, ah: 1000 },
  { hz: 1, mhz: 1e6, ghz: 1e9 },
  { mb: 1, gb: 1000, tb: 1e6 },
  { mb: 1, gb: 1024, tb: 1024 * 1024 },
  { mbps: 1, gbps: 1000 },
];
const unitPattern = new RegExp(
  `^(\\d{1,7}(?:\\.\\d{1,6})?)(${[...new Set(families.flatMap((factors) => Object.keys(factors)))].join('|')})$`,
);
const familiesByUnit = new Map<string, Readonly<Record<string, number>>[]>();
for (const factors of families)
  for (const unit of Object.keys(factors))
    familiesByUnit.set(unit, [...(familiesByUnit.get(unit) ?? []), factors]);

/**
 * The same measure in the other units a shop names it by: `6.35mm` is `0.25in`, `1tb` is `1000gb`. Only what comes out
 * round is named, for nobody sells a bolt of 0.7874 inches.
 */
export function sameMeasures(word: string): string[] {
  const [, number, unit = ''] = unitPattern.exec(word) ?? [];
  if (number === undefined) return [];
  return (familiesByUnit.get(unit) ?? []).flatMap((factors) =>
    Object.entries(factors)
      .filter(([other]) => other !== unit)
      .map(([other, factor]) => [(Number(number) * (factors[unit] as number)) / factor, other] as const)
      .filter(([value, other]) => isRound(value, other))
      .map(([value, other]) => `${Number(value.toPrecision(9))}${other}`),
  );
}

function isRound(value: number, unit: string): boolean {
  if (value < 0.01 || value > 100_000) return false;
  const steps = unit === 'in' ? 64 : 100;
  return Math.abs(value * steps - Math.round(value * steps)) < 1e-6;
}

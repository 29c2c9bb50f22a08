/** Factor to the base unit of each quantity; units of one quantity can be converted into each other. */
const quantities: Record<string, Record<string, number>> = {
  length: { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8, yd: 914.4 },
  weight: { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 },
  volume: { ml: 1, l: 1000, floz: 29.5735295625, gal: 3785.411784 },
};

const spellings: Record<string, string> = {
  '"': 'in',
  'in.': 'in',
  inch: 'in',
  inches: 'in',
  "'": 'ft',
  'ft.': 'ft',
  feet: 'ft',
  foot: 'ft',
  millimeter: 'mm',
  millimetre: 'mm',
  lbs: 'lb',
  'lb.': 'lb',
  pound: 'lb',
  'fl oz': 'floz',
};

const canonical = (unit: string) => spellings[unit.toLowerCase()] ?? unit.toLowerCase();

/** The value in another unit of the same quantity, to nine significant digits; null where they do not convert. */
export function convertUnit(value: number, from: string, to: string): number | null {
  const [source, target] = [canonical(from), canonical(to)];
  if (source === target) return value;
  for (const factors of Object.values(quantities)) {
    const [a, b] = [factors[source], factors[target]];
    if (a !== undefined && b !== undefined) return Number(((value * a) / b).toPrecision(9));
  }
  return null;
}

/** A repeatable source of chance: the same seed gives the same feed and the same filters. */
export function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { next, below, pick };
}
export type Chance = ReturnType<typeof chance>;

export const colors = ['red', 'green', 'blue', 'black', 'white; off', 'a|b', '50%..60%'];
export const brands = ['Ironbark', 'Boltwright', 'Norvald', 'Čistý'];
export const labels = ['2-5-days', '1-week', 'backordered', 'discontinued', 'contact-us-noprice'];
/** Widths as feeds write them, and what each is in millimetres; null for a word. */
const widths = [
  { attribute: { type: 'text', value: '1/4"' }, mm: 6.35 },
  { attribute: { type: 'number', value: 6.35, unit: 'mm' }, mm: 6.35 },
  { attribute: { type: 'number', value: 0.635, unit: 'cm' }, mm: 6.35 },
  { attribute: { type: 'number', value: 0.25, unit: 'inch' }, mm: 6.35 },
  { attribute: { type: 'text', value: '1-1/2 in.' }, mm: 38.1 },
  { attribute: { type: 'text', value: '1 ½″' }, mm: 38.1 },
  { attribute: { type: 'number', value: 38.1, unit: 'mm' }, mm: 38.1 },
  { attribute: { type: 'text', value: '12,7 mm' }, mm: 12.7 },
  { attribute: { type: 'text', value: '1/2', unit: 'in' }, mm: 12.7 },
  { attribute: { type: 'number', value: 10, unit: 'mm' }, mm: 10 },
  { attribute: { type: 'number', value: 1, unit: 'ft' }, mm: 304.8 },
  { attribute: { type: 'text', value: 'adjustable' }, mm: null },
] as const;
/** How buyers type widths that some products have. */
export const typedWidths = [
  { text: '1/4 in', mm: 6.35 },
  { text: '6.35 mm', mm: 6.35 },
  { text: '¼"', mm: 6.35 },
  { text: '0,635 cm', mm: 6.35 },
  { text: '1.5"', mm: 38.1 },
  { text: '12"', mm: 304.8 },
  { text: '12.7mm', mm: 12.7 },
  { text: '77 mm', mm: 77 },
] as const;

const categories = [
  ['Fasteners', 'Bolts'],
  ['Fasteners', 'Nuts'],
  ['Fasteners'],
  ['Tools', 'Wrenches', 'Open'],
  // beside a department whose name begins alike
  ['Tools rental'],
];

/** Products whose attributes, prices and labels overlap in every way. */
export function randomRows(count: number, seed: number): Record<string, unknown>[] {
  const random = chance(seed);
  return Array.from({ length: count }, (_, at) => {
    const { pick, below, next } = random;
    const attributes: unknown[] = [];
    if (next() < 0.8) attributes.push({ name: 'Color', type: 'text', value: pick(colors) });
    if (next() < 0.7) attributes.push({ name: 'Length', type: 'number', ...lengthOf(random) });
    if (next() < 0.6) attributes.push({ name: 'Width', ...pick(widths).attribute });
    if (next() < 0.5) attributes.push({ name: 'Size', type: 'number', value: below(8) });
    if (next() < 0.4) attributes.push({ name: 'Coated', type: 'boolean', value: next() < 0.5 });
    return {
      id: `random-${at}`,
      sku: `RND-${at}`,
      name: `${pick(['Hex', 'Round', 'Flat'])} ${pick(['bolt', 'nut', 'wrench'])} ${at}`,
      brand: next() < 0.9 ? pick(brands) : null,
      category: pick(categories),
      attributes,
      list_price: next() < 0.9 ? 1 + below(5000) / 100 : null,
      availability: next() < 0.5 ? pick(labels) : null,
      stock: next() < 0.5 ? below(3) : null,
      released: `20${10 + below(15)}-0${1 + below(9)}-01`,
    };
  });
}

/** Mostly millimetres, some in inches that millimetres meet. */
function lengthOf({ next, below }: Chance) {
  return next() < 0.7 ? { value: below(60) * 2.54, unit: 'mm' } : { value: below(20) / 2, unit: 'in' };
}

/** Millimetres of an attribute of these feeds, by a table of its own; null for a word or none. */
export function millimetresOf(row: Record<string, unknown>, name: string): number | string | null {
  const attributes = row['attributes'] as {
    name: string;
    type: string;
    value: string | number;
    unit?: string;
  }[];
  const found = attributes.find((attribute) => attribute.name === name);
  if (!found) return null;
  if (name === 'Width') {
    const known = widths.find(({ attribute }) => attribute.value === found.value);
    return known?.mm ?? String(found.value);
  }
  return Number((Number(found.value) * (found.unit === 'in' ? 25.4 : 1)).toFixed(6));
}

/** What reviews come to for about a third of the products, by feed id. */
export function randomRatings(count: number, seed: number): { id: string; average: number; count: number }[] {
  const random = chance(seed);
  return Array.from({ length: count }, (_, at) => at)
    .filter(() => random.next() < 0.35)
    .map((at) => ({ id: `random-${at}`, average: (10 + random.below(41)) / 10, count: 1 + random.below(5) }));
}

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
export const categories = [
  ['Fasteners', 'Bolts'],
  ['Fasteners', 'Nuts'],
  ['Fasteners'],
  ['Tools', 'Wrenches', 'Open'],
];

/** Products whose attributes, prices and labels overlap in every way. */
export function randomRows(count: number, seed: number): Record<string, unknown>[] {
  const random = chance(seed);
  return Array.from({ length: count }, (_, at) => {
    const { pick, below, next } = random;
    const attributes: unknown[] = [];
    if (next() < 0.8) attributes.push({ name: 'Color', type: 'text', value: pick(colors) });
    if (next() < 0.7) attributes.push({ name: 'Length', type: 'number', value: below(60) * 2.5, unit: 'mm' });
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

import { importRows } from '@gantry/testing/feeding';

// Amounts in cents that nothing else in the shop has: wherever the digits stand, a secret is out.
const cartOnly = 9_176_413;
const signedIn = 8_352_797;
/** what a probe costs the store */
const cost = 7_241_369;
const secrets: readonly string[] = [String(cartOnly), String(signedIn), String(cost)];

/** Names of products only signed-in buyers may know of. */
const hiddenWord = 'zyxwhisper';

/** Products whose prices are for some only, among others that are for everybody. */
const probe = (id: string, more: object) => ({
  id: `probe-${id}`,
  sku: `PROBE-${id}`,
  name: `Probe ${id}`,
  brand: 'Probeworks',
  category: ['Probes', 'Confidential probes'],
  family: { id: 'probes', name: 'Probes' },
  cost: cost / 100,
  attributes: [{ name: 'Reach', type: 'number', value: id.length, unit: 'mm' }],
  stock: 5,
  ...more,
});
const probes = [
  probe('low', { list_price: 10 }),
  probe('high', { list_price: 99_000 }),
  probe('cart', { list_price: 15, exclusive_price: { price: cartOnly / 100, visibility: 'cart-only' } }),
  probe('cartalone', { exclusive_price: { price: cartOnly / 100, visibility: 'cart-only' } }),
  probe('member', { list_price: 16, exclusive_price: { price: signedIn / 100, visibility: 'signed-in' } }),
  { ...probe('closed', { list_price: 17, visibility: 'signed-in' }), name: `Probe ${hiddenWord}` },
];
export const openProbes = ['PROBE-LOW', 'PROBE-HIGH'];
export const guardedProbes = ['PROBE-CART', 'PROBE-CARTALONE', 'PROBE-MEMBER'];

export const placeProbes = (): void => importRows(probes);
/** Other tests count products: the probes leave every list again. */
export const removeProbes = (): void => importRows(probes.map((row) => ({ ...row, status: 'archived' })));

/** A probe with another price. */
export const repriced = (price: number): object => probe('low', { list_price: price });

/** What of the secrets stands in a text, however its figures are written: in cents, with separators, between tags. */
export function leaksIn(text: string): string[] {
  const untagged = text.replace(/<!--.*?-->|<[^>]*>/gs, '').replaceAll('&nbsp;', ' ');
  const figures = [text, untagged].map((one) => one.replace(/(?<=\d)[.,'\s\u00a0\u202f](?=\d)/g, ''));
  const amounts = secrets.filter((secret) => figures.some((one) => one.includes(secret)));
  return text.toLowerCase().includes(hiddenWord) ? [...amounts, hiddenWord] : amounts;
}

/**
 * Whether an order by price says something of prices that are hidden: then they would not stand behind all others in
 * both directions, in the same order among themselves.
 */
export function orderTells(ascending: readonly string[], descending: readonly string[]): boolean {
  const isHidden = (sku: string) => guardedProbes.includes(sku);
  const ends = [ascending, descending].map((skus) => skus.slice(skus.findIndex(isHidden)));
  return ends.some((end) => !end.every(isHidden)) || ends[0]!.join() !== ends[1]!.join();
}

import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { isValidAt } from './price-view.ts';
import type { StoredPrice } from './stored-price.ts';

type ChosenPrice = Pick<
  PricedLine,
  'listPrice' | 'unitPrice' | 'priceSource' | 'priceVisibility' | 'nextBreak'
>;

/**
 * The best price for a quantity among those its buyer may have: list, sale within its dates, package breaks up to the
 * quantity, exclusive. `nextBreak` is the next quantity at which it gets cheaper.
 */
export function choosePrice(prices: readonly StoredPrice[], quantity: number, now: Date): ChosenPrice {
  const valid = prices.filter((price) => isValidAt(price, now));
  const reachable = valid.filter((price) => price.quantity <= quantity);
  const best = cheapest(reachable);
  const next = valid
    .filter((price) => price.quantity > quantity && (!best || price.amount < best.amount))
    .sort((a, b) => a.quantity - b.quantity || a.amount - b.amount)[0];
  return {
    listPrice: valid.find((price) => price.kind === 'list')?.amount ?? null,
    unitPrice: best?.amount ?? null,
    priceSource: best?.kind ?? null,
    priceVisibility: best?.visibility ?? 'none',
    nextBreak: next ? { quantity: next.quantity, unit: next.amount } : null,
  };
}

/** Of equal amounts the plainest: a price that is no better than the list price is the list price. */
function cheapest(prices: readonly StoredPrice[]): StoredPrice | undefined {
  const plainness = ['list', 'sale', 'package', 'exclusive'];
  return [...prices].sort(
    (a, b) => a.amount - b.amount || plainness.indexOf(a.kind) - plainness.indexOf(b.kind),
  )[0];
}

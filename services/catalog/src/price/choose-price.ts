import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { isValidAt } from './price-view.ts';
import type { OfferedPrice } from './stored-price.ts';

type ChosenPrice = Pick<
  PricedLine,
  'listPrice' | 'unitPrice' | 'priceSource' | 'priceVisibility' | 'nextBreak'
>;

/**
 * The best price for a quantity among those its buyer may have: list, sale within its dates, package breaks up to the
 * quantity, exclusive, and those of the price list that holds for them. `nextBreak` is the next quantity at which it gets
 * cheaper.
 */
export function choosePrice(prices: readonly OfferedPrice[], quantity: number, now: Date): ChosenPrice {
  const valid = prices.filter((price) => isValidAt(price, now));
  const reachable = valid.filter((price) => price.quantity <= quantity);
  const best = byWorth(reachable)[0];
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

/** Every price a buyer may have at a quantity, the one that is chosen first: why a line costs what it costs, for staff. */
export const tracePrices = (prices: readonly OfferedPrice[], quantity: number, now: Date): OfferedPrice[] =>
  byWorth(prices.filter((price) => isValidAt(price, now) && price.quantity <= quantity));

const plainness: readonly OfferedPrice['kind'][] = ['list', 'sale', 'package', 'exclusive', 'contract'];

/** The cheapest first; of equal amounts the plainest: a price that is no better than the list price is the list price. */
const byWorth = (prices: readonly OfferedPrice[]): OfferedPrice[] =>
  prices.toSorted((a, b) => a.amount - b.amount || plainness.indexOf(a.kind) - plainness.indexOf(b.kind));

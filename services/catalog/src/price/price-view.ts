import type { PriceView } from '@gantry/contracts/schemas/catalog';
import { availabilityRules, type Availability } from '@gantry/domain/statuses/availability';
import type { PriceClass, StoredPrice } from './stored-price.ts';

/** The classes of a product's confidential prices, without the amounts: all that a shared answer may know of them. */
export type ConfidentialClass = Exclude<PriceClass, 'public'> | null;

/** Whether a price with these dates holds at a moment; the end is exclusive. */
export function isValidAt(price: { from: string | null; until: string | null }, now: Date): boolean {
  if (price.from && new Date(price.from) > now) return false;
  return !price.until || new Date(price.until) > now;
}

const cheapest = (prices: readonly StoredPrice[]): StoredPrice | undefined =>
  prices.reduce<StoredPrice | undefined>(
    (best, price) => (best && best.amount <= price.amount ? best : price),
    undefined,
  );

/**
 * The price that everybody may see. A product with a confidential price shows none at all: from the difference
 * between what is shown and what is hidden a reader could guess (specification §1).
 * @param prices public prices only
 */
export function publicPriceView(
  prices: readonly StoredPrice[],
  confidential: ConfidentialClass,
  now: Date,
): PriceView {
  if (confidential) return { visibility: confidential, unit: null, was: null, breaks: [] };
  const valid = prices.filter((price) => isValidAt(price, now));
  const list = valid.find((price) => price.kind === 'list');
  const reduced = cheapest(valid.filter((price) => price.kind === 'sale' || price.kind === 'exclusive'));
  const unit = reduced && (!list || reduced.amount < list.amount) ? reduced : list;
  if (!unit) return { visibility: 'none', unit: null, was: null, breaks: [] };
  return {
    visibility: 'public',
    unit: unit.amount,
    was: list && unit !== list ? list.amount : null,
    ...(unit !== list && unit.until ? { until: unit.until } : {}),
    breaks: cheaperBreaks(valid, unit.amount),
  };
}

/** What remains of a price under an availability label: some show none until somebody asked. */
export function shownPrice(view: PriceView, availability: Availability): PriceView {
  if (availabilityRules[availability].price !== 'hidden') return view;
  return { visibility: 'none', unit: null, was: null, breaks: [] };
}

/** Package breaks that really are cheaper than what comes before them, by quantity. */
function cheaperBreaks(prices: readonly StoredPrice[], unit: number): PriceView['breaks'] {
  let lowest = unit;
  return prices
    .filter((price) => price.kind === 'package')
    .sort((a, b) => a.quantity - b.quantity || a.amount - b.amount)
    .flatMap((price) => {
      if (price.amount >= lowest) return [];
      lowest = price.amount;
      return [{ quantity: price.quantity, unit: price.amount }];
    });
}

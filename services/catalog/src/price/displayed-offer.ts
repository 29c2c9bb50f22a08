import type { PriceView } from '@gantry/contracts/schemas/catalog';
import type { Availability } from '@gantry/domain/statuses/availability';
import { deriveAvailability, type AvailabilityFacts } from '../availability/derive-availability.ts';
import { isValidAt, publicPriceView, shownPrice, type ConfidentialClass } from './price-view.ts';
import type { StoredPrice } from './stored-price.ts';

/** What a listing shows of a product's prices and stock; no amount of a confidential price. */
export interface DisplayedOffer {
  availability: Availability;
  price: PriceView;
}

/** What a listing shows of a product's prices and stock at a moment. */
export function displayedOffer(
  prices: readonly StoredPrice[],
  facts: Omit<AvailabilityFacts, 'lowestPrice'>,
  now: Date,
): DisplayedOffer {
  const open = prices.filter((price) => price.visibility === 'public');
  const availability = deriveAvailability({ ...facts, lowestPrice: lowestPrice(prices, now) }, now);
  const price = shownPrice(publicPriceView(open, confidentialClass(prices), now), availability);
  return { availability, price };
}

/** The strictest class among the confidential prices; the cart shows all of them. */
function confidentialClass(prices: readonly StoredPrice[]): ConfidentialClass {
  if (prices.some((price) => price.visibility === 'cart-only')) return 'cart-only';
  return prices.some((price) => price.visibility === 'signed-in') ? 'signed-in' : null;
}

function lowestPrice(prices: readonly StoredPrice[], now: Date): number | null {
  const amounts = prices
    .filter((price) => price.kind !== 'package' && isValidAt(price, now))
    .map((price) => price.amount);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

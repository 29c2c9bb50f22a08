import type { FeedOffer } from '@gantry/contracts/schemas/feed';
import type { StoredPrice } from '../../price/stored-price.ts';
import { normalisePrices } from '../row/normalise-prices.ts';

/** The prices a product has after a row of prices: the kinds the row speaks of are replaced, the others stay. */
export function mergePrices(offer: FeedOffer, stored: readonly StoredPrice[]): StoredPrice[] {
  const isReplaced: Record<StoredPrice['kind'], boolean> = {
    list: offer.list_price !== undefined,
    sale: offer.sale_price !== undefined,
    package: offer.package_prices !== undefined,
    exclusive: offer.exclusive_price !== undefined || offer.exclusive_prices !== undefined,
  };
  const given = normalisePrices(
    {
      ...offer,
      id: '',
      package_prices: offer.package_prices ?? [],
      exclusive_prices: offer.exclusive_prices ?? [],
    },
    false,
  );
  return [...stored.filter(({ kind }) => !isReplaced[kind]), ...given];
}

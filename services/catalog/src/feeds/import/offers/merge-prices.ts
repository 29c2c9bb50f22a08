import type { FeedOffer } from '@gantry/contracts/schemas/feed';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { StoredPrice } from '../../../price/stored-price.ts';
import { normalizePrices } from '../normalize/normalize-prices.ts';

/**
 * The prices a product has after a row of prices: the kinds the row speaks of are replaced, the others stay.
 * @param stated the label the product has after the row, which says whether it may cost nothing
 */
export function mergePrices(
  offer: FeedOffer,
  stored: readonly StoredPrice[],
  stated: Availability | null,
): StoredPrice[] {
  const isReplaced: Record<StoredPrice['kind'], boolean> = {
    list: offer.list_price !== undefined,
    sale: offer.sale_price !== undefined,
    package: offer.package_prices !== undefined,
    exclusive: offer.exclusive_price !== undefined || offer.exclusive_prices !== undefined,
  };
  const given = normalizePrices(
    {
      ...offer,
      availability: stated,
      id: '',
      package_prices: offer.package_prices ?? [],
      exclusive_prices: offer.exclusive_prices ?? [],
    },
    false,
  );
  return [...stored.filter(({ kind }) => !isReplaced[kind]), ...given];
}

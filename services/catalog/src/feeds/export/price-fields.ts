import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import type { StoredPrice } from '../../price/stored-price.ts';

/** Prices in the words of the feed format: decimal currency units instead of minor ones. */
export function priceFields(prices: readonly StoredPrice[]) {
  const list = prices.find(({ kind }) => kind === 'list');
  const sale = prices.find(({ kind }) => kind === 'sale');
  return {
    list_price: list && decimal(list),
    sale_price: sale && decimal(sale),
    sale_from: sale?.from,
    sale_until: sale?.until,
    package_prices: prices.filter(({ kind }) => kind === 'package').map(packagePrice),
    exclusive_prices: prices
      .filter(({ kind }) => kind === 'exclusive')
      .map((price) => ({ price: decimal(price), visibility: price.visibility })),
    currency: prices.length > 0 ? 'USD' : undefined,
  };
}

const decimal = ({ amount }: StoredPrice): number => amount / 100;

function packagePrice(price: StoredPrice): NonNullable<FeedRowInput['package_prices']>[number] {
  const { quantity, from, until } = price;
  const dates = { ...(from ? { from } : {}), ...(until ? { until } : {}) };
  return { quantity, price: decimal(price), ...dates };
}

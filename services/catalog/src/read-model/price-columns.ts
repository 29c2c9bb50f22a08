import type { StoredPrice } from '../price/stored-price.ts';

/** Prices as rows of the two tables that keep them apart: what everybody may see, and the rest (ADR 0002). */
export const priceColumns = (prices: readonly StoredPrice[]) => ({
  public_price: prices.filter(({ visibility }) => visibility === 'public').map(columns),
  confidential_price: prices
    .filter(({ visibility }) => visibility !== 'public')
    .map((price) => ({ ...columns(price), visibility: price.visibility })),
});

function columns({ kind, quantity, amount, from, until }: StoredPrice) {
  return { kind, quantity, amount, valid_from: from, valid_until: until };
}

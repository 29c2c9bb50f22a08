/** Who may see a price: confidential ones (`signed-in`, `cart-only`) live in their own table. */
export type PriceClass = 'public' | 'signed-in' | 'cart-only';

/** What a product costs by its list price, in minor units; null without one. */
export const listPriceOf = (prices: readonly StoredPrice[] | undefined): number | null =>
  prices?.find(({ kind }) => kind === 'list')?.amount ?? null;

/** A price that a buyer may have: the product's own, or one of a price list. */
export interface OfferedPrice extends Omit<StoredPrice, 'kind'> {
  kind: StoredPrice['kind'] | 'contract';
  /** the name of the list */
  priceList?: string;
}

/** A price of a product; amounts in minor units per unit of measure, from a quantity on. */
export interface StoredPrice {
  kind: 'list' | 'sale' | 'package' | 'exclusive';
  visibility: PriceClass;
  quantity: number;
  amount: number;
  from: string | null;
  until: string | null;
}

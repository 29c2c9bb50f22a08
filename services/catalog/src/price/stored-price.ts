/** Who may see a price: confidential ones (`signed-in`, `cart-only`) live in their own table. */
export type PriceClass = 'public' | 'signed-in' | 'cart-only';

/** A price of a product; amounts in minor units per unit of measure, from a quantity on. */
export interface StoredPrice {
  kind: 'list' | 'sale' | 'package' | 'exclusive';
  visibility: PriceClass;
  quantity: number;
  amount: number;
  from: string | null;
  until: string | null;
}

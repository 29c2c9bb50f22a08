/** An attribute as it stands in `catalog.product.attributes`. */
export interface StoredAttribute {
  code: string;
  /** as shown, without its unit */
  value: string;
  unit: string | null;
  /** what the part's drawing calls it, where that is not its code */
  drawn?: string;
}

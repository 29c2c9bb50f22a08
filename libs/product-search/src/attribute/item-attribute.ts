/** A choice a product stands under, for the columns of its table. */
export interface ItemAttribute {
  code: string;
  label: string;
  isNumeric: boolean;
}

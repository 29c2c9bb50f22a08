const logistic =
  /^(package|packaging|pallet|master|outer|shipping|products-per|quantity-per-pallet|layers-per)-|gtin|ean-upc|harmonized|-hs-|country-of-origin/;

/** Whether an attribute tells how a product is packed and cleared, not what it is: nobody chooses a cable by its box. */
export const isLogistic = (code: string): boolean => logistic.test(code);

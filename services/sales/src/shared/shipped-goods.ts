import type { ParcelFacts } from '@gantry/contracts/schemas/parcel';
import type { ShippedGoods } from '@gantry/contracts/schemas/shipping';

/** Goods as shipping asks about them: so many units, each of the size and weight its product is packed in. */
export const shippedGoodsOf = (
  lines: readonly { readonly product: ParcelFacts; readonly quantity: number }[],
): ShippedGoods[] =>
  lines.map(({ quantity, product }) => {
    const { weightGrams, lengthMm, widthMm, heightMm, freightClass, hazmat } = product;
    return { quantity, weightGrams, lengthMm, widthMm, heightMm, freightClass, hazmat };
  });

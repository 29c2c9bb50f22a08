import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { DraftProduct } from '@gantry/contracts/schemas/quote-request';

/** A product as a line of a request shows it, by the name its reader knows. */
export const productView = (product: PricedLine): DraftProduct => ({
  sku: product.sku,
  uri: product.uri,
  name: product.localName ?? product.name,
  brand: product.brand,
  partNumber: product.partNumber,
  unitOfMeasure: product.unitOfMeasure,
});

import type { PricedLine } from '@gantry/contracts/schemas/catalog';

/** An ordinary product with its price, for tests. */
export const aProduct = (facts: Partial<PricedLine> = {}): PricedLine => ({
  sku: 'bolt',
  found: true,
  uri: 'bolt',
  name: 'Hex bolt',
  brand: 'Acme',
  partNumber: 'HB-1',
  image: null,
  unitOfMeasure: 'each',
  packSize: 1,
  minQuantity: 1,
  quantityIncrement: 1,
  availability: 'in-stock',
  leadDays: [0, 1],
  madeToOrder: false,
  weightGrams: 100,
  taxCode: 'standard',
  listPrice: 1000,
  unitPrice: 1000,
  priceSource: 'list',
  priceVisibility: 'public',
  nextBreak: null,
  ...facts,
});

import type { Product, ProductRow } from '@gantry/contracts/schemas/catalog';

/** A screw as the catalogue answers it; a test changes what it is about. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    sku: 'HXM840-ZP88',
    uri: 'hex-head-screw-m8-40',
    name: 'Hex head screw M8 × 1.25 mm, 40 mm long',
    partNumber: 'HXM840-ZP88',
    brand: { name: 'Boltwerk', slug: 'boltwerk' },
    gtin: ['0123456789012'],
    description: 'Fully threaded.',
    breadcrumb: [
      { name: 'Fastening', path: 'fastening' },
      { name: 'Hex head screws', path: 'fastening/hex-head-screws' },
    ],
    attributes: [
      { code: 'thread', name: 'Thread size', value: 'M8', unit: null },
      { code: 'length', name: 'Length', value: '40', unit: 'mm' },
    ],
    images: [{ source: 'drawing-HXM840-ZP88.svg', alt: 'Hex head screw' }],
    drawing: null,
    currency: 'USD',
    price: { visibility: 'public', unit: 1299, was: null, breaks: [{ quantity: 5, unit: 1199 }] },
    availability: 'in-stock',
    leadDays: [0, 0],
    stock: 120,
    unitOfMeasure: 'package',
    packSize: 100,
    minQuantity: 1,
    quantityIncrement: 1,
    madeToOrder: false,
    cancellableUntil: null,
    supersededBy: null,
    replaces: [],
    family: null,
    alternates: [],
    relations: [],
    documents: [],
    returnable: true,
    unspsc: null,
    countryOfOrigin: null,
    untranslated: [],
    source: null,
    licence: null,
    ...changes,
  };
}

/** The same as a row of a listing. */
export function aRow(changes: Partial<ProductRow> = {}): ProductRow {
  const { sku, uri, name, partNumber, brand, price, availability, unitOfMeasure, packSize } = aProduct();
  return {
    sku,
    uri,
    name,
    partNumber,
    brand,
    price,
    availability,
    unitOfMeasure,
    packSize,
    minQuantity: 1,
    quantityIncrement: 1,
    image: null,
    attributes: { thread: 'M8', length: '40' },
    ...changes,
  };
}

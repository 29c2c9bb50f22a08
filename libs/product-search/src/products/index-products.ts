import { productFacets } from '../attribute/product-facets.ts';
import type { StoredAttribute } from '../attribute/stored-attribute.ts';
import { ProductIndex } from '../index/product-index.ts';
import { naturalKey } from '../text/natural-key.ts';
import { searchText } from '../words/search-text.ts';
import { codeOf, ProductReferences, type ProductPlace } from './product-references.ts';
import type { Product } from './product.ts';

interface PlacedProduct {
  product: Product;
  place: ProductPlace;
  sortName: string;
}

/** Builds an index of products: those of a branch of categories, a family and a name stand together. */
export function indexProducts(products: Iterable<Product>): ProductIndex {
  const references = new ProductReferences();
  const placed = Array.from(products, (product) => ({
    product,
    place: references.placeOf(product),
    sortName: naturalKey(product.name),
  }));
  placed.sort(inListingOrder);
  const ids = placed.map(({ product }) => product.id);
  const index = new ProductIndex(references.data, ids);
  placed.forEach((one, doc) => index.putRow(doc, rowOf(one, index)));
  placed
    .map((one, doc) => ({ doc, sortName: one.sortName }))
    .sort((a, b) => compare(a.sortName, b.sortName))
    .forEach(({ doc }, position) => (index.orders.nameOrder[doc] = position));
  index.freeze();
  return index;
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** A slash sorts before everything else, so that a category stands together with all that is below it. */
const pathKey = ({ place }: PlacedProduct): string => place.category.path.replaceAll('/', '\u0001');

const inListingOrder = (a: PlacedProduct, b: PlacedProduct): number =>
  compare(pathKey(a), pathKey(b)) ||
  compare(a.place.familyId, b.place.familyId) ||
  compare(a.sortName, b.sortName) ||
  compare(a.product.id, b.product.id);

function rowOf({ product, place }: PlacedProduct, { references }: ProductIndex) {
  const attributes: StoredAttribute[] = (product.attributes ?? []).map(({ name, value, unit }) => ({
    code: codeOf(name),
    value,
    unit: unit ?? null,
  }));
  const { facets } = productFacets(attributes, (code) => references.attributes.get(code)?.unit ?? null);
  return {
    productId: product.id,
    categoryId: place.category.id,
    brandId: place.brandId,
    familyId: place.familyId,
    availability: product.availability ?? 'in-stock',
    price: product.price ?? null,
    released: null,
    ratingTenths: null,
    ratingCount: null,
    words: productText(product, attributes),
    facets: facets.join('\u001f'),
  } as const;
}

const productText = (product: Product, attributes: readonly StoredAttribute[]): string =>
  searchText({
    name: product.name,
    partNumber: product.partNumber ?? '',
    sku: product.partNumber ?? '',
    brand: product.brand ? { name: product.brand } : null,
    categoryNames: product.category ?? [],
    attributes,
    description: product.description ?? null,
    oldPartNumbers: [],
    translations: {},
  });

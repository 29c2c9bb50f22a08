import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import { naturalKey } from '@gantry/product-search/natural-key';
import { normalPartNumber } from '@gantry/product-search/part-number';
import { productFacets } from '@gantry/product-search/product-facets';
import { searchText } from '@gantry/product-search/search-text';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import type { Availability } from '@gantry/domain/statuses/availability';
import { displayedOffer } from '../price/displayed-offer.ts';
import type { StoredPrice } from '../price/stored-price.ts';
import type { DrawingSpec } from '../tables/catalog-tables.ts';
import type { ProductFacts } from '../tables/product-columns.ts';
import type { StoredImage } from '../tables/product-facts.ts';
import type { Translations } from '../tables/translations.ts';
import { listingRow } from './listing-row.ts';

/** All of a product that is shown in lists and found by, whoever wrote it: a feed or staff. */
export interface ListedProduct {
  sku: string;
  uri: string;
  partNumber: string;
  name: string;
  translations: Translations<{ name?: string; description?: string }>;
  brand: { name: string; slug: string } | null;
  /** from the department down */
  category: readonly { name: string; path: string }[];
  attributes: readonly StoredAttribute[];
  drawing: DrawingSpec | null;
  images: readonly StoredImage[];
  prices: readonly StoredPrice[];
  stated: Availability | null;
  stock: number | null;
  inbound: readonly InboundUnits[];
  manual: Availability | null;
  manualUntil: Date | null;
  facts: ProductFacts;
}

/** What a product is found by, besides its names, its numbers and its attributes. */
export const searchedFacts = ({ category, facts }: Pick<ListedProduct, 'category' | 'facts'>) => ({
  categoryNames: category.map((step) => step.name),
  description: facts.description,
  oldPartNumbers: facts.old_part_numbers,
});

/** A product as a row of `catalog.listing_row`, but for the ids in it. Drafts have none. */
export function listingEntry(product: ListedProduct, unitOf: (code: string) => string | null, now: Date) {
  const { facts, category, drawing, images, attributes } = product;
  const terms = { ...product, madeToOrder: facts.made_to_order };
  const { availability, price } = displayedOffer(product.prices, terms, now);
  const shown = {
    ...product,
    categoryPath: category.at(-1)?.path ?? '',
    hasDrawing: drawing !== null,
    photo: images.find(({ source }) => source)?.source ?? null,
    price,
    availability,
  };
  return {
    availability,
    price: price.unit,
    released: facts.released,
    sort_name: naturalKey(product.name),
    words: searchText({ ...shown, ...searchedFacts(product) }),
    ...productFacets(attributes, unitOf),
    row: listingRow(shown),
    listed: facts.status === 'published' && facts.visibility === 'public',
  };
}

/** What a product is found by. What is not for everybody is found by no number either; whoever may see it has its address. */
export function partNumberEntries({ sku, partNumber, facts }: ListedProduct) {
  const { status, visibility, gtin, old_part_numbers: oldPartNumbers } = facts;
  if (status === 'draft' || visibility !== 'public') return [];
  const entries = [
    { normal: normalPartNumber(sku), kind: 'sku' },
    { normal: normalPartNumber(partNumber), kind: 'manufacturer' },
    ...[...new Set(gtin)].map((normal) => ({ normal, kind: 'gtin' })),
    ...oldPartNumbers.map((number) => ({ normal: normalPartNumber(number), kind: 'old' })),
  ];
  return entries.filter((entry) => entry.normal !== '');
}

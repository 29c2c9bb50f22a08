import type { ColumnType, Generated } from 'kysely';
import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import type { Translations } from './translations.ts';
import type { StoredDocument, StoredImage, StoredRelation } from './product-facts.ts';
import type { ProductFacts } from './product-columns.ts';

/** `{kind, dimensions}` of a parametric drawing. */
export interface DrawingSpec {
  kind: string;
  dimensions: Record<string, number>;
}

type Json<T> = ColumnType<T, string, string>;

export interface BrandTable {
  id: Generated<number>;
  name: string;
  slug: string;
}
export interface CategoryTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  slug: string;
  path: string;
  depth: number;
  drawing: Json<DrawingSpec> | null;
  translations: Json<Translations<{ name: string }>>;
}
export interface FamilyTable {
  id: Generated<number>;
  code: string;
  name: string;
  summary: string | null;
  drawing: Json<DrawingSpec> | null;
  translations: Json<Translations<{ name?: string; summary?: string }>>;
}
export interface AttributeTable {
  id: Generated<number>;
  code: string;
  name: string;
  unit: string | null;
  translations: Json<Translations<{ name: string }>>;
}
/** What a value that is a word is in other languages, wherever the attribute has it. */
export interface AttributeWordTable {
  code: string;
  value: string;
  translations: Json<Translations<{ value: string }>>;
}
export interface ProductTable extends ProductFacts {
  id: Generated<number>;
  feed_id: string;
  sku: string;
  uri: string;
  part_number: string;
  name: string;
  brand_id: number | null;
  category_id: number;
  family_id: number;
  attributes: Json<StoredAttribute[]>;
  drawing: Json<DrawingSpec> | null;
  tax_code: string;
  stated_availability: Availability | null;
  manual_availability: Availability | null;
  manual_until: Date | null;
  stock: number | null;
  /** set by sales alone: no import writes it */
  inbound: ColumnType<InboundUnits[], string | undefined, string>;
  content_hash: string;
  translations: Json<Translations<{ name?: string; description?: string }>>;
  images: Json<StoredImage[]>;
  documents: Json<StoredDocument[]>;
  safety: Json<SafetyFacts> | null;
  relations: Json<StoredRelation[]>;
  /** the feed that brought it last */
  feed: string;
}
export interface PartNumberTable {
  normal: string;
  product_id: number;
  kind: 'sku' | 'manufacturer' | 'gtin' | 'old';
}
export interface PublicPriceTable {
  id: Generated<number>;
  product_id: number;
  kind: 'list' | 'sale' | 'package' | 'exclusive';
  quantity: number;
  amount: number;
  valid_from: Date | null;
  valid_until: Date | null;
}
export interface ListingRowTable {
  product_id: number;
  category_id: number;
  brand_id: number | null;
  family_id: number;
  availability: Availability;
  price: number | null;
  released: string | null;
  sort_name: string;
  words: string;
  facets: string[];
  numbers: Json<Record<string, number>>;
  row: Json<Record<string, unknown>>;
  /** false for what stands in no list: archived products and those for signed-in buyers */
  listed: boolean;
}
/** Of the approved reviews of a product; there is no row while there is none. */
export interface ProductRatingTable {
  product_id: number;
  /** 1.0 to 5.0 */
  average: string;
  count: number;
}
export interface CatalogueVersionTable {
  singleton: boolean;
  version: string;
  prices_checked_at: Date;
}
export interface ChangeTable {
  version: string;
  product_id: number | null;
}

/**
 * The tables readers may use. `catalog.confidential_price` is left out on purpose: only
 * price/confidential-price.repository.ts names it, so no listing can select a confidential amount.
 */
export interface CatalogTables {
  'catalog.brand': BrandTable;
  'catalog.category': CategoryTable;
  'catalog.family': FamilyTable;
  'catalog.attribute': AttributeTable;
  'catalog.attribute_word': AttributeWordTable;
  'catalog.product': ProductTable;
  'catalog.part_number': PartNumberTable;
  'catalog.public_price': PublicPriceTable;
  'catalog.listing_row': ListingRowTable;
  'catalog.product_rating': ProductRatingTable;
  'catalog.catalogue_version': CatalogueVersionTable;
  'catalog.change': ChangeTable;
}

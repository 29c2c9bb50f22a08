import type { ProductField } from '@gantry/contracts/schemas/product-admin';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { StoredPrice } from '../price/stored-price.ts';
import type { ProductFacts } from '../tables/product-columns.ts';
import type { StoredImage } from '../tables/product-facts.ts';
import type { Translations } from '../tables/translations.ts';

/** A step of a category's path, from the department down. */
export interface FedStep {
  readonly name: string;
  readonly path: string;
}
/** An attribute as it is stored; rows of feeds have its name, too. */
export interface FedAttribute {
  readonly code?: string | null | undefined;
  readonly value: unknown;
  readonly unit?: string | null | undefined;
  readonly drawn?: string | null | undefined;
}
/** What a product is compared with: those of its category where it has no family of its own. */
interface FedFamily {
  readonly code: string;
  readonly name: string;
}

/** What feeds say of a product and staff may say otherwise. */
export interface FeedFacts {
  name: string;
  translations: Translations<{ name?: string; description?: string }>;
  facts: ProductFacts;
  prices: StoredPrice[];
  stated: Availability | null;
  /** minor units; undefined where a feed says nothing of it, which leaves it as it is */
  cost: number | null | undefined;
  /** left out by feeds of prices and stock alone */
  category?: readonly FedStep[];
  attributes?: readonly FedAttribute[];
  images?: readonly StoredImage[];
  family?: FedFamily;
  brand?: FedBrand | null;
  partNumber?: string;
}
/** A brand as feeds name it; none without a letter or a digit. */
export interface FedBrand {
  readonly name: string;
  readonly slug: string;
}
/** Fields that feeds bring, too. The others are the store's alone. */
export type FeedField = Exclude<ProductField, 'override' | 'taxCode'>;

interface FieldAccess {
  /** the value as it is stored; undefined where this row says nothing of it */
  readonly valueOf: (facts: Partial<FeedFacts>) => unknown;
  readonly withValue: <Facts extends Partial<FeedFacts>>(facts: Facts, value: never) => Facts;
}

const feedFields: Readonly<Record<FeedField, FieldAccess>> = {
  name: { valueOf: ({ name }) => name, withValue: (facts, name: string) => ({ ...facts, name }) },
  description: factField('description'),
  spanish: textsField('es-US'),
  french: textsField('fr-CA'),
  listPrice: {
    valueOf: ({ prices }) => prices && (prices.find(({ kind }) => kind === 'list')?.amount ?? null),
    withValue: (facts, amount: number | null) =>
      withPrices(facts, 'list', amount === null ? [] : [{ amount }]),
  },
  sale: {
    valueOf: ({ prices }) => prices && (datedPrices(prices, 'sale')[0] ?? null),
    withValue: (facts, sale: DatedPrice | null) => withPrices(facts, 'sale', sale ? [sale] : []),
  },
  packagePrices: {
    valueOf: ({ prices }) => prices && datedPrices(prices, 'package'),
    withValue: (facts, breaks: DatedPrice[]) => withPrices(facts, 'package', breaks),
  },
  exclusivePrices: {
    valueOf: ({ prices }) => prices && exclusivesOf(prices),
    withValue: (facts, exclusives: Exclusive[]) => withPrices(facts, 'exclusive', exclusives),
  },
  cost: {
    valueOf: ({ cost }) => cost,
    withValue: (facts, cost: number | null) => ({ ...facts, cost }),
  },
  stated: {
    valueOf: ({ stated }) => stated,
    withValue: (facts, stated: Availability | null) => ({ ...facts, stated }),
  },
  status: factField('status'),
  visibility: factField('visibility'),
  unitOfMeasure: factField('unit_of_measure'),
  packSize: factField('pack_size'),
  minQuantity: factField('min_quantity'),
  quantityIncrement: factField('quantity_increment'),
  leadDays: {
    valueOf: ({ facts }) =>
      facts && (facts.lead_days_min === null ? null : { min: facts.lead_days_min, max: facts.lead_days_max }),
    withValue: (row, days: { min: number; max: number } | null) =>
      withFacts(row, { lead_days_min: days?.min ?? null, lead_days_max: days?.max ?? null }),
  },
  supersededBy: factField('superseded_by'),
  returnable: factField('returnable'),
  category: {
    valueOf: ({ category }) => category?.map(({ name, path }) => ({ name, path })),
    withValue: (row, category: FedStep[]) => ({
      ...row,
      category: category.map(({ name, path }) => ({
        name,
        path,
        slug: path.split('/').at(-1) ?? '',
        translations: {},
      })),
      ...(row.family?.code.startsWith(familyOfCategory('')) ? { family: familyOf(category) } : {}),
    }),
  },
  attributes: {
    valueOf: ({ attributes }) => attributes?.map(storedAttribute),
    withValue: (row, attributes: FedAttribute[]) => ({ ...row, attributes }),
  },
  images: {
    valueOf: ({ images }) => images,
    withValue: (row, images: StoredImage[]) => ({ ...row, images }),
  },
  brand: {
    valueOf: ({ brand }) => brand && { name: brand.name, slug: brand.slug },
    withValue: (row, brand: FedBrand | null) => ({ ...row, brand }),
  },
  partNumber: {
    valueOf: ({ partNumber }) => partNumber,
    withValue: (row, partNumber: string) => ({ ...row, partNumber }),
  },
  weight: factField('weight_grams'),
  packedSize: {
    valueOf: ({ facts }) => facts && packedSizeOf(facts),
    withValue: (row, size: PackedSize | null) =>
      withFacts(row, {
        length_mm: size?.length ?? null,
        width_mm: size?.width ?? null,
        height_mm: size?.height ?? null,
      }),
  },
};

interface PackedSize {
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

function packedSizeOf({ length_mm: length, width_mm: width, height_mm: height }: ProductFacts) {
  return length === null && width === null && height === null ? null : { length, width, height };
}

/** The code of the family that products of a category without one of their own stand in. */
export const familyOfCategory = (path: string): string => `category:${path}`;

function familyOf(category: readonly FedStep[]) {
  const { name = '', path = '' } = category.at(-1) ?? {};
  return { code: familyOfCategory(path), name, summary: null, translations: {} };
}

const storedAttribute = ({ code, value, unit, drawn }: FedAttribute) => ({
  code,
  value,
  unit: unit ?? null,
  ...(drawn ? { drawn } : {}),
});

/** Whether feeds bring a field, so that it is pinned when staff change it. */
export const isFeedField = (field: string): field is FeedField => Object.hasOwn(feedFields, field);

/** The value of a field as it is stored; undefined where these facts say nothing of it. */
export const fedValue = (field: FeedField, facts: Partial<FeedFacts>): unknown =>
  feedFields[field].valueOf(facts);

/** The facts with another value of a field. */
export const withFedValue = <Facts extends Partial<FeedFacts>>(
  field: FeedField,
  facts: Facts,
  value: unknown,
): Facts => feedFields[field].withValue(facts, value as never);

interface DatedPrice {
  readonly amount: number;
  readonly quantity?: number;
  readonly from: string | null;
  readonly until: string | null;
}
type Exclusive = Pick<StoredPrice, 'amount' | 'visibility'>;

function factField(column: keyof ProductFacts): FieldAccess {
  return {
    valueOf: ({ facts }) => facts && facts[column],
    withValue: (row, value) => withFacts(row, { [column]: value }),
  };
}

const withFacts = <Row extends Partial<FeedFacts>>(row: Row, changed: Partial<ProductFacts>): Row => ({
  ...row,
  facts: { ...row.facts, ...changed },
});

function textsField(locale: 'es-US' | 'fr-CA'): FieldAccess {
  return {
    valueOf: ({ translations }) =>
      translations && {
        name: translations[locale]?.name ?? null,
        description: translations[locale]?.description ?? null,
      },
    withValue: (row, { name, description }: { name: string | null; description: string | null }) => {
      const texts = { ...(name === null ? {} : { name }), ...(description === null ? {} : { description }) };
      const { [locale]: _, ...others } = row.translations ?? {};
      const translations = Object.keys(texts).length > 0 ? { ...others, [locale]: texts } : others;
      return { ...row, translations };
    },
  };
}

const plain = { visibility: 'public', quantity: 1, from: null, until: null } as const;

const withPrices = <Row extends Partial<FeedFacts>>(
  row: Row,
  kind: StoredPrice['kind'],
  prices: readonly (Partial<StoredPrice> & { amount: number })[],
): Row => ({
  ...row,
  prices: [
    ...(row.prices ?? []).filter((price) => price.kind !== kind),
    ...prices.map((price) => ({ ...plain, ...price, kind })),
  ],
});

const datedPrices = (prices: readonly StoredPrice[], kind: 'sale' | 'package'): DatedPrice[] =>
  prices
    .filter((price) => price.kind === kind)
    .map(({ amount, quantity, from, until }) => ({ amount, quantity, from, until }))
    .sort((a, b) => a.quantity - b.quantity || a.amount - b.amount);

const exclusivesOf = (prices: readonly StoredPrice[]): Exclusive[] =>
  prices
    .filter(({ kind }) => kind === 'exclusive')
    .map(({ amount, visibility }) => ({ amount, visibility }))
    .sort((a, b) => a.amount - b.amount || a.visibility.localeCompare(b.visibility));

import {
  productFields,
  secretProductFields,
  type ProductField,
  type ProductValues,
} from '@gantry/contracts/schemas/product-admin';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import { fedValue, isFeedField, withFedValue, type FedBrand, type FedStep } from '../pins/feed-fields.ts';
import { inDays, inMoments, type Span } from '../price/store-days.ts';
import type { StoredImage } from '../tables/product-facts.ts';
import { shownPicture } from './keep-picture.ts';
import type { StoredProduct } from './stored-product.ts';

/** The value of a field as it is stored: moments to the second. */
export function storedValue(product: StoredProduct, field: ProductField): unknown {
  if (isFeedField(field)) return fedValue(field, product);
  if (field === 'taxCode') return product.taxCode;
  const { manual, manualUntil } = product;
  return manual && { label: manual, until: manualUntil?.toISOString() ?? null };
}

/** The product with another value of a field, as it is stored. */
export function withStoredValue(product: StoredProduct, field: ProductField, value: unknown): StoredProduct {
  if (isFeedField(field)) return withFedValue(field, product, value);
  if (field === 'taxCode') return { ...product, taxCode: value as string };
  const override = value as { label: StoredProduct['manual']; until: string | null } | null;
  return {
    ...product,
    manual: override?.label ?? null,
    manualUntil: override?.until ? new Date(override.until) : null,
  };
}

/** A stored value as it is shown and typed: in days of the store, `until` the last of them. */
export function shownValue(field: ProductField, value: unknown): unknown {
  if (value === null) return null;
  if (field === 'sale') {
    const { amount, from, until } = inDays(value as Span & { amount: number });
    return { amount, from, until };
  }
  if (field === 'override') {
    const { label, until } = inDays(value as Span & { label: string });
    return { label, until };
  }
  if (field === 'brand') return (value as FedBrand).name;
  if (field === 'weight') return value === 0 ? null : value;
  if (field === 'category') return (value as FedStep[]).at(-1)?.path ?? '';
  if (field === 'images') return (value as StoredImage[]).map(shownPicture);
  if (field === 'attributes')
    return (value as StoredAttribute[]).map(({ code, value: shown, unit }) => ({ code, value: shown, unit }));
  return field === 'packagePrices' ? (value as Span[]).map(inDays) : value;
}

/** A typed value as it is stored; those of categories, brands and attributes are made by `describeProduct`. */
export function valueToStore(field: ProductField, value: unknown): unknown {
  if (field === 'weight') return value ?? 0;
  if (value === null) return null;
  if (field === 'sale') return { quantity: 1, ...inMoments(value as Span) };
  if (field === 'override') {
    const { label, until } = value as { label: string; until: string | null };
    return { label, until: inMoments({ until }).until };
  }
  return field === 'packagePrices' ? (value as Span[]).map(inMoments) : value;
}

/** All that staff may change of a product, as it is shown. */
export const valuesOf = (product: StoredProduct): ProductValues =>
  Object.fromEntries(
    productFields.map((field) => [field, shownValue(field, storedValue(product, field))]),
  ) as ProductValues;

/** A value in words for the audit trail, which others read, too: none of what is confidential. */
export function auditedValue(field: ProductField, stored: unknown): string | null {
  const value = shownValue(field, stored);
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  if (secretProductFields.includes(field)) return '(confidential)';
  if (field === 'listPrice') return ((value as number) / 100).toFixed(2);
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

import { randomUUID } from 'node:crypto';
import type { ProductField } from '@gantry/contracts/schemas/product-admin';
import type { FeedRow } from '@gantry/contracts/schemas/feed';
import { handMadeFeed } from '../pins/hand-made-feed.ts';
import { isFeedField } from '../pins/feed-fields.ts';
import { deletePin, savePins } from '../pins/pins.ts';
import { factsOfRow } from '../tables/product-columns.ts';
import { isSameJson } from '../text/same-json.ts';
import type { RunSql } from '../version/run-sql.ts';
import { storedValue } from './product-values.ts';
import type { StoredProduct } from './stored-product.ts';

/** Whether staff have made a product and no feed has taken it over. */
export const isHandMade = ({ row }: Pick<StoredProduct, 'row'>): boolean => row.feed === handMadeFeed;

/** Fields that are said of every product, whatever they hold. */
const alwaysSaid: readonly ProductField[] = ['status', 'category'];
const nothing = {
  status: 'draft',
  visibility: 'public',
  gtin: [],
  old_part_numbers: [],
  returnable: true,
  made_to_order: false,
} as unknown as FeedRow;

/** A product of which nothing is said yet. Its category stays open until it is placed. */
export function blankProduct(names: { readonly sku: string; readonly uri: string }): StoredProduct {
  const facts = factsOfRow(nothing);
  const own = { ...names, name: '', stock: null, inbound: [], attributes: [], images: [], drawing: null };
  const row = {
    ...own,
    ...facts,
    feed_id: `by-hand:${randomUUID()}`,
    feed: handMadeFeed,
    content_hash: '',
    part_number: '',
    translations: {},
    documents: [],
    relations: [],
    safety: null,
    category_id: 0,
    family_id: 0,
    brand_id: null,
  } as unknown as StoredProduct['row'];
  return {
    ...own,
    id: 0,
    row,
    partNumber: '',
    translations: {},
    brand: null,
    category: [],
    prices: [],
    cost: null,
    stated: null,
    manual: null,
    manualUntil: null,
    taxCode: 'general',
    facts,
    units: new Map(),
  };
}

/**
 * Has a field of a product that no feed brings stand against the feed that will, where staff have said anything of it;
 * what stands as a new product begins is left to that feed.
 */
export async function pinOwn(run: RunSql, product: StoredProduct, field: ProductField): Promise<void> {
  if (!isFeedField(field)) return;
  const value = storedValue(product, field);
  const isSaid = alwaysSaid.includes(field) || !isSameJson(value, storedValue(blankProduct(product), field));
  if (isSaid) await savePins(run, [{ productId: product.id, field, value, fed: value }]);
  else await deletePin(run, product.id, field);
}

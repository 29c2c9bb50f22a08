import { isSameJson } from '../text/same-json.ts';
import { storedJson } from '../text/stored-json.ts';
import { idList, type RunSql } from '../version/run-sql.ts';
import { fedValue, withFedValue, type FeedFacts, type FeedField } from './feed-fields.ts';

/** A field that staff have edited: its value stands, whatever feeds say; `fed` is what they said last. */
export interface Pin {
  readonly productId: number;
  readonly field: FeedField;
  readonly value: unknown;
  readonly fed: unknown;
  readonly at: Date | string;
}

const lockSql = `select id from catalog.product where id = any($1::integer[]) order by id for no key update`;
const pinsSql = `select product_id as "productId", field, value, fed, at from catalog.product_pin
  where product_id = any($1::integer[]) order by field`;
const savePinsSql = `insert into catalog.product_pin (product_id, field, value, fed)
  select product_id, field, value, fed
  from json_to_recordset($1::json) as r(product_id integer, field text, value jsonb, fed jsonb)
  on conflict (product_id, field) do update set value = excluded.value, fed = excluded.fed`;

/**
 * The pins of products, by product. Takes hold of the products to the end of the transaction first, so that nobody pins
 * anything between this and what is written.
 */
export async function lockPins(run: RunSql, productIds: readonly number[]): Promise<Map<number, Pin[]>> {
  if (productIds.length === 0) return new Map();
  await run(lockSql, [idList(productIds)]);
  return readPins(run, productIds);
}

/** The pins of products, by product. */
export async function readPins(run: RunSql, productIds: readonly number[]): Promise<Map<number, Pin[]>> {
  const pins = await run<Pin>(pinsSql, [idList(productIds)]);
  return Map.groupBy(pins, ({ productId }) => productId);
}

/** Adds pins, or what they hold and what feeds say. JSON holds `null` as a value of its own. */
export async function savePins(run: RunSql, pins: readonly Omit<Pin, 'at'>[]): Promise<void> {
  if (pins.length === 0) return;
  const rows = pins.map(({ productId, field, value, fed }) => ({ product_id: productId, field, value, fed }));
  await run(savePinsSql, [storedJson(rows)]);
}

export async function deletePin(run: RunSql, productId: number, field: FeedField): Promise<void> {
  await run('delete from catalog.product_pin where product_id = $1 and field = $2', [productId, field]);
}

/** The facts as they are shown: what staff have pinned over what a feed says, and the pins whose feed says something new. */
export function pinned<Facts extends Partial<FeedFacts>>(
  fed: Facts,
  pins: readonly Pin[],
): { facts: Facts; news: Pin[] } {
  let facts = fed;
  const news: Pin[] = [];
  for (const pin of pins) {
    const said = fedValue(pin.field, fed);
    if (said === undefined && pin.field !== 'cost') continue;
    facts = withFedValue(pin.field, facts, pin.value);
    if (said !== undefined && !isSameJson(said, pin.fed)) news.push({ ...pin, fed: said });
  }
  return { facts, news };
}

/** The facts as feeds said them last: the other way round. */
export const unpinned = <Facts extends Partial<FeedFacts>>(facts: Facts, pins: readonly Pin[]): Facts =>
  pins.reduce((all, { field, fed }) => withFedValue(field, all, fed), facts);

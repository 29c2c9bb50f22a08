import { parseAttributeFilters, type RangeFilter } from '@gantry/contracts/facet-query';
import type { ListingQuery } from '@gantry/contracts/schemas/catalog';
import { queryWords } from '@gantry/product-search/words';
import type { Client } from 'pg';
import { millimetresOf, typedWidths } from './random-feed.ts';

interface Condition {
  facet: string | null;
  sql: string;
  values: unknown[];
}

/** Puts what the feed says in millimetres beside the catalogue, by the feed's own table and not by our conversion. */
export async function writeTruth(client: Client, rows: readonly Record<string, unknown>[]): Promise<void> {
  await client.query('create temporary table truth (feed_id text primary key, width text, length float8)');
  const facts = rows.map((row) => {
    const [width, length] = [millimetresOf(row, 'Width'), millimetresOf(row, 'Length')];
    return { feed_id: row['id'], width: width === null ? null : String(width), length };
  });
  await client.query(
    `insert into truth select * from json_to_recordset($1) as t(feed_id text, width text, length float8)`,
    [JSON.stringify(facts)],
  );
}

/**
 * The counts of a listing the slow and plain way: one GROUP BY per facet over the tables of facts, not the read model
 * of the index, each with every condition but the facet's own. `writeTruth` has to be called before.
 */
export async function bruteForce(client: Client, query: ListingQuery) {
  const conditions = conditionsOf(query);
  const read = async (select: string, except: string | null, tail = '') => {
    const parameters: unknown[] = [];
    const where = conditions
      .filter(({ facet }) => facet === null || facet !== except)
      .map(({ sql, values }) => {
        const left = [...values];
        return sql.replace(/\?/g, () => `$${parameters.push(left.shift())}`);
      });
    const text = `select ${select} from facts where ${['true', ...where].join(' and ')} ${tail}`;
    return (await client.query(`with facts as (${facts}) ${text}`, parameters)).rows;
  };
  const grouped = async (column: string, except: string): Promise<Record<string, number>> => {
    const select = `${column} as value, count(*)::integer as count`;
    const rows = await read(select, except, `and ${column} is not null group by 1`);
    return Object.fromEntries(rows.map((row) => [row.value, row.count]));
  };
  const counts: Record<string, Record<string, number>> = {
    brand: await grouped('brand', 'brand'),
    availability: await grouped('availability', 'availability'),
    width: await grouped('width', 'width'),
    length: await grouped('length', 'length'),
  };
  for (const code of ['color', 'size', 'coated'])
    counts[code] = await grouped(
      `(select a->>'value' from jsonb_array_elements(attributes) a where a->>'code' = '${code}')`,
      code,
    );
  counts['rating'] = {};
  for (const stars of [1, 2, 3, 4, 5]) {
    const [{ count }] = await read('count(*)::integer as count', 'rating', `and rating >= ${stars}`);
    counts['rating'][stars] = count as number;
  }
  const [{ total }] = await read('count(*)::integer as total', null);
  const range = async (column: string) => {
    const [found] = await read(`min(${column}) as min, max(${column}) as max`, column);
    return found as { min: number | null; max: number | null };
  };
  return { total: total as number, counts, prices: await range('price'), lengths: await range('length') };
}

const facts = `
  select p.id, p.attributes, p.name, b.slug as brand, c.path, l.availability, l.row, t.width, t.length,
    r.average as rating,
    case when l.availability in ('contact-us-noprice', 'contact-us-manufacturer', 'contact-us-madetoorder',
      'discontinued', 'unavailable') then null
    else (select min(amount) from catalog.public_price where product_id = p.id and kind = 'list') end as price
  from catalog.product p
  join truth t on t.feed_id = p.feed_id
  join catalog.category c on c.id = p.category_id
  join catalog.listing_row l on l.product_id = p.id
  left join catalog.product_rating r on r.product_id = p.id
  left join catalog.brand b on b.id = p.brand_id`;

const attributeSql = (test: string) =>
  `exists (select 1 from jsonb_array_elements(attributes) a where a->>'code' = ? and ${test})`;
const millimetres: Record<string, number> = { mm: 1, cm: 10, in: 25.4 };

function conditionsOf(query: ListingQuery): Condition[] {
  const conditions: Condition[] = [];
  const add = (facet: string | null, sql: string, ...values: unknown[]) =>
    conditions.push({ facet, sql, values });
  if (query.path) add(null, '(path = ? or path like ?)', query.path, `${query.path}/%`);
  for (const word of queryWords(query.q ?? '')) add(null, `lower(name) like ?`, `%${word}%`);
  const slugs = (query.brand ?? '').split(',').filter((slug) => slug && slug !== 'nobody');
  if (slugs.length > 0) add('brand', 'brand = any(?)', slugs);
  const labels = (query.availability ?? '').split(',').filter(Boolean);
  if (labels.length > 0) add('availability', 'availability = any(?)', labels);
  const [min, max] = (query.price ?? '').split('..');
  if (max) add('price', 'price between ? and ?', Number(min || 0), Number(max));
  if (query.rating) add('rating', 'rating >= ?', Math.min(...query.rating.split(',').map(Number)));
  for (const filter of parseAttributeFilters(query.f)) {
    if ('values' in filter && filter.code === 'width') {
      const wanted = filter.values.map((text) => typedWidths.find((one) => one.text === text)?.mm ?? text);
      add('width', 'width = any(?)', wanted.map(String));
    } else if ('values' in filter)
      add(filter.code, attributeSql(`a->>'value' = any(?)`), filter.code, filter.values);
    else add(filter.code, `${filter.code} between ? and ?`, ...boundsInMillimetres(filter));
  }
  return conditions;
}

function boundsInMillimetres({ min, max, minUnit = 'mm', maxUnit = 'mm' }: RangeFilter): [number, number] {
  const inMillimetres = (value: number, unit: string) => value * (millimetres[unit] ?? Number.NaN);
  // a hair's breadth for products of decimal fractions
  return [
    min === null ? -1e9 : inMillimetres(min, minUnit) - 1e-6,
    max === null ? 1e9 : inMillimetres(max, maxUnit) + 1e-6,
  ];
}

import { parseAttributeFilters } from '@gantry/contracts/facet-query';
import type { ListingQuery } from '@gantry/contracts/schemas/catalog';
import { queryWords } from '../../src/text/words.ts';
import type { Client } from 'pg';

interface Condition {
  facet: string | null;
  sql: string;
  values: unknown[];
}

/**
 * The counts of a listing the slow and plain way: one GROUP BY per facet over the tables of facts, not the read model
 * of the index, each with every condition but the facet's own.
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
  };
  for (const code of ['color', 'length', 'size', 'coated'])
    counts[code] = await grouped(
      `(select a->>'value' from jsonb_array_elements(attributes) a where a->>'code' = '${code}')`,
      code,
    );
  const [{ total }] = await read('count(*)::integer as total', null);
  const [prices] = await read('min(price) as min, max(price) as max', 'price');
  return { total: total as number, counts, prices: prices as { min: number | null; max: number | null } };
}

const facts = `
  select p.id, p.attributes, p.name, b.slug as brand, c.path, l.availability, l.row,
    case when l.availability in ('contact-us-noprice', 'contact-us-manufacturer', 'contact-us-madetoorder',
      'discontinued', 'unavailable') then null
    else (select min(amount) from catalog.public_price where product_id = p.id and kind = 'list') end as price
  from catalog.product p
  join catalog.category c on c.id = p.category_id
  join catalog.listing_row l on l.product_id = p.id
  left join catalog.brand b on b.id = p.brand_id`;

const attributeSql = (test: string) =>
  `exists (select 1 from jsonb_array_elements(attributes) a where a->>'code' = ? and ${test})`;

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
  for (const filter of parseAttributeFilters(query.f)) {
    if ('values' in filter)
      add(filter.code, attributeSql(`a->>'value' = any(?)`), filter.code, filter.values);
    else
      add(
        filter.code,
        attributeSql(`(a->>'value')::float8 between ? and ?`),
        filter.code,
        filter.min ?? -1e9,
        filter.max ?? 1e9,
      );
  }
  return conditions;
}

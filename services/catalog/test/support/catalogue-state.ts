import { Client } from 'pg';

/** Everything a buyer could see of the catalogue, by the keys of the feed; numbers the database gives out do not count. */
const stateSql = `
  select p.feed_id, p.sku, p.uri, p.name, p.description, p.attributes, p.status, p.stated_availability, p.stock,
    c.path, b.slug, f.code,
    (select jsonb_agg(to_jsonb(x) - 'id' - 'product_id' order by kind, quantity, amount)
      from catalog.public_price x where product_id = p.id) as open,
    (select jsonb_agg(to_jsonb(x) - 'id' - 'product_id' order by kind, quantity, amount)
      from catalog.confidential_price x where product_id = p.id) as hidden,
    (select jsonb_agg(x.normal || x.kind order by x.normal, x.kind)
      from catalog.part_number x where product_id = p.id) as numbers,
    (select jsonb_build_array(l.availability, l.price, l.words, l.row, l.listed)
      from catalog.listing_row l where product_id = p.id) as listed
  from catalog.product p
  join catalog.category c on c.id = p.category_id
  join catalog.family f on f.id = p.family_id
  left join catalog.brand b on b.id = p.brand_id`;

/** One text for the whole catalogue: equal when nothing differs. */
export async function catalogueState(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ state: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(s::text, chr(10) order by feed_id), '')) as state
       from (${stateSql}) s`,
    );
    return rows[0]!.state;
  } finally {
    await client.end();
  }
}

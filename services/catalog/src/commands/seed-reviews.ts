import type { ClientBase } from 'pg';
import { demoReviews, type DemoReview } from '@gantry/demo-catalog/reviews';
import type { ReviewFinding } from '@gantry/contracts/schemas/review';
import { checkReview } from '../review/review-checks.ts';
import { ReadModelWriter } from '../read-model/read-model-writer.ts';
import { raiseVersion } from '../version/raise-version.ts';
import { runOn } from '../version/run-sql.ts';

/** Only the first products are reviewed: a larger demo catalogue takes no longer for it. */
const reviewedProducts = 3000;
const batchSize = 1000;

/**
 * Gives the demo catalogue its reviews, in one transaction. What is there already stays as it is, so it may be run again.
 * @returns how many reviews were added
 */
export async function seedReviews(client: ClientBase): Promise<number> {
  const { rows: products } = await client.query<{ id: number; sku: string }>(
    `select p.id, p.sku from catalog.product p join catalog.listing_row l on l.product_id = p.id
     where p.source = 'demo'
     order by p.id limit $1`,
    [reviewedProducts],
  );
  const reviews = products.flatMap(({ id, sku }) =>
    demoReviews(sku).map((review) => ({ ...review, product_id: id, findings: findingsOf(review) })),
  );
  await client.query('begin');
  try {
    const changed = new Set<number>();
    let added = 0;
    for (let from = 0; from < reviews.length; from += batchSize) {
      const ids = await addReviews(client, reviews.slice(from, from + batchSize));
      added += ids.length;
      for (const id of ids) changed.add(id);
    }
    if (changed.size > 0) await rate(client, [...changed]);
    await client.query('commit');
    return added;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

type Seed = DemoReview & { product_id: number; findings: ReviewFinding[] };

const findingsOf = ({ title, body, display_name: displayName }: DemoReview): ReviewFinding[] =>
  checkReview({ title, body, displayName });

/** Adds reviews with the timeline they would have; gives the product of each that is new. */
async function addReviews(client: ClientBase, reviews: readonly Seed[]): Promise<number[]> {
  const { rows } = await client.query<{ product_id: number }>(addSql, [JSON.stringify(reviews)]);
  return rows.map(({ product_id }) => product_id);
}

const addSql = `with given as (
    select * from json_to_recordset($1::json) as r(id uuid, product_id integer, account_id text, author text,
      email text, language text, rating smallint, title text, body text, display_name text, status text,
      verified boolean, findings jsonb, written_at timestamptz)
  ), added as (
    insert into catalog.review (id, product_id, account_id, author, email, language, rating, title, body,
      display_name, status, verified, findings, finding_count, version, written_at, created_at)
    select id, product_id, account_id, author, email, language, rating, title, body, display_name, status, verified,
      findings, jsonb_array_length(findings), case status when 'approved' then 3 else 2 end, written_at, written_at
    from given on conflict do nothing
    returning id, product_id, account_id, author, status, written_at
  ), story as (
    insert into catalog.review_change (review_id, from_status, to_status, actor_id, actor, actor_role, at)
    select a.id, s.from_status, s.to_status, case s.actor_role when 'author' then a.account_id end,
      case s.actor_role when 'author' then a.author end, s.actor_role, a.written_at + s.later
    from added a join (values
      (1, null, 'new', 'author', interval '0'),
      (2, 'new', 'pending-review', 'system', interval '0'),
      (3, 'pending-review', 'approved', 'support', interval '1 day')
    ) as s(step, from_status, to_status, actor_role, later) on s.step < 3 or a.status = 'approved'
    order by a.id, s.step
  )
  select product_id from added`;

async function rate(client: ClientBase, productIds: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ id: number; average: number; count: number }>(
    `select product_id as id, avg(rating)::float8 as average, count(*)::integer as count
     from catalog.review where status = 'approved' and product_id = any($1) group by product_id`,
    [productIds],
  );
  const run = runOn(client);
  await new ReadModelWriter(run).setRatings(new Map(rows.map(({ id, ...rating }) => [id, rating])));
  await raiseVersion(run, productIds);
}

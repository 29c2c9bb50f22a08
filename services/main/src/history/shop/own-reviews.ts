import { mayTransitionReview, type ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import type { ClientBase } from 'pg';
import { isoOf } from '../log-rows.ts';
import { system, type Doer } from '../staff.ts';
import { atWork, dayMs } from '../work-time.ts';
import type { Row } from '../copy-rows.ts';
import { writeTable } from '../write-rows.ts';
import { noteStatus, type ShopFacts } from './shop-facts.ts';

/** A review by somebody who bought the product, and what became of it. */
interface PlannedReview {
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly path: readonly ReviewStatus[];
  /** the demo buyer's */
  readonly isDemo?: true;
  readonly reason?: string;
}

const published = ['new', 'pending-review', 'approved'] as const;
const waiting = ['new', 'pending-review'] as const;
const declined = ['new', 'pending-review', 'declined'] as const;

const planned: readonly PlannedReview[] = [
  {
    rating: 5,
    title: 'On our standard list now',
    body: 'Third order of these. Every lot has been the same, and the packing slip matches what is in the box.',
    path: published,
    isDemo: true,
  },
  {
    rating: 4,
    title: 'Does what it should',
    body: 'In use on two machines since spring. One star off because the label on the inner packages is hard to read.',
    path: published,
    isDemo: true,
  },
  {
    rating: 3,
    title: 'Good product, packaging could be better',
    body: 'Arrived in time. Two packages had come open in the carton, nothing was missing.',
    path: waiting,
    isDemo: true,
  },
  {
    rating: 2,
    title: 'Call me about an exchange',
    body: 'We ordered the wrong size by mistake. Please have somebody call our purchasing office.',
    path: declined,
    reason: 'A question for support, not a review of the product. We wrote to them.',
    isDemo: true,
  },
  {
    rating: 5,
    title: 'Saved our weekend shutdown',
    body: 'Ordered Thursday noon, on the dock Friday. Fits like the original at two thirds of the price.',
    path: waiting,
  },
  {
    rating: 1,
    title: 'Not what the picture shows',
    body: 'Ours came without the finish shown. Support is looking into it.',
    path: waiting,
  },
  {
    rating: 4,
    title: 'Consistent quality',
    body: 'We check each lot at incoming inspection and have had no reject in a year.',
    path: published,
  },
];

interface Purchase {
  readonly productId: number;
  readonly lineId: string;
  readonly orderNumber: string;
  readonly accountId: string;
  readonly accountNumber: string;
  readonly author: string;
  readonly email: string;
}

/** Reviews by customers of the history of what they bought, some of them the demo buyer's. */
export async function addOwnReviews(client: ClientBase, facts: ShopFacts): Promise<void> {
  const bought = await findPurchases(client);
  const demo = facts.customers[0]?.accountId;
  const own = bought.filter(({ accountId }) => accountId === demo);
  const others = bought.filter(({ accountId }) => accountId !== demo);
  const written = planned.flatMap((one) => {
    const purchase = (one.isDemo ? own : others).shift();
    return purchase ? [reviewRows(one, purchase, facts)] : [];
  });
  await writeTable(
    client,
    'catalog.review',
    written.map(({ review }) => review),
  );
  await writeTable(
    client,
    'catalog.review_change',
    written.flatMap(({ changes }) => changes),
  );
  await countRatings(
    client,
    written.map(({ review }) => Number(review['product_id'])),
  );
}

/** The newest delivered lines, one of each account and product, that nobody of them has reviewed. */
async function findPurchases(client: ClientBase): Promise<Purchase[]> {
  const { rows } = await client.query<Purchase>(
    `select distinct on (o.account_id, p.id) p.id as "productId", l.id as "lineId", o.number as "orderNumber",
       o.account_id as "accountId", o.account_number as "accountNumber", o.name as author, o.email
     from sales.order_line l join sales."order" o on o.id = l.order_id join catalog.product p on p.sku = l.sku
     where l.status = 'completed' and o.placed_at > (select max(placed_at) - interval '400 days' from sales."order")
     order by o.account_id, p.id limit 2000`,
  );
  return rows;
}

function reviewRows(
  one: PlannedReview,
  { productId, lineId, orderNumber, ...purchase }: Purchase,
  facts: ShopFacts,
): { review: Row; changes: Row[] } {
  const { end, chance } = facts;
  // what waits was written in the last days
  const age = one.path.at(-1) === 'pending-review' ? chance.between(1, 3) : chance.between(20, 160);
  const writtenAt = atWork(end - (age + 1) * dayMs, 0, chance);
  const id = chance.uuidAt(writtenAt);
  const review = {
    id,
    product_id: productId,
    account_id: purchase.accountId,
    account_number: purchase.accountNumber,
    author: purchase.author,
    email: purchase.email,
    language: 'en-US',
    rating: one.rating,
    title: one.title,
    body: one.body,
    display_name: purchase.author.split(' ')[0],
    status: one.path.at(-1),
    decline_reason: one.reason ?? null,
    verified: true,
    order_line_id: lineId,
    order_number: orderNumber,
    version: one.path.length,
    written_at: isoOf(writtenAt),
    created_at: isoOf(writtenAt),
  };
  const by: Doer = { id: purchase.accountId, name: purchase.author, role: 'customer' };
  return { review, changes: changesOf(one, { id, writtenAt, by }, facts) };
}

/** @throws Error where the status book does not allow a step */
function changesOf(
  { path, reason }: PlannedReview,
  { id, writtenAt, by }: { id: string; writtenAt: number; by: Doer },
  facts: ShopFacts,
): Row[] {
  let at = writtenAt;
  return path.map((to, index) => {
    const from = path[index - 1] ?? null;
    const doer = from === null ? by : to === 'pending-review' ? system : facts.staff.support;
    if (from && !mayTransitionReview(doer.role as never, from, to))
      throw new Error(`${doer.role} may not take a review from ${from} to ${to}`);
    if (doer === facts.staff.support) at = atWork(at, 0.5, facts.chance);
    const why = to === 'declined' ? (reason ?? null) : null;
    noteStatus(facts, { entity: 'review', number: id }, { at, from, to, by: doer, reason: why });
    return {
      review_id: id,
      from_status: from,
      to_status: to,
      actor_id: doer.id,
      actor: doer.name,
      actor_role: from === null ? 'author' : doer.role,
      reason: why,
      at: isoOf(at),
    };
  });
}

/** What the reviews of these products come to, and a new version of the catalog for whoever shows them. */
async function countRatings(client: ClientBase, productIds: readonly number[]): Promise<void> {
  await client.query(
    `insert into catalog.product_rating as own (product_id, average, count)
     select product_id, round(avg(rating), 1), count(*) from catalog.review
     where status = 'approved' and product_id = any($1::integer[]) group by product_id
     on conflict (product_id) do update set average = excluded.average, count = excluded.count`,
    [productIds],
  );
  await client.query(
    `with raised as (update catalog.catalogue_version set version = version + 1 returning version),
       named as (insert into catalog.change (version, product_id)
         select version, product_id from raised, unnest($1::integer[]) as product_id)
     select pg_notify('catalog_version', version::text) from raised`,
    [productIds],
  );
}

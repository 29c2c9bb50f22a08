import type { ClientBase } from 'pg';
import { chanceOf } from '../chance.ts';
import { copiedRows, copyRows } from '../copy-rows.ts';
import type { HistorySource } from '../history-builder.ts';
import { addApprovals } from './approvals.ts';
import { addCertificates } from './certificates.ts';
import { addOwnReviews } from './own-reviews.ts';
import { addPromotions, plannedNames } from './promotions.ts';
import { readPromotions, type PastPromotion } from '../promotions/past-promotion.ts';
import { addPurchases } from './purchases.ts';
import type { ShopFacts } from './shop-facts.ts';
import { addUnassignedMoney } from './unassigned-money.ts';

const writtenScope = 'demo-shop';

type ShopSource = Pick<HistorySource, 'name' | 'end' | 'staff' | 'products' | 'customers'>;

function factsOf({ name, end, staff, products, customers }: ShopSource, chance: string): ShopFacts {
  const buyers = [...new Map(customers.map((one) => [one.accountId, one])).values()];
  return {
    end,
    staff,
    customers: buyers.toSorted((one, other) => Number(other.isDemo) - Number(one.isDemo)),
    products,
    chance: chanceOf(`${name}:${chance}:${end}`),
    trail: [],
    mails: [],
  };
}

/** Writes something in one transaction, unless the shop has it. */
async function writeOnce(
  client: ClientBase,
  facts: ShopFacts,
  isNew: () => Promise<boolean>,
  add: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    if (await isNew()) {
      await add();
      if (facts.mails.length > 0) await copyRows(client, 'notifications.mail', copiedRows(facts.mails));
      const trail = facts.trail.toSorted((one, other) =>
        String(one['at']).localeCompare(String(other['at'])),
      );
      await copyRows(client, 'identity.audit_entry', copiedRows(trail));
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Writes once for each shop what it has beside orders: certificates, purchase orders, reviews, approvals, money that names no
 * order.
 */
export function addShopRecords(client: ClientBase, source: HistorySource): Promise<void> {
  const facts = factsOf(source, 'shop');
  const isNew = async () => {
    const { rowCount } = await client.query(
      `insert into sales.idempotent_write (scope, key, request_hash) values ($1, 'records', '') on conflict do nothing`,
      [writtenScope],
    );
    return (rowCount ?? 0) > 0;
  };
  return writeOnce(client, facts, isNew, () => addRecords(client, facts));
}

/** Writes once for each shop the promotions it has, before the orders that were placed with them. @returns those */
export async function addShopPromotions(
  client: ClientBase,
  source: ShopSource,
): Promise<readonly PastPromotion[]> {
  const facts = factsOf(source, 'promotions');
  const sql = `select from sales.promotion where names ->> 'en-US' = any($1) limit 1`;
  const isNew = async () => (await client.query(sql, [plannedNames])).rowCount === 0;
  await writeOnce(client, facts, isNew, () => addPromotions(client, facts));
  return readPromotions(client, plannedNames);
}

/** What the purchase orders bring for the shelf can be ordered; nobody waits for any of it yet. */
const expectStock = `with coming as (
    select s.sku, jsonb_agg(jsonb_build_object('expectedOn', i.expected_on, 'quantity', i.quantity)
      order by i.expected_on) as parts
    from sales.inbound_units i join sales.stock s using (sku) where i.expected_on >= current_date group by s.sku),
  told as (update catalog.product p set inbound = c.parts from coming c where p.sku = c.sku)
  update sales.stock s set inbound = c.parts from coming c where s.sku = c.sku`;

async function addRecords(client: ClientBase, facts: ShopFacts): Promise<void> {
  await addCertificates(client, facts);
  await addPurchases(client, facts);
  await client.query(expectStock);
  await addOwnReviews(client, facts);
  await addApprovals(client, facts);
  await addUnassignedMoney(client, facts);
}

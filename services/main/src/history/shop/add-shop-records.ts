import type { ClientBase } from 'pg';
import { chanceOf } from '../chance.ts';
import { copiedRows, copyRows } from '../copy-rows.ts';
import type { HistorySource } from '../history-builder.ts';
import { addApprovals } from './approvals.ts';
import { addCertificates } from './certificates.ts';
import { addOwnReviews } from './own-reviews.ts';
import { addPromotions } from './promotions.ts';
import { addPurchases } from './purchases.ts';
import type { ShopFacts } from './shop-facts.ts';
import { addUnassignedMoney } from './unassigned-money.ts';

const writtenScope = 'demo-shop';

/** Writes once for each shop, in one transaction, what it has beside orders: certificates, purchase orders, reviews, promotions. */
export async function addShopRecords(client: ClientBase, source: HistorySource): Promise<void> {
  const { name, end, staff, products } = source;
  const buyers = [...new Map(source.customers.map((one) => [one.accountId, one])).values()];
  const customers = buyers.toSorted((one, other) => Number(other.isDemo) - Number(one.isDemo));
  const facts: ShopFacts = {
    end,
    staff,
    customers,
    products,
    chance: chanceOf(`${name}:shop:${end}`),
    trail: [],
    mails: [],
  };
  await client.query('begin');
  try {
    const { rowCount } = await client.query(
      `insert into sales.idempotent_write (scope, key, request_hash) values ($1, 'records', '') on conflict do nothing`,
      [writtenScope],
    );
    if (rowCount) await addRecords(client, facts);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
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
  await addPromotions(client, facts);
  await addApprovals(client, facts);
  await addUnassignedMoney(client, facts);
  await copyRows(client, 'notifications.mail', copiedRows(facts.mails));
  const trail = facts.trail.toSorted((one, other) => String(one['at']).localeCompare(String(other['at'])));
  await copyRows(client, 'identity.audit_entry', copiedRows(trail));
}

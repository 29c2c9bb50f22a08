import { discountedPrice } from '@gantry/domain/margin';
import type { ClientBase } from 'pg';
import { chanceOf } from './chance.ts';
import type { Customer } from './customers.ts';
import { dayOf, isoOf, trailRow } from './log-rows.ts';
import type { Product } from './products.ts';
import type { Staff } from './staff.ts';
import { writeTable } from './write-rows.ts';

/** Who pays by it, and since when. */
interface ContractOf {
  readonly products: readonly Product[];
  readonly customers: readonly Customer[];
  readonly staff: Staff;
  readonly since: number;
}
interface AgreedPrice {
  readonly sku: string;
  readonly amount: number;
}

const name = 'Production partners';
const id = chanceOf(`price-list:${name}`).uuid();
/** So many products it names, and how much less they cost, in hundredths of a percent. */
const named = 60;
const lessThanList = 850;

/** The price list of firms that have a contract, added where it is not there yet; it goes on holding. */
export async function addContract(client: ClientBase, contract: ContractOf): Promise<void> {
  const agreed = await readPrices(client);
  if (agreed.length === 0) agreed.push(...(await writeContract(client, contract)));
  const prices = new Map(agreed.map(({ sku, amount }) => [sku, amount]));
  for (const product of contract.products) product.contractPrice = prices.get(product.sku) ?? null;
}

async function readPrices(client: ClientBase): Promise<AgreedPrice[]> {
  const sql = `select target as sku, amount from catalog.price_list_line where list_id = $1 and kind = 'product'`;
  return (await client.query<AgreedPrice>(sql, [id])).rows;
}

async function writeContract(
  client: ClientBase,
  { products, customers, staff: { sales }, since }: ContractOf,
): Promise<AgreedPrice[]> {
  const prices = products
    .slice(0, named)
    .map(({ sku, price }) => ({ sku, amount: discountedPrice(price, lessThanList) }));
  const lines = prices.map(({ sku, amount }) => ({
    kind: 'product',
    target: sku,
    quantity: 1,
    amount,
    basisPoints: null,
  }));
  const members = membersOf(customers);
  if (members.length === 0) return [];
  const terms = { name, priority: 10, visibility: 'signed-in', audience: 'chosen' };
  const [at, reason] = [isoOf(since), 'Two-year agreement, signed by both sides'];
  const content = { ...terms, members, isActive: true, from: dayOf(since), until: null, lines };
  const head = { id, ...terms, is_active: true, valid_from: at, revision: 1, changed_at: at };
  await writeTable(client, 'catalog.price_list', [head]);
  await writeMembers(client, members, lines);
  const by = { actor_id: sales.id, actor: sales.name };
  await writeTable(client, 'catalog.price_list_revision', [
    { list_id: id, revision: 1, content, reason, ...by, at },
  ]);
  const change = { at: since, from: null, to: `1: ${name}`, by: sales, reason };
  const of = { entity: 'price-list', number: id, field: 'revision' };
  await writeTable(client, 'identity.audit_entry', [
    { ...trailRow(of, change, chanceOf(name)), id: 0, hash: '', hash_prev: '' },
  ]);
  await client.query(`select pg_notify('catalog_price_lists', $1)`, [id]);
  return prices;
}

interface Member {
  readonly number: string;
  readonly company: string;
  readonly accountId: null;
  readonly companyId: string;
}

/** Each firm by one of its people, as the back office names it. */
function membersOf(customers: readonly Customer[]): Member[] {
  const members = new Map<string, Member>();
  for (const { hasContract, companyId, accountNumber: number, firm } of customers)
    if (hasContract && companyId && !members.has(companyId))
      members.set(companyId, { number, company: firm.name, accountId: null, companyId });
  return [...members.values()];
}

interface ContractLine {
  readonly kind: string;
  readonly target: string;
  readonly quantity: number;
  readonly amount: number;
}

async function writeMembers(
  client: ClientBase,
  members: readonly Member[],
  lines: readonly ContractLine[],
): Promise<void> {
  await writeTable(
    client,
    'catalog.price_list_member',
    members.map(({ number, company, companyId }, place) => ({
      list_id: id,
      place,
      account_id: null,
      company_id: companyId,
      number,
      company,
    })),
  );
  await writeTable(
    client,
    'catalog.price_list_line',
    lines.map(({ kind, target, quantity, amount }, place) => ({
      list_id: id,
      place,
      kind,
      target,
      quantity,
      amount,
      basis_points: null,
    })),
  );
}

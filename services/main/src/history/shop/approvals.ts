import { approvalHoldDays } from '@gantry/domain/order-approval';
import { approvalStatuses, type ApprovalStatus } from '@gantry/domain/statuses/approval-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { ClientBase } from 'pg';
import type { Row } from '../copy-rows.ts';
import { firms, type Firm } from '../firms.ts';
import { isoOf, mailRow } from '../log-rows.ts';
import { heldLine, heldOrder } from '../approvals/held-order.ts';
import type { Product } from '../products.ts';
import { system, type Doer } from '../staff.ts';
import { taxOf } from '../taxes.ts';
import { atWork, dayMs } from '../work-time.ts';
import { writeTable } from '../write-rows.ts';
import { noteStatus, type ShopFacts } from './shop-facts.ts';

/** An order that somebody who may not order asks for in their company, and what became of it. */
interface PlannedApproval {
  /** days before the end of the history */
  readonly age: number;
  readonly to: ApprovalStatus;
  readonly question: string | null;
  readonly reason?: string;
  /** how many different products */
  readonly lines: number;
}

const planned: readonly PlannedApproval[] = [
  { age: 1, to: 'waiting', lines: 2, question: 'For the gearbox rebuild next week. May I?' },
  { age: 3, to: 'waiting', lines: 4, question: null },
  {
    age: 12,
    to: 'rejected',
    lines: 1,
    question: 'We are nearly out.',
    reason: 'There are two boxes left in the tool crib. Please use those up.',
  },
  { age: 20, to: 'expired', lines: 3, question: 'Spares for line 2' },
  { age: 26, to: 'withdrawn', lines: 1, question: null },
];

/** More than all that is asked for, and what orders of the last days have set aside. */
const plentyUnits = 500;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
/** Somebody who asks, and who of their company decides. */
interface Asker extends Person {
  readonly number: string;
  readonly companyId: string;
  readonly company: string;
  readonly approvers: readonly Person[];
}

/** Orders that wait for an approval inside a company, or were refused, taken back, or forgotten. */
export async function addApprovals(client: ClientBase, facts: ShopFacts): Promise<void> {
  const { rows: askers } = await client.query<Asker>(
    `select r.id, r.number, r.name, r.email, r.company_id as "companyId", r.company,
       (select json_agg(json_build_object('id', a.id, 'name', a.name, 'email', a.email) order by a.number)
        from identity.account a
        where a.company_id = r.company_id and a.company_role in ('approver', 'admin')) as approvers
     from identity.account r where r.company_role = 'requester' and r.company = any($1) order by r.number`,
    [firms.map(({ name }) => name)],
  );
  for (const [index, one] of planned.entries()) {
    const asker = askers[index % askers.length];
    const firm = firms.find(({ name }) => name === asker?.company);
    if (asker && firm) await addApproval(client, { one, asker, firm }, facts);
  }
}

interface StatedApproval {
  readonly one: PlannedApproval;
  readonly asker: Asker;
  readonly firm: Firm;
}
/** The same, begun. */
interface BegunApproval extends StatedApproval {
  readonly id: string;
  readonly number: string;
  readonly cartId: string;
  readonly askedAt: number;
  readonly goods: readonly (readonly [product: Product, quantity: number])[];
}

async function addApproval(client: ClientBase, asked: StatedApproval, facts: ShopFacts): Promise<void> {
  const { end, chance, products } = facts;
  const askedAt = atWork(end - (asked.one.age + 1) * dayMs, 0, chance);
  const { rows } = await client.query<{ number: string }>(
    `select 'p-' || nextval('sales.order_approval_number') as number`,
  );
  // whoever approves finds that all of it is there
  const plenty = products.filter(({ free }) => free > plentyUnits);
  const stocked = plenty.length > asked.one.lines ? plenty : products;
  const first = chance.between(0, stocked.length - asked.one.lines - 1);
  const goods = stocked
    .slice(first, first + asked.one.lines)
    .map(
      (product) =>
        [product, product.increment * Math.ceil(chance.between(60, 200) / product.increment)] as const,
    );
  const [id, cartId] = [chance.uuidAt(askedAt), chance.uuidAt(askedAt)];
  const begun = { ...asked, id, cartId, askedAt, goods, number: rows[0]!.number };
  const decided = decidedRow(begun, facts);
  await writeCart(client, begun, facts);
  const approval = { ...headRow(begun), ...decided };
  await writeTable(client, 'sales.order_approval', [{ ...approval, held: heldOf(begun, facts) }]);
}

/** The cart that was asked for, which is nobody's any more. */
async function writeCart(
  client: ClientBase,
  { cartId, asker, askedAt, goods }: BegunApproval,
  { chance }: ShopFacts,
): Promise<void> {
  const at = isoOf(askedAt);
  const cart = { id: cartId, token: chance.hex(24).slice(0, 22), account_id: asker.id, status: 'ordered' };
  const moments = { created_at: at, updated_at: at };
  await writeTable(client, 'sales.cart', [
    { ...cart, version: goods.length, notices: [], unresolved: [], ...moments },
  ]);
  const lines = goods.map(([{ sku, price }, quantity], index) => ({
    id: chance.uuidAt(askedAt),
    cart_id: cartId,
    position: index + 1,
    sku,
    quantity,
    seen_price: price,
    seen_availability: 'in-stock',
  }));
  await writeTable(client, 'sales.cart_line', lines);
}

const moneyOf = (minor: number): string =>
  (minor / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const subtotalOf = ({ goods }: BegunApproval): number =>
  goods.reduce((sum, [{ price }, quantity]) => sum + price * quantity, 0);
const taxOfGoods = ({ goods, firm }: BegunApproval): number =>
  goods.reduce((sum, [{ price }, quantity]) => sum + taxOf(price * quantity, firm), 0);

function headRow(begun: BegunApproval): Row {
  const { id, number, cartId, asker, one, askedAt, goods } = begun;
  return {
    id,
    number,
    company_id: asker.companyId,
    account_id: asker.id,
    account_number: asker.number,
    name: asker.name,
    email: asker.email,
    locale: 'en-US',
    status: one.to,
    question: one.question,
    reason: one.reason ?? null,
    cart_id: cartId,
    request_hash: id,
    grand_total: subtotalOf(begun) + taxOfGoods(begun),
    line_count: goods.length,
    steps: [{ approvers: [], by: null, at: null }],
    asked_at: isoOf(askedAt),
    expires_at: isoOf(askedAt + approvalHoldDays * dayMs),
  };
}

/** Who has decided, and when, with what trail and mails say of it. @throws Error outside of the status book */
function decidedRow(begun: BegunApproval, facts: ShopFacts): Row {
  const { asker, askedAt, one, number } = begun;
  const by: Doer = { id: asker.id, name: asker.name, role: 'customer' };
  const record = { entity: 'order approval', number };
  noteStatus(facts, record, { at: askedAt, from: null, to: 'waiting', by, reason: null });
  tellApprovers(begun, facts);
  if (one.to === 'waiting') return { decided_at: null, decided_by_id: null, decided_by: null };
  const [approver] = asker.approvers;
  const doers = { rejected: { ...approver!, role: 'customer' }, withdrawn: by, expired: system } as const;
  const doer: Doer = doers[one.to as keyof typeof doers];
  if (!mayTransition(approvalStatuses, doer.role, 'waiting', one.to))
    throw new Error(`${doer.role} may not take an approval from waiting to ${one.to}`);
  const overAt = askedAt + approvalHoldDays * dayMs;
  const at = one.to === 'expired' ? overAt - (overAt % 600_000) + 600_000 : atWork(askedAt, 1, facts.chance);
  const change = { at, from: 'waiting', to: one.to, by: doer, reason: one.reason ?? null };
  noteStatus(facts, record, change);
  if (one.to !== 'withdrawn') tellAsker(begun, at, facts);
  return { decided_at: isoOf(at), decided_by_id: doer.id, decided_by: doer.name };
}

function tellApprovers(begun: BegunApproval, { mails, chance }: ShopFacts): void {
  const { id, asker, askedAt } = begun;
  const subject = `Order to approve: ${moneyOf(subtotalOf(begun) + taxOfGoods(begun))}, ${asker.name}`;
  for (const { id: to, email } of asker.approvers) {
    const kind = 'approval.asked';
    const key = `${kind}:order-approval:${id}:asked.0.${to}`;
    mails.push(mailRow({ kind, key, subject }, { at: askedAt + 1000, to: email, chance }));
  }
}

function tellAsker(
  { id, number, asker, one }: BegunApproval,
  at: number,
  { mails, chance }: ShopFacts,
): void {
  const how = one.to === 'expired' ? 'Expired' : 'Not approved';
  const kind = 'approval.ended';
  const mail = {
    kind,
    key: `${kind}:order-approval:${id}:told.${one.to}`,
    subject: `${how}: your order request ${number}`,
  };
  mails.push(mailRow(mail, { at: at + 1000, to: asker.email, chance }));
}

/** What would be ordered. */
function heldOf(begun: BegunApproval, { chance }: ShopFacts) {
  const { goods, firm } = begun;
  const [subtotal, tax] = [subtotalOf(begun), taxOfGoods(begun)];
  const poNumber = `PO-${chance.between(10_000, 99_999)}`;
  const lines = goods.map(([product, quantity]) =>
    heldLine(product, { quantity, unitPrice: product.price }, taxOf(product.price * quantity, firm)),
  );
  return heldOrder({ ...begun, subtotal, tax, total: subtotal + tax, poNumber, lines });
}

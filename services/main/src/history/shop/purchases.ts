import {
  purchaseOrderStatuses,
  type PurchaseOrderStatus,
} from '@gantry/domain/statuses/purchase-order-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { ClientBase } from 'pg';
import type { Row } from '../copy-rows.ts';
import { dayOf, isoOf, trailRow } from '../log-rows.ts';
import type { Product } from '../products.ts';
import type { Doer, Staff } from '../staff.ts';
import { atWork, dayMs } from '../work-time.ts';
import { writeTable } from '../write-rows.ts';
import type { ShopFacts } from './shop-facts.ts';

/** How far a purchase order for stock has come, and how many days ago it was begun. */
interface PlannedPurchase {
  readonly age: number;
  readonly to: PurchaseOrderStatus;
  /** days after it was sent for which the supplier promised the goods */
  readonly promised?: number;
  /** its supplier confirms it at another price, and purchasing has not said yet whether that is well */
  readonly isDearer?: true;
}

const planned: readonly PlannedPurchase[] = [
  ...[430, 365, 310, 240, 190, 140, 95, 62, 41].map((age) => ({ age, to: 'completed' }) as const),
  { age: 120, to: 'declined' },
  { age: 26, to: 'received' },
  { age: 21, to: 'confirmed', promised: 14 },
  { age: 16, to: 'shipped' },
  { age: 13, to: 'in-production', promised: 28 },
  { age: 9, to: 'confirmed', promised: 12 },
  { age: 6, to: 'purchase', isDearer: true },
  { age: 4, to: 'purchase' },
  { age: 1, to: 'new' },
];

const way = ['new', 'purchase', 'confirmed', 'shipped', 'received', 'completed'] as const;
const ways: Readonly<Partial<Record<PurchaseOrderStatus, readonly PurchaseOrderStatus[]>>> = {
  declined: ['new', 'purchase', 'declined'],
  'in-production': ['new', 'purchase', 'confirmed', 'in-production'],
};
const wayTo = (to: PurchaseOrderStatus): readonly PurchaseOrderStatus[] =>
  ways[to] ?? way.slice(0, way.findIndex((one) => one === to) + 1);

interface Supplier {
  readonly id: string;
  readonly brands: readonly string[];
  readonly paymentTerm: string;
}

/** Goods that lie at the dock or on a shelf because they were bought. */
const shippedFrom: readonly PurchaseOrderStatus[] = ['shipped', 'received', 'completed'];
const receivedFrom: readonly PurchaseOrderStatus[] = ['received', 'completed'];

/** Purchase orders for stock to the demo's suppliers, at every step; none where there are no suppliers. */
export async function addPurchases(client: ClientBase, facts: ShopFacts): Promise<void> {
  const { rows: suppliers } = await client.query<Supplier>(
    `select id, brands, payment_term as "paymentTerm" from sales.supplier where is_active order by name`,
  );
  const sellers = suppliers.flatMap((supplier) => {
    const products = facts.products.filter(({ brand }) => brand && supplier.brands.includes(brand));
    return products.length > 2 ? [{ supplier, products }] : [];
  });
  for (const [index, one] of planned.entries()) {
    const seller = sellers[index % sellers.length];
    if (seller) await addPurchase(client, facts, { ...seller, one });
  }
}

interface Purchase {
  readonly one: PlannedPurchase;
  readonly supplier: Supplier;
  readonly products: readonly Product[];
}

async function addPurchase(client: ClientBase, facts: ShopFacts, purchase: Purchase): Promise<void> {
  const { end, chance } = facts;
  const { one, products } = purchase;
  const createdAt = atWork(end - (one.age + 1) * dayMs, 0, chance);
  const id = chance.uuidAt(createdAt);
  const { rows } = await client.query<{ number: string }>(
    `select 'm-' || nextval('sales.purchase_order_number') as number where $1`,
    [one.to !== 'new'],
  );
  const number = rows[0]?.number ?? null;
  const first = chance.between(0, products.length - 3);
  const lines = products.slice(first, first + chance.between(1, 3)).map((product, index) => ({
    id: chance.uuidAt(createdAt),
    purchase_order_id: id,
    ...lineRow(product, index + 1, one, facts),
  }));
  const events = eventsOf(purchase, { id, number, createdAt, lines }, facts);
  const confirmation = one.isDearer ? dearerConfirmation(lines, events, facts) : null;
  if (confirmation) events.push(confirmationEvent(confirmation, { id, number, lines }, facts));
  await writeTable(client, 'sales.purchase_order', [
    { id, number, confirmation, ...headRow(purchase, { createdAt, events, lines }, facts) },
  ]);
  await writeTable(client, 'sales.purchase_order_line', lines);
  await writeTable(client, 'sales.purchase_order_event', events);
}

/** What a supplier has said, as a purchase order keeps it while nobody has decided about it. */
interface Confirmation {
  readonly at: string;
  readonly by: string | null;
  readonly note: string | null;
  readonly lines: readonly {
    readonly lineNumber: number;
    readonly quantity: number;
    readonly unitCost: number;
    readonly promisedOn: string;
  }[];
}
/** Per cent by which a supplier's price has risen. */
const rise = 4;

/** Told to purchasing by phone, on the second day after it was sent: the first line costs more. */
function dearerConfirmation(
  lines: readonly Row[],
  events: readonly Row[],
  { chance, staff }: ShopFacts,
): Confirmation {
  const at = atWork(Date.parse(String(events.at(-1)?.['at'])), 2, chance);
  return {
    at: isoOf(at),
    by: staff.purchasing.name,
    note: 'Copper surcharge since the first of the month',
    lines: lines.map((line, index) => ({
      lineNumber: Number(line['line_number']),
      quantity: Number(line['quantity']),
      unitCost: Math.ceil((Number(line['unit_cost']) * (index === 0 ? 100 + rise : 100)) / 100),
      promisedOn: dayOf(at + 12 * dayMs),
    })),
  };
}

/** Its entry in the timeline, and in the trail with the difference. */
function confirmationEvent(
  { at, note, lines: [confirmed] }: Confirmation,
  { id, number, lines: [ordered] }: Pick<Begun, 'id' | 'number' | 'lines'>,
  { trail, chance, staff: { purchasing } }: ShopFacts,
): Row {
  const [from, to] = [Number(ordered?.['unit_cost']), confirmed?.unitCost ?? 0];
  const moment = { at: Date.parse(at), by: purchasing, reason: note };
  const of = { entity: 'purchase order', number: number ?? id };
  trail.push(trailRow({ ...of, field: 'confirmation' }, { ...moment, from: null, to: null }, chance));
  const change = { ...moment, from: String(from), to: String(to) };
  trail.push(trailRow({ ...of, field: 'confirmation line 1 price' }, change, chance));
  return {
    purchase_order_id: id,
    at,
    kind: 'confirmation',
    from_status: null,
    to_status: null,
    actor_id: purchasing.id,
    actor: purchasing.name,
    actor_role: purchasing.role,
    reason: note,
    lines: [],
    differences: [{ lineNumber: 1, kind: 'price', ordered: from, confirmed: to }],
  };
}

function lineRow(product: Product, lineNumber: number, { to }: PlannedPurchase, { chance }: ShopFacts): Row {
  const quantity = product.increment * chance.between(10, 60);
  return {
    line_number: lineNumber,
    sku: product.sku,
    name: product.name,
    brand: product.brand,
    part_number: product.partNumber,
    quantity,
    unit_of_measure: product.unitOfMeasure,
    unit_cost: Math.round((product.price * chance.pickFrom([58, 64, 70])) / 100),
    quantity_shipped: shippedFrom.includes(to) ? quantity : 0,
    quantity_received: receivedFrom.includes(to) ? quantity : 0,
    quantity_damaged: 0,
    pack_size: product.packSize,
  };
}

interface PurchaseParts {
  readonly createdAt: number;
  readonly events: readonly Row[];
  readonly lines: readonly Row[];
}

const warehouse = {
  company: 'Gantry Industrial Supply',
  attention: 'Receiving',
  line1: '2120 Capitol Avenue',
  line2: null,
  city: 'Cheyenne',
  region: 'WY',
  postalCode: '82001',
  country: 'US',
  phone: null,
};

function headRow(
  { one, supplier }: Purchase,
  { createdAt, events, lines }: PurchaseParts,
  facts: ShopFacts,
): Row {
  const sentAt = events.find((event) => event['to_status'] === 'purchase')?.['at'] ?? null;
  const promised = one.promised ?? 9;
  const isPromised = wayTo(one.to).includes('confirmed');
  return {
    status: one.to,
    source: 'stock',
    supplier_id: supplier.id,
    payment_term: supplier.paymentTerm,
    forwarder: 'warehouse',
    certificate_of_origin: 'none',
    contact_method: 'email',
    ship_to_kind: 'warehouse',
    ship_to: warehouse,
    promised_on: isPromised ? dayOf(createdAt + promised * dayMs) : null,
    invoice: one.to === 'completed' ? invoiceOf(lines, createdAt, facts) : null,
    created_by_id: facts.staff.purchasing.id,
    created_by: facts.staff.purchasing.name,
    created_at: isoOf(createdAt),
    sent_at: sentAt,
    updated_at: events.at(-1)?.['at'] ?? isoOf(createdAt),
    version: events.length + 1,
  };
}

function invoiceOf(lines: readonly Row[], createdAt: number, { chance }: ShopFacts) {
  const billed = lines.map((line) => ({
    lineNumber: Number(line['line_number']),
    quantity: Number(line['quantity']),
    unitCost: Number(line['unit_cost']),
  }));
  const total = billed.reduce((sum, { quantity, unitCost }) => sum + quantity * unitCost, 0);
  return {
    number: `INV-${chance.between(10_000, 99_999)}`,
    date: dayOf(createdAt + 12 * dayMs),
    lines: billed,
    total,
  };
}

/** Who takes it where. */
const doerOf = (to: PurchaseOrderStatus, { purchasing, warehouse: dock, finance }: Staff): Doer =>
  to === 'received' ? dock : to === 'completed' ? finance : purchasing;

/** Days from the step before to this one. */
const daysTo: Readonly<Partial<Record<PurchaseOrderStatus, number>>> = {
  purchase: 0.1,
  confirmed: 1,
  declined: 2,
  'in-production': 2,
  shipped: 5,
  received: 4,
  completed: 6,
};

interface Begun {
  readonly id: string;
  readonly number: string | null;
  readonly createdAt: number;
  readonly lines: readonly Row[];
}

/** Its timeline and trail. @throws Error where the status book does not allow a step */
function eventsOf({ one }: Purchase, { id, number, createdAt, lines }: Begun, facts: ShopFacts): Row[] {
  const path = wayTo(one.to);
  let at = createdAt;
  return path.slice(1).map((to, index) => {
    const from = path[index]!;
    const by = doerOf(to, facts.staff);
    if (!mayTransition(purchaseOrderStatuses, by.role, from, to))
      throw new Error(`${by.role} may not take a purchase order from ${from} to ${to}`);
    at = atWork(at, daysTo[to] ?? 1, facts.chance);
    const reason = to === 'declined' ? 'discontinued by the manufacturer' : null;
    const of = { entity: 'purchase order', number: number ?? id, field: 'status' };
    facts.trail.push(trailRow(of, { at, from, to, by, reason }, facts.chance));
    const isCounted = to === 'shipped' || to === 'received';
    return {
      purchase_order_id: id,
      at: isoOf(at),
      kind: 'transition',
      from_status: from,
      to_status: to,
      actor_id: by.id,
      actor: by.name,
      actor_role: by.role,
      reason,
      lines: isCounted ? lines.map(countedLine) : [],
      differences: [],
    };
  });
}

const countedLine = (line: Row) => ({
  lineNumber: line['line_number'],
  quantity: line['quantity'],
  damaged: 0,
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as purchase from '@gantry/contracts/endpoints/purchase-orders';
import { salesAdminTransitionLines } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import {
  purchaseOrderStatuses,
  type PurchaseOrderStatus,
} from '@gantry/domain/statuses/purchase-order-statuses';
import { allowedTransitions, labelsOf, mayTransition } from '@gantry/domain/statuses/status-table';
import { pickFrom, type Pick } from './pick-from.ts';
import { PurchaseFixture } from './purchase-fixture.ts';
import { newKey } from './sales-fixture.ts';

// What holds of purchase orders, the order lines they are bought for, and stock (B9 and B11) after any sequence
// of what staff of every role, suppliers by link and the back office do.

let buying: PurchaseFixture;
beforeAll(async () => {
  buying = await PurchaseFixture.start();
});
afterAll(() => buying.stop());

const labels = labelsOf(purchaseOrderStatuses);
const roles = ['purchasing', 'warehouse', 'finance', 'admin', 'sales', 'support'] as const;

interface Walk {
  readonly pick: Pick;
  /** the purchase order */
  readonly id: string;
  /** the order it is for; null for stock */
  readonly order: string | null;
  readonly sku: string;
  readonly onHandBefore: number;
  readonly isDropShip: boolean;
}

/** Everything that a refused or repeated event must leave as it is. */
async function snapshotOf({ id, order, sku }: Walk) {
  const rows = (text: string, parameters: unknown[]) => buying.sales.sql(text, parameters);
  return {
    purchase: await rows(
      `select status, version, status_before, confirmation, invoice, token_hash from sales.purchase_order where id = ?`,
      [id],
    ),
    lines: await rows(
      `select quantity, unit_cost, promised_on, quantity_shipped, quantity_received, quantity_damaged
       from sales.purchase_order_line where purchase_order_id = ? order by line_number`,
      [id],
    ),
    timeline: await rows('select count(*) from sales.purchase_order_event where purchase_order_id = ?', [id]),
    order: await rows(
      `select l.status, l.quantity, l.promise from sales.order_line l join sales."order" o on o.id = l.order_id
       where o.number = ? order by l.line_number`,
      [order],
    ),
    stock: await rows('select on_hand, reserved from sales.stock where sku = ?', [sku]),
    mails: (await buying.outgoing('supplier.ordered')).length,
  };
}

type Request = readonly [endpoint: object, request: object, caller?: Identity | undefined];
/** Sends it; tells how it ended. */
const send = async ([endpoint, request, caller]: Request, idempotencyKey: string): Promise<string> => {
  const call = buying.sales.service.call.bind(buying.sales.service) as unknown as (
    ...parameters: object[]
  ) => Promise<unknown>;
  return call(endpoint, request, { caller, idempotencyKey }).then(
    () => 'done',
    ({ code }: { code?: string }) => code ?? 'broken',
  );
};
const refusals = ['WRONG_STATE', 'NOT_PERMITTED', 'NOT_FOUND', 'INVALID', 'STALE_VERSION'];

/** B11.1 and B11.7: what is refused changes nothing, and what is repeated happens once. */
async function attempt(walk: Walk, request: Request): Promise<void> {
  const key = newKey();
  const before = await snapshotOf(walk);
  const outcome = await send(request, key);
  const after = await snapshotOf(walk);
  if (outcome === 'done') {
    expect(await send(request, key)).toBe('done');
    expect(await snapshotOf(walk)).toEqual(after);
    return;
  }
  expect(refusals).toContain(outcome);
  expect(after).toEqual(before);
}

type Act = PurchaseOrder['acts'][number];
const endpoints: Readonly<Record<Act, object>> = {
  change: purchase.salesAdminChangePurchaseOrder,
  generation: purchase.salesAdminGeneratePurchaseOrder,
  confirmation: purchase.salesAdminConfirmPurchaseOrder,
  acceptance: purchase.salesAdminAcceptConfirmation,
  refusal: purchase.salesAdminRefuseConfirmation,
  reschedule: purchase.salesAdminReschedulePurchaseOrder,
  shipment: purchase.salesAdminShipPurchaseOrder,
  receipt: purchase.salesAdminReceivePurchaseOrder,
  invoice: purchase.salesAdminInvoicePurchaseOrder,
  match: purchase.salesAdminMatchPurchaseOrder,
};
const acts = Object.keys(endpoints) as Act[];

/** What is entered for an act, sensible or not. */
function entered(act: Act, { lines: [line] }: PurchaseOrder, pick: Pick): object {
  const { quantity, quantityShipped, quantityReceived, quantityDamaged, unitCost } = line!;
  const ordered = String((unitCost ?? 400) / 100);
  const one = (facts: object) => ({ lines: [{ lineNumber: 1, ...facts }] });
  if (act === 'confirmation')
    return {
      promisedOn: '2099-05-04',
      lines: pick([
        [],
        [],
        [{ lineNumber: 1, unitCost: pick(['4.10', '9']) }],
        [{ lineNumber: 1, quantity: pick([0, 4]) }],
      ]),
    };
  if (act === 'reschedule') return { promisedOn: pick(['2099-05-04', '2099-06-08', '2099-04-01', 'soon']) };
  if (act === 'refusal') return { reason: pick(['Your list says less', '']) };
  if (act === 'shipment')
    return {
      tracking: '1Z999',
      ...one({ quantity: pick([quantity - quantityShipped, 1, 3, 99]) }),
    };
  if (act === 'receipt')
    return {
      note: null,
      ...one({
        quantity: pick([quantity - quantityReceived, quantity - quantityReceived, 1, 99]),
        damaged: pick([0, 0, 1, 100]),
      }),
    };
  if (act === 'invoice') {
    const came = quantityReceived - quantityDamaged;
    const billed = {
      quantity: pick([came, came, quantityReceived, 99]),
      unitCost: pick([ordered, ordered, ordered, '99']),
    };
    return { number: 'INV-9', date: '2026-11-20', ...one(billed) };
  }
  return {};
}

type Event = (walk: Walk) => Promise<Request | null>;
const view = ({ id }: Walk) => buying.get(id);

/** An act of somebody: mostly one that is open, by a role that may; sometimes any, by anybody, from an old page. */
const byAct: Event = async (walk) => {
  const { pick, id } = walk;
  const order = await view(walk);
  const open = order.acts.filter((act) => act !== 'change');
  const act = pick([...open, ...open, ...open, pick(acts)]);
  const version = pick([order.version, order.version, order.version, order.version - 1]);
  const facts = act === 'change' ? { form: await buying.form(order.source) } : entered(act, order, pick);
  const caller = buying.by(pick(['admin', 'admin', pick(roles)]));
  return [endpoints[act], { params: { id }, body: { version, ...facts } }, caller];
};

/** The last act that is open, as it is meant, or production begins: so that walks come to the end of the book, too. */
const byDuty: Event = async (walk) => {
  const { pick, id } = walk;
  const order = await view(walk);
  const act = order.acts.filter((one) => !['change', 'refusal'].includes(one)).at(-1);
  const caller = buying.by('admin');
  const { version } = order;
  if (!act || (pick([true, false]) && order.transitions.some(({ to }) => to === 'in-production'))) {
    const body = { version, to: 'in-production', reason: null };
    return [purchase.salesAdminTransitionPurchaseOrder, { params: { id }, body }, caller];
  }
  const facts = entered(act, order, ([first]) => first!);
  return [endpoints[act], { params: { id }, body: { version, ...facts } }, caller];
};

/** A press to any label; mostly one the book allows. */
const byPress: Event = async (walk) => {
  const { pick, id } = walk;
  const order = await view(walk);
  const open = order.transitions.map(({ to }) => to);
  // what ends a walk is rarer, or few would come to the dock
  const onward = open.filter((to) => !['cancelled', 'declined'].includes(to));
  const to = pick<PurchaseOrderStatus>([...onward, ...onward, ...onward, ...open, pick(labels)]);
  const body = { version: order.version, to, reason: pick(['because', 'because', '']) };
  const caller = buying.by(pick(['admin', pick(roles)]));
  return [purchase.salesAdminTransitionPurchaseOrder, { params: { id }, body }, caller];
};

/** The supplier answers by a link they were mailed, the newest or an older one. */
const bySupplier: Event = async (walk) => {
  const { pick } = walk;
  const order = await view(walk);
  const mails = await buying.outgoing<{ number: string; token: string | null }>('supplier.ordered');
  const tokens = mails.flatMap(({ number, token }) => (number === order.number && token ? [token] : []));
  const token = pick([...tokens.slice(-1), ...tokens, 'A'.repeat(22)]);
  if (order.acts.includes('reschedule') && pick([true, false])) {
    const days = { version: order.version, ...entered('reschedule', order, pick) };
    return [purchase.salesRescheduleSupplierOrder, { params: { token }, body: days }];
  }
  const body = pick([
    { answer: 'confirm', ...entered('confirmation', order, pick) },
    { answer: 'confirm', ...entered('confirmation', order, pick) },
    { answer: 'decline', reason: 'No capacity' },
  ]);
  return [
    purchase.salesAnswerSupplierOrder,
    { params: { token }, body: { version: order.version, ...body } },
  ];
};

const orderLabels: readonly LineStatus[] = [
  'on-hold',
  'cancellation-requested',
  'cancelled-not-charged',
  'cancelled',
  'cancelled-refund-pending',
  'purchase',
  'in-production',
];
/** The back office would rather cancel, hold, or go on with the line. */
const byBackOffice: Event = async ({ pick, order }) => {
  if (!order) return null;
  const { lines, version } = await buying.order(order);
  const body = { lineIds: [pick(lines).lineId], to: pick(orderLabels), version, reason: 'because' };
  return [salesAdminTransitionLines, { params: { number: order }, body }, buying.by('admin')];
};

const events: readonly Event[] = [
  byDuty,
  byDuty,
  byDuty,
  byAct,
  byAct,
  byAct,
  byPress,
  bySupplier,
  byBackOffice,
];

interface Change {
  readonly kind: string;
  readonly from: PurchaseOrderStatus | null;
  readonly to: PurchaseOrderStatus | null;
  readonly role: string;
  readonly actor: string | null;
  readonly reason: string | null;
}
type At = (what: string, holds: boolean) => void;

/** B9 and B11.8: every step is in the book, made by who may, and says who and, where needed, why. */
async function checkTimeline({ id }: Walk, at: At): Promise<PurchaseOrderStatus[]> {
  const changes = await buying.sales.sql<Change>(
    `select kind, from_status as "from", to_status as "to", actor_role as role, actor, reason
     from sales.purchase_order_event where purchase_order_id = ? order by id`,
    [id],
  );
  at(
    'B11.8: everything names its actor',
    changes.every(({ role, actor }) => role && actor !== null),
  );
  const steps = changes.filter((one) => one.kind === 'transition');
  steps.forEach(({ from, to, role, reason }, index) => {
    const held = steps.slice(0, index).filter((one) => one.to === 'on-hold');
    if (from === null || to === null) return;
    at(`B9: step ${index} follows the one before`, from === steps[index - 1]?.to);
    const allowed = allowedTransitions(purchaseOrderStatuses, from, held.at(-1)?.from ?? null);
    at(`B9: ${from} to ${to} is in the book`, allowed.includes(to));
    at(
      `B9: ${role} may go from ${from} to ${to}`,
      mayTransition(purchaseOrderStatuses, role as never, from, to),
    );
    at(`B11.8: ${from} to ${to} says why`, !purchaseOrderStatuses[to].needsReason || Boolean(reason));
  });
  return steps.flatMap(({ to }) => to ?? []);
}

/** B11.3: no more is shipped, comes in or is damaged than was ordered, and the shelf has what came in whole. */
async function checkQuantities(walk: Walk, at: At): Promise<void> {
  const [sums] = await buying.sales.sql<Record<'bad' | 'whole' | 'received', number>>(
    `select count(*) filter (where quantity_damaged > quantity_received or quantity_received > quantity
         or quantity_shipped > quantity or quantity_received > quantity_shipped)::int as bad,
       coalesce(sum(quantity_received - quantity_damaged), 0)::int as whole,
       coalesce(sum(quantity_received), 0)::int as received
     from sales.purchase_order_line where purchase_order_id = ?`,
    [walk.id],
  );
  const { bad, whole, received } = sums!;
  at('B11.3: ordered >= shipped >= received >= damaged', bad === 0);
  const onHand = (await buying.stockOf(walk.sku))?.onHand ?? 0;
  if (walk.isDropShip) at('B11.3: goods that go straight to a customer never come in', received === 0);
  else at('B11.3: the shelf has what came in whole', onHand === walk.onHandBefore + whole);
}

/** B11.3 and B11.4 of the order the goods are for. */
async function checkOrder({ order }: Walk, at: At): Promise<void> {
  if (!order) return;
  const lines = await buying.sales.sql<{ status: LineStatus; quantity: number; isMade: boolean }>(
    `select l.status, l.quantity, l.production_started_at is not null as "isMade"
     from sales.order_line l join sales."order" o on o.id = l.order_id where o.number = ?`,
    [order],
  );
  at('B11.3: no unit of the order is lost', lines.reduce((sum, { quantity }) => sum + quantity, 0) === 6);
  const cancelled = lines.filter(({ isMade, status }) => isMade && status.startsWith('cancelled'));
  at('B11.4: what is being made is not cancelled', cancelled.length === 0);
}

/** A purchase order for an order or for stock, as a draft. */
async function begin(pick: Pick): Promise<Walk> {
  const sku = pick(['bolt', 'special']);
  const kind = pick(['order', 'order', 'drop-ship', 'stock']);
  const order = kind === 'stock' ? null : await buying.accepted(sku, 6);
  const onHandBefore = (await buying.stockOf(sku))?.onHand ?? 0;
  const isDropShip = kind === 'drop-ship';
  const form = order
    ? await buying.form(order, { shipTo: isDropShip ? 'customer' : 'warehouse' })
    : await buying.form('stock', { lines: [{ partNumber: sku, quantity: 6, unitCost: '4.00' }] });
  const { id } = await buying.draft(form);
  return { pick, id, order, sku, onHandBefore, isDropShip };
}

test('B9, B11: any sequence of events keeps to the status book, counts, and comes to every label', async () => {
  const seen = new Set<PurchaseOrderStatus>();
  for (let seed = 1; seed <= 32; seed += 1) {
    const walk = await begin(pickFrom(seed));
    const at: At = (what, holds) => expect([seed, what, holds]).toEqual([seed, what, true]);
    for (let step = 0; step < 20; step += 1) {
      // every other walk ends as it is meant to
      const event = seed % 2 === 0 && step > 11 ? byDuty : walk.pick(events);
      const request = await event(walk);
      if (request) await attempt(walk, request);
      await checkQuantities(walk, at);
      await checkOrder(walk, at);
    }
    for (const label of await checkTimeline(walk, at)) seen.add(label);
    const { status } = await view(walk);
    at('B11.1: its label is one of the list', labels.includes(status));
  }
  expect([...seen].sort()).toEqual([...labels].sort());
}, 240_000);

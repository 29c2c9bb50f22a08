import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesFindPayable } from '@gantry/contracts/endpoints/internal';
import { cancelledGroup } from '@gantry/domain/statuses/line-groups';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { RequestFixture } from './request-fixture.ts';
import { aForm, terms } from './sales-fixture.ts';

let shop: RequestFixture;
beforeAll(async () => {
  shop = await RequestFixture.start();
  shop.sales.shop.offer({ sku: 'special', unitPrice: 6000, madeToOrder: true });
});
afterAll(() => shop.stop());

/** What brings a line to a label: the call of whoever owns the step. */
type Door = 'checkout' | 'order record' | 'shipment' | 'order request' | 'refund';
interface Way {
  readonly door: Door;
  /** leads a line there, and names its order */
  readonly reach: () => Promise<string>;
}

const placed = async (form = terms(), sku = 'bolt') =>
  (await shop.sales.placed(shop.pat, sku, 2, form)).number;
/** An order that staff lead on from its record, step by step. */
const pressed = (...steps: LineStatus[]) => ({
  door: 'order record' as const,
  reach: async () => {
    const number = await placed();
    await shop.dock.take(number, ...steps);
    return number;
  },
});
const shipment = (lead: (number: string) => Promise<unknown>): Way => ({
  door: 'shipment',
  reach: async () => {
    const number = await shop.dock.picked(2, 0);
    await lead(number);
    return number;
  },
});
const lost = async (number: string) => {
  const { shipments } = await shop.dock.ship(number, [2]);
  await shop.dock.fail(shipments[0]!);
  return (await shop.dock.fulfillment(number)).shipments[0]!;
};
/** Goods that were delivered and paid for, and what is done about their return. */
const returned = (door: Door, ...acts: Parameters<RequestFixture['act']>[1][]): Way => ({
  door,
  reach: async () => {
    const number = await shop.delivered(2, 0, aForm());
    const { totals } = await shop.order(number);
    await shop.dock.pay(number, totals.grandTotal);
    const { number: name } = await shop.ask(number, { subject: 'wrong-item-received', photos: 1 });
    for (const act of acts) {
      if (act === 'receive') await shop.receive(name);
      else await shop.act(name, act, { tracking: '1Z' });
    }
    if (door === 'refund') await shop.settle(name);
    return number;
  },
});
const cancelled = (door: Door, form: ReturnType<typeof terms>, isPaid: boolean, isGranted = true): Way => ({
  door,
  reach: async () => {
    const number = await shop.dock.picked(2, 0, form);
    const { totals } = await shop.order(number);
    if (form.paymentTerm === 'advanced') await shop.dock.pay(number, isPaid ? totals.grandTotal : 0);
    const { number: name } = await shop.ask(number, { type: 'cancellation' });
    if (isGranted) await shop.act(name, 'approve');
    if (door === 'refund') await shop.settle(name);
    return number;
  },
});
const asked: Way['door'] = 'order request';

/** Every label with its door: none is left that nobody can reach, and none that leads past the money. */
const ways: Readonly<Record<LineStatus, Way>> = {
  new: { door: 'checkout', reach: () => placed() },
  pending: { door: 'checkout', reach: () => placed(aForm()) },
  'not-processed': pressed('not-processed'),
  'pending-review': pressed('pending-review'),
  confirmed: pressed('confirmed'),
  received: pressed('confirmed', 'received'),
  backordered: pressed('confirmed', 'received', 'backordered'),
  purchase: pressed('confirmed', 'received', 'purchase'),
  'in-production': {
    door: 'order record',
    reach: async () => {
      const number = await placed(terms(), 'special');
      await shop.dock.take(number, 'confirmed', 'received', 'purchase', 'in-production');
      return number;
    },
  },
  processing: pressed('confirmed', 'received', 'processing'),
  'on-hold': pressed('confirmed', 'on-hold'),
  unbound: pressed('unbound'),
  declined: pressed('declined'),
  cleared: pressed('cleared'),
  deleted: pressed('deleted'),
  'cancelled-black-list': pressed('cancelled-black-list'),
  'partially-shipped': shipment((number) => shop.dock.ship(number, [1])),
  shipped: shipment((number) => shop.dock.ship(number, [2])),
  delivered: shipment(async (number) => shop.dock.deliver((await shop.dock.ship(number, [2])).shipments[0]!)),
  completed: {
    door: 'order record',
    reach: async () => {
      const number = await shop.delivered(2, 0);
      await shop.dock.take(number, 'completed');
      return number;
    },
  },
  'delivery-exception': shipment(lost),
  'replacement-shipped': shipment(async (number) => shop.dock.reship(await lost(number))),
  'cancellation-requested': cancelled(asked, terms(), false, false),
  cancelled: cancelled(asked, terms(), false),
  'cancelled-not-charged': cancelled(asked, aForm(), false),
  'cancelled-refund-pending': cancelled(asked, aForm(), true),
  'cancelled-refund-issued': cancelled('refund', aForm(), true),
  'rma-requested': returned(asked),
  'rma-sent': returned(asked, 'authorize'),
  'rma-return-awaiting': returned(asked, 'authorize', 'note-tracking'),
  'rma-return-received': returned(asked, 'authorize', 'receive'),
  'rma-refund-pending': returned(asked, 'authorize', 'receive', 'refund'),
  'rma-refund-issued': returned('refund', 'authorize', 'receive', 'refund'),
  'rma-replacement-processing': returned(asked, 'authorize', 'receive', 'replace'),
  'rma-replacement-shipped': returned(asked, 'authorize', 'receive', 'replace', 'ship-replacement'),
  'rma-replacement-delivered': returned(asked, 'replace', 'ship-replacement', 'deliver-replacement'),
};

/**
 * Where the money of an order is that stands there with all of its lines: owed in full, owed no longer, going back to
 * whoever paid it, or back with them.
 */
type Money = 'owed' | 'nothing' | 'going back' | 'back';
const moneyOf = (label: LineStatus): Money => {
  if (label.endsWith('refund-pending')) return 'going back';
  if (label.endsWith('refund-issued')) return 'back';
  return cancelledGroup.has(label) ? 'nothing' : 'owed';
};

/** What the order, its refunds, the stock, and the credit line of its buyer say. */
async function checkMoney(number: string, label: LineStatus): Promise<void> {
  const [sums] = await shop.sales.sql<{ total: number; due: number; claimed: number; processed: number }>(
    `select o.grand_total::int as total, (o.refunds ->> 'claimed')::int as claimed,
       (o.refunds ->> 'processed')::int as processed from sales."order" o where o.number = ?`,
    [number],
  );
  const { total, claimed, processed } = sums!;
  const payable = await shop.sales.service.call(salesFindPayable, {
    body: { orderNumber: number, invoice: null, payer: null },
  });
  const asked = await shop.events('refund.requested', number);
  const money = moneyOf(label);
  expect({
    due: payable!.due,
    claimed,
    processed,
    asked: asked.reduce((sum, { amount }) => sum + amount, 0),
  }).toEqual({
    due: money === 'owed' ? total : 0,
    claimed: money === 'going back' || money === 'back' ? total : 0,
    processed: money === 'back' ? total : 0,
    asked: money === 'going back' || money === 'back' ? total : 0,
  });
  const [held] = await shop.sales.sql<{ units: number }>(
    `select coalesce(sum(r.quantity), 0)::int as units from sales.reservation r
     join sales."order" o on o.id = r.order_id where o.number = ? and r.status in ('reserved', 'allocated')`,
    [number],
  );
  if (cancelledGroup.has(label)) expect(held!.units).toBe(0);
}

test.each(labelsOf(lineStatuses).map((label) => [label, ways[label].door, moneyOf(label)] as const))(
  '%s is reached by the %s, and its money is %s',
  async (label) => {
    const number = await ways[label].reach();
    const { lines, history } = await shop.order(number);
    await checkMoney(number, label);
    expect(lines.map(({ status }) => status)).toContain(label);
    // who and when stand with every one of its steps
    expect(
      history.filter(({ axis, from }) => axis === 'line' && from !== null).every(({ actor }) => actor),
    ).toBe(true);
  },
);

test('no label of a request is offered at the order record', () => {
  const doors = labelsOf(lineStatuses).filter((label) => lineStatuses[label].door);
  expect(doors.map((label) => ways[label].door)).not.toContain('order record');
});

describe('what was ended is taken up again', () => {
  const again = (number: string, to: LineStatus) => shop.dock.take(number, to);

  test('within 30 days, with its stock reserved anew', async () => {
    const number = await ways.declined.reach();
    await shop.sales.sql(
      `update sales.order_line set status_at = now() - interval '31 days' where order_id =
       (select id from sales."order" where number = ?)`,
      [number],
    );
    await expect(again(number, 'pending-review')).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { blockers: ['TOO_LATE'] },
    });
    const fresh = await ways.declined.reach();
    await again(fresh, 'pending-review');
    await checkMoney(fresh, 'pending-review');
  });

  test('never after its money went back', async () => {
    const paid = await placed(aForm());
    await shop.sales.sql(
      `update sales."order" set payment_facts = payment_facts || '{"captured": 1000000}' where number = ?`,
      [paid],
    );
    await shop.dock.take(paid, 'declined');
    await expect(again(paid, 'pending-review')).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { blockers: ['REFUNDED'] },
    });
  });
});

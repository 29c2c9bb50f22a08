import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as endpoints from '@gantry/contracts/endpoints/shipments';
import type { Fulfillment } from '@gantry/contracts/schemas/shipment';
import { aForm, newKey } from './sales-fixture.ts';
import { ShipmentFixture } from './shipment-fixture.ts';

let dock: ShipmentFixture;
beforeAll(async () => {
  dock = await ShipmentFixture.start();
});
afterAll(() => dock.stop());

const statuses = ({ lines }: Fulfillment) => lines.map(({ status }) => status);
const refused = (code: string) => expect.objectContaining({ code });

describe('goods that leave in parts', () => {
  test('are counted line by line, and all shipments add up to the order to the cent', async () => {
    const number = await dock.picked(10, 3);
    const { totals } = await dock.order(number);
    const before = [await dock.stockOf('bolt'), await dock.stockOf('nut')];
    const first = await dock.ship(number, [4, 0], { tracking: '1Z001' });
    expect(statuses(first)).toEqual(['partially-shipped', 'processing']);
    expect(first.lines[0]).toMatchObject({ shipped: 4, open: 6, blockers: [] });
    const second = await dock.ship(number, [3, 3]);
    expect(statuses(second)).toEqual(['partially-shipped', 'shipped']);
    const third = await dock.ship(number, [3]);
    expect(statuses(third)).toEqual(['shipped', 'shipped']);
    const shipped = await dock.outgoing('payments', 'goods.shipped', number);
    expect(shipped.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    expect(shipped.map(({ handlingFee }) => handlingFee)).toEqual([totals.handlingFee, 0, 0]);
    expect(shipped.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.grandTotal);
    const worth = shipped.flatMap(({ lines }) => lines.filter(({ lineNumber }) => lineNumber === 1));
    expect(worth.reduce((sum, { amount }) => sum + amount, 0)).toBe(3330);
    expect(worth.map(({ quantity }) => quantity)).toEqual([4, 3, 3]);
    const after = [await dock.stockOf('bolt'), await dock.stockOf('nut')];
    expect(after.map(({ onHand }, index) => before[index]!.onHand - onHand)).toEqual([10, 3]);
    expect(after.map(({ reserved }, index) => before[index]!.reserved - reserved)).toEqual([10, 3]);
  });

  test('are told to the customer once per shipment, with what to follow them by', async () => {
    const number = await dock.picked();
    await dock.ship(number, [4, 3], { tracking: '1Z002' });
    const mails = (await dock.outgoing('notifications', 'order.lines-transitioned', number)).slice(1);
    expect(mails).toMatchObject([
      {
        to: 'partially-shipped',
        lines: [
          { partNumber: 'bolt', quantity: 4, total: 1332 },
          { partNumber: 'nut', quantity: 3, total: 3003 },
        ],
        shipment: { provider: 'ups', tracking: ['1Z002'] },
      },
    ]);
  });

  test('leave once, however often the button is pressed', async () => {
    const number = await dock.picked();
    const [caller, key] = [dock.by('warehouse'), newKey()];
    const { version } = await dock.fulfillment(number);
    const press = () => dock.ship(number, [2, 0], { caller, key, version });
    const [one, other] = await Promise.all([press(), press()]);
    expect(one.shipments).toHaveLength(1);
    expect(other.shipments).toEqual(one.shipments);
    await expect(dock.ship(number, [2, 0], { version })).rejects.toEqual(refused('STALE_VERSION'));
  });

  test.each([
    [[11, 0], 'INVALID'],
    [[0, 0], 'INVALID'],
  ])('never more than are open: %j is %s', async (quantities, code) => {
    const number = await dock.picked();
    await expect(dock.ship(number, quantities)).rejects.toEqual(refused(code));
    expect((await dock.fulfillment(number)).shipments).toEqual([]);
  });
});

describe('who ships what', () => {
  test.each(['sales', 'finance', 'auditor', 'customer', 'support'] as const)('not %s', async (role) => {
    const number = await dock.picked();
    await expect(dock.ship(number, [1, 0], { role })).rejects.toEqual(refused('NOT_PERMITTED'));
  });

  test('nothing that is not picked, and nothing of an unknown order', async () => {
    const { number } = await dock.sales.placed(dock.pat, 'bolt', 2);
    await expect(dock.ship(number, [1])).rejects.toEqual(refused('WRONG_STATE'));
    await expect(dock.fulfillment('999999')).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('goods paid in advance leave when they are paid', async () => {
    const { number } = await dock.sales.placed(dock.pat, 'bolt', 2, aForm());
    await dock.take(number, 'confirmed', 'received', 'processing');
    expect((await dock.fulfillment(number)).lines[0]!.blockers).toEqual(['NOT_PAID']);
    await expect(dock.ship(number, [1])).rejects.toMatchObject({ data: { blockers: ['NOT_PAID'] } });
    await dock.pay(number, 1_000_000);
    expect(statuses(await dock.ship(number, [1]))).toEqual(['partially-shipped']);
  });
});

test('a status that says shipped makes a shipment of everything open', async () => {
  const number = await dock.picked(5, 2);
  await dock.ship(number, [2, 0]);
  await dock.takeLines(number, 'shipped');
  const { lines, shipments } = await dock.fulfillment(number);
  expect(lines.map(({ shipped, open }) => [shipped, open])).toEqual([
    [5, 0],
    [2, 0],
  ]);
  expect(shipments.map((one) => one.lines.map(({ quantity }) => quantity))).toEqual([[2], [3, 2]]);
});

describe('a shipment on its way', () => {
  test('delivers a line with its last one', async () => {
    const number = await dock.picked(10, 0);
    await dock.ship(number, [4]);
    const { shipments } = await dock.ship(number, [6]);
    const part = await dock.deliver(shipments[0]!);
    expect(part.lines[0]).toMatchObject({ status: 'shipped', delivered: 4 });
    const whole = await dock.deliver(part.shipments[1]!);
    expect(whole.lines[0]).toMatchObject({ status: 'delivered', delivered: 10 });
    expect(whole.shipments[1]).toMatchObject({ status: 'delivered', receivedBy: 'Dock 4' });
    await expect(dock.deliver(whole.shipments[1]!)).rejects.toEqual(refused('WRONG_STATE'));
  });

  test('that is lost becomes a line of its own, is sent once more, and charges nothing', async () => {
    const number = await dock.picked(10, 0);
    const before = await dock.stockOf('bolt');
    const sent = await dock.ship(number, [4]);
    const lost = await dock.fail(sent.shipments[0]!);
    expect(lost.lines).toMatchObject([
      { lineNumber: 1, quantity: 4, shipped: 4, status: 'delivery-exception' },
      { lineNumber: 2, quantity: 6, open: 6, status: 'processing', splitFrom: 1 },
    ]);
    const again = await dock.reship(lost.shipments[0]!);
    expect(again.lines[0]!.status).toBe('replacement-shipped');
    expect(again.shipments[1]).toMatchObject({
      kind: 'replacement',
      amount: 0,
      status: 'replacement-shipped',
    });
    const rest = await dock.ship(number, [0, 6]);
    expect(rest.lines[1]!.status).toBe('shipped');
    const { onHand, reserved } = await dock.stockOf('bolt');
    expect([before.onHand - onHand, before.reserved - reserved]).toEqual([14, 10]);
    const shipped = await dock.outgoing('payments', 'goods.shipped', number);
    const { totals } = await dock.order(number);
    expect(shipped.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.grandTotal);
    const arrived = await dock.deliver(rest.shipments.find(({ kind }) => kind === 'replacement')!);
    expect(arrived.lines[0]).toMatchObject({ status: 'delivered', delivered: 4 });
  });

  test('that is lost gets the label of its replacement from the carrier, one for all repeats', async () => {
    const number = await dock.picked(2, 0);
    const sent = await dock.ship(number, [2], { tracking: '1ZLOST' });
    const lost = (await dock.fail(sent.shipments[0]!)).shipments[0]!;
    const once = { caller: dock.by('warehouse'), tracking: null, buyLabels: true, key: newKey() };
    const { shipments } = await dock.reship(lost, once);
    expect(shipments[1]).toMatchObject({
      kind: 'replacement',
      cost: 912,
      packages: [{ tracking: expect.stringMatching(/^SBX/), labelId: expect.any(String) }],
    });
    const again = await dock.reship(lost, once);
    expect(again.shipments).toEqual(shipments);
  });

  test('one of two that is lost takes its units alone', async () => {
    const number = await dock.picked(10, 0);
    await dock.ship(number, [4]);
    const { shipments } = await dock.ship(number, [6]);
    const lost = await dock.fail(shipments[0]!);
    expect(lost.lines).toMatchObject([
      { quantity: 6, shipped: 6, status: 'shipped' },
      { quantity: 4, shipped: 4, status: 'delivery-exception', splitFrom: 1 },
    ]);
    expect((await dock.deliver(lost.shipments[1]!)).lines[0]!.status).toBe('delivered');
  });
});

describe('its customer', () => {
  const follow = (number: string, token?: string, caller = dock.sales.account()) =>
    dock.sales.service.call(endpoints.salesGetShipment, { params: { number }, query: { token } }, { caller });
  const tokenOf = async (number: string) => {
    const mails = await dock.outgoing('notifications', 'order.lines-transitioned', number);
    return mails.at(-1)!.shipment!.token;
  };

  test('follows it by its link or signed in; to others it does not exist', async () => {
    const order = await dock.picked(2, 0);
    const { number } = (await dock.ship(order, [2], { tracking: '1Z9' })).shipments[0]!;
    const token = await tokenOf(order);
    expect(await follow(number, token)).toMatchObject({
      number,
      orderNumber: order,
      lines: [{ quantity: 2 }],
      packages: [{ tracking: '1Z9', weightGrams: 1134, lengthMm: 254 }],
    });
    expect(await follow(number, undefined, dock.pat)).toMatchObject({ number });
    await expect(follow(number)).rejects.toEqual(refused('NOT_FOUND'));
    await expect(follow(number, 'a'.repeat(32))).rejects.toEqual(refused('NOT_FOUND'));
    const list = dock.sales.service.call(
      endpoints.salesListOrderShipments,
      { params: { number: order }, query: {} },
      { caller: dock.pat },
    );
    expect(await list).toHaveLength(1);
  });

  test('confirms its receipt once, and it is delivered', async () => {
    const order = await dock.picked(2, 0);
    const { number } = (await dock.ship(order, [2])).shipments[0]!;
    const token = await tokenOf(order);
    const confirm = () =>
      dock.sales.service.call(
        endpoints.salesConfirmShipment,
        { params: { number }, query: { token }, body: {} },
        { caller: dock.sales.account({ accountId: null, name: null }), idempotencyKey: newKey() },
      );
    expect(await confirm()).toMatchObject({ status: 'delivered' });
    expect(await confirm()).toMatchObject({ status: 'delivered' });
    expect((await dock.fulfillment(order)).lines[0]!.status).toBe('delivered');
    const mails = await dock.outgoing('notifications', 'order.lines-transitioned', order);
    expect(mails.filter(({ to }) => to === 'delivered')).toHaveLength(1);
  });

  test('reports it as damaged, also after it came', async () => {
    const order = await dock.picked(2, 0);
    const { number } = (await dock.ship(order, [2])).shipments[0]!;
    const report = (caller = dock.pat) =>
      dock.sales.service.call(
        endpoints.salesReportShipment,
        { params: { number }, query: {}, body: { kind: 'damaged', text: 'The box is crushed' } },
        { caller, idempotencyKey: newKey() },
      );
    await expect(report(dock.sales.account())).rejects.toEqual(refused('NOT_FOUND'));
    expect(await report()).toMatchObject({ status: 'delivery-exception' });
    await expect(report()).rejects.toEqual(refused('WRONG_STATE'));
    expect((await dock.fulfillment(order)).lines[0]!.status).toBe('delivery-exception');
  });
});

describe('lines that are late', () => {
  const delays = (number: string, token?: string, caller = dock.sales.account()) =>
    dock.sales.service.call(
      endpoints.salesGetDelayedLines,
      { params: { number }, query: { token } },
      { caller },
    );
  const decide = (number: string, choice: 'keep' | 'cancel', lineIds: string[], token: string) =>
    dock.sales.service.call(
      endpoints.salesDecideDelay,
      { params: { number }, query: { token }, body: { choice, lineIds } },
      { caller: dock.sales.account({ accountId: null, name: null }), idempotencyKey: newKey() },
    );
  async function delayed() {
    const number = await dock.picked(5, 2);
    await expect(dock.takeLines(number, 'backordered', [1], 'warehouse', null)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'promisedOn' }],
    });
    await dock.takeLines(number, 'backordered', [1], 'warehouse');
    const mails = await dock.outgoing('notifications', 'order.lines-transitioned', number);
    expect(mails.at(-1)).toMatchObject({ to: 'backordered', lines: [{ ships: { from: '2099-05-04' } }] });
    return { number, token: mails.at(-1)!.token };
  }

  test('have a new day, and their customer keeps them by a link', async () => {
    const { number, token } = await delayed();
    await expect(delays(number)).rejects.toEqual(refused('NOT_FOUND'));
    const { lines } = await delays(number, token);
    expect(lines).toMatchObject([
      { lineNumber: 1, promise: { to: '2099-05-04' }, isAccepted: false, mayCancel: true },
    ]);
    const kept = await decide(number, 'keep', [lines[0]!.lineId], token);
    expect(kept.lines).toMatchObject([{ isAccepted: true }]);
    expect((await dock.order(number)).history.at(-1)).toMatchObject({
      reason: 'delay: kept by the customer',
    });
  });

  test('are asked to be cancelled as any other line is, once', async () => {
    const { number, token } = await delayed();
    const { lines } = await delays(number, token);
    expect((await decide(number, 'cancel', [lines[0]!.lineId], token)).lines).toEqual([]);
    expect((await dock.order(number)).lines.map(({ status }) => status)).toEqual([
      'cancellation-requested',
      'processing',
    ]);
    await expect(decide(number, 'cancel', [lines[0]!.lineId], token)).rejects.toEqual(refused('WRONG_STATE'));
  });

  test('are asked to be cancelled where money was captured', async () => {
    const { number, token } = await delayed();
    await dock.pay(number, 500);
    const { lines } = await delays(number, token);
    await decide(number, 'cancel', [lines[0]!.lineId], token);
    expect((await dock.order(number)).lines[0]!.status).toBe('cancellation-requested');
  });
});

test('lines end when nothing more is to be expected of them', async () => {
  const [tracked, untracked, delivered] = [
    await dock.picked(1, 0),
    await dock.picked(1, 0),
    await dock.picked(1, 0),
  ];
  await dock.ship(tracked, [1], { tracking: '1Z77' });
  await dock.ship(untracked, [1]);
  const { shipments } = await dock.ship(delivered, [1], { tracking: '1Z78' });
  await dock.deliver(shipments[0]!);
  await dock.completeLines();
  const statusOf = async (number: string) => (await dock.order(number)).lines[0]!.status;
  expect([await statusOf(untracked), await statusOf(delivered)]).toEqual(['shipped', 'delivered']);
  await dock.sales.sql(
    `update sales.shipment set shipped_at = shipped_at - interval '40 days',
     delivered_at = delivered_at - interval '40 days'`,
  );
  await dock.completeLines();
  expect([await statusOf(tracked), await statusOf(untracked), await statusOf(delivered)]).toEqual([
    'shipped',
    'completed',
    'completed',
  ]);
});

describe('what the carrier reports', () => {
  test('moves a shipment whose label it made, however often it is told', async () => {
    const number = await dock.picked(3, 0);
    const sent = await dock.ship(number, [3], { buyLabels: true });
    const [shipment] = sent.shipments;
    expect(shipment).toMatchObject({ cost: 912, packages: [{ labelId: expect.any(String) }] });
    const tracking = shipment!.packages[0]!.tracking!;
    // no real carrier knows the sandbox's numbers
    expect(shipment!.packages[0]!.trackingPage).toBeNull();
    await dock.report(tracking, 'label-created', 'picked-up');
    await dock.report(tracking, 'label-created', 'picked-up', 'exception');
    expect((await dock.fulfillment(number)).lines[0]!.status).toBe('delivery-exception');
    await dock.report(tracking, 'label-created', 'picked-up', 'exception', 'in-transit');
    expect((await dock.fulfillment(number)).lines[0]!.status).toBe('shipped');
    await dock.report(tracking, 'label-created', 'picked-up', 'exception', 'in-transit', 'delivered');
    await dock.report(tracking, 'label-created', 'picked-up', 'exception', 'in-transit', 'delivered');
    const { lines, shipments } = await dock.fulfillment(number);
    expect(lines[0]).toMatchObject({ status: 'delivered', delivered: 3 });
    expect(shipments[0]!.events.map(({ kind }) => kind)).toContain('exception');
    const mails = await dock.outgoing('notifications', 'order.lines-transitioned', number);
    expect(mails.map(({ to }) => to)).toEqual([
      'confirmed',
      'shipped',
      'delivery-exception',
      'shipped',
      'delivered',
    ]);
  });

  test('changes nothing of packages nobody knows', async () => {
    await expect(dock.report('NOBODY', 'delivered')).resolves.toBeUndefined();
  });
});

test('whoever follows a shipment, or waits for late goods, reads products by the names they know', async () => {
  dock.sales.shop.offer({ sku: 'bolt', unitPrice: 333, localName: 'Boulon' });
  const french = { caller: dock.pat, locale: 'fr-CA' } as const;
  const number = await dock.picked(2, 0);
  const { shipments } = await dock.ship(number, [2]);
  const call = dock.sales.service.call.bind(dock.sales.service);
  const own = { params: { number: shipments[0]!.number }, query: {} };
  expect((await call(endpoints.salesGetShipment, own, french)).lines).toMatchObject([{ name: 'Boulon' }]);
  const english = await call(endpoints.salesGetShipment, own, { caller: dock.pat });
  expect(english.lines[0]!.name).not.toBe('Boulon');
  const late = await dock.picked(1, 0);
  await dock.takeLines(late, 'backordered');
  const delayed = { params: { number: late }, query: {} };
  expect((await call(endpoints.salesGetDelayedLines, delayed, french)).lines).toMatchObject([
    { name: 'Boulon' },
  ]);
});

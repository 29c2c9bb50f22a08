import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as endpoints from '@gantry/contracts/endpoints/shipments';
import type { Fulfillment } from '@gantry/contracts/schemas/shipment';
import { newKey } from './sales-fixture.ts';
import { ShipmentFixture } from './shipment-fixture.ts';

let dock: ShipmentFixture;
beforeAll(async () => {
  dock = await ShipmentFixture.start();
});
afterAll(() => dock.stop());

const refused = (code: string) => expect.objectContaining({ code });
type Shipped = Fulfillment['shipments'][number];

/** Somebody of the store says what became of units of a shipment, by the order of its lines. */
function lose(shipment: Shipped, quantities: readonly number[], tracking: string | null = null) {
  const lines = quantities.map((quantity, index) => ({ lineId: shipment.lines[index]!.lineId, quantity }));
  return dock.sales.service.call(
    endpoints.salesAdminReportShipment,
    {
      params: { number: shipment.number },
      body: { version: shipment.version, kind: 'lost', text: 'the box was torn', lines, tracking },
    },
    { caller: dock.by('support'), idempotencyKey: newKey() },
  );
}

/** Its customer says that units of the first line are missing. */
const report = (shipment: Pick<Shipped, 'number' | 'lines'>, quantity: number, caller = dock.pat) =>
  dock.sales.service.call(
    endpoints.salesReportShipment,
    {
      params: { number: shipment.number },
      query: {},
      body: {
        kind: 'lost',
        text: 'Two were not in the box',
        lines: [{ lineId: shipment.lines[0]!.lineId, quantity }],
      },
    },
    { caller, idempotencyKey: newKey() },
  );

const sums = async (number: string) => {
  const shipped = await dock.outgoing('payments', 'goods.shipped', number);
  return shipped.reduce((sum, { amount }) => sum + amount, 0);
};

describe('a part of a shipment that is lost', () => {
  test('is a line of its own, leaves once more in a shipment of its own, and charges nothing', async () => {
    const number = await dock.picked(10, 3);
    const sent = await dock.ship(number, [10, 3], { tracking: '1Z-WHOLE' });
    const lost = await lose(sent.shipments[0]!, [4, 0]);
    expect(lost.lines).toMatchObject([
      { lineNumber: 1, quantity: 6, status: 'shipped' },
      { lineNumber: 2, quantity: 3, status: 'shipped' },
      { lineNumber: 3, quantity: 4, status: 'delivery-exception', splitFrom: 1 },
    ]);
    const [first] = lost.shipments;
    expect(first).toMatchObject({
      status: 'shipped',
      lines: [
        { lineNumber: 1, quantity: 6, failedAs: null },
        { lineNumber: 2, quantity: 3, failedAs: null },
        { lineNumber: 3, quantity: 4, failedAs: 'lost' },
      ],
      events: [{ kind: 'lost', text: 'the box was torn', units: [{ lineNumber: 3, quantity: 4 }] }],
    });
    const mails = await dock.outgoing('notifications', 'order.lines-transitioned', number);
    expect(mails.at(-1)).toMatchObject({ to: 'delivery-exception', lines: [{ quantity: 4 }] });
    const before = await dock.stockOf('bolt');
    const again = await dock.reship(first!, { caller: dock.by('warehouse'), tracking: '1Z-AGAIN' });
    expect(before.onHand - (await dock.stockOf('bolt')).onHand).toBe(4);
    expect(again.shipments[1]).toMatchObject({
      kind: 'replacement',
      amount: 0,
      packages: [{ tracking: '1Z-AGAIN' }],
      lines: [{ lineNumber: 3, quantity: 4 }],
    });
    await expect(dock.reship(again.shipments[0]!)).rejects.toEqual(refused('WRONG_STATE'));
    const { totals } = await dock.order(number);
    expect(await sums(number)).toBe(totals.grandTotal);
    const [amounts] = await dock.sales.sql<{ worth: string; amount: string }>(
      `select s.amount, sum(l.amount + l.tax) + s.shipping + s.handling_fee + s.charges_tax as worth
       from sales.shipment s join sales.shipment_line l on l.shipment_id = s.id where s.number = ? group by s.id`,
      [first!.number],
    );
    expect(amounts!.worth).toBe(amounts!.amount);
    // the rest arrives by itself, and what was sent again by itself
    const rest = await dock.deliver(again.shipments[0]!);
    expect(rest.lines.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'replacement-shipped']);
    const all = await dock.deliver(rest.shipments[1]!);
    expect(all.lines.map(({ status, delivered }) => [status, delivered])).toEqual([
      ['delivered', 6],
      ['delivered', 3],
      ['delivered', 4],
    ]);
  });

  test('is reported by its customer also after the rest has come, once and by nobody else', async () => {
    const number = await dock.picked(5, 0);
    const sent = await dock.ship(number, [5]);
    const { shipments } = await dock.deliver(sent.shipments[0]!);
    await expect(report(shipments[0]!, 2, dock.sales.account())).rejects.toEqual(refused('NOT_FOUND'));
    expect(await report(shipments[0]!, 2)).toMatchObject({
      status: 'delivered',
      lines: [{ quantity: 3 }, { quantity: 2, failedAs: 'lost' }],
    });
    const { lines, shipments: after } = await dock.fulfillment(number);
    expect(lines).toMatchObject([
      { quantity: 3, status: 'delivered' },
      { quantity: 2, status: 'delivery-exception', splitFrom: 1 },
    ]);
    // of what is left, no more than is left
    await expect(report(after[0]!, 4)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.lines.0.quantity' }],
    });
    const again = await dock.reship(after[0]!);
    const all = await dock.deliver(again.shipments[1]!);
    expect(all.lines.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });

  test('is refused for units that it does not carry, and is all of it where all are named', async () => {
    const number = await dock.picked(4, 2);
    const [shipment] = (await dock.ship(number, [4, 2])).shipments;
    for (const wrong of [
      [5, 0],
      [0, 3],
      [0, 0],
    ])
      await expect(lose(shipment!, wrong)).rejects.toMatchObject({ code: 'INVALID' });
    await expect(lose(shipment!, [1], '1Z-OTHER')).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.tracking' }],
    });
    const { shipments, lines } = await lose(shipment!, [4, 2]);
    expect(shipments[0]).toMatchObject({ status: 'delivery-exception' });
    expect(lines.map(({ status }) => status)).toEqual(['delivery-exception', 'delivery-exception']);
  });
});

describe('one package of several', () => {
  const packageOf = (tracking: string) => ({ pounds: '2', length: '10', width: '8', height: '4', tracking });

  /** Ships five bolts in two packages. */
  async function inTwo(one: string, other: string): Promise<{ number: string; shipment: Shipped }> {
    const number = await dock.picked(5, 0);
    const { lines, version } = await dock.fulfillment(number);
    const form = {
      lines: [{ lineId: lines[0]!.lineId, quantity: 5 }],
      service: 'ups-ground' as const,
      packages: [packageOf(one), packageOf(other)],
      buyLabels: false,
      apartReason: null,
    };
    const { shipments } = await dock.sales.service.call(
      endpoints.salesAdminShipLines,
      { params: { number }, body: { version, form } },
      { caller: dock.by('warehouse'), idempotencyKey: newKey() },
    );
    return { number, shipment: shipments[0]! };
  }

  test('that the carrier lost holds all until somebody says what was in it; then the rest goes on', async () => {
    const { number } = await inTwo('1Z-LOST1', '1Z-COMES1');
    await dock.report('1Z-LOST1', 'picked-up', 'lost');
    const held = await dock.fulfillment(number);
    expect(held).toMatchObject({ lines: [{ status: 'delivery-exception' }] });
    // another package that moves does not bring the lost one back
    await dock.report('1Z-COMES1', 'picked-up', 'in-transit', 'out-for-delivery');
    const still = await dock.fulfillment(number);
    expect(still.lines[0]!.status).toBe('delivery-exception');
    const { lines, shipments } = await lose(still.shipments[0]!, [2], '1Z-LOST1');
    expect(lines).toMatchObject([
      { quantity: 3, status: 'shipped' },
      { quantity: 2, status: 'delivery-exception' },
    ]);
    expect(shipments[0]).toMatchObject({
      status: 'shipped',
      packages: [{ failedAs: 'lost' }, { failedAs: null }],
    });
    await dock.report('1Z-COMES1', 'picked-up', 'in-transit', 'out-for-delivery', 'delivered');
    const arrived = await dock.fulfillment(number);
    expect(arrived.lines.map(({ status }) => status)).toEqual(['delivered', 'delivery-exception']);
    expect(arrived.shipments[0]).toMatchObject({ status: 'delivered' });
  });

  test('is named when the other one has come already: the rest has arrived', async () => {
    const { number } = await inTwo('1Z-LOST2', '1Z-COMES2');
    await dock.report('1Z-COMES2', 'picked-up', 'delivered');
    await dock.report('1Z-LOST2', 'picked-up', 'in-transit', 'lost');
    const held = await dock.fulfillment(number);
    const { lines } = await lose(held.shipments[0]!, [1], '1Z-LOST2');
    expect(lines.map(({ quantity, status }) => [quantity, status])).toEqual([
      [4, 'delivered'],
      [1, 'delivery-exception'],
    ]);
    // what its carrier says of it later changes nothing of the rest
    await dock.report('1Z-LOST2', 'picked-up', 'in-transit', 'lost', 'damaged');
    const [shipment] = (await dock.fulfillment(number)).shipments;
    expect(shipment!.status).toBe('delivered');
    expect((await dock.reship(shipment!)).shipments[1]).toMatchObject({ lines: [{ quantity: 1 }] });
  });
});

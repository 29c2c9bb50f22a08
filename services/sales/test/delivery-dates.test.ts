import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { salesGetCartDelivery, salesGetConfirmation } from '@gantry/contracts/endpoints/sales';
import { salesGetPaper } from '@gantry/contracts/endpoints/papers';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { documentWords } from '@gantry/documents/document-words';
import { deliveryParts, wholeDays } from '@gantry/domain/delivery-days';
import { aForm, terms, type Buyer, type SalesFixture } from './sales-fixture.ts';
import { ShipmentFixture } from './shipment-fixture.ts';

let dock: ShipmentFixture;
let sales: SalesFixture;
beforeAll(async () => {
  dock = await ShipmentFixture.start();
  ({ sales } = dock);
});
afterAll(() => dock.stop());

type Supply = NonNullable<PricedLine['supply']>;
/** 12 on the shelf, the rest from the supplier. */
const inParts: Supply = [
  { quantity: 12, availability: 'in-stock', days: [0, 0] },
  { quantity: 8, availability: '2-week', days: [8, 12] },
];
/** The way of the shop: 1 to 5 business days. */
const transit = [1, 5] as const;
beforeEach(() => {
  sales.shop.offer(
    { sku: 'parts', unitPrice: 6000, availability: '2-week', leadDays: [8, 12], supply: inParts },
    { sku: 'shelf', unitPrice: 6000, availability: 'in-stock', leadDays: [0, 0] },
  );
});

const delivery = (buyer: Buyer, zip = '82601') =>
  sales.service.call(salesGetCartDelivery, { query: { zip } }, buyer);
const confirmed = ({ number, token }: { number: string; token: string }) =>
  sales.service.call(salesGetConfirmation, { params: { number }, query: { token } });
const placedMail = async (number: string) => {
  const jobs = await sales.sql<{ payload: any }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications:order.placed'`,
  );
  const found = jobs.map(({ payload }) => payload.payload).find((one) => one.number === number);
  return found?.lines[0];
};

test('one item has one pair of days in cart, checkout, confirmation, mail and on paper, part by part', async () => {
  const caller = sales.account();
  const buyer = { caller };
  await sales.add(buyer, 'parts', 20);
  const expected = deliveryParts(inParts, new Date(), transit);
  const whole = wholeDays(expected);

  const [inCart] = (await sales.cart(buyer)).lines;
  expect(inCart).toMatchObject({ promise: whole.ships });
  expect(inCart!.parts.map(({ quantity, ships }) => [quantity, ships])).toEqual(
    expected.map(({ quantity, ships }) => [quantity, ships]),
  );
  const estimated = await delivery(buyer);
  expect(estimated).toMatchObject({ service: 'ups-ground', zip: '82601' });
  expect(estimated.lines).toEqual([{ lineId: inCart!.lineId, ...whole, parts: expected }]);
  const { dates, datesKey } = await sales.preview(buyer);
  expect(dates).toEqual(estimated.lines);

  const request = { ...(await sales.request(buyer, terms())), acceptedDates: datesKey };
  const placed = await sales.send(buyer, request);
  const order = await confirmed(placed);
  expect(order.lines[0]).toMatchObject({ promise: whole.ships, arrival: whole.arrives, parts: expected });
  expect(await placedMail(placed.number)).toMatchObject({ ...whole, parts: expected });
  const paper = await sales.service.call(
    salesGetPaper,
    { params: { kind: 'order', number: placed.number }, query: { token: placed.token } },
    buyer,
  );
  const said = documentWords('en-US').delivery({ ...whole, parts: expected });
  expect(said).toHaveLength(2);
  expect(paper.table?.rows[0]?.below).toEqual(said);
});

test('a cart that changed has other days, and a ZIP code that does not exist is refused where it was entered', async () => {
  const buyer = await sales.guestWith('shelf');
  const before = await delivery(buyer);
  expect(before.lines[0]?.parts).toEqual([]);
  const { version } = await sales.add(buyer, 'parts', 20);
  const after = await delivery(buyer);
  expect(after.cartVersion).toBe(version);
  expect(after.cartVersion).toBeGreaterThan(before.cartVersion);
  expect(after.lines).toHaveLength(2);
  await expect(delivery(buyer, '00000')).rejects.toMatchObject({
    code: 'INVALID',
    issues: [{ path: 'zip', message: 'does not exist' }],
  });
  expect(await delivery({})).toMatchObject({ cartVersion: 0, lines: [] });
});

describe('an order that ships together', () => {
  const form = terms({ shipTogether: true });

  test('promises the days of its last part for all', async () => {
    const caller = sales.account();
    await sales.add({ caller }, 'shelf', 1);
    await sales.add({ caller }, 'parts', 20);
    const { dates, datesKey } = await sales.preview({ caller }, { shipTogether: true });
    const last = wholeDays(deliveryParts(inParts, new Date(), transit));
    for (const line of dates) expect(line).toMatchObject({ ...last, parts: [] });
    const request = { ...(await sales.request({ caller }, form)), acceptedDates: datesKey };
    const order = await confirmed(await sales.send({ caller }, request));
    expect(order.shipTogether).toBe(true);
    for (const line of order.lines)
      expect(line).toMatchObject({ promise: last.ships, arrival: last.arrives, parts: [] });
  });

  test('leaves the dock as a whole, or in parts by whoever may decide so and says why', async () => {
    const number = await dock.picked(10, 3, form);
    expect(await dock.fulfillment(number)).toMatchObject({ waitsForAll: false, mayShipApart: false });
    expect(await dock.fulfillment(number, 'purchasing')).toMatchObject({ mayShipApart: true });
    const byDock = dock.ship(number, [10, 2], { apartReason: 'in a hurry' });
    await expect(byDock).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const withoutReason = dock.ship(number, [10, 2], { role: 'purchasing' });
    await expect(withoutReason).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'form.apartReason' }],
    });
    const apartReason = 'agreed by telephone';
    expect((await dock.ship(number, [10, 2], { role: 'purchasing', apartReason })).shipments).toHaveLength(1);
    const { history } = await dock.order(number);
    expect(history.some(({ reason }) => reason?.includes(apartReason))).toBe(true);
    // what is left is all of it now
    expect((await dock.ship(number, [0, 1])).shipments).toHaveLength(2);
  });

  test('is not offered while one of its lines cannot leave', async () => {
    const number = await dock.picked(10, 3, form);
    await dock.takeLines(number, 'backordered', [2]);
    expect(await dock.fulfillment(number)).toMatchObject({ waitsForAll: true });
    await expect(dock.ship(number, [10])).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

test('what is paid by check has no day on paper, and counts from its payment', async () => {
  const caller = sales.account();
  const { number, token } = await sales.placed(caller, 'parts', 20, aForm());
  const [before] = (await confirmed({ number, token })).lines;
  await sales.sql(`update sales."order" set placed_at = placed_at - interval '28 days' where number = ?`, [
    number,
  ]);
  await dock.pay(number, 1_000_000_000);
  await dock.take(number, 'confirmed');
  const [after] = (await confirmed({ number, token })).lines;
  expect(after!.promise!.from > before!.promise!.from).toBe(true);
  expect(after!.parts).toHaveLength(2);
  const paper = await sales.service.call(
    salesGetPaper,
    { params: { kind: 'order', number }, query: { token } },
    { caller },
  );
  expect(paper.table?.rows[0]?.below).toEqual([documentWords('en-US').afterPayment]);
});

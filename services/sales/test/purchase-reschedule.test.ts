import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  salesAdminReschedulePurchaseOrder,
  salesGetSupplierOrder,
  salesRescheduleSupplierOrder,
} from '@gantry/contracts/endpoints/purchase-orders';
import { salesAdminTransitionLines } from '@gantry/contracts/endpoints/sales';
import type { EventPayload } from '@gantry/contracts/events';
import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import type { Role } from '@gantry/domain/roles';
import { PurchaseFixture } from './purchase-fixture.ts';
import { newKey } from './sales-fixture.ts';

type News = EventPayload<'order.rescheduled'>;

let buying: PurchaseFixture;
beforeAll(async () => {
  buying = await PurchaseFixture.start();
});
afterAll(() => buying.stop());

const reschedule = (
  { id, version }: PurchaseOrder,
  promisedOn: string,
  { key = newKey(), caller = buying.by('purchasing') } = {},
): Promise<PurchaseOrder> =>
  buying.sales.service.call(
    salesAdminReschedulePurchaseOrder,
    { params: { id }, body: { version, promisedOn } },
    { caller, idempotencyKey: key },
  );
const newsOf = async (number: string) =>
  (await buying.outgoing<News>('order.rescheduled')).filter((news) => news.number === number);

test('another day of a supplier moves the lines that wait for it, once per change, with one mail each', async () => {
  const number = await buying.accepted('special', 10);
  const confirmed = await buying.confirm(await buying.sent(number));
  expect(confirmed.acts).toContain('reschedule');
  const once = { key: newKey(), caller: buying.by('purchasing') };
  const moved = await reschedule(confirmed, '2099-06-08', once);
  expect(await reschedule(confirmed, '2099-06-08', once)).toEqual(moved);
  expect(moved).toMatchObject({ promisedOn: '2099-06-08', lines: [{ promisedOn: '2099-06-08' }] });
  expect(moved.history.at(-1)).toMatchObject({
    kind: 'reschedule',
    differences: [{ lineNumber: 1, kind: 'date', ordered: '2099-05-04', confirmed: '2099-06-08' }],
  });
  const days = { from: '2099-06-08', to: '2099-06-08' };
  expect((await buying.order(number)).lines).toMatchObject([{ status: 'backordered', promise: days }]);
  expect(await newsOf(number)).toMatchObject([{ isLate: true, lines: [{ quantity: 10, ships: days }] }]);

  // the same day again is none
  await expect(reschedule(moved, '2099-06-08')).rejects.toMatchObject({ code: 'INVALID' });
  const earlier = await reschedule(moved, '2099-06-01');
  expect((await newsOf(number)).at(-1)).toMatchObject({
    isLate: false,
    lines: [{ ships: { to: '2099-06-01' } }],
  });
  expect(await newsOf(number)).toHaveLength(2);

  // bought already, it is not bought a second time for being late
  expect((await buying.purchasable(number)).lines).toMatchObject([{ blocker: 'ON_ORDER' }]);
  await buying.receive(earlier, 10);
  expect(await buying.lineStatus(number)).toBe('processing');
});

test('what has come in is not moved, and nobody but purchasing moves anything', async () => {
  const number = await buying.accepted('special', 2);
  const confirmed = await buying.confirm(await buying.sent(number));
  for (const role of ['warehouse', 'sales', 'support'] as Role[])
    await expect(reschedule(confirmed, '2099-07-01', { caller: buying.by(role) })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  const received = await buying.receive(confirmed, 2);
  await expect(reschedule(received, '2099-07-01')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect(await newsOf(number)).toEqual([]);
});

/** The link a supplier was mailed for an order. */
const tokenOf = async ({ number }: PurchaseOrder): Promise<string> => {
  const mails = await buying.outgoing<{ number: string; token: string | null }>('supplier.ordered');
  return mails.filter((mail) => mail.number === number && mail.token).at(-1)!.token!;
};
const readByLink = (token: string) =>
  buying.sales.service.call(salesGetSupplierOrder, { params: { token } }, {});
const moveByLink = (
  token: string,
  body: { version: number; promisedOn: string; note?: string },
  key = newKey(),
) =>
  buying.sales.service.call(
    salesRescheduleSupplierOrder,
    { params: { token }, body },
    { idempotencyKey: key },
  );

test('a supplier names another day by their own link: it counts at once, and store and customer are told', async () => {
  const number = await buying.accepted('special', 10);
  const sent = await buying.sent(number);
  const token = await tokenOf(sent);
  const before = await readByLink(token);
  expect(before).toMatchObject({ mayReschedule: false, lines: [{ promisedOn: null, isToCome: true }] });
  const early = moveByLink(token, { version: before.version, promisedOn: '2099-06-08' });
  await expect(early).rejects.toMatchObject({ code: 'WRONG_STATE' });

  await buying.confirm(sent);
  const { version, ...open } = await readByLink(token);
  expect(open).toMatchObject({
    mayReschedule: true,
    promisedOn: '2099-05-04',
    lines: [{ promisedOn: '2099-05-04' }],
  });
  const said = { version, promisedOn: '2099-06-08', note: 'The mill is down' };
  const key = newKey();
  const moved = await moveByLink(token, said, key);
  expect(await moveByLink(token, said, key)).toEqual(moved);
  expect(moved).toMatchObject({
    mayReschedule: true,
    promisedOn: '2099-06-08',
    lines: [{ promisedOn: '2099-06-08' }],
  });
  await expect(moveByLink(token, said)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  await expect(moveByLink(token, { ...said, version: moved.version })).rejects.toMatchObject({
    code: 'INVALID',
  });
  await expect(moveByLink('A'.repeat(22), said)).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const days = { from: '2099-06-08', to: '2099-06-08' };
  expect((await buying.order(number)).lines).toMatchObject([{ status: 'backordered', promise: days }]);
  expect(await newsOf(number)).toMatchObject([{ isLate: true, lines: [{ quantity: 10, ships: days }] }]);
  const told = (await buying.outgoing<EventPayload<'purchase.for-store'>>('purchase.for-store')).filter(
    (news) => news.number === sent.number,
  );
  expect(told).toMatchObject([{ kind: 'moved', text: '2099-06-08 · The mill is down' }]);
  const record = await buying.get(sent.id);
  expect(record.history.at(-1)).toMatchObject({
    kind: 'reschedule',
    actor: record.supplier.name,
    reason: 'The mill is down',
    differences: [{ lineNumber: 1, kind: 'date', ordered: '2099-05-04', confirmed: '2099-06-08' }],
  });

  await buying.receive(record, 10);
  const done = await readByLink(token);
  expect(done).toMatchObject({ mayReschedule: false, lines: [{ isToCome: false }] });
  const late = moveByLink(token, { version: done.version, promisedOn: '2099-07-01' });
  await expect(late).rejects.toMatchObject({ code: 'WRONG_STATE' });
});

test('of a line that is short only what is short waits, as a line of its own', async () => {
  buying.sales.shop.offer({ sku: 'partly', unitPrice: 600, availability: '1-week' });
  await buying.sales.stock('partly', 12);
  const number = await buying.accepted('partly', 20);
  await buying.take(number, 'received');
  const { lines, version } = await buying.order(number);
  const body = {
    lineIds: lines.map(({ lineId }) => lineId),
    to: 'backordered' as const,
    version,
    reason: 'the rest is late',
    promisedOn: '2099-05-04',
  };
  const options = { caller: buying.by('admin'), idempotencyKey: newKey() };
  await buying.sales.service.call(salesAdminTransitionLines, { params: { number }, body }, options);
  expect((await buying.order(number)).lines).toMatchObject([
    { lineNumber: 1, quantity: 12, status: 'received' },
    { lineNumber: 2, quantity: 8, status: 'backordered', promise: { from: '2099-05-04', to: '2099-05-04' } },
  ]);
  expect(await buying.stockOf('partly')).toEqual({ onHand: 12, reserved: 12 });
  const mails = await buying.outgoing<EventPayload<'order.lines-transitioned'>>('order.lines-transitioned');
  expect(mails.at(-1)).toMatchObject({ number, to: 'backordered', lines: [{ quantity: 8 }] });
});

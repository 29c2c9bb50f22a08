import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as requests from '@gantry/contracts/endpoints/order-requests';
import { RequestFixture } from './request-fixture.ts';
import { aForm, newKey } from './sales-fixture.ts';

let shop: RequestFixture;
beforeAll(async () => {
  shop = await RequestFixture.start();
});
afterAll(() => shop.stop());

const failures = async (attempts: Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).filter(({ status }) => status === 'rejected').length;

describe('whoever is a stranger', () => {
  test('finds no order, no request and no file of others', async () => {
    const number = await shop.delivered(2, 0);
    const { number: name } = await shop.ask(number, { subject: 'wrong-item-received', photos: 1 });
    const caller = shop.sales.account();
    const [file] = (await shop.mine(name)).files;
    const call = shop.sales.service.call.bind(shop.sales.service);
    const attempts = [
      () => shop.requestable(number, caller),
      () => shop.preview(number, { caller }),
      () => shop.ask(number, { caller, acceptedRefund: 0 }),
      () => shop.mine(name, caller),
      () =>
        call(
          requests.salesAnnounceRequestFile,
          { params: { number }, query: { draft: randomUUID() }, body: { name: 'a.png', bytes: 1 } },
          { caller },
        ),
      () =>
        call(requests.salesGetRequestFile, { params: { number: name, id: file!.id }, query: {} }, { caller }),
      () =>
        call(
          requests.salesWriteToOrderRequest,
          { params: { number: name }, query: {}, body: { text: 'hello' } },
          { caller, idempotencyKey: newKey() },
        ),
      () =>
        call(
          requests.salesWithdrawOrderRequest,
          { params: { number: name }, query: {}, body: { version: 1 } },
          { caller, idempotencyKey: newKey() },
        ),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of the staff has no way past the rights of staff by the customer’s door', async () => {
    const number = await shop.delivered(1, 0);
    for (const role of ['catalog', 'sales', 'admin'] as const)
      await expect(shop.requestable(number, shop.dock.by(role))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('neither sees nor takes out the photos that others are about to send', async () => {
    const number = await shop.delivered(1, 0);
    const draft = randomUUID();
    await shop.sendPhoto(number, draft, 'box.png');
    await shop.sendPhoto(number, draft, 'thread.png');
    const list = (caller = shop.pat) =>
      shop.sales.service.call(
        requests.salesListRequestFiles,
        { params: { number }, query: { draft } },
        { caller },
      );
    const remove = (id: string, caller = shop.pat, of = draft) =>
      shop.sales.service.call(
        requests.salesRemoveRequestFile,
        { params: { number, id }, query: { draft: of } },
        { caller },
      );
    const [box, thread] = (await list()).files;
    expect([box?.name, thread?.name]).toEqual(['box.png', 'thread.png']);
    const stranger = shop.sales.account();
    for (const attempt of [
      () => list(stranger),
      () => remove(box!.id, stranger),
      () => remove(box!.id, shop.pat, randomUUID()),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await remove(box!.id);
    expect((await list()).files).toEqual([thread]);
    const { number: name } = await shop.ask(number, { subject: 'wrong-item-received', draft });
    expect((await shop.mine(name)).files).toEqual([thread]);
    // what was asked is not changed through its draft any more
    await expect(remove(thread!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await list()).files).toEqual([]);
  });

  test('does not see the draft photos of another order by its id', async () => {
    const own = await shop.delivered(1, 0);
    const other = await shop.delivered(1, 0);
    const draft = randomUUID();
    await shop.sendPhoto(other, draft, 'box.png');
    await expect(shop.ask(own, { subject: 'wrong-item-received', draft })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.photos' }],
    });
  });
});

test('a guest asks with the token of the order, and with no other', async () => {
  const { cartToken } = await shop.sales.guestWith('bolt', 2);
  const { number, token } = await shop.sales.place({ cartToken }, aForm());
  const guest = { accountId: null, role: 'guest' } as never;
  const get = (given: string) =>
    shop.sales.service.call(
      requests.salesGetRequestable,
      { params: { number }, query: { token: given } },
      { caller: { ...shop.pat, ...(guest as object) } },
    );
  expect((await get(token)).lines).toHaveLength(1);
  await expect(get(`${token.slice(0, -1)}_`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('quantities', () => {
  test('beyond what was delivered, of another order, or twice in one request are refused', async () => {
    const number = await shop.delivered(2, 0);
    const other = await shop.delivered(2, 0);
    const [line] = (await shop.order(number)).lines;
    const [strange] = (await shop.order(other)).lines;
    const body = { type: 'return', subject: 'wrong-item-purchased' } as const;
    const preview = (lines: { lineId: string; quantity: number }[]) =>
      shop.sales.service.call(
        requests.salesPreviewOrderRequest,
        { params: { number }, query: {}, body: { ...body, lines } },
        { caller: shop.pat },
      );
    const lineId = line!.lineId;
    for (const lines of [
      [{ lineId, quantity: 3 }],
      [{ lineId: strange!.lineId, quantity: 1 }],
      [
        { lineId, quantity: 1 },
        { lineId, quantity: 1 },
      ],
      [{ lineId, quantity: 0 }],
      [{ lineId, quantity: -1 }],
      [{ lineId, quantity: 1.5 }],
    ])
      await expect(preview(lines)).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('asked for ten times at once come back once', async () => {
    const number = await shop.delivered(4, 0);
    const refused = await failures(
      Array.from({ length: 10 }, () => shop.ask(number, { quantities: { 1: 3 }, acceptedRefund: 949 })),
    );
    expect(refused).toBe(9);
    const { lines } = await shop.order(number);
    expect(lines.map(({ quantity, status }) => [quantity, status])).toEqual([
      [1, 'delivered'],
      [3, 'rma-requested'],
    ]);
  });

  test('of one key are one request', async () => {
    const number = await shop.delivered(4, 0);
    const key = newKey();
    const draft = randomUUID();
    const ask = { key, draft, quantities: { 1: 4 }, acceptedRefund: 1265 };
    const [first, second] = await Promise.all([shop.ask(number, ask), shop.ask(number, ask)]);
    expect(first.number).toBe(second.number);
  });
});

describe('money', () => {
  test('that was not shown is not agreed to', async () => {
    const number = await shop.delivered(2, 0);
    await expect(shop.ask(number, { acceptedRefund: 999_999 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { refund: { credit: expect.any(Number) } },
    });
    expect(await shop.statuses(number)).toEqual({ 1: 'delivered' });
  });

  test('never goes back twice, nor more than was paid', async () => {
    const number = await shop.delivered(10, 0, aForm());
    const { totals } = await shop.order(number);
    // only a part of it was paid after all
    await shop.dock.pay(number, 500);
    const { number: name } = await shop.ask(number, { subject: 'wrong-item-received', photos: 1 });
    const { version } = await shop.get(name);
    const refused = await failures(
      Array.from({ length: 5 }, () => shop.act(name, 'refund', { role: 'finance', version })),
    );
    expect(refused).toBe(4);
    const asked = await shop.events('refund.requested', number);
    expect(asked.map(({ amount }) => amount)).toEqual([500]);
    await shop.settle(name);
    await shop.settle(name, 'processed', 2);
    await shop.settle(name, 'refused', 3);
    const [row] = await shop.sales.sql<{ refunds: object }>(
      'select refunds from sales."order" where number = ?',
      [number],
    );
    expect(row!.refunds).toEqual({ claimed: 500, processed: 500 });
    expect(totals.grandTotal).toBeGreaterThan(500);
  });

  test('without the goods is given by support up to a limit, and by finance above', async () => {
    const number = await shop.delivered(50, 0);
    const { number: name } = await shop.ask(number, { subject: 'wrong-item-received', photos: 1 });
    await expect(shop.act(name, 'refund', { role: 'support' })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
      data: { limit: 10_000 },
    });
    expect(await shop.statuses(number)).toEqual({ 1: 'rma-requested' });
    expect(await shop.act(name, 'refund', { role: 'finance' })).toMatchObject({ status: 'completed' });
  });

  test('of the fee is set by right only', async () => {
    const number = await shop.delivered(2, 0);
    const { number: name } = await shop.ask(number);
    await shop.act(name, 'authorize');
    await shop.receive(name);
    await expect(shop.act(name, 'refund', { role: 'support', restockingFee: '0' })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await shop.act(name, 'refund', { role: 'finance', restockingFee: '0' });
    expect(await shop.get(name)).toMatchObject({ restockingFee: 0, refund: 732 });
  });
});

describe('acts', () => {
  test.each([
    ['warehouse', 'authorize'],
    ['warehouse', 'decline'],
    ['finance', 'authorize'],
    ['sales', 'refund'],
  ] as const)('%s may not %s', async (role, act) => {
    const number = await shop.delivered(1, 0);
    const { number: name } = await shop.ask(number);
    await expect(shop.act(name, act, { role })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  test('out of order, of an old version, or after the end are refused', async () => {
    const number = await shop.delivered(1, 0);
    const { number: name } = await shop.ask(number);
    for (const act of ['receive', 'approve', 'send-back', 'ship-replacement', 'retry-refund'] as const)
      await expect(shop.act(name, act)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(shop.act(name, 'authorize', { version: 1 })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
    await shop.act(name, 'decline');
    await expect(shop.act(name, 'authorize')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('count no more at the dock than was asked for', async () => {
    const number = await shop.delivered(2, 0);
    const { number: name } = await shop.ask(number);
    await shop.act(name, 'authorize');
    await expect(shop.receive(name, {}, 3)).rejects.toMatchObject({ code: 'INVALID' });
    await expect(shop.receive(name, {}, 0)).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('photos', () => {
  test('are needed, and are photos by their bytes', async () => {
    const number = await shop.delivered(1, 0);
    const draft = randomUUID();
    const refused = { code: 'INVALID' };
    await expect(shop.sendPhoto(number, draft, 'run.exe')).rejects.toMatchObject(refused);
    await expect(shop.sendPhoto(number, draft, 'sheet.xlsx')).rejects.toMatchObject(refused);
    const text = new TextEncoder().encode('<script>alert(1)</script>');
    await expect(shop.sendPhoto(number, draft, 'photo.png', text)).rejects.toMatchObject(refused);
    const ask = { subject: 'wrong-item-received', draft } as const;
    await expect(shop.ask(number, ask)).rejects.toMatchObject({
      ...refused,
      issues: [{ path: 'body.photos' }],
    });
    await shop.sendPhoto(number, draft, 'photo.png');
    expect((await shop.ask(number, ask)).files).toMatchObject([{ name: 'photo.png', type: 'image/png' }]);
  });
});

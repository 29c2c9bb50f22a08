import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RequestContext } from '@mikro-orm/postgresql';
import { EntityManager } from '@mikro-orm/postgresql';
import * as requests from '@gantry/contracts/endpoints/order-requests';
import { salesGetPaper } from '@gantry/contracts/endpoints/papers';
import { publish } from '@gantry/nest-kit/events';
import { RequestClocks } from '../src/order-request/request-clocks.ts';
import { RequestFixture } from './request-fixture.ts';
import { aForm, newKey, terms } from './sales-fixture.ts';

let shop: RequestFixture;
beforeAll(async () => {
  shop = await RequestFixture.start();
});
afterAll(() => shop.stop());

const clocks = (run: (clocks: RequestClocks) => Promise<void>) =>
  RequestContext.create(shop.sales.service.app.get(EntityManager, { strict: false }), () =>
    run(shop.sales.service.app.get(RequestClocks, { strict: false })),
  );

describe('a cancellation', () => {
  test('of what nobody has begun and nobody has paid is granted at once', async () => {
    const { number } = await shop.sales.placed(shop.pat, 'bolt', 10, aForm());
    const request = await shop.ask(number, { type: 'cancellation' });
    expect(request).toMatchObject({ status: 'completed', resolution: 'void', may: [] });
    expect(await shop.order(number)).toMatchObject({ state: 'canceled', status: 'cancelled-not-charged' });
    expect(await shop.mails(request.number)).toEqual(['received']);
    expect(await shop.events('refund.requested', number)).toEqual([]);
  });

  test('of an order on terms waits for somebody, who ends it without money', async () => {
    const number = await shop.dock.picked();
    const request = await shop.ask(number, { type: 'cancellation', quantities: { 1: 10, 2: 3 } });
    expect(request).toMatchObject({ status: 'pending-review', may: ['withdraw', 'write'] });
    expect(await shop.statuses(number)).toEqual({ 1: 'cancellation-requested', 2: 'cancellation-requested' });
    await shop.act(request.number, 'approve', { role: 'support' });
    expect(await shop.order(number)).toMatchObject({ status: 'cancelled', state: 'canceled' });
    expect(await shop.mine(request.number)).toMatchObject({ status: 'completed', payouts: [] });
  });

  test('of paid goods pays back what they cost, and says so once the bank did', async () => {
    const number = await shop.dock.picked(10, 3, aForm());
    const { totals } = await shop.order(number);
    await shop.dock.pay(number, totals.grandTotal);
    // 4 of 10 bolts at 333 with 10 % tax: 1332 + 133
    const ask = { type: 'cancellation', quantities: { 1: 4 } } as const;
    const { refund } = await shop.preview(number, ask);
    expect(refund).toMatchObject({ goods: 1332, tax: 133, charges: 0, credit: 1465, payout: 1465 });
    const { number: name } = await shop.ask(number, ask);
    expect(await shop.statuses(number)).toEqual({
      1: 'processing',
      2: 'processing',
      3: 'cancellation-requested',
    });
    await shop.act(name, 'approve', { role: 'finance' });
    expect(await shop.events('refund.requested', number)).toMatchObject([
      { reference: name, amount: 1465, orderNumber: number },
    ]);
    expect(await shop.mine(name)).toMatchObject({
      status: 'approved',
      payouts: [{ amount: 1465, status: 'pending' }],
    });
    await shop.settle(name);
    expect(await shop.statuses(number)).toMatchObject({ 3: 'cancelled-refund-issued' });
    expect(await shop.mine(name)).toMatchObject({ status: 'completed', payouts: [{ status: 'processed' }] });
    expect(await shop.mails(name)).toEqual(['received', 'refunded']);
    const { lines } = await shop.order(number);
    expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(totals.subtotal);
    expect(lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(333 + 300);
  });

  test('of all that is left gives the charges back, too', async () => {
    const number = await shop.dock.picked(2, 0, aForm());
    const { totals } = await shop.order(number);
    await shop.dock.pay(number, totals.grandTotal);
    const { refund } = await shop.preview(number, { type: 'cancellation' });
    expect(refund).toMatchObject({ credit: totals.grandTotal, payout: totals.grandTotal });
    expect(refund.charges).toBeGreaterThan(0);
  });

  test('refused or withdrawn leaves the line where it was', async () => {
    const number = await shop.dock.picked(5, 0);
    const first = await shop.ask(number, { type: 'cancellation' });
    await expect(shop.act(first.number, 'decline', { reason: null })).rejects.toMatchObject({
      code: 'INVALID',
    });
    expect(await shop.act(first.number, 'decline', { role: 'support', reason: 'packed' })).toMatchObject({
      status: 'declined',
      reason: 'packed',
    });
    expect(await shop.statuses(number)).toEqual({ 1: 'processing' });
    const second = await shop.ask(number, { type: 'cancellation' });
    expect(await shop.withdraw(second.number)).toMatchObject({ status: 'cancelled', may: [] });
    expect(await shop.statuses(number)).toEqual({ 1: 'processing' });
    expect(await shop.mails(first.number)).toEqual(['received', 'declined']);
    expect(await shop.mails(second.number)).toEqual(['received', 'withdrawn']);
  });

  test('of what has not left of a part shipment leaves the rest shipped', async () => {
    const number = await shop.dock.picked(10, 0);
    await shop.dock.ship(number, [4]);
    const { number: name } = await shop.ask(number, { type: 'cancellation', quantities: { 1: 6 } });
    expect(await shop.statuses(number)).toEqual({ 1: 'shipped', 2: 'cancellation-requested' });
    await shop.act(name, 'approve');
    expect(await shop.statuses(number)).toEqual({ 1: 'shipped', 2: 'cancelled' });
  });

  test('for another reason than a wrong order is refused at the form', async () => {
    const number = await shop.dock.picked(1, 0);
    await expect(
      shop.ask(number, { type: 'cancellation', subject: 'defective-product', acceptedRefund: 0 }),
    ).rejects.toMatchObject({ code: 'INVALID', issues: [{ path: expect.stringContaining('subject') }] });
  });
});

describe('a return', () => {
  test('comes back by its number, is looked at, and credited less the fee', async () => {
    const number = await shop.delivered();
    const before = await shop.dock.stockOf('bolt');
    // 4 of 10 bolts: 1332 + 133 tax, less 15 % of 1332
    const { refund, freightPayer, restockingPercent } = await shop.preview(number, { quantities: { 1: 4 } });
    expect({ refund, freightPayer, restockingPercent }).toEqual({
      refund: { goods: 1332, tax: 133, charges: 0, restockingFee: 200, credit: 1265, payout: 0 },
      freightPayer: 'customer',
      restockingPercent: 15,
    });
    const { number: name } = await shop.ask(number, { quantities: { 1: 4 } });
    expect(await shop.statuses(number)).toMatchObject({ 1: 'delivered', 3: 'rma-requested' });
    const sent = await shop.act(name, 'authorize', { role: 'support' });
    expect(sent).toMatchObject({ status: 'approved', rmaNumber: name.replace('r-', 'rma-') });
    expect(await shop.ship(name)).toMatchObject({ tracking: '1Z9', may: ['withdraw', 'write'] });
    expect(await shop.statuses(number)).toMatchObject({ 3: 'rma-return-awaiting' });
    const received = await shop.receive(name);
    expect(received).toMatchObject({ status: 'running', lines: [{ condition: 'unopened' }] });
    expect((await shop.dock.stockOf('bolt')).onHand).toBe(before.onHand);
    const { acts } = await shop.get(name, 'support');
    const [act] = acts.filter(({ act: one }) => one === 'refund');
    expect(act?.refund?.credit).toBe(1265);
    await shop.act(name, 'refund', { role: 'support' });
    expect((await shop.dock.stockOf('bolt')).onHand).toBe(before.onHand + 4);
    // on terms, nothing was paid yet: it is owed no longer, and no money moves
    expect(await shop.events('goods.credited', number)).toMatchObject([
      {
        reference: name,
        amount: 1265,
        restockingFee: 200,
        lines: [{ lineNumber: 3, quantity: 4, tax: 133 }],
      },
    ]);
    expect(await shop.events('refund.requested', number)).toEqual([]);
    const { totals } = await shop.order(number);
    const due = totals.grandTotal - 1265;
    expect((await shop.events('order.due-changed', number)).at(-1)).toMatchObject({ due });
    expect(await shop.statuses(number)).toMatchObject({ 3: 'rma-refund-issued' });
    expect(await shop.mine(name)).toMatchObject({ status: 'completed', restockingFee: 200 });
    expect(await shop.mails(name)).toEqual(['received', 'authorized', 'credited']);
  });

  test('of paid goods with the seller to blame gives freight and handling back to the cent', async () => {
    const number = await shop.delivered(7, 2, aForm());
    const { totals } = await shop.order(number);
    await shop.dock.pay(number, totals.grandTotal);
    const ask = { subject: 'wrong-item-received', photos: 1 } as const;
    const first = await shop.ask(number, { ...ask, quantities: { 1: 3 } });
    await shop.act(first.number, 'refund', { role: 'finance' });
    await shop.settle(first.number);
    const second = await shop.ask(number, { ...ask, quantities: { 1: 4, 2: 2 } });
    await shop.act(second.number, 'refund', { role: 'finance' });
    await shop.settle(second.number);
    const paid = await shop.events('refund.requested', number);
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.grandTotal);
    expect(await shop.order(number)).toMatchObject({ state: 'closed', status: 'rma-refund-issued' });
  });

  test('is replaced in advance, lost once, and confirmed by whoever waits for it', async () => {
    const number = await shop.delivered(2, 0);
    const { number: name } = await shop.ask(number, {
      subject: 'defective-product',
      note: 'The thread is cut on one side only.',
    });
    await shop.act(name, 'replace', { role: 'support' });
    expect(await shop.statuses(number)).toEqual({ 1: 'rma-replacement-processing' });
    const shipped = await shop.act(name, 'ship-replacement', { role: 'warehouse', tracking: '1Z1' });
    expect(shipped).toMatchObject({ status: 'running', replacementTracking: '1Z1' });
    await shop.act(name, 'lose-replacement', { role: 'support' });
    await shop.act(name, 'ship-replacement', { role: 'warehouse', tracking: '1Z2' });
    const { version } = await shop.mine(name);
    const done = await shop.sales.service.call(
      requests.salesConfirmReplacement,
      { params: { number: name }, query: {}, body: { version } },
      { caller: shop.pat, idempotencyKey: newKey() },
    );
    expect(done).toMatchObject({ status: 'completed', resolution: 'replacement' });
    expect(await shop.statuses(number)).toEqual({ 1: 'rma-replacement-delivered' });
  });

  test('that cannot be replaced after all is refunded', async () => {
    const number = await shop.delivered(2, 0);
    const { number: name } = await shop.ask(number, { subject: 'wrong-item-received', photos: 1 });
    await shop.act(name, 'replace');
    const { reserved } = await shop.dock.stockOf('bolt');
    await shop.act(name, 'refund', { role: 'support' });
    expect((await shop.dock.stockOf('bolt')).reserved).toBe(reserved - 2);
    expect(await shop.statuses(number)).toEqual({ 1: 'rma-refund-issued' });
  });

  test('that fails the inspection goes back to the customer', async () => {
    const number = await shop.delivered(2, 0);
    const { number: name } = await shop.ask(number);
    await shop.act(name, 'authorize');
    await shop.receive(name, { condition: 'used', disposition: 'scrap' });
    const { onHand } = await shop.dock.stockOf('bolt');
    await shop.act(name, 'send-back', { role: 'support', reason: 'used' });
    expect(await shop.statuses(number)).toEqual({ 1: 'delivered' });
    expect((await shop.dock.stockOf('bolt')).onHand).toBe(onHand);
    expect(await shop.mine(name)).toMatchObject({ status: 'completed', reason: 'used' });
  });

  test('of which only a part comes leaves the rest where it is until its time is over', async () => {
    const number = await shop.delivered(5, 0);
    const { number: name } = await shop.ask(number);
    await shop.act(name, 'authorize');
    await shop.receive(name, {}, 2);
    expect(await shop.statuses(number)).toEqual({ 1: 'rma-return-received', 2: 'rma-sent' });
    await shop.act(name, 'refund');
    await shop.sales.sql(
      `update sales.order_request set authorized_until = current_date - 1 where number = ?`,
      [name],
    );
    await clocks((one) => one.expireUnsent());
    expect(await shop.statuses(number)).toEqual({ 1: 'rma-refund-issued', 2: 'delivered' });
    expect(await shop.mine(name)).toMatchObject({ status: 'completed' });
    expect(await shop.mails(name)).toContain('expired');
  });

  test('of goods lost on their way is refunded or sent again without freight back', async () => {
    const number = await shop.dock.picked(2, 1);
    const { shipments } = await shop.dock.ship(number, [2, 1]);
    await shop.dock.fail(shipments[0]!);
    const ask = { subject: 'product-damaged-shipping', photos: 2 } as const;
    const lost = await shop.ask(number, { ...ask, quantities: { 1: 2 } });
    await shop.act(lost.number, 'refund', { role: 'support' });
    expect(await shop.statuses(number)).toMatchObject({ 1: 'cancelled-refund-issued' });
    const again = await shop.ask(number, { ...ask, quantities: { 2: 1 } });
    await shop.act(again.number, 'ship-replacement', { role: 'warehouse', tracking: 'Z' });
    expect(await shop.statuses(number)).toMatchObject({ 2: 'replacement-shipped' });
    expect(await shop.mine(again.number)).toMatchObject({ status: 'completed' });
  });

  test('whose refund the bank refuses stays pending until finance tries again', async () => {
    const number = await shop.delivered(2, 0, aForm());
    await shop.dock.pay(number, (await shop.order(number)).totals.grandTotal);
    const { number: name } = await shop.ask(number, { subject: 'wrong-item-received', photos: 1 });
    await shop.act(name, 'refund', { role: 'finance' });
    await shop.settle(name, 'refused');
    expect(await shop.statuses(number)).toEqual({ 1: 'rma-refund-pending' });
    const refused = await shop.get(name, 'finance');
    expect(refused.payouts).toMatchObject([{ status: 'refused' }]);
    expect(refused.acts.map(({ act }) => act)).toEqual(['retry-refund']);
    await shop.act(name, 'retry-refund', { role: 'finance' });
    await shop.settle(`${name}-2`);
    expect(await shop.statuses(number)).toEqual({ 1: 'rma-refund-issued' });
    const paid = await shop.events('refund.requested', number);
    expect(new Set(paid.map(({ amount }) => amount)).size).toBe(1);
  });
});

describe('clocks', () => {
  test('tell the store once of what nobody has decided', async () => {
    const number = await shop.delivered(1, 0);
    const { number: name } = await shop.ask(number);
    await shop.sales.sql(
      `update sales.order_request set due_at = now() - interval '1 minute' where number = ?`,
      [name],
    );
    await clocks((one) => one.tellOfLate());
    await clocks((one) => one.tellOfLate());
    const told = await shop.sales.sql(
      `select 1 from graphile_worker._private_jobs j where j.payload->'payload'->>'number' = ?
       and j.payload->'payload'->>'kind' = 'late'`,
      [name],
    );
    expect(told).toHaveLength(1);
    expect((await shop.get(name)).isLate).toBe(true);
    const list = await shop.sales.service.call(
      requests.salesAdminListOrderRequests,
      { query: { queue: 'late', search: number } },
      { caller: shop.dock.by('support') },
    );
    expect(list.items).toMatchObject([{ number: name, isLate: true }]);
    const refunds = async (sort: string) => {
      const query = { queue: 'all' as const, sort };
      const { items } = await shop.sales.service.call(
        requests.salesAdminListOrderRequests,
        { query },
        { caller: shop.dock.by('support') },
      );
      return items.map(({ refund }) => refund);
    };
    const most = await refunds('-refund,customer');
    expect(most).toEqual(most.toSorted((one, other) => other - one));
    expect(await refunds('refund,due,type,subject')).toEqual(most.toReversed());
  });
});

test('the form of the parcel says where to and until when, in the language of its reader', async () => {
  const number = await shop.delivered(1, 0);
  const { number: name } = await shop.ask(number);
  const document = () =>
    shop.sales.service.call(
      salesGetPaper,
      { params: { kind: 'return', number: name }, query: {} },
      { caller: shop.pat, locale: 'fr-CA' },
    );
  await expect(document()).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await shop.act(name, 'authorize');
  expect(await document()).toMatchObject({ title: `Retour ${name.replace('r-', 'rma-').toUpperCase()}` });
});

test('staff ask on behalf of a customer, past the days of the policy', async () => {
  const number = await shop.delivered(1, 0, terms());
  await shop.sales.sql(
    `update sales.order_line set delivered_at = now() - interval '99 days'
     where order_id = (select id from sales."order" where number = ?)`,
    [number],
  );
  await expect(shop.ask(number)).rejects.toMatchObject({ code: 'INVALID' });
  const { lines } = await shop.order(number);
  const wish = { type: 'return', subject: 'wrong-item-purchased' } as const;
  const body = { ...wish, lines: [{ lineId: lines[0]!.lineId, quantity: 1 }] };
  const caller = shop.dock.by('support');
  const { refund } = await shop.sales.service.call(
    requests.salesAdminPreviewRequest,
    { params: { number }, body },
    { caller },
  );
  const made = await shop.sales.service.call(
    requests.salesAdminCreateRequest,
    { params: { number }, body: { ...body, note: null, draft: newKey(), acceptedRefund: refund.credit } },
    { caller, idempotencyKey: newKey() },
  );
  expect(made).toMatchObject({ onBehalfBy: 'A support', status: 'pending-review' });
  expect(await shop.mails(made.number)).toEqual(['received']);
});

test('whoever asks reads products by the names they know, and staff by those they were sold by', async () => {
  const number = await shop.delivered(2, 0);
  shop.sales.shop.offer({ sku: 'bolt', unitPrice: 333, localName: 'Boulon' });
  const french = { caller: shop.pat, locale: 'fr-CA' } as const;
  const requestable = await shop.sales.service.call(
    requests.salesGetRequestable,
    { params: { number }, query: {} },
    french,
  );
  expect(requestable.lines.map(({ name }) => name)).toEqual(['Boulon']);
  const { number: name } = await shop.ask(number);
  const own = { params: { number: name }, query: {} };
  const { lines } = await shop.sales.service.call(requests.salesGetOrderRequest, own, french);
  expect(lines.map((line) => line.name)).toEqual(['Boulon']);
  expect((await shop.get(name)).lines.map((line) => line.name)).not.toContain('Boulon');
});

test('what somebody wrote about a return is gone with them; what the store wrote, and others did, stays', async () => {
  const number = await shop.delivered();
  const { number: asked } = await shop.ask(number, { note: 'call Pat at home' });
  const write = { params: { number: asked }, query: {}, body: { text: 'Pat again' } };
  await shop.sales.service.call(requests.salesWriteToOrderRequest, write, {
    caller: shop.pat,
    idempotencyKey: newKey(),
  });
  const texts = () =>
    shop.sales.sql<{ kind: string; text: string | null }>(
      `select e.kind, e.text from sales.order_request_event e join sales.order_request r on r.id = e.request_id
       where r.number = ? and (e.to_status = 'new' or e.kind = 'message') order by e.id`,
      [asked],
    );
  expect(await texts()).toEqual([
    { kind: 'transition', text: 'call Pat at home' },
    { kind: 'message', text: 'Pat again' },
  ]);
  const { accountId, accountNumber, email } = shop.pat;
  const erased = { accountId: accountId!, accountNumber: accountNumber!, email: email! };
  const em = shop.sales.service.app.get(EntityManager, { strict: false }).fork();
  await em.transactional((inner) =>
    publish(inner, 'account.erased', erased, { entity: `account:${accountId}`, version: newKey() }),
  );
  await shop.sales.service.runJobs();
  expect(await texts()).toEqual([
    { kind: 'transition', text: null },
    { kind: 'message', text: '' },
  ]);
  expect(await shop.get(asked)).toMatchObject({ note: null, status: 'pending-review' });
});

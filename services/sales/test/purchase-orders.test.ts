import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as purchase from '@gantry/contracts/endpoints/purchase-orders';
import { salesAdminGetPaper } from '@gantry/contracts/endpoints/papers';
import { salesAdminGetSupplier } from '@gantry/contracts/endpoints/suppliers';
import type { PurchaseOrder, SupplierOrderAnswer } from '@gantry/contracts/schemas/purchase-order';
import type { Role } from '@gantry/domain/roles';
import { newKey } from './sales-fixture.ts';
import { PurchaseFixture } from './purchase-fixture.ts';

let buying: PurchaseFixture;
beforeAll(async () => {
  buying = await PurchaseFixture.start();
});
afterAll(() => buying.stop());

const refused = (code: string) => expect.objectContaining({ code });

describe('a purchase order', () => {
  test('is drawn up from an order, sent, confirmed, received in parts, matched, and takes its lines along', async () => {
    const number = await buying.accepted('bolt', 10);
    const before = (await buying.stockOf('bolt'))!;
    const draft = await buying.draft(await buying.form(number, { note: 'Deburred.' }));
    expect(draft).toMatchObject({ number: null, status: 'new', total: 4000, shipTo: { city: 'Cheyenne' } });
    expect(draft.acts).toEqual(['change', 'generation']);
    const sent = await buying.generate(draft);
    expect(sent.number).toMatch(/^m-\d+$/);
    expect(await buying.lineStatus(number)).toBe('purchase');
    const noted = await buying.confirm(sent, { lines: [{ lineNumber: 1, unitCost: '4.10' }] });
    const confirmed = await buying.accept(noted);
    expect(confirmed).toMatchObject({ status: 'confirmed', promisedOn: '2099-05-04', total: 4100 });
    expect((await buying.order(number)).lines[0]).toMatchObject({
      promise: { from: '2099-05-04', to: '2099-05-04' },
    });
    const part = await buying.receive(confirmed, 6);
    expect(part).toMatchObject({ status: 'partially-shipped', lines: [{ quantityReceived: 6 }] });
    expect(await buying.lineStatus(number)).toBe('purchase');
    const whole = await buying.receive(part, 4);
    expect(whole.status).toBe('received');
    expect(await buying.lineStatus(number)).toBe('processing');
    expect(await buying.stockOf('bolt')).toEqual({ onHand: before.onHand + 10, reserved: before.reserved });
    const invoiced = await buying.invoice(whole, 10, '4.10');
    expect(invoiced.invoice).toMatchObject({ total: 4100, differences: [] });
    expect(await buying.match(invoiced)).toMatchObject({ status: 'completed', transitions: [], acts: [] });
    const { history } = await buying.get(sent.number!);
    expect(history.map(({ kind, to }) => to ?? kind)).toEqual([
      'new',
      'purchase',
      'confirmation',
      'acceptance',
      'confirmed',
      'receipt',
      'partially-shipped',
      'receipt',
      'shipped',
      'received',
      'invoice',
      'completed',
    ]);
  });

  test('says and sends in which unit it is ordered, and what is in one', async () => {
    buying.sales.shop.offer({ sku: 'pins', unitPrice: 900, unitOfMeasure: 'pk', packSize: 100 });
    await buying.sales.stock('pins', 1000);
    const number = await buying.accepted('pins', 20);
    const units = { quantity: 20, unitOfMeasure: 'pk', packSize: 100 };
    expect((await buying.purchasable(number)).lines).toMatchObject([units]);
    const sent = await buying.sent(number);
    expect(sent.lines).toMatchObject([units]);
    const paper = await buying.sales.service.call(
      salesAdminGetPaper,
      { params: { kind: 'purchase-order', number: sent.number! }, query: { locale: 'fr-CA' } },
      { caller: buying.by('purchasing') },
    );
    expect(paper.table?.rows[0]?.cells).toEqual(
      expect.arrayContaining([expect.stringContaining('100 par paquet'), '20 paquets']),
    );
    const told = await buying.outgoing<{ number: string; token: string; lines: object[] }>(
      'supplier.ordered',
    );
    const mail = told.find((one) => one.number === sent.number)!;
    expect(mail.lines).toMatchObject([units]);
    const read = { params: { token: mail.token } };
    expect((await buying.sales.service.call(purchase.salesGetSupplierOrder, read)).lines).toMatchObject([
      units,
    ]);
    const stock = await buying.draft({
      ...(await buying.form(await buying.accepted('pins', 1))),
      source: 'stock',
      lines: [{ partNumber: 'pins', quantity: 3, unitCost: '4' }],
    });
    expect(stock.lines).toMatchObject([{ ...units, quantity: 3 }]);
  });

  test('goes to one manufacturer, for lines that can be bought, of which each is bought once', async () => {
    const number = await buying.accepted('bolt', 2);
    const form = await buying.form(number);
    const mixed = { ...form, lines: [...form.lines, { partNumber: 'other', quantity: 1, unitCost: '1' }] };
    await expect(buying.draft(mixed)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.lines.1.quantity', message: 'is of another manufacturer' }],
    });
    const [first, second] = [await buying.draft(form), await buying.draft(form)];
    const outcomes = await Promise.allSettled([buying.generate(first), buying.generate(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await buying.purchasable(number)).lines[0]).toMatchObject({ blocker: 'ON_ORDER' });
    const { number: waiting } = await buying.sales.placed(buying.pat, 'bolt', 1);
    expect((await buying.purchasable(waiting)).lines[0]).toMatchObject({ blocker: 'WRONG_STATUS' });
    await expect(buying.form(waiting).then((one) => buying.draft(one))).rejects.toMatchObject({
      code: 'INVALID',
    });
  });

  test('is changed only while it is a draft, and needs every cost before it is sent', async () => {
    const number = await buying.accepted('bolt', 2);
    const form = await buying.form(number);
    const draft = await buying.draft({ ...form, lines: [{ ...form.lines[0]!, unitCost: '' }] });
    expect(draft.total).toBeNull();
    await expect(buying.generate(draft)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.lines.0.unitCost' }],
    });
    const change = (order: PurchaseOrder) =>
      buying.sales.service.call(
        purchase.salesAdminChangePurchaseOrder,
        { params: { id: order.id }, body: { version: order.version, form } },
        { caller: buying.by('purchasing'), idempotencyKey: newKey() },
      );
    const changed = await change(draft);
    expect(changed).toMatchObject({ total: 800, version: draft.version + 1 });
    await expect(change(draft)).rejects.toEqual(refused('STALE_VERSION'));
    const sent = await buying.generate(changed);
    await expect(change(sent)).rejects.toEqual(refused('WRONG_STATE'));
  });

  test('above the limit is sent by finance or an admin only', async () => {
    const number = await buying.accepted('bolt', 20);
    const form = await buying.form(number);
    const dear = { ...form, lines: [{ ...form.lines[0]!, unitCost: '60' }] };
    const draft = await buying.draft(dear);
    await expect(buying.generate(draft)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
      data: { limit: 100_000 },
    });
    await expect(buying.generate(draft, 'finance')).resolves.toMatchObject({ status: 'purchase' });
  });

  test('for stock puts new goods on the shelf', async () => {
    const form = await buying.form('stock', {
      lines: [{ partNumber: 'special', quantity: 5, unitCost: '9' }],
    });
    const sent = await buying.generate(await buying.draft(form));
    const confirmed = await buying.confirm(sent);
    const received = await buying.receive(confirmed, 5, { damaged: 1 });
    expect(received.lines[0]).toMatchObject({ quantityReceived: 5, quantityDamaged: 1 });
    expect(await buying.stockOf('special')).toMatchObject({ onHand: 4 });
    await buying.sales.sql('delete from sales.stock where sku = ?', ['special']);
  });

  test('repeated by draft key is one', async () => {
    const number = await buying.accepted('bolt', 1);
    const form = await buying.form(number);
    const caller = buying.by('purchasing');
    const key = newKey();
    const draft = () =>
      buying.sales.service.call(
        purchase.salesAdminDraftPurchaseOrder,
        { body: form },
        { caller, idempotencyKey: key },
      );
    expect((await draft()).id).toBe((await draft()).id);
  });
});

test('a supplier’s record says how long goods took and whether they came by the day that was named', async () => {
  const supplier = () =>
    buying.sales.service.call(
      salesAdminGetSupplier,
      { params: { id: buying.supplierId } },
      { caller: buying.by('purchasing') },
    );
  const before = (await supplier()).record;
  const confirmed = await buying.confirm(await buying.sent(await buying.accepted('bolt', 2)));
  expect((await buying.receive(confirmed, 1)).status).not.toBe('received');
  expect((await supplier()).record).toEqual(before);
  const whole = await buying.receive(await buying.get(confirmed.id), 1);
  await buying.sales.sql(
    `update sales.purchase_order set sent_at = sent_at - interval '28 days', promised_on = sent_at::date - 20
     where id = ?`,
    [whole.id],
  );
  const { record } = await supplier();
  expect(record).toMatchObject({
    received: before.received + 1,
    dated: before.dated + 1,
    onTime: before.onTime,
  });
  const sum = (before.measuredLeadDays ?? 0) * before.received;
  const days = (record.measuredLeadDays ?? 0) * record.received - sum;
  expect(days).toBeGreaterThan(17);
  expect(days).toBeLessThan(21);
});

describe('receipts', () => {
  test('never exceed what was ordered, and a repeated one counts once', async () => {
    const confirmed = await buying.confirm(await buying.sent(await buying.accepted('bolt', 4)));
    const key = newKey();
    const part = await buying.receive(confirmed, 3, {}, key);
    expect((await buying.receive(confirmed, 3, {}, key)).lines[0]?.quantityReceived).toBe(3);
    await expect(buying.receive(part, 2)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.lines.0.quantity' }],
    });
    const outcomes = await Promise.allSettled([buying.receive(part, 1), buying.receive(part, 1)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await buying.get(part.id)).lines[0]?.quantityReceived).toBe(4);
  });

  test('an invoice that differs is named line by line and completes nothing', async () => {
    const confirmed = await buying.confirm(await buying.sent(await buying.accepted('bolt', 4)));
    const received = await buying.receive(confirmed, 4, { damaged: 1 });
    const invoiced = await buying.invoice(received, 4, '5.00');
    const differences = [
      { lineNumber: 1, kind: 'quantity', expected: 3, invoiced: 4 },
      { lineNumber: 1, kind: 'price', expected: 400, invoiced: 500 },
    ];
    expect(invoiced.invoice?.differences).toEqual(differences);
    await expect(buying.match(invoiced)).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { differences },
    });
    const mended = await buying.invoice(invoiced, 3, '4.05');
    await expect(buying.match(mended)).resolves.toMatchObject({ status: 'completed' });
  });
});

describe('order lines', () => {
  test('made to order cannot be cancelled once production has begun', async () => {
    const number = await buying.accepted('special', 1);
    const confirmed = await buying.confirm(await buying.sent(number));
    await buying.transition(confirmed, 'in-production', '', 'purchasing');
    expect(await buying.lineStatus(number)).toBe('in-production');
    await expect(buying.take(number, 'cancellation-requested')).rejects.toEqual(refused('WRONG_STATE'));
  });

  test('shipped straight to the customer are shipped with their tracking number', async () => {
    const number = await buying.accepted('special', 2);
    const sent = await buying.sent(number, { shipTo: 'customer', forwarder: 'outside' });
    expect(sent.shipTo).toMatchObject({ city: 'Casper' });
    const confirmed = await buying.confirm(sent);
    await expect(buying.receive(confirmed, 1)).rejects.toEqual(refused('WRONG_STATE'));
    const part = await buying.ship(confirmed, 1);
    expect(part.status).toBe('partially-shipped');
    expect(await buying.lineStatus(number)).toBe('partially-shipped');
    const shipped = await buying.ship(part, 1);
    expect(await buying.lineStatus(number)).toBe('shipped');
    expect(shipped.history.find(({ kind }) => kind === 'shipment')).toMatchObject({ tracking: '1Z999' });
    const invoiced = await buying.invoice(shipped, 2, '4.00');
    await expect(buying.match(invoiced)).resolves.toMatchObject({ status: 'completed' });
  });

  test('wait again when it is called off, and can be bought anew', async () => {
    const number = await buying.accepted('bolt', 3);
    const sent = await buying.sent(number);
    await buying.transition(sent, 'cancelled', 'Bought elsewhere', 'purchasing');
    expect(await buying.lineStatus(number)).toBe('backordered');
    const mails = await buying.outgoing<{ kind: string; number: string; text: string }>('supplier.ordered');
    expect(mails.filter(({ number: one }) => one === sent.number).map(({ kind }) => kind)).toEqual([
      'ordered',
      'cancelled',
    ]);
    await expect(buying.sent(number)).resolves.toMatchObject({ status: 'purchase' });
  });
});

describe('the supplier’s link', () => {
  const tokenOf = async ({ number }: PurchaseOrder) => {
    const mails = await buying.outgoing<{ number: string; token: string }>('supplier.ordered');
    return mails.find((mail) => mail.number === number)!.token;
  };
  const open = (token: string) =>
    buying.sales.service.call(purchase.salesGetSupplierOrder, { params: { token } }, {});
  const answer = (token: string, body: SupplierOrderAnswer, idempotencyKey = newKey()) =>
    buying.sales.service.call(
      purchase.salesAnswerSupplierOrder,
      { params: { token }, body },
      { idempotencyKey },
    );

  test('confirms a day, once, and says nothing of the customer', async () => {
    const number = await buying.accepted('bolt', 2);
    const token = await tokenOf(await buying.sent(number));
    const shown = await open(token);
    expect(shown).toMatchObject({ isOpen: true, total: 800 });
    expect(JSON.stringify(shown)).not.toMatch(/Pat|pat@/);
    const body = { version: shown.version, answer: 'confirm', promisedOn: '2099-06-01' } as const;
    await expect(answer(token, body)).resolves.toMatchObject({ status: 'confirmed', isOpen: false });
    await expect(answer(token, body)).rejects.toEqual(refused('WRONG_STATE'));
    expect((await buying.order(number)).lines[0]).toMatchObject({ promise: { from: '2099-06-01' } });
  });

  test('declines with a reason, and the lines wait again', async () => {
    const number = await buying.accepted('bolt', 2);
    const token = await tokenOf(await buying.sent(number));
    const { version } = await open(token);
    await expect(answer(token, { version, answer: 'decline' })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'reason' }],
    });
    await answer(token, { version, answer: 'decline', reason: 'Discontinued' });
    expect(await buying.lineStatus(number)).toBe('backordered');
    const told = await buying.outgoing<{ kind: string; text: string }>('purchase.for-store');
    expect(told.at(-1)).toMatchObject({ kind: 'declined', text: 'Discontinued' });
  });

  test('of another token, or one called off, opens nothing', async () => {
    const sent = await buying.sent(await buying.accepted('bolt', 1));
    const token = await tokenOf(sent);
    await buying.transition(sent, 'cancelled');
    const missing = { code: 'NOT_FOUND' };
    await expect(open(token)).rejects.toMatchObject(missing);
    await expect(open('0'.repeat(32))).rejects.toMatchObject(missing);
  });
});

describe('rights', () => {
  test.each<Role>(['customer', 'support', 'catalog'])('%s reads none', async (role) => {
    const { id } = await buying.draft(await buying.form(await buying.accepted('bolt', 1)));
    await expect(buying.get(id, role)).rejects.toEqual(refused('NOT_PERMITTED'));
  });

  test('the warehouse counts goods and does not see what they cost', async () => {
    const sent = await buying.sent(await buying.accepted('bolt', 1));
    const seen = await buying.get(sent.id, 'warehouse');
    expect(seen).toMatchObject({ total: null, lines: [{ unitCost: null }] });
    const list = await buying.sales.service.call(
      purchase.salesAdminListPurchaseOrders,
      { query: { queue: 'to-confirm', search: sent.number! } },
      { caller: buying.by('warehouse') },
    );
    expect(list.items).toMatchObject([{ number: sent.number, total: null }]);
  });

  test('each act belongs to its roles', async () => {
    const form = await buying.form(await buying.accepted('bolt', 2));
    for (const role of ['warehouse', 'finance', 'sales'] as const)
      await expect(buying.draft(form, role)).rejects.toEqual(refused('NOT_PERMITTED'));
    const sent = await buying.generate(await buying.draft(form));
    await expect(buying.confirm(sent, {}, 'warehouse')).rejects.toEqual(refused('NOT_PERMITTED'));
    const confirmed = await buying.confirm(sent);
    await expect(buying.receive(confirmed, 1, {}, newKey(), 'purchasing')).rejects.toEqual(
      refused('NOT_PERMITTED'),
    );
    await expect(buying.ship(confirmed, 1, 'finance')).rejects.toEqual(refused('NOT_PERMITTED'));
    await expect(buying.invoice(confirmed, 1, '4', 'purchasing')).rejects.toEqual(refused('NOT_PERMITTED'));
    await expect(buying.transition(confirmed, 'cancelled', 'x', 'warehouse')).rejects.toEqual(
      refused('NOT_PERMITTED'),
    );
  });
});

describe('whatever happens in whatever order', () => {
  const acts = [
    (order: PurchaseOrder) => buying.confirm(order),
    (order: PurchaseOrder) => buying.confirm(order, { lines: [{ lineNumber: 1, quantity: 4 }] }),
    (order: PurchaseOrder) => buying.accept(order),
    (order: PurchaseOrder) => buying.receive(order, 1),
    (order: PurchaseOrder) => buying.receive(order, 2, { damaged: 1 }),
    (order: PurchaseOrder) => buying.ship(order, 2),
    (order: PurchaseOrder) => buying.transition(order, 'on-hold'),
    (order: PurchaseOrder) => buying.transition(order, 'confirmed'),
    (order: PurchaseOrder) => buying.transition(order, 'in-production'),
    (order: PurchaseOrder) => buying.transition(order, 'delivery-exception'),
    (order: PurchaseOrder) => buying.invoice(order, 3, '4.00'),
    (order: PurchaseOrder) => buying.match(order),
  ];

  test('it keeps to the book, and never more comes in than was ordered', async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      let order = await buying.sent(await buying.accepted('bolt', 5));
      let draw = seed;
      for (let step = 0; step < 12; step += 1) {
        draw = (draw * 48_271) % 2_147_483_647;
        await acts[draw % acts.length]!(order).catch((error: { code?: string }) => {
          expect(['WRONG_STATE', 'INVALID']).toContain(error.code);
        });
        order = await buying.get(order.id);
        const [line] = order.lines;
        expect(line!.quantityReceived).toBeLessThanOrEqual(line!.quantity);
        expect(line!.quantityShipped).toBeGreaterThanOrEqual(line!.quantityReceived);
      }
    }
  });
});

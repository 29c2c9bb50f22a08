import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesGetMailedPaper } from '@gantry/contracts/endpoints/internal';
import * as endpoints from '@gantry/contracts/endpoints/invoices';
import { salesGetPaperPdf } from '@gantry/contracts/endpoints/papers';
import type { Identity } from '@gantry/contracts/schemas/account';
import { InvoiceFixture } from './invoice-fixture.ts';
import { aForm, newKey } from './sales-fixture.ts';

let shop: InvoiceFixture;
beforeAll(async () => {
  shop = await InvoiceFixture.start();
});
afterAll(() => shop.sales.stop());

const shipped = async (sku = 'nut', quantity = 2) => {
  const { number } = await shop.sales.placed(shop.pat, sku, quantity);
  return { number, invoice: await shop.shipAll(number) };
};
const sequenceOf = ({ number }: { number: string }) => Number(number.split('-')[1]);

describe('a shipment', () => {
  test('is invoiced once, with what the order said, and due by its terms', async () => {
    const { number, invoice } = await shipped();
    const order = await shop.order(number);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      status: 'pending',
      amount: order.grandTotal,
      balance: order.grandTotal,
      poNumber: 'PO-7',
      isOverdue: false,
    });
    const days = (Date.parse(invoice.dueAt!) - Date.parse(invoice.issuedAt)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const record = await shop.get(invoice.number);
    expect(record.lines).toMatchObject([{ lineNumber: 1, quantity: 2, unitPrice: 6000, amount: 12_000 }]);
    expect(record.taxLines).toEqual([
      { jurisdiction: 'US-WY', rate: '0.10000', amount: 1200, reason: 'standard', certificate: null },
    ]);
    await shop.tell(
      'goods.shipped',
      {
        orderNumber: number,
        shipmentNumber: record.shipmentNumber!,
        shippedAt: new Date().toISOString(),
        lines: [],
        shipping: 0,
        handlingFee: 0,
        chargesTax: 0,
        amount: 0,
        isLast: true,
      },
      'again',
    );
    expect(await shop.ofOrder(number)).toHaveLength(1);
  });

  test('tells journal and customer once', async () => {
    const { invoice } = await shipped();
    const told = await shop.sales.sql(
      `select t.identifier from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier like '%:invoice.issued' and j.payload->'payload'->>'number' = ? order by 1`,
      [invoice.number],
    );
    expect(told).toEqual([
      { identifier: 'notifications:invoice.issued' },
      { identifier: 'payments:invoice.issued' },
    ]);
  });

  test('B11.5: numbers have no gap, whoever ships at the same time and whatever fails', async () => {
    const orders = [];
    for (let at = 0; at < 6; at += 1) orders.push(await shop.sales.placed(shop.pat, 'bolt', 3));
    await shop
      .ship(orders[0]!.number, [{ lineNumber: 9, quantity: 1, amount: 1, tax: 0 }], {
        shipping: 0,
        handlingFee: 0,
        chargesTax: 0,
      })
      .catch(() => undefined);
    await Promise.all(orders.map(({ number }) => shop.shipAll(number)));
    const rows = await shop.sales.sql<{ sequence: number }>(
      `select sequence from sales.invoice where series = 'i' order by sequence`,
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => 10_001 + at));
  });

  test('an issued invoice is changed and deleted by nobody', async () => {
    const { invoice } = await shipped();
    const change = (set: string) =>
      shop.sales.sql(`update sales.invoice set ${set} where number = ?`, [invoice.number]);
    await expect(change('amount = amount + 1, goods = goods + 1')).rejects.toThrow('never changes');
    await expect(change(`po_number = 'other'`)).rejects.toThrow('never changes');
    await expect(
      shop.sales.sql('delete from sales.invoice where number = ?', [invoice.number]),
    ).rejects.toThrow('never changes');
  });
});

describe('money', () => {
  test('settles invoices oldest first, and a late payment comes to rest on what is open', async () => {
    const { number } = await shop.sales.placed(shop.pat, 'nut', 3);
    const part = { shipping: 0, handlingFee: 0, chargesTax: 0 };
    await shop.ship(number, [{ lineNumber: 1, quantity: 1, amount: 6000, tax: 600 }], part);
    await shop.ship(number, [{ lineNumber: 1, quantity: 2, amount: 12_000, tax: 1200 }], part);
    await shop.pay(number, 10_000);
    expect(await shop.ofOrder(number)).toMatchObject([
      { status: 'paid', balance: 0 },
      { status: 'partially_paid', balance: 9800 },
    ]);
    await shop.pay(number, 19_800);
    const [, second] = await shop.ofOrder(number);
    expect(second).toMatchObject({ status: 'paid', balance: 0 });
    const { allocations } = await shop.get(second!.number);
    expect(allocations.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 3400],
      ['payment', 9800],
    ]);
  });

  test('that came first settles the invoice when it is issued', async () => {
    const { number } = await shop.sales.placed(shop.pat, 'nut', 1, aForm());
    await shop.pay(number, 6600);
    expect(await shop.shipAll(number)).toMatchObject({ status: 'paid', balance: 0 });
  });

  test('goes back by a credit memo, which its refund settles', async () => {
    const { number, invoice } = await shipped();
    await shop.pay(number, invoice.amount);
    const credit = {
      orderNumber: number,
      reference: `r-${number}`,
      lines: [{ lineNumber: 1, quantity: 1, amount: 6000, tax: 600 }],
      shipping: 0,
      handlingFee: 0,
      chargesTax: 0,
      restockingFee: 600,
      amount: 6000,
      reason: 'Returned',
    };
    await shop.tell('goods.credited', credit, 'return:1');
    await shop.tell('goods.credited', credit, 'return:1');
    const [, memo, ...others] = await shop.ofOrder(number);
    expect(others).toEqual([]);
    expect(memo).toMatchObject({ kind: 'credit-memo', status: 'pending', amount: 6000, balance: 0 });
    expect(await shop.get(memo!.number)).toMatchObject({ creditOf: [invoice.number], reason: 'Returned' });
    await shop.pay(number, invoice.amount, 6000);
    expect(await shop.ofOrder(number)).toMatchObject([
      { status: 'partially_refunded', balance: 0 },
      { status: 'paid' },
    ]);
  });
});

describe('finance', () => {
  test('cancels an invoice issued in error today; the number stays used and another stands in its place', async () => {
    const { number, invoice } = await shipped();
    const key = newKey();
    const { version } = await shop.get(invoice.number);
    const canceled = await shop.cancel(invoice.number, { key, poNumber: 'PO-8', version });
    expect(canceled).toMatchObject({ status: 'canceled', balance: 0, acts: [] });
    const replacement = await shop.get(canceled.replacedBy!);
    expect(replacement).toMatchObject({
      replaces: invoice.number,
      poNumber: 'PO-8',
      amount: invoice.amount,
      status: 'pending',
    });
    expect(sequenceOf(replacement)).toBe(sequenceOf(invoice) + 1);
    await shop.pay(number, invoice.amount);
    expect(await shop.ofOrder(number)).toMatchObject([{ status: 'canceled' }, { status: 'paid' }]);
  });

  test('not on another day, not once money has come, and nobody else', async () => {
    const { number, invoice } = await shipped();
    await expect(shop.cancel(invoice.number, { role: 'sales' })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await shop.pay(number, 100);
    await expect(shop.cancel(invoice.number)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(shop.voidInvoice(invoice.number)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('voids an unpaid invoice by crediting it in full', async () => {
    const { number, invoice } = await shipped();
    expect(await shop.voidInvoice(invoice.number)).toMatchObject({ status: 'voided', balance: 0 });
    const [, memo] = await shop.ofOrder(number);
    expect(memo).toMatchObject({ kind: 'credit-memo', status: 'paid', amount: invoice.amount });
  });

  test('notes a dispute, settles it, and sends the invoice again', async () => {
    const { invoice } = await shipped();
    const options = () => ({ caller: shop.by('support'), idempotencyKey: newKey() });
    const params = { number: invoice.number };
    const { version } = await shop.get(invoice.number);
    const body = { version, reason: 'Two were missing' };
    const disputed = await shop.sales.service.call(
      endpoints.salesAdminDisputeInvoice,
      { params, body },
      options(),
    );
    expect(disputed).toMatchObject({ disputed: { reason: 'Two were missing', by: 'A support' } });
    await expect(
      shop.sales.service.call(endpoints.salesAdminDisputeInvoice, { params, body }, options()),
    ).rejects.toMatchObject({ code: 'STALE_VERSION' });
    const settled = await shop.sales.service.call(
      endpoints.salesAdminSettleDispute,
      { params, body: { version: disputed.version } },
      options(),
    );
    expect(settled.disputed).toBeNull();
    const sent = await shop.sales.service.call(
      endpoints.salesAdminSendInvoice,
      { params, body: { version: settled.version, email: 'books@acme.example' } },
      options(),
    );
    expect(sent.sentTo).toMatchObject([{ to: 'books@acme.example', by: 'A support' }]);
  });
});

describe('a customer', () => {
  test('reads their own invoices, and nobody else’s', async () => {
    const { invoice } = await shipped();
    const params = { number: invoice.number };
    const mine = await shop.sales.service.call(endpoints.salesGetMyInvoice, { params }, { caller: shop.pat });
    expect(mine).toMatchObject({ number: invoice.number, balance: invoice.amount });
    const other = { caller: shop.sales.account() };
    await expect(
      shop.sales.service.call(endpoints.salesGetMyInvoice, { params }, other),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      shop.sales.service.call(salesGetPaperPdf, { params: { kind: 'invoice', ...params }, query: {} }, other),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('sees what is open and a statement that adds up', async () => {
    const list = await shop.sales.service.call(
      endpoints.salesListMyInvoices,
      { query: { show: 'open', size: '200' } },
      { caller: shop.pat },
    );
    const open = list.items.reduce((sum, { balance }) => sum + balance, 0);
    expect(list.openBalance).toBe(open);
    expect(list.items.every(({ balance }) => balance > 0)).toBe(true);
    const statement = await shop.sales.service.call(
      endpoints.salesGetMyStatement,
      { query: {} },
      { caller: shop.pat },
    );
    const entries = statement.entries.reduce((sum, { amount }) => sum + amount, statement.opening);
    expect(statement.closing).toBe(entries);
    expect(Object.values(statement.aging).reduce((sum, amount) => sum + amount, 0)).toBe(open);
    expect(statement.unapplied).toBe(open - statement.closing);
  });

  test('sees money that came before its goods left as not applied, and as applied once they have', async () => {
    const caller = shop.sales.account({ accountNumber: 'a-4711' });
    const { number } = await shop.sales.placed(caller, 'nut', 2, aForm({ paymentService: 'wire-transfer' }));
    const { totals } = await shop.order(number);
    const paid = totals.grandTotal!;
    await shop.pay(number, paid);
    const read = () => shop.sales.service.call(endpoints.salesGetMyStatement, { query: {} }, { caller });
    expect(await read()).toMatchObject({
      entries: [{ kind: 'payment', number, amount: -paid, balance: -paid }],
      closing: -paid,
      unapplied: paid,
    });
    await shop.shipAll(number);
    expect(await read()).toMatchObject({ closing: 0, unapplied: 0 });
  });

  test('who is a guest has the paper by the token of the order alone', async () => {
    const guest = await shop.sales.guestWith('nut');
    const { number, token } = await shop.sales.place(guest);
    const invoice = await shop.shipAll(number);
    const params = { kind: 'invoice' as const, number: invoice.number };
    const read = (query: { token?: string }) => shop.sales.service.call(salesGetPaperPdf, { params, query });
    await expect(read({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read({ token: 'x'.repeat(22) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await read({ token })).toBeDefined();
  });

  test('who is a guest reads what is to be paid by the same token, and nobody else does', async () => {
    const guest = await shop.sales.guestWith('nut');
    const { number, token } = await shop.sales.place(guest);
    const { number: invoice, balance } = await shop.shipAll(number);
    const read = (query: { token?: string }, caller?: Identity) =>
      shop.sales.service.call(
        endpoints.salesGetInvoiceByLink,
        { params: { number: invoice }, query },
        { caller },
      );
    expect(await read({ token })).toMatchObject({ number: invoice, orderNumber: number, balance });
    for (const query of [{}, { token: 'x'.repeat(22) }])
      await expect(read(query)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read({}, shop.pat)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const own = (await shipped()).invoice.number;
    const request = { params: { number: own }, query: {} };
    expect(
      await shop.sales.service.call(endpoints.salesGetInvoiceByLink, request, { caller: shop.pat }),
    ).toMatchObject({ number: own });
  });
});

test('papers go with mails: the same record gives the same bytes, and there is none of what does not exist', async () => {
  const { number, invoice } = await shipped();
  const paper = (kind: 'order' | 'offer' | 'invoice', of: string, locale = 'en-US') =>
    shop.sales.service.call(salesGetMailedPaper, { params: { kind, number: of }, query: { locale } });
  const first = await paper('invoice', invoice.number);
  expect(Buffer.from(first!.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(first!.name).toBe(`invoice-${invoice.number}.pdf`);
  await shop.pay(number, invoice.amount);
  expect(await paper('invoice', invoice.number)).toEqual(first);
  expect(await paper('invoice', invoice.number, 'fr-CA')).not.toEqual(first);
  expect(await paper('order', number)).toEqual(await paper('order', number));
  expect(await paper('order', '999999')).toBeNull();
  expect(await paper('offer', 'q-1')).toBeNull();
});

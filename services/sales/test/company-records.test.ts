import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesFindPayable } from '@gantry/contracts/endpoints/internal';
import * as invoices from '@gantry/contracts/endpoints/invoices';
import { salesApproveOrder, salesAskApproval } from '@gantry/contracts/endpoints/order-approvals';
import { salesGetPaper } from '@gantry/contracts/endpoints/papers';
import { salesReorder } from '@gantry/contracts/endpoints/saved-lists';
import { salesGetMyOrder, salesListMyOrders } from '@gantry/contracts/endpoints/sales';
import { salesListOrderShipments } from '@gantry/contracts/endpoints/shipments';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { InvoiceFixture } from './invoice-fixture.ts';
import { newKey, terms, type SalesFixture } from './sales-fixture.ts';

// Who in a company reads what the others there have ordered and are invoiced.

let books: InvoiceFixture;
let sales: SalesFixture;
const companyId = randomUUID();
const otherCompany = randomUUID();
type Name = 'adam' | 'anna' | 'vera' | 'bea' | 'ben' | 'rita' | 'stranger' | 'alone';
let people: Record<Name, Identity>;
let ofBea: string;
let ofBen: string;
let invoiceOfBea: string;

function person(name: string, role: CompanyRole | null, company: string | null = companyId): Identity {
  const accountNumber = String(Math.floor(Math.random() * 1e9));
  const email = `${name.toLowerCase()}@example.com`;
  return sales.account({ name, email, accountNumber, companyId: company, companyRole: role });
}

beforeAll(async () => {
  books = await InvoiceFixture.start();
  sales = books.sales;
  people = {
    adam: person('Adam', 'admin'),
    anna: person('Anna', 'approver'),
    vera: person('Vera', 'viewer'),
    bea: person('Bea', 'buyer'),
    ben: person('Ben', 'buyer'),
    rita: person('Rita', 'requester'),
    stranger: person('Sam', 'admin', otherCompany),
    alone: person('Al', null, null),
  };
  sales.shop.setRule(
    companyId,
    Object.values(people).filter((one) => one.companyId === companyId),
  );
  ofBea = (await sales.placed(people.bea, 'bolt', 3, terms({ poNumber: 'PO-BEA' }))).number;
  ofBen = (await sales.placed(people.ben, 'nut', 1)).number;
  invoiceOfBea = (await books.shipAll(ofBea)).number;
  await sales.placed(people.stranger, 'nut');
  await sales.placed(people.alone, 'nut');
});
afterAll(() => sales.stop());

const orders = (caller: Identity, query: object = {}) =>
  sales.service.call(salesListMyOrders, { query }, { caller });
const numbersOf = async (caller: Identity, query: object = {}) =>
  (await orders(caller, query)).items.map(({ number }) => number);
const order = (caller: Identity, number: string) =>
  sales.service.call(salesGetMyOrder, { params: { number } }, { caller });
const invoice = (caller: Identity, number: string) =>
  sales.service.call(invoices.salesGetMyInvoice, { params: { number } }, { caller });
const invoiceList = (caller: Identity, query: object = {}) =>
  sales.service.call(invoices.salesListMyInvoices, { query }, { caller });
const notFound = { code: 'NOT_FOUND' };

describe('orders of a company', () => {
  test.each(['adam', 'anna', 'vera'] as const)('are read by %s, with who ordered', async (name) => {
    const list = await orders(people[name], { buyer: 'all' });
    expect(list.items.map(({ number, orderedBy }) => [number, orderedBy])).toEqual([
      [ofBen, 'Ben'],
      [ofBea, 'Bea'],
    ]);
    expect(list.total).toBe(2);
    expect(list.buyers).toEqual([
      { accountNumber: people.bea.accountNumber, name: 'Bea' },
      { accountNumber: people.ben.accountNumber, name: 'Ben' },
    ]);
    expect(await order(people[name], ofBea)).toMatchObject({ number: ofBea, orderedBy: 'Bea' });
  });

  test('are narrowed to one buyer, and found by their name', async () => {
    const { adam, bea, stranger } = people;
    expect(await numbersOf(adam, { buyer: bea.accountNumber! })).toEqual([ofBea]);
    expect(await numbersOf(adam, { buyer: stranger.accountNumber! })).toEqual([]);
    expect(await numbersOf(adam, { buyer: 'all', q: 'ben' })).toEqual([ofBen]);
    expect(await numbersOf(adam, { buyer: 'all', q: '100%' })).toEqual([]);
  });

  test.each(['bea', 'rita', 'alone'] as const)('are not for %s', async (name) => {
    await expect(orders(people[name], { buyer: 'all' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(order(people[name], ofBen)).rejects.toMatchObject(notFound);
  });

  test('of another company do not exist', async () => {
    const { stranger } = people;
    expect(await numbersOf(stranger, { buyer: people.bea.accountNumber! })).toEqual([]);
    await expect(order(stranger, ofBea)).rejects.toMatchObject(notFound);
    const read = { params: { number: ofBea }, query: {} };
    for (const list of [salesListOrderShipments, invoices.salesListMyOrderInvoices])
      await expect(sales.service.call(list, read, { caller: stranger })).rejects.toMatchObject(notFound);
  });

  test('stay the company’s when their buyer leaves, and what they buy alone is theirs', async () => {
    const ben = { ...people.ben, companyId: null, companyRole: null };
    const { number } = await sales.placed(ben, 'nut');
    expect(await numbersOf(people.adam, { buyer: 'all' })).not.toContain(number);
    await expect(order(people.adam, number)).rejects.toMatchObject(notFound);
    expect(await order(people.adam, ofBen)).toHaveProperty('orderedBy', 'Ben');
    const own = await order(ben, ofBen);
    expect(own.orderedBy).toBeNull();
  });

  test('are one’s own without asking for more', async () => {
    const list = await orders(people.bea);
    expect(list.items.map(({ number }) => number)).toEqual([ofBea]);
    expect(list.items[0]?.orderedBy ?? null).toBeNull();
    expect(list.buyers).toBeUndefined();
    expect((await orders(people.adam)).items).toEqual([]);
  });

  test('have papers, shipments and invoices for who reads them, who may buy the same', async () => {
    const { adam } = people;
    const read = { params: { number: ofBea }, query: {} };
    expect(await sales.service.call(invoices.salesListMyOrderInvoices, read, { caller: adam })).toHaveLength(
      1,
    );
    await sales.service.call(salesListOrderShipments, read, { caller: adam });
    for (const [kind, number] of [
      ['order', ofBea],
      ['invoice', invoiceOfBea],
    ] as const) {
      const paper = { params: { kind, number }, query: {} };
      expect(await sales.service.call(salesGetPaper, paper, { caller: adam })).toHaveProperty('seller');
      const { stranger } = people;
      await expect(sales.service.call(salesGetPaper, paper, { caller: stranger })).rejects.toMatchObject(
        notFound,
      );
    }
    const again = { body: { order: ofBea } };
    const options = { caller: adam, idempotencyKey: newKey() };
    await sales.service.call(salesReorder, again, options);
    expect((await sales.cart({ caller: adam })).lines).toHaveLength(1);
  });
});

describe('invoices of a company', () => {
  test('are read with what all of them come to', async () => {
    const { vera, bea, ben } = people;
    const list = await invoiceList(vera, { buyer: 'all' });
    expect(list.items.map(({ number, orderedBy }) => [number, orderedBy])).toEqual([[invoiceOfBea, 'Bea']]);
    expect(list.openBalance).toBe(list.items[0]?.balance);
    expect(list.openBalance).toBeGreaterThan(0);
    expect(list.buyers).toEqual([{ accountNumber: bea.accountNumber, name: 'Bea' }]);
    expect(await invoiceList(vera, { buyer: ben.accountNumber! })).toMatchObject({
      total: 0,
      openBalance: 0,
    });
    expect(await invoiceList(vera)).toMatchObject({ total: 0, openBalance: 0 });
    expect(await invoice(vera, invoiceOfBea)).toMatchObject({ orderedBy: 'Bea' });
    expect((await invoice(bea, invoiceOfBea)).orderedBy).toBeNull();
  });

  test('are not for buyers, nor for another company', async () => {
    const { ben, stranger } = people;
    await expect(invoiceList(ben, { buyer: 'all' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    for (const caller of [ben, stranger])
      await expect(invoice(caller, invoiceOfBea)).rejects.toMatchObject(notFound);
  });
});

describe('what is due of a colleague’s invoice', () => {
  const dueFor = (
    { accountId, companyId: of, companyRole }: Identity,
    number: string | null,
    order = ofBea,
  ) =>
    sales.service.call(salesFindPayable, {
      body: {
        orderNumber: order,
        invoice: number,
        payer: { token: null, accountId, companyId: of, companyRole },
      },
    });

  test.each(['adam', 'anna'] as const)('is told to %s, who pays for the company', async (name) => {
    expect(await dueFor(people[name], invoiceOfBea)).toMatchObject({
      isForCompany: true,
      accountId: people.bea.accountId,
      amount: expect.any(Number),
    });
  });

  test('is told to whoever has ordered, who pays for themselves', async () => {
    expect(await dueFor(people.bea, invoiceOfBea)).toMatchObject({ isForCompany: false });
    expect(await dueFor(people.bea, null)).toMatchObject({ isForCompany: false });
  });

  test.each(['vera', 'ben', 'rita', 'stranger', 'alone'] as const)('is not told to %s', async (name) => {
    expect(await dueFor(people[name], invoiceOfBea)).toBeNull();
  });

  test('is not told to whoever has left, or of the order itself, or of an invoice of another order', async () => {
    const left = { ...people.adam, companyId: null, companyRole: null };
    expect(await dueFor(left, invoiceOfBea)).toBeNull();
    expect(await dueFor({ ...people.adam, companyId: otherCompany }, invoiceOfBea)).toBeNull();
    expect(await dueFor(people.adam, null)).toBeNull();
    expect(await dueFor(people.adam, invoiceOfBea, ofBen)).toBeNull();
  });
});

test('an order that was asked for and approved is the company’s', async () => {
  const { rita, anna, vera } = people;
  await sales.add({ caller: rita }, 'bolt', 2);
  const body = await sales.request({ caller: rita }, terms());
  const options = { caller: rita, idempotencyKey: newKey() };
  const asked = await sales.service.call(salesAskApproval, { body }, options);
  const { orderNumber } = await sales.service.call(
    salesApproveOrder,
    { params: { number: asked.number } },
    { caller: anna },
  );
  for (const caller of [anna, vera])
    expect(await order(caller, orderNumber!)).toMatchObject({ orderedBy: 'Rita' });
  expect((await order(rita, orderNumber!)).orderedBy).toBeNull();
});

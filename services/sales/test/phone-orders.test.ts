import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { salesAdminSaveApprovalRule } from '@gantry/contracts/endpoints/offer-approvals';
import { salesAdminGetOrder } from '@gantry/contracts/endpoints/sales';
import { salesDraftPhoneOrder, salesPlacePhoneOrder } from '@gantry/contracts/endpoints/staff-checkout';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { PhoneOrderForm } from '@gantry/contracts/schemas/phone-order';
import { randomUUID } from 'node:crypto';
import { aForm, newKey, SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt', unitPrice: 6000, listPrice: 6500 }, { sku: 'nut', unitPrice: null });
});
afterAll(() => sales.stop());

const { shipTo } = aForm();
const staff = (role: Identity['role'] = 'sales') => sales.account({ role, name: 'Sam Seller' });
const line = (facts: object = {}) => ({
  sku: 'bolt',
  quantity: 2,
  unitPrice: null,
  unitCost: null,
  reason: null,
  ...facts,
});
const cheaper = (dollars = '50.00', facts: object = {}) =>
  line({ unitPrice: dollars, reason: 'matches a competitor', ...facts });
const form = (facts: Partial<PhoneOrderForm> = {}): PhoneOrderForm => ({
  accountNumber: null,
  name: 'Pat Guest',
  email: 'pat@example.com',
  lines: [line()],
  shipTo,
  shippingService: null,
  paymentTerm: 'advanced',
  paymentService: 'check',
  poNumber: null,
  reason: 'by telephone',
  ...facts,
});
const draft = (facts: Partial<PhoneOrderForm> = {}, caller = staff()) =>
  sales.service.call(salesDraftPhoneOrder, { body: { form: form(facts) } }, { caller });
const place = (
  facts: Partial<PhoneOrderForm>,
  acceptedTotal: number,
  { caller = staff(), key = newKey() } = {},
) =>
  sales.service.call(
    salesPlacePhoneOrder,
    { body: { form: form(facts), acceptedTotal } },
    { caller, idempotencyKey: key },
  );
const read = (number: string) =>
  sales.service.call(salesAdminGetOrder, { params: { number } }, { caller: staff() });
const jobs = (name: string) =>
  sales.sql<{ payload: any }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = ?`,
    [name],
  );

test('a guest gets the price that was said, taxed by it, once, with the reason in the trail', async () => {
  const lines = [cheaper()];
  const shown = await draft({ lines });
  expect(shown.lines).toMatchObject([{ usualPrice: 6000, unitPrice: 5000, unitCost: null }]);
  expect(shown.totals).toMatchObject({ subtotal: 10_000, tax: 1000, grandTotal: 11_000 });
  const caller = staff();
  const key = newKey();
  const { number } = await place({ lines }, 11_000, { caller, key });
  expect((await place({ lines }, 11_000, { caller, key })).number).toBe(number);
  const order = await read(number);
  expect(order).toMatchObject({ email: 'pat@example.com', grandTotal: 11_000, accountNumber: null });
  expect(order.lines).toMatchObject([{ unitPrice: 5000, priceSource: 'offer', tax: 1000 }]);
  const trail = (await jobs('identity:record.changed'))
    .map(({ payload }) => payload.payload)
    .filter(({ entityNumber }) => entityNumber === number);
  expect(trail).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'placed on behalf of',
        after: 'pat@example.com',
        actor: 'Sam Seller',
        reason: 'by telephone',
      }),
      expect.objectContaining({
        field: 'line 1 price',
        before: '6000',
        after: '5000',
        reason: 'matches a competitor',
      }),
    ]),
  );
  const mails = (await jobs('notifications:order.placed')).map(({ payload }) => payload.payload);
  expect(mails.find((mail) => mail.number === number)).toMatchObject({
    email: 'pat@example.com',
    lines: [{ total: 10_000 }],
  });
});

test('an account orders at its own prices, on terms that finance approves', async () => {
  const person = {
    accountId: randomUUID(),
    accountNumber: 'a-100700',
    name: 'Robin Avery',
    email: 'robin@example.com',
    company: 'Avery Mills',
    companyId: null,
  };
  sales.shop.people.push(person);
  const facts = {
    accountNumber: 'A-100700',
    name: null,
    email: null,
    paymentTerm: 'net-30',
    poNumber: 'PO-9',
  } as const;
  const { totals, customer } = await draft(facts);
  expect(customer).toMatchObject({ name: 'Robin Avery', email: 'robin@example.com' });
  const { number } = await place(facts, totals.grandTotal!);
  expect(await read(number)).toMatchObject({
    accountNumber: 'a-100700',
    email: 'robin@example.com',
    status: 'pending-review',
    lines: [{ unitPrice: 6000, priceSource: 'list' }],
  });
  await expect(draft({ accountNumber: 'a-999999' })).rejects.toMatchObject({
    code: 'INVALID',
    issues: [{ path: 'body.form.accountNumber' }],
  });
});

test('who may take orders may not set prices by that alone, and others take none', async () => {
  await expect(draft({}, staff('support'))).resolves.toMatchObject({ totals: { subtotal: 12_000 } });
  await expect(draft({ lines: [cheaper()] }, staff('support'))).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  await expect(draft({}, staff('warehouse'))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(draft({}, sales.account())).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const shown = await draft({}, staff('support'));
  expect(shown.lines[0]).not.toHaveProperty('unitCost');
});

test.each([
  ['a price without a reason', [line({ unitPrice: '50.00' })], 'lines.0.reason'],
  ['no product of ours', [line({ sku: 'unheard-of' })], 'lines.0.sku'],
  ['one product twice', [line(), line()], 'lines.1.sku'],
  ['no price at all', [line({ sku: 'nut' })], 'lines.0.unitPrice'],
  ['a price below zero', [cheaper('-1')], 'lines.0.unitPrice'],
  ['a price beyond measure', [cheaper('1,000,001.00')], 'lines.0.unitPrice'],
  ['a quantity beyond measure', [line({ quantity: 1e9 })], 'lines.0.quantity'],
  ['no line', [], 'lines'],
])('refuses %s', async (_, lines, path) => {
  await expect(draft({ lines })).rejects.toMatchObject({
    code: 'INVALID',
    issues: [expect.objectContaining({ path: expect.stringMatching(`^(body\\.)?form\\.${path}$`) })],
  });
});

test('a product without a price is sold at the price that was said', async () => {
  const lines = [cheaper('12.50', { sku: 'nut', quantity: 8 })];
  const { totals } = await draft({ lines });
  const { number } = await place({ lines }, totals.grandTotal!);
  expect((await read(number)).lines).toMatchObject([{ sku: 'nut', unitPrice: 1250, total: 10_000 }]);
});

test('nothing is placed at another total than was read out, nor sold twice from the shelf', async () => {
  await expect(place({}, 1)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  sales.shop.offer({ sku: 'rare', unitPrice: 9000, availability: 'in-stock' });
  await sales.stock('rare', 1);
  await expect(draft({ lines: [line({ sku: 'rare' })] })).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  const lines = [line({ sku: 'rare', quantity: 1 })];
  const { totals } = await draft({ lines });
  const both = await Promise.allSettled([
    place({ lines }, totals.grandTotal!),
    place({ lines }, totals.grandTotal!),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the rules for offers hold for prices of one’s own, and for no others', async () => {
  const id = randomUUID();
  const rule = {
    name: 'Deep discounts',
    measure: 'discount-above',
    threshold: 2000,
    approver: 'finance',
    isActive: true,
  } as const;
  await sales.service.call(
    salesAdminSaveApprovalRule,
    { params: { id }, body: { form: rule, version: 0, simulated: { offers: 0, hits: 0 } } },
    { caller: staff('finance'), idempotencyKey: newKey() },
  );
  const deep = await draft({ lines: [cheaper('40.00')] });
  expect(deep.hits).toMatchObject([{ name: 'Deep discounts', approver: 'finance' }]);
  await expect(place({ lines: [cheaper('40.00')] }, deep.totals.grandTotal!)).rejects.toMatchObject({
    code: 'WRONG_STATE',
    data: { hits: [{ name: 'Deep discounts' }] },
  });
  expect((await draft({ lines: [cheaper('55.00')] })).hits).toEqual([]);
  sales.shop.offer({ sku: 'clearance', unitPrice: 1000, listPrice: 9000 });
  expect((await draft({ lines: [line({ sku: 'clearance', quantity: 9 })] })).hits).toEqual([]);
});

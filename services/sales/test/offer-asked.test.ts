import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { salesAcceptOffer, salesGetOffer } from '@gantry/contracts/endpoints/offers';
import * as approvals from '@gantry/contracts/endpoints/order-approvals';
import { salesAdminGetOrder, salesGetMyOrder } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { RemindApprovers } from '../src/order-approval/remind-approvers.ts';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, shipTo, type Quote } from './offer-fixture.ts';
import { newKey } from './sales-fixture.ts';

// An offer is approved by the same steps as an order that was asked for.

let quotes: InquiryFixture;
let offers: OfferFixture;
let companyId: string;
let team: Readonly<Record<'bea' | 'anna' | 'adam' | 'vic', Identity>>;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  offers = new OfferFixture(quotes);
});
afterAll(() => quotes.stop());
beforeEach(() => {
  companyId = randomUUID();
  team = {
    bea: person('Bea', 'buyer'),
    anna: person('Anna', 'approver'),
    adam: person('Adam', 'admin'),
    vic: person('Vic', 'viewer'),
  };
  setSteps([]);
});

function person(name: string, companyRole: CompanyRole): Identity {
  const accountNumber = String(Math.floor(Math.random() * 1e9));
  const email = `${name.toLowerCase()}@example.com`;
  const one = quotes.sales.account({ companyId, companyRole, name, email, accountNumber });
  const known = { accountId: one.accountId!, accountNumber, name, email };
  quotes.sales.shop.people.push({ ...known, company: null, companyId });
  return one;
}
/** Buyers order up to a dollar; who approves what is above. */
const setSteps = (steps: { above: number | null; approvers: string[] }[], more: object = {}) =>
  quotes.sales.shop.setRule(companyId, Object.values(team), { limit: 100, steps, ...more });
/** Anna first, then Adam, whatever it costs. */
const inTwo = (more: object = {}) =>
  setSteps(
    [team.anna, team.adam].map(({ accountId }) => ({ above: null, approvers: [accountId!] })),
    more,
  );

const call: InquiryFixture['sales']['service']['call'] = (...given) => quotes.sales.service.call(...given);
const ask = async ({ number }: Quote, caller = team.bea, facts: object = {}) =>
  (
    await call(
      approvals.salesAskOfferApproval,
      { params: { number }, body: { revision: 1, poNumber: 'PO-7', question: 'For line 4', ...facts } },
      { caller, idempotencyKey: newKey() },
    )
  ).number;
const accept = ({ number }: Quote, caller: Identity) =>
  call(
    salesAcceptOffer,
    { params: { number }, query: {}, body: { revision: 1, poNumber: 'PO-7' } },
    { caller, idempotencyKey: newKey() },
  );
const approve = (caller: Identity, number: string) =>
  call(approvals.salesApproveOrder, { params: { number } }, { caller });
const get = (caller: Identity, number: string) =>
  call(approvals.salesGetApproval, { params: { number } }, { caller });
const offerFor = (caller: Identity, { number }: Quote) =>
  call(salesGetOffer, { params: { number }, query: {} }, { caller });
const told = async (event: string, number: string) =>
  (
    await quotes.sales.sql<{ told: { email: string; isReminder?: boolean } }>(
      `select j.payload->'payload' as told from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = ? and j.payload->'payload'->>'number' = ? order by j.id`,
      [`notifications:${event}`, number],
    )
  ).map((row) => row.told);
const decided = (blocker: string) => ({ code: 'WRONG_STATE', data: { blocker } });

test('takes every approval, each by somebody else, and becomes the order of whoever asked', async () => {
  inTwo();
  const quote = await offers.offered(team.bea);
  const number = await ask(quote);
  expect(await get(team.anna, number)).toMatchObject({
    askedBy: 'Bea',
    question: 'For line 4',
    offerNumber: quote.number,
    poNumber: 'PO-7',
    may: ['approve', 'reject'],
    steps: [{ asked: ['Anna'] }, { asked: ['Adam'] }],
  });
  expect((await told('approval.asked', number)).map(({ email }) => email)).toEqual(['anna@example.com']);
  await expect(approve(team.bea, number)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  expect((await approve(team.anna, number)).status).toBe('waiting');
  expect((await told('approval.asked', number)).map(({ email }) => email).at(-1)).toBe('adam@example.com');
  // the same again gives no second one
  expect((await approve(team.anna, number)).status).toBe('waiting');
  const both = await Promise.all([approve(team.adam, number), approve(team.adam, number)]);
  expect(new Set(both.map(({ orderNumber }) => orderNumber)).size).toBe(1);
  const { orderNumber, status } = both[0]!;
  expect(status).toBe('approved');
  const offer = await offerFor(team.bea, quote);
  expect(offer).toMatchObject({ blocker: 'CLOSED', order: { number: orderNumber } });
  const order = await call(salesGetMyOrder, { params: { number: orderNumber! } }, { caller: team.bea });
  expect(order).toMatchObject({ poNumber: 'PO-7' });
  expect(order.totals).toEqual(offer!.totals);
  expect(order.lines.map(({ priceSource }) => priceSource)).toEqual(order.lines.map(() => 'offer'));
  const caller = quotes.seller();
  const { history } = await call(salesAdminGetOrder, { params: { number: orderNumber! } }, { caller });
  expect(history.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([`asked for, ${number}`, `approved, ${number}`]),
  );
  expect(await told('approval.ended', number)).toMatchObject([{ email: 'bea@example.com', orderNumber }]);
});

test('cannot be accepted past its steps: not by one of several, nor by another than is named', async () => {
  inTwo();
  const quote = await offers.offered(team.bea);
  for (const one of [team.bea, team.anna, team.adam])
    await expect(accept(quote, one)).rejects.toMatchObject({ code: 'NEEDS_APPROVAL' });
  expect(await offerFor(team.anna, quote)).toMatchObject({ approval: { limit: 100 }, mayAsk: true });
  setSteps([{ above: null, approvers: [team.adam.accountId!] }]);
  await expect(accept(quote, team.anna)).rejects.toMatchObject({ code: 'NEEDS_APPROVAL' });
  // the only approval it takes is theirs to give
  expect(await offerFor(team.adam, quote)).not.toHaveProperty('approval');
  expect(await accept(quote, team.adam)).toHaveProperty('number');
});

test('asks whoever stands in for somebody who is away', async () => {
  setSteps([{ above: null, approvers: [team.anna.accountId!] }], {
    substitutes: { [team.anna.accountId!]: team.adam.accountId! },
  });
  const number = await ask(await offers.offered(team.bea));
  expect((await told('approval.asked', number)).map(({ email }) => email)).toEqual(['adam@example.com']);
  expect((await approve(team.adam, number)).status).toBe('approved');
});

test('is sent by whoever approves in the name of a colleague, and only once while it waits', async () => {
  inTwo();
  const quote = await offers.offered(team.bea);
  const number = await ask(quote, team.adam);
  expect(await get(team.bea, number)).toMatchObject({ isYours: true, may: ['withdraw'] });
  expect(await ask(quote)).toBe(number);
  for (const one of [team.bea, team.anna])
    expect(await offerFor(one, quote)).toMatchObject({ request: number });
  const withdraw = { params: { number } };
  await call(approvals.salesWithdrawApproval, withdraw, { caller: team.bea });
  expect(await get(team.bea, number)).toMatchObject({ status: 'withdrawn', may: [] });
  expect(await offerFor(team.bea, quote)).not.toHaveProperty('request');
  expect(await ask(quote)).not.toBe(number);
});

test('is nobody’s to send outside the company, or without a right to it', async () => {
  const quote = await offers.offered(team.bea);
  const stranger = quotes.sales.account({ companyId: randomUUID(), companyRole: 'admin' });
  await expect(ask(quote, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(ask(quote, team.vic)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const free = await offers.offered(team.anna);
  await expect(ask(free, team.anna)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(ask(quote, team.bea, { paymentService: 'stripe-payment-intent' })).rejects.toMatchObject({
    code: 'INVALID',
    issues: [{ path: 'body.paymentService' }],
  });
  await expect(ask(quote, team.bea, { revision: 2 })).rejects.toMatchObject(decided('SUPERSEDED'));
});

test('that is answered or over meanwhile says so to whoever approves, and no part of it is approved', async () => {
  inTwo();
  const quote = await offers.offered(team.bea);
  const number = await ask(quote);
  const part = { lines: [{ lineNumber: 1, quantity: 1 }], rest: 'leave-out' as const };
  await expect(
    call(approvals.salesPricePart, { params: { number }, body: part }, { caller: team.anna }),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  setSteps([]);
  await accept(quote, team.adam);
  await expect(approve(team.anna, number)).rejects.toMatchObject(decided('offer'));
  const reject = { params: { number }, body: { reason: 'ordered already' } };
  expect(await call(approvals.salesRejectApproval, reject, { caller: team.anna })).toMatchObject({
    status: 'rejected',
  });
});

test('is reminded of before it ends, and ends no later than the offer', async () => {
  const number = await ask(await offers.offered(team.bea, { validDays: 1 }));
  const { expiresAt } = await get(team.bea, number);
  expect(Date.parse(expiresAt)).toBeLessThan(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await quotes.sales.sql(
    `update sales.order_approval set expires_at = now() + interval '1 hour' where number = ?`,
    [number],
  );
  const { app } = quotes.sales.service;
  await RequestContext.create(app.get(EntityManager, { strict: false }), () =>
    app.get(RemindApprovers, { strict: false }).remindApprovers(),
  );
  expect((await told('approval.asked', number)).filter(({ isReminder }) => isReminder)).toHaveLength(2);
});

test('to an address that is none of the company’s says so before, and cannot be asked for', async () => {
  const quote = await offers.offered(team.bea);
  expect(await offerFor(team.bea, quote)).not.toHaveProperty('isPlaceRefused');
  quotes.sales.shop.companyPlaces.set(companyId, []);
  for (const one of [team.bea, team.anna])
    expect(await offerFor(one, quote)).toMatchObject({ isPlaceRefused: true });
  await expect(ask(quote)).rejects.toMatchObject({ code: 'COMPANY_ADDRESS_NEEDED' });
  // to its seller, too, while the next one is drawn up
  expect(await offers.draft(quote.number)).toMatchObject({ isPlaceRefused: true });
  quotes.sales.shop.companyPlaces.set(companyId, [shipTo as never]);
  expect(await offers.draft(quote.number)).toMatchObject({ isPlaceRefused: false });
});

test('is booked on what its buyer chooses, whoever approves it, and asked for beyond the budget of that', async () => {
  const [poor, rich] = [
    { id: randomUUID(), code: '4711', name: 'Maintenance' },
    { id: randomUUID(), code: '0815', name: 'Projects' },
  ];
  const budget = { amount: 1, period: 'year' } as const;
  const centers = [
    { ...poor, budget },
    { ...rich, budget: null },
  ];
  quotes.sales.shop.setRule(companyId, Object.values(team), { costCenters: centers });
  quotes.sales.shop.costCenters.set(companyId, { isRequired: true, costCenters: [poor, rich] });
  const acceptOn = ({ number }: Quote, caller: Identity, costCenterId: string | null) => {
    const body = { revision: 1, poNumber: 'PO-7', costCenterId };
    const request = { params: { number }, query: {}, body };
    return call(salesAcceptOffer, request, { caller, idempotencyKey: newKey() });
  };
  const quote = await offers.offered(team.bea);
  expect(await offerFor(team.bea, quote)).toMatchObject({
    mayAsk: true,
    isCostCenterRequired: true,
    costCenters: [
      { id: poor.id, isOverBudget: true },
      { id: rich.id, isOverBudget: false },
    ],
  });
  // who approves orders freely, and books all the same
  expect((await offerFor(team.anna, quote))?.costCenters?.map(({ isOverBudget }) => isOverBudget)).toEqual([
    false,
    false,
  ]);
  const path = 'body.costCenterId';
  await expect(acceptOn(quote, team.bea, null)).rejects.toMatchObject({
    code: 'INVALID',
    issues: [{ path }],
  });
  await expect(acceptOn(quote, team.bea, poor.id)).rejects.toMatchObject({
    code: 'NEEDS_APPROVAL',
    data: { reasons: ['cost-center'] },
  });
  const number = await ask(quote, team.bea, { costCenterId: poor.id });
  expect(await get(team.anna, number)).toMatchObject({ costCenter: '4711 Maintenance' });
  // it is closed meanwhile, and none of who approves it
  quotes.sales.shop.costCenters.set(companyId, { isRequired: true, costCenters: [rich] });
  const { orderNumber } = await approve(team.anna, number);
  const placed = await call(salesGetMyOrder, { params: { number: orderNumber! } }, { caller: team.bea });
  expect(placed.costCenter).toBe('4711 Maintenance');
  const other = await acceptOn(await offers.offered(team.bea), team.bea, rich.id);
  const order = await call(salesGetMyOrder, { params: { number: other.number } }, { caller: team.bea });
  expect(order.costCenter).toBe('0815 Projects');
});

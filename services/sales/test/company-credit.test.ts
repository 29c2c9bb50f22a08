import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { salesGetCompanyCredit, salesGetCreditUse } from '@gantry/contracts/endpoints/internal';
import { salesGetOwnTerms } from '@gantry/contracts/endpoints/own-terms';
import { salesPlacePhoneOrder } from '@gantry/contracts/endpoints/staff-checkout';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { PhoneOrderForm } from '@gantry/contracts/schemas/phone-order';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { ApprovalFixture } from './approval-fixture.ts';
import { aForm, newKey, SalesFixture, terms } from './sales-fixture.ts';

/** One order of the tests with its tax, in minor units. */
const each = 6600;
let sales: SalesFixture;
let companyId: string;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt', unitPrice: 6000 });
  await sales.stock('bolt', 10_000);
});
beforeEach(() => void (companyId = randomUUID()));
afterAll(() => sales.stop());

/** Somebody of the company, which may owe as much. */
const mate = (companyRole: CompanyRole, creditLimit: number | null, facts: Partial<Identity> = {}) =>
  sales.account({ companyId, companyRole, creditLimit, isCompanyCredit: true, ...facts });
const statusOf = async ({ number }: { readonly number: string }) => {
  const [row] = await sales.sql<{ status: string }>('select status from sales."order" where number = ?', [
    number,
  ]);
  return row?.status;
};
const exposure = async (id = companyId) =>
  (await sales.service.call(salesGetCompanyCredit, { body: { companyId: id } })).exposure;
const ownUse = async ({ accountId }: Identity) =>
  (await sales.service.call(salesGetCreditUse, { body: { accountId: accountId! } })).exposure;
const ownTerms = (caller: Identity) => sales.service.call(salesGetOwnTerms, {}, { caller });
const pay = (number: string, captured: number) =>
  sales.sql(
    `update sales."order" set payment_facts = payment_facts || jsonb_build_object('captured', ?::int) where number = ?`,
    [captured, number],
  );

describe('the line of a company', () => {
  test('is one for all of its people, and is free again when something is paid', async () => {
    const [ann, bob] = [mate('admin', 2 * each), mate('buyer', 2 * each)];
    const first = await sales.placed(ann, 'bolt');
    expect(await statusOf(first)).toBe('new');
    expect(await statusOf(await sales.placed(bob, 'bolt'))).toBe('new');
    expect(await statusOf(await sales.placed(ann, 'bolt'))).toBe('pending-review');
    expect(await exposure()).toBe(3 * each);
    await pay(first.number, each);
    expect(await exposure()).toBe(2 * each);
    const other = mate('buyer', 2 * each, { companyId: randomUUID() });
    expect(await statusOf(await sales.placed(other, 'bolt'))).toBe('new');
  });

  test('counts what its people ordered on lines of their own while it had none', async () => {
    const alone = sales.account({ companyId, companyRole: 'buyer' });
    await sales.placed(alone, 'bolt');
    expect([await ownUse(alone), await exposure()]).toEqual([each, each]);
    const later = mate('buyer', 2 * each, { accountId: alone.accountId });
    expect(await statusOf(await sales.placed(later, 'bolt'))).toBe('new');
    expect(await statusOf(await sales.placed(later, 'bolt'))).toBe('pending-review');
    // only what stands against their own line is theirs
    expect([await ownUse(alone), await exposure()]).toEqual([each, 3 * each]);
  });

  test('leaves the own line of whoever buys alone again untouched', async () => {
    const inCompany = mate('buyer', 10 * each);
    await sales.placed(inCompany, 'bolt', 1);
    const alone = sales.account({ accountId: inCompany.accountId, creditLimit: each });
    expect(await statusOf(await sales.placed(alone, 'bolt'))).toBe('new');
    expect([await ownUse(alone), await exposure()]).toEqual([each, each]);
  });

  test.each([1, 2, 3])('sells exactly what fits to twenty at once (%i)', async (run) => {
    const fitting = 3 + run;
    // no dollar more than that
    const limit = fitting * each + each - 1;
    const people = Array.from({ length: 20 }, (_, at) => mate(at % 2 ? 'buyer' : 'approver', limit));
    await Promise.all(people.map((caller) => sales.add({ caller }, 'bolt')));
    const request = await sales.request({ caller: people[0]! }, terms());
    const placed = await Promise.all(people.map((caller) => sales.send({ caller }, request)));
    const statuses = await Promise.all(placed.map(statusOf));
    expect(statuses.filter((status) => status === 'new')).toHaveLength(fitting);
    expect(statuses.filter((status) => status === 'pending-review')).toHaveLength(20 - fitting);
    const uses = await sales.sql<{ owed: number }>(
      `select (credit_use ->> 'owed')::int as owed from sales."order" where company_id = ? order by number::int`,
      [companyId],
    );
    expect(uses.map(({ owed }) => owed)).toEqual(uses.map((_, at) => at * each));
  });

  test('that is on hold, or was taken away, sells nothing on terms', async () => {
    const held = mate('buyer', null);
    await sales.add({ caller: held }, 'bolt');
    expect((await sales.preview({ caller: held })).paymentTerms).toEqual(['advanced']);
    await expect(sales.place({ caller: held }, terms())).rejects.toMatchObject({ code: 'CREDIT_EXCEEDED' });
    expect(await sales.place({ caller: held }, aForm())).toHaveProperty('number');
  });
});

describe('everybody who orders in the name of the company orders on its line', () => {
  test('whoever asks for approval, once that is given', async () => {
    const team = new ApprovalFixture(sales);
    const { rita, anna } = team.people;
    const onLine = (one: Identity) => ({ ...one, creditLimit: each, isCompanyCredit: true });
    team.setRules({}, [onLine(rita), onLine(anna)]);
    const asked = async () => {
      await sales.add({ caller: rita }, 'bolt');
      const { number } = await team.sendAsk(rita, await team.askBody(rita, terms()));
      const { orderNumber } = await team.approve(anna, number);
      return statusOf({ number: orderNumber! });
    };
    expect(await asked()).toBe('new');
    expect(await asked()).toBe('pending-review');
    expect(await exposure(team.companyId)).toBe(2 * each);
    expect(await ownUse(rita)).toBe(0);
  });

  test('a customer for whom staff take an order by telephone', async () => {
    const ann = mate('admin', each, { accountNumber: `a-${companyId.slice(0, 8)}` });
    const { accountId, accountNumber } = ann;
    sales.shop.people.push({
      accountId: accountId!,
      accountNumber: accountNumber!,
      name: 'Ann',
      email: 'ann@example.com',
      company: 'Acme Works',
      companyId,
    });
    sales.shop.creditLines.set(accountId!, {
      companyId,
      creditLimit: each,
      maxTerm: 'net-30',
      isCompanyCredit: true,
    });
    const line = { sku: 'bolt', quantity: 1, unitPrice: null, unitCost: null, reason: null };
    const { shipTo } = aForm();
    const form: PhoneOrderForm = {
      accountNumber: accountNumber!,
      name: null,
      email: null,
      lines: [line],
      shipTo,
      shippingService: null,
      paymentTerm: 'net-30',
      paymentService: 'check',
      poNumber: 'PO-9',
      reason: 'by telephone',
    };
    const caller = sales.account({ role: 'sales', name: 'Sam' });
    const order = () =>
      sales.service.call(
        salesPlacePhoneOrder,
        { body: { form, acceptedTotal: each } },
        { caller, idempotencyKey: newKey() },
      );
    expect(await statusOf(await order())).toBe('new');
    expect(await statusOf(await order())).toBe('pending-review');
    expect(await exposure()).toBe(2 * each);
  });
});

describe('what people are told of the line they order on', () => {
  test('is all of it to those who read what the company has ordered, and only the terms to others', async () => {
    const people = (['admin', 'approver', 'viewer', 'buyer', 'requester'] as const).map((role) =>
      mate(role, 3 * each),
    );
    await sales.placed(people[0]!, 'bolt');
    const credit = { limit: 3 * each, owed: each, left: 2 * each };
    const all = { owner: 'company', terms: ['net-30', 'net-15', 'advanced'], balances: [] };
    expect(await Promise.all(people.map(ownTerms))).toEqual([
      ...[0, 1, 2].map(() => ({ ...all, credit })),
      ...[0, 1].map(() => ({ ...all, credit: null })),
    ]);
  });

  test('is their own where they buy alone, and nothing is left where more is owed than the line', async () => {
    const alone = sales.account({ creditLimit: each - 1, maxTerm: 'net-15' });
    await sales.placed(alone, 'bolt', 1, terms({ paymentTerm: 'net-15' }));
    expect(await ownTerms(alone)).toEqual({
      owner: 'account',
      terms: ['net-15', 'advanced'],
      credit: { limit: each - 1, owed: each, left: 0 },
      balances: [],
    });
    const without = sales.account({ creditLimit: null });
    expect(await ownTerms(without)).toEqual({
      owner: 'account',
      terms: ['advanced'],
      credit: null,
      balances: [],
    });
  });
});

describe('what was paid too much', () => {
  test('is told to its owner, and of a company to those who read what it has ordered', async () => {
    const [admin, buyer] = [mate('admin', each), mate('buyer', each)];
    sales.shop.credit.set(companyId, 700).set(buyer.accountId!, 50);
    expect((await ownTerms(admin)).balances).toEqual([{ owner: 'company', amount: 700 }]);
    expect((await ownTerms(buyer)).balances).toEqual([{ owner: 'account', amount: 50 }]);
    expect((await ownTerms(sales.account())).balances).toEqual([]);
  });
});

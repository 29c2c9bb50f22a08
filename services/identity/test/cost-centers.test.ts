import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { identityLeaveCompany } from '@gantry/contracts/endpoints/company';
import {
  identityAddCostCenter,
  identityCloseCostCenter,
  identityReopenCostCenter,
  identitySaveCostCenter,
  identitySetColleagueCostCenters,
  identitySetCostCenterRule,
} from '@gantry/contracts/endpoints/cost-centers';
import { identityListAudit } from '@gantry/contracts/endpoints/identity';
import { identityGetApprovalRule, identityGetCostCenters } from '@gantry/contracts/endpoints/internal';
import { aCaller } from '@gantry/nest-kit/testing';
import { companiesOf, type Person } from './company-under-test.ts';
import { startIdentity } from './identity-under-test.ts';

// What companies book their orders on, and who orders for what.

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { call, boss, colleague, view } = companiesOf(() => under);
const staff = aCaller({ role: 'admin', accountId: '0195b2a0-0000-7000-8000-0000000000ff' });
const notPermitted = { code: 'NOT_PERMITTED' };
const notFound = { code: 'NOT_FOUND' };
const codeTaken = {
  code: 'INVALID',
  issues: [{ path: 'body.code', message: 'is the code of another cost center' }],
};

const entry = (code: string, amount = '', period: 'month' | 'quarter' | 'year' = 'month') => ({
  code,
  name: `Center ${code}`,
  amount,
  period,
});
const add = async (by: Person, code: string, amount = '', idempotencyKey: string = randomUUID()) =>
  call(
    identityAddCostCenter,
    { body: entry(code, amount, 'quarter') },
    { caller: await by.caller(), idempotencyKey },
  );
const save = async (by: Person, id: string, body: ReturnType<typeof entry>) =>
  call(identitySaveCostCenter, { params: { id }, body }, { caller: await by.caller() });
const close = async (by: Person, id: string) =>
  call(identityCloseCostCenter, { params: { id } }, { caller: await by.caller() });
const reopen = async (by: Person, id: string) =>
  call(identityReopenCostCenter, { params: { id } }, { caller: await by.caller() });
const require = async (by: Person, isRequired: boolean) =>
  call(identitySetCostCenterRule, { body: { isRequired } }, { caller: await by.caller() });
const assign = async (by: Person, { number }: Person, costCenterIds: string[]) =>
  call(
    identitySetColleagueCostCenters,
    { params: { number }, body: { costCenterIds } },
    { caller: await by.caller() },
  );
/** What somebody orders for, as sales is told. */
async function openFor(person: Person) {
  const { companyId, accountId } = await person.caller();
  const { isRequired, costCenters } = await call(identityGetCostCenters, {
    body: { companyId: companyId!, accountId: accountId! },
  });
  return { isRequired, codes: costCenters.map(({ code }) => code) };
}

describe('the cost centers of a company', () => {
  test('are seen by all of its people, their budgets by its admins alone', async () => {
    const head = await boss();
    const buyer = await colleague(head, 'buyer');
    await add(head, '4711', '5,000');
    await add(head, '0815');
    const budget = { amount: 500_000, period: 'quarter' };
    expect((await view(head))?.costCenters).toMatchObject([
      { code: '0815', budget: null, isActive: true },
      { code: '4711', name: 'Center 4711', budget, isActive: true },
    ]);
    expect((await view(buyer))?.costCenters).toMatchObject([
      { code: '0815' },
      { code: '4711', budget: null },
    ]);
    expect((await view(await boss()))?.costCenters).toEqual([]);
    const { companyId } = await head.caller();
    const { costCenters } = await call(identityGetApprovalRule, { body: { companyId: companyId! } });
    expect(costCenters).toMatchObject([{ code: '0815' }, { code: '4711', budget }]);
  });

  test('are added once for one click, and two have never one code', async () => {
    const head = await boss();
    const key = randomUUID();
    const first = await add(head, '4711', '', key);
    expect(await add(head, '4711', '', key)).toEqual(first);
    await expect(add(head, '4711')).rejects.toMatchObject(codeTaken);
    await expect(add(head, ' 4711 ')).rejects.toMatchObject(codeTaken);
    const other = await add(head, 'a');
    await expect(save(head, other.id, entry('4711'))).rejects.toMatchObject(codeTaken);
    // the same code in other letters, of the same one
    expect(await save(head, other.id, entry('A', '10'))).toMatchObject({
      code: 'A',
      budget: { amount: 1000 },
    });
    // of two at once one comes too late
    const both = await Promise.allSettled([add(head, 'twin'), add(head, 'TWIN')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(save(head, other.id, entry('A', 'plenty'))).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('are changed by admins of the same company alone', async () => {
    const head = await boss();
    const { id } = await add(head, '4711');
    const [buyer, stranger] = [await colleague(head, 'approver'), await boss()];
    for (const [by, error] of [[buyer, notPermitted] as const, [stranger, notFound] as const]) {
      await expect(save(by, id, entry('1'))).rejects.toMatchObject(error);
      await expect(close(by, id)).rejects.toMatchObject(error);
      await expect(reopen(by, id)).rejects.toMatchObject(error);
      await expect(assign(by, buyer, [id])).rejects.toMatchObject(error);
    }
    await expect(add(buyer, '1')).rejects.toMatchObject(notPermitted);
    await expect(require(buyer, true)).rejects.toMatchObject(notPermitted);
    const theirs = await add(stranger, '1');
    await expect(assign(head, buyer, [theirs.id])).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('what somebody orders for', () => {
  test('is any, until an admin says for which', async () => {
    const head = await boss();
    const buyer = await colleague(head, 'buyer');
    expect(await openFor(buyer)).toEqual({ isRequired: false, codes: [] });
    const [a, b] = [await add(head, 'a'), await add(head, 'b')];
    expect(await openFor(buyer)).toEqual({ isRequired: false, codes: ['a', 'b'] });
    await assign(head, buyer, [b.id]);
    await require(head, true);
    expect(await openFor(buyer)).toEqual({ isRequired: true, codes: ['b'] });
    expect(await openFor(head)).toEqual({ isRequired: true, codes: ['a', 'b'] });
    await assign(head, buyer, []);
    expect((await openFor(buyer)).codes).toEqual([a.code, b.code]);
  });

  test('is nothing once what they order for is closed, and nobody has to name what nobody has', async () => {
    const head = await boss();
    const buyer = await colleague(head, 'buyer');
    const [a, b] = [await add(head, 'a'), await add(head, 'b')];
    await require(head, true);
    await assign(head, buyer, [b.id]);
    await close(head, b.id);
    await close(head, b.id);
    expect(await openFor(buyer)).toEqual({ isRequired: true, codes: [] });
    // what they have is no mistake to say again; another closed one is
    await assign(head, buyer, [a.id, b.id]);
    await assign(head, buyer, [a.id]);
    await expect(assign(head, buyer, [b.id])).rejects.toMatchObject({ code: 'INVALID' });
    await close(head, a.id);
    expect(await openFor(head)).toEqual({ isRequired: false, codes: [] });
    await reopen(head, b.id);
    expect(await openFor(head)).toEqual({ isRequired: true, codes: ['b'] });
  });

  test('counts in one company alone', async () => {
    const head = await boss();
    const buyer = await colleague(head, 'buyer');
    await assign(head, buyer, [(await add(head, 'a')).id]);
    const { companyId } = await head.caller();
    const { accountId } = await buyer.caller();
    await call(identityLeaveCompany, {}, { caller: await buyer.caller() });
    const asked = { body: { companyId: companyId!, accountId: accountId! } };
    expect(await call(identityGetCostCenters, asked)).toEqual({ isRequired: false, costCenters: [] });
  });
});

test('every change is in the trail', async () => {
  const head = await boss(`Trail Works ${randomUUID().slice(0, 8)}`);
  const buyer = await colleague(head, 'buyer');
  const { id } = await add(head, '4711', '5,000');
  await save(head, id, entry('4711', '6,000', 'year'));
  await save(head, id, entry('4711', '6,000', 'year'));
  await require(head, true);
  await assign(head, buyer, [id]);
  await close(head, id);
  const { items } = await call(identityListAudit, { query: {} }, { caller: staff });
  const name = (await view(head))!.name;
  const own = items.filter(
    ({ field, entityNumber }) =>
      field.startsWith(`${name} `) || (field === 'cost-centers' && entityNumber === buyer.number),
  );
  expect(own.map(({ field, before, after }) => [field.replace(`${name} `, ''), before, after])).toEqual([
    ['cost center', '4711 Center 4711 600000 a year', null],
    ['cost-centers', null, '4711'],
    ['orders name a cost center', 'false', 'true'],
    ['cost center', '4711 Center 4711 500000 a quarter', '4711 Center 4711 600000 a year'],
    ['cost center', null, '4711 Center 4711 500000 a quarter'],
  ]);
});

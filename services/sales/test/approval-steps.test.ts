import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import * as approvals from '@gantry/contracts/endpoints/order-approvals';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ApprovalFixture } from './approval-fixture.ts';
import { SalesFixture, terms } from './sales-fixture.ts';

// Orders that several people approve, one after the other.

let sales: SalesFixture;
let team: ApprovalFixture;
let people: ApprovalFixture['people'];
let finance: Identity;
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());
beforeEach(() => {
  team = new ApprovalFixture(sales);
  ({ people } = team);
  finance = team.person('Finn', 'approver');
});

const idOf = ({ accountId }: Identity): string => accountId ?? '';
const setRules = (rules: Parameters<ApprovalFixture['setRules']>[0]) =>
  team.setRules(rules, [...Object.values(people), finance]);
/** The first approval by Anna, and above a total, minor units, one by Finn. */
const twoSteps = (above: number) => [
  { above: null, approvers: [idOf(people.anna)] },
  { above, approvers: [idOf(finance)] },
];
async function ask(caller: Identity): Promise<string> {
  await sales.add({ caller }, await team.offered(), 2);
  return (await team.sendAsk(caller, await team.askBody(caller, terms()))).number;
}
const get = (caller: Identity, number: string) =>
  sales.service.call(approvals.salesGetApproval, { params: { number } }, { caller });
const toDecide = async (caller: Identity) =>
  (await sales.service.call(approvals.salesListApprovals, { query: {} }, { caller })).toDecide;
const reject = (caller: Identity, number: string) =>
  sales.service.call(
    approvals.salesRejectApproval,
    { params: { number }, body: { reason: 'too dear' } },
    { caller },
  );
const refused = (blocker: string) => ({ code: 'WRONG_STATE', data: { blocker } });
const ordersOf = ({ accountId }: Identity) =>
  sales.sql('select number from sales."order" where account_id = ?', [accountId]);
const askedByMail = async (number: string) => {
  const rows = await sales.sql<{ name: string }>(
    `select j.payload->'payload'->>'name' as name from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications:approval.asked' and j.payload->'payload'->>'number' = ? order by j.id`,
    [number],
  );
  return rows.map(({ name }) => name);
};

describe('two approvals', () => {
  test('are given one after the other, and the order is placed with the second', async () => {
    const { rita, adam, anna } = people;
    setRules({ steps: twoSteps(13_199) });
    const number = await ask(rita);
    expect(await askedByMail(number)).toEqual(['Anna']);
    expect([await toDecide(anna), await toDecide(finance), await toDecide(adam)]).toEqual([1, 0, 0]);
    await expect(team.approve(finance, number)).rejects.toMatchObject(refused('others'));
    await expect(reject(finance, number)).rejects.toMatchObject(refused('others'));
    expect((await get(finance, number)).may).toEqual([]);

    expect(await team.approve(anna, number)).toMatchObject({
      status: 'waiting',
      may: [],
      steps: [
        { asked: ['Anna'], approvedBy: 'Anna', approvedAt: expect.any(String) },
        { asked: ['Finn'], approvedBy: null, approvedAt: null },
      ],
    });
    expect(await ordersOf(rita)).toEqual([]);
    expect(await askedByMail(number)).toEqual(['Anna', 'Finn']);
    expect([await toDecide(anna), await toDecide(finance)]).toEqual([0, 1]);
    // a lost answer is the same write
    expect(await team.approve(anna, number)).toMatchObject({ status: 'waiting' });
    await expect(reject(anna, number)).rejects.toMatchObject(refused('others'));

    const ended = await team.approve(finance, number);
    expect(ended).toMatchObject({ status: 'approved', decidedBy: 'Finn', orderNumber: expect.any(String) });
    expect(await team.approve(finance, number)).toEqual(ended);
    expect(await ordersOf(rita)).toHaveLength(1);
  });

  test('are one for an order that is not above the total of the second', async () => {
    setRules({ steps: twoSteps(13_200) });
    expect(await team.approve(people.anna, await ask(people.rita))).toMatchObject({ status: 'approved' });
  });

  test('are never both by one person, not even by an admin', async () => {
    const { rita, adam } = people;
    setRules({ steps: twoSteps(0) });
    const number = await ask(rita);
    expect(await team.approve(adam, number)).toMatchObject({ status: 'waiting' });
    expect(await team.approve(adam, number)).toMatchObject({ status: 'waiting' });
    expect(await team.approve(finance, number)).toMatchObject({ status: 'approved' });
  });

  test('of many at once place one order', async () => {
    const { rita, adam, anna } = people;
    setRules({ steps: twoSteps(0) });
    const number = await ask(rita);
    const all = [anna, finance, adam, anna, finance, adam];
    await Promise.allSettled(all.map((one) => team.approve(one, number)));
    await Promise.allSettled([finance, adam].map((one) => team.approve(one, number)));
    expect((await get(adam, number)).status).toBe('approved');
    expect(await ordersOf(rita)).toHaveLength(1);
  });

  test('end with the no of the second, and the trail tells both', async () => {
    const { rita, anna } = people;
    setRules({ steps: twoSteps(0) });
    const number = await ask(rita);
    await team.approve(anna, number);
    expect(await reject(finance, number)).toMatchObject({ status: 'rejected', reason: 'too dear' });
    const trail = await sales.sql<{ field: string; after: string }>(
      `select j.payload->'payload'->>'field' as field, j.payload->'payload'->>'after' as after
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'identity:record.changed' and j.payload->'payload'->>'entityNumber' = ? order by j.id`,
      [number],
    );
    expect(trail).toEqual([
      { field: 'status', after: 'waiting' },
      { field: 'approvals', after: '1' },
      { field: 'status', after: 'rejected' },
    ]);
  });
});

describe('whoever is away', () => {
  test('is stood in for by their substitute, and may still decide', async () => {
    const { rita, anna } = people;
    const steps = twoSteps(1_000_000);
    setRules({ steps, substitutes: { [idOf(anna)]: idOf(finance) } });
    const number = await ask(rita);
    expect(await askedByMail(number)).toEqual(['Finn']);
    expect([await toDecide(anna), await toDecide(finance)]).toEqual([0, 1]);
    expect((await get(anna, number)).may).toContain('approve');
    expect(await team.approve(finance, number)).toMatchObject({ status: 'approved', decidedBy: 'Finn' });
  });

  test('and has left the company leaves the decision to its admins', async () => {
    const { rita, adam, bea } = people;
    setRules({ steps: twoSteps(1_000_000) });
    const number = await ask(rita);
    team.setRules({ steps: twoSteps(1_000_000) }, [rita, adam, bea]);
    expect(await toDecide(adam)).toBe(1);
    expect((await get(adam, number)).steps).toMatchObject([{ asked: ['Adam'] }]);
    expect(await team.approve(adam, number)).toMatchObject({ status: 'approved' });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  salesAdminAssignOrder,
  salesAdminListOrderAssignees,
} from '@gantry/contracts/endpoints/order-assignees';
import { salesAdminGetOrder, salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { OrderAssignment } from '@gantry/contracts/schemas/order';
import { orderWorkRoles, staffRoles } from '@gantry/domain/roles';
import { aForm, SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
let kim: Identity;
let lee: Identity;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt', unitPrice: 500 });
  await sales.stock('bolt', 1000);
  kim = sales.account({ role: 'support', name: 'Kim Support' });
  lee = sales.account({ role: 'warehouse', name: 'Lee Dock' });
  for (const { accountId, name } of [kim, lee])
    sales.shop.people.push({
      accountId: accountId!,
      accountNumber: 'a-77',
      name: name!,
      email: 'somebody@store.example',
      company: null,
      companyId: null,
    });
});
afterAll(() => sales.stop());

const anOrder = async () => {
  const buyer = await sales.guestWith('bolt');
  return (await sales.send(buyer, await sales.request(buyer, aForm()))).number;
};
const assign = (
  number: string,
  caller: Identity,
  assigneeId: string | null,
  wasAssigneeId: string | null = null,
  key = randomUUID(),
) =>
  sales.service.call(
    salesAdminAssignOrder,
    { params: { number }, body: { assigneeId, wasAssigneeId } },
    { caller, idempotencyKey: key },
  );
const listed = async (caller: Identity, assigned: OrderAssignment) =>
  (await sales.service.call(salesAdminListOrders, { query: { assigned } }, { caller })).items.map(
    ({ number }) => number,
  );
const trailOf = (number: string) =>
  sales.sql<{ before: string | null; after: string | null; actor: string }>(
    `select j.payload->'payload'->>'before' as before, j.payload->'payload'->>'after' as after,
       j.payload->'payload'->>'actor' as actor
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'identity:record.changed' and j.payload->'payload'->>'entityNumber' = ?
       and j.payload->'payload'->>'field' = 'assignee' order by j.id`,
    [number],
  );

test('an order is taken on, is among its own, and is given back; the trail says each once', async () => {
  const number = await anOrder();
  expect(await listed(kim, 'nobody')).toContain(number);
  const before = await sales.service.call(salesAdminGetOrder, { params: { number } }, { caller: kim });
  expect(before.assignee).toBeNull();
  const key = randomUUID();
  const taken = await assign(number, kim, kim.accountId, null, key);
  await assign(number, kim, kim.accountId, null, key);
  expect(taken).toMatchObject({ assignee: { name: 'Kim Support' }, version: before.version });
  expect(await listed(kim, 'mine')).toContain(number);
  expect(await listed(lee, 'mine')).not.toContain(number);
  expect(await listed(kim, 'nobody')).not.toContain(number);
  expect((await assign(number, lee, null, kim.accountId)).assignee).toBeNull();
  expect(await trailOf(number)).toEqual([
    { before: null, after: 'Kim Support', actor: 'Kim Support' },
    { before: 'Kim Support', after: null, actor: 'Lee Dock' },
  ]);
});

test('of two who take it at once one has it, and the other is told whose it is', async () => {
  const number = await anOrder();
  const outcomes = await Promise.allSettled([
    assign(number, kim, kim.accountId),
    assign(number, lee, lee.accountId),
  ]);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refusals).toEqual([expect.objectContaining({ code: 'STALE_VERSION' })]);
  expect(await trailOf(number)).toHaveLength(1);
});

test('who is no assignee, and an order that is none, are refused', async () => {
  const number = await anOrder();
  await expect(assign(number, kim, randomUUID())).rejects.toMatchObject({
    code: 'INVALID',
    issues: [{ path: 'body.assigneeId' }],
  });
  await expect(assign('o-999999', kim, null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each([...staffRoles, 'customer'] as const)('whether %s may is the same for both calls', async (role) => {
  const caller = sales.account({ role });
  const number = await anOrder();
  const calls = [
    () => sales.service.call(salesAdminListOrderAssignees, {}, { caller }),
    () => assign(number, caller, kim.accountId),
  ];
  for (const call of calls) {
    if ((orderWorkRoles as readonly string[]).includes(role)) await call();
    else await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  }
});

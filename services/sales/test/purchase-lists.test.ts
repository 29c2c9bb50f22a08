import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as purchase from '@gantry/contracts/endpoints/purchase-orders';
import type { Role } from '@gantry/domain/roles';
import { PurchaseFixture } from './purchase-fixture.ts';

let buying: PurchaseFixture;
beforeAll(async () => {
  buying = await PurchaseFixture.start();
});
afterAll(() => buying.stop());

const lineOf = async (source: string) => (await buying.form(source)).lines[0]!;

test('a list is sorted by any of its columns, and by totals only for those who see them', async () => {
  const source = await buying.accepted('bolt', 9);
  const cheap = await buying.draft(
    await buying.form(source, { lines: [{ ...(await lineOf(source)), quantity: 1 }] }),
  );
  const dear = await buying.draft(await buying.form(source));
  const sorted = async (sort: string, role: Role) => {
    const { items } = await buying.sales.service.call(
      purchase.salesAdminListPurchaseOrders,
      { query: { queue: 'drafts', search: source, sort } },
      { caller: buying.by(role) },
    );
    return items.map(({ id }) => id);
  };
  expect(await sorted('total', 'admin')).toEqual([cheap.id, dear.id]);
  expect(await sorted('-total', 'admin')).toEqual([dear.id, cheap.id]);
  const own = await sorted('status', 'warehouse');
  expect(await sorted('-total,status', 'warehouse')).toEqual(own);
  expect(await sorted('total,status', 'warehouse')).toEqual(own);
});

import { signIn } from '@gantry/testing/buying';
import { test } from '@gantry/testing/playwright';
import { expectSortedBySeveral } from './kit/sort-list.ts';

const lists = [
  { address: '/admin/orders?list=inquiries&view=all', by: 'From', beside: 'Status', sort: 'from%2Cstatus' },
  { address: '/admin/suppliers', by: 'Supplier', beside: 'Contact', sort: 'name%2Ccontact' },
] as const;

test('quotes and suppliers are sorted by several columns, by the heads and by the bar', async ({ page }) => {
  await signIn(page, 'admin@demo.gantry.example', '/admin/orders');
  for (const list of lists) await expectSortedBySeveral(page, list);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  salesImportPartNumbers,
  salesListPartNumbers,
  salesRemovePartNumber,
} from '@gantry/contracts/endpoints/part-numbers';
import { salesPasteCartLines } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import { newKey, SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt', name: 'Hex bolt' }, { sku: 'nut', unitPrice: 50 });
});
afterAll(() => sales.stop());

const importList = (caller: Identity, text: string, idempotencyKey = newKey()) =>
  sales.service.call(salesImportPartNumbers, { body: { text } }, { caller, idempotencyKey });
const list = (caller: Identity, search?: string) =>
  sales.service.call(salesListPartNumbers, { query: search ? { search } : {} }, { caller });
const remove = (caller: Identity, id: string) =>
  sales.service.call(salesRemovePartNumber, { params: { id } }, { caller });
const pasted = async (caller: Identity, text: string) =>
  (
    await sales.service.call(salesPasteCartLines, { body: { text } }, { caller, idempotencyKey: newKey() })
  ).lines.map(({ sku, quantity }) => [sku, quantity]);

test('a list of numbers is imported for the whole company, and pasted rows find them', async () => {
  const companyId = randomUUID();
  const [caller, colleague] = [sales.account({ companyId }), sales.account({ companyId })];
  const result = await importList(caller, 'Our number\tYours\nMAT-7\tbolt\nMAT 8;nut\n');
  expect(result).toEqual({ imported: 2, notRead: [] });
  expect(await pasted(colleague, 'mat7, 5')).toEqual([['bolt', 5]]);
  expect(await pasted(sales.account(), 'mat7, 5')).toEqual([]);
  const { items, total, isShared } = await list(colleague);
  expect([total, isShared]).toEqual([2, true]);
  expect(items).toMatchObject([
    { number: 'MAT 8', sku: 'nut', source: 'imported' },
    { number: 'MAT-7', sku: 'bolt', name: 'Hex bolt', source: 'imported' },
  ]);
  expect((await list(caller, 'nut')).items).toMatchObject([{ number: 'MAT 8' }]);
  expect((await list(sales.account())).items).toEqual([]);
});

test('every row is taken or comes back with why, and a number that is known is changed', async () => {
  const caller = sales.account();
  const text = 'A-1,bolt\nonly one column\nA-2,no such part\nA-1,nut\n';
  expect(await importList(caller, text)).toEqual({
    imported: 1,
    notRead: [
      { row: 2, text: 'only one column', problem: 'columns' },
      { row: 3, text: 'A-2,no such part', problem: 'unknown' },
    ],
  });
  expect((await list(caller)).items).toMatchObject([{ number: 'A-1', sku: 'nut' }]);
  const many = await importList(caller, 'A-1,bolt\n'.repeat(1002));
  expect([many.imported, many.notRead.length, many.notRead[0]?.problem]).toEqual([1, 2, 'too-many']);
});

test('an import pressed twice is one, and another under its key is refused', async () => {
  const caller = sales.account();
  const key = newKey();
  const first = await importList(caller, 'K-1,bolt', key);
  expect(await importList(caller, 'K-1,bolt', key)).toEqual(first);
  await expect(importList(caller, 'K-2,bolt', key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});

test('a number is forgotten by its own company only', async () => {
  const caller = sales.account();
  await importList(caller, 'F-1,bolt');
  const [number] = (await list(caller)).items;
  await expect(remove(sales.account(), number!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await remove(caller, number!.id);
  expect((await list(caller)).total).toBe(0);
  expect(await pasted(caller, 'F-1, 2')).toEqual([]);
});

test('guests keep none', async () => {
  const guest = sales.service.call(salesListPartNumbers, { query: {} }, {});
  await expect(guest).rejects.toMatchObject({ code: 'SESSION_ENDED' });
});

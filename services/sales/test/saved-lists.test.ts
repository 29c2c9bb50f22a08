import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  salesAddSavedListLine,
  salesChangeSavedList,
  salesChangeSavedListLine,
  salesCreateSavedList,
  salesGetSavedList,
  salesListSavedLists,
  salesRemoveSavedList,
  salesRemoveSavedListLine,
} from '@gantry/contracts/endpoints/saved-lists';
import type { RequestOf } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import { newKey, SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());
beforeEach(() => {
  sales.shop.offer({ sku: 'bolt' }, { sku: 'nut', unitPrice: 50 });
});

const create = async (caller: Identity, body: RequestOf<typeof salesCreateSavedList>['body']) =>
  (await sales.service.call(salesCreateSavedList, { body }, { caller, idempotencyKey: newKey() })).id;
const get = (caller: Identity, id: string) =>
  sales.service.call(salesGetSavedList, { params: { id } }, { caller });
const add = (
  caller: Identity,
  id: string,
  body: RequestOf<typeof salesAddSavedListLine>['body'],
  key = newKey(),
) => sales.service.call(salesAddSavedListLine, { params: { id }, body }, { caller, idempotencyKey: key });
const change = (caller: Identity, id: string, body: RequestOf<typeof salesChangeSavedList>['body']) =>
  sales.service.call(salesChangeSavedList, { params: { id }, body }, { caller });

test('a list is made of the cart or of an order, and shows the prices of now', async () => {
  const caller = sales.account();
  await sales.add({ caller }, 'bolt', 3);
  const ofCart = await get(caller, await create(caller, { name: 'Line 4', from: 'cart' }));
  expect(ofCart).toMatchObject({
    name: 'Line 4',
    isOwner: true,
    mayShare: false,
    lines: [{ sku: 'bolt', quantity: 3, unitPrice: 1000, availability: 'in-stock' }],
  });
  const { number } = await sales.place({ caller });
  sales.shop.offer({ sku: 'bolt', unitPrice: 1200 });
  const ofOrder = await get(caller, await create(caller, { name: 'Again', from: 'order', order: number }));
  expect(ofOrder.lines).toMatchObject([{ sku: 'bolt', quantity: 3, unitPrice: 1200 }]);
  const stranger = sales.account();
  await expect(create(stranger, { name: 'Not mine', from: 'order', order: number })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('products are added by number once for one key, changed and taken out by version', async () => {
  const caller = sales.account();
  const id = await create(caller, { name: 'Stock' });
  const key = newKey();
  await add(caller, id, { text: 'NUT', quantity: 5, note: 'bin 7' }, key);
  await add(caller, id, { text: 'NUT', quantity: 5, note: 'bin 7' }, key);
  await add(caller, id, { sku: 'bolt', quantity: 2 });
  await expect(add(caller, id, { text: 'twice', quantity: 1 })).rejects.toMatchObject({ code: 'INVALID' });
  await expect(add(caller, id, { quantity: 1 })).rejects.toMatchObject({ code: 'INVALID' });
  const list = await get(caller, id);
  expect(list.lines).toMatchObject([
    { sku: 'nut', quantity: 5, note: 'bin 7' },
    { sku: 'bolt', quantity: 2, note: null },
  ]);
  const [nut, bolt] = list.lines;
  const { version } = list;
  const params = { id, lineId: nut!.lineId };
  await sales.service.call(salesChangeSavedListLine, { params, body: { version, quantity: 9 } }, { caller });
  const late = sales.service.call(
    salesChangeSavedListLine,
    { params, body: { version, quantity: 1 } },
    { caller },
  );
  await expect(late).rejects.toMatchObject({ code: 'STALE_VERSION' });
  const query = { version: String(version + 1) };
  const gone = { params: { id, lineId: bolt!.lineId }, query };
  await sales.service.call(salesRemoveSavedListLine, gone, { caller });
  expect((await get(caller, id)).lines).toMatchObject([{ sku: 'nut', quantity: 9, note: null }]);
});

test('a product that left the catalogue keeps its line and its name', async () => {
  const caller = sales.account();
  sales.shop.offer({ sku: 'washer', name: 'Flat washer' });
  const id = await create(caller, { name: 'Old' });
  await add(caller, id, { sku: 'washer', quantity: 4 });
  sales.shop.withdraw('washer');
  expect((await get(caller, id)).lines).toMatchObject([
    { name: 'Flat washer', quantity: 4, uri: null, availability: null, unitPrice: null },
  ]);
});

describe('sharing', () => {
  const companyId = randomUUID();
  const people = () => ({
    owner: sales.account({ companyId, name: 'Pat' }),
    colleague: sales.account({ companyId }),
    stranger: sales.account({ companyId: randomUUID() }),
    alone: sales.account(),
  });

  test('shows a list to colleagues to read or to change, and to nobody else', async () => {
    const { owner, colleague, stranger, alone } = people();
    const id = await create(owner, { name: 'Shared' });
    await add(owner, id, { sku: 'bolt', quantity: 1 });
    await expect(get(colleague, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await change(owner, id, { version: (await get(owner, id)).version, sharing: 'read' });
    expect(await get(colleague, id)).toMatchObject({ owner: 'Pat', isOwner: false, mayEdit: false });
    await expect(add(colleague, id, { sku: 'nut', quantity: 1 })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await change(owner, id, { version: (await get(owner, id)).version, sharing: 'edit' });
    await add(colleague, id, { sku: 'nut', quantity: 1 });
    expect((await get(owner, id)).lines).toHaveLength(2);
    const listed = await sales.service.call(salesListSavedLists, {}, { caller: colleague });
    expect(listed.map((list) => list.id)).toContain(id);
    for (const caller of [stranger, alone]) {
      await expect(get(caller, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(add(caller, id, { sku: 'nut', quantity: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const theirs = await sales.service.call(salesListSavedLists, {}, { caller });
      expect(theirs.map((list) => list.id)).not.toContain(id);
    }
  });

  test('is with the company its owner is in then, not where the list was made', async () => {
    const { colleague, alone, stranger } = people();
    const made = await create(alone, { name: 'From before' });
    const joined = { ...alone, companyId };
    await change(joined, made, { version: 1, sharing: 'read' });
    expect(await get(colleague, made)).toMatchObject({ name: 'From before', mayEdit: false });
    const kept = await create(joined, { name: 'Not told' });
    const moved = { ...alone, companyId: stranger.companyId };
    await change(moved, kept, { version: 1, sharing: 'read' });
    await expect(get(colleague, kept)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await get(stranger, kept)).toMatchObject({ name: 'Not told' });
    // what was shared stays where it was shared when its owner only renames it
    await change(moved, made, { version: 2, name: 'Renamed' });
    expect(await get(colleague, made)).toMatchObject({ name: 'Renamed' });
  });

  test('only the owner renames, shares, and removes a list, and only inside a company', async () => {
    const { owner, colleague, alone } = people();
    const id = await create(owner, { name: 'Mine' });
    await change(owner, id, { version: 1, name: 'Ours', sharing: 'edit' });
    await expect(change(colleague, id, { version: 2, name: 'Theirs' })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    const remove = (caller: Identity) =>
      sales.service.call(salesRemoveSavedList, { params: { id } }, { caller });
    await expect(remove(colleague)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(change(owner, id, { version: 1, name: 'Late' })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
    await remove(owner);
    await expect(get(owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const own = await create(alone, { name: 'Alone' });
    await expect(change(alone, own, { version: 1, sharing: 'read' })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as catalog from '@gantry/contracts/endpoints/catalog';
import * as calls from '@gantry/contracts/endpoints/price-lists';
import { priceListSorts, type PriceList, type PriceListForm } from '@gantry/contracts/schemas/price-list';
import { aCaller } from '@gantry/nest-kit/testing';
import type { TestDatabase } from '@gantry/testing/database';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';
import { keeper } from './support/product-edits.ts';

const row = (id: string, more: object = {}) => ({
  id,
  sku: id.toUpperCase(),
  name: `Hex nut ${id}`,
  brand: 'Ironbark',
  category: ['Fasteners', 'Nuts'],
  list_price: 100,
  cost: 60,
  stock: 9,
  ...more,
});
const rows = [
  row('n1'),
  row('n2', { sale_price: 80 }),
  row('n3', { brand: 'Oakvale' }),
  row('n4', { list_price: undefined, cost: undefined }),
  row('n5', { exclusive_price: { price: 71.77, visibility: 'cart-only' } }),
];
const company = randomUUID();
const [member, colleague, stranger] = [randomUUID(), randomUUID(), randomUUID()];
const companies: Record<string, string | null> = {
  [member]: company,
  [colleague]: company,
  [stranger]: null,
};
const people: Record<string, string> = { 'a-1': member, 'a-3': stranger };

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;
let companyQuestions = 0;
beforeAll(async () => {
  database = await emptyCatalog();
  await importRows(database.url, rows);
  service = await startCatalog(database.url, {
    identityGetCompanyOf: ({ body }: any) => {
      companyQuestions += 1;
      return { companyId: companies[body.accountId] ?? null };
    },
    identityFindAccount: ({ body: { number } }: any) => {
      const accountId = people[number];
      if (!accountId) return null;
      const companyId = companies[accountId] ?? null;
      const names = {
        name: `Person ${number}`,
        email: `${number}@b.example`,
        company: companyId && 'Acme Corp',
      };
      return { accountId, accountNumber: number, companyId, ...names };
    },
  });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const form = (more: Partial<PriceListForm> = {}): PriceListForm => ({
  name: `List ${randomUUID().slice(0, 8)}`,
  priority: '50',
  visibility: 'signed-in',
  audience: 'chosen',
  members: [{ number: 'a-1', isCompany: true }],
  isActive: true,
  from: '',
  until: '',
  lines: 'sku,price\nN1,75',
  ...more,
});
function publish(
  fields: Partial<PriceListForm>,
  { id = randomUUID() as string, revision = 0 } = {},
): Promise<PriceList> {
  const body = { revision, form: form(fields), reason: 'Agreed for the year' };
  const options = { caller: keeper, idempotencyKey: randomUUID() };
  return service.call(calls.catalogAdminPublishPriceList, { params: { id }, body }, options);
}
/** So that each test has its own lists alone. */
const switchOff = ({ id, revision, name }: PriceList) => publish({ name, isActive: false }, { id, revision });
async function priceOf(accountId: string | null, sku = 'N1', quantity = 1) {
  const body = { lines: [{ sku, quantity }], accountId };
  const [line] = await service.call(catalog.catalogPriceLines, { body });
  return [line!.unitPrice, line!.priceSource];
}
const callerOf = (accountId: string) => aCaller({ accountId, companyId: companies[accountId] ?? null });

describe('a price list', () => {
  test('is what its company pays and sees; another buyer and a guest do neither', async () => {
    const list = await publish({ lines: 'sku,from_quantity,price\nN1,1,75\nN1,10,70' });
    expect(await priceOf(member)).toEqual([7500, 'contract']);
    expect(await priceOf(colleague, 'N1', 10)).toEqual([7000, 'contract']);
    expect(await priceOf(stranger)).toEqual([10_000, 'list']);
    expect(await priceOf(null)).toEqual([10_000, 'list']);
    const pageFor = (caller?: ReturnType<typeof aCaller>) =>
      service.call(catalog.catalogGetProduct, { params: { uri: 'hex-nut-n1' } }, caller ? { caller } : {});
    expect((await pageFor(callerOf(member))).price).toMatchObject({
      visibility: 'signed-in',
      unit: 7500,
      was: 10_000,
      breaks: [{ quantity: 10, unit: 7000 }],
    });
    expect((await pageFor(callerOf(stranger))).price).toMatchObject({ visibility: 'public', unit: 10_000 });
    expect((await pageFor()).price).toMatchObject({ visibility: 'public', unit: 10_000 });
    const listingFor = async (caller?: ReturnType<typeof aCaller>) => {
      const query = { path: 'fasteners/nuts' } as never;
      const { items } = await service.call(catalog.catalogListProducts, { query }, caller ? { caller } : {});
      return items.find(({ sku }) => sku === 'N1')?.price.unit;
    };
    expect(await listingFor(callerOf(colleague))).toBe(7500);
    expect(await listingFor(callerOf(stranger))).toBe(10_000);
    expect(await listingFor()).toBe(10_000);
    const ownFor = (accountId: string) =>
      service.call(calls.catalogGetOwnPrices, {}, { caller: callerOf(accountId) });
    expect([await ownFor(member), await ownFor(stranger)]).toEqual([{ hasLists: true }, { hasLists: false }]);
    await switchOff(list);
    expect(await priceOf(member)).toEqual([10_000, 'list']);
  });

  test('speaks of categories and brands, most closely of the product; nobody pays more than everybody does', async () => {
    const list = await publish({
      lines:
        'sku,category,brand,price,percent_off\n,fasteners,,,10\n,fasteners/nuts,,,15\n,,oakvale,,50\nN2,,,95,',
    });
    expect(await priceOf(member, 'N1')).toEqual([8500, 'contract']);
    expect(await priceOf(member, 'N3')).toEqual([8500, 'contract']);
    expect(await priceOf(member, 'N2')).toEqual([8000, 'sale']);
    expect(await priceOf(member, 'N4')).toEqual([null, null]);
    await switchOff(list);
  });

  test('stands before others of a later priority, and together with those of the same', async () => {
    const first = await publish({ priority: '10', lines: 'sku,price\nN1,90' });
    const later = await publish({ priority: '20', lines: 'sku,price\nN1,50\nN3,40' });
    expect(await priceOf(member, 'N1')).toEqual([9000, 'contract']);
    expect(await priceOf(member, 'N3')).toEqual([4000, 'contract']);
    const same = await publish({ priority: '10', audience: 'all', members: [], lines: 'sku,price\nN1,88' });
    expect(await priceOf(member, 'N1')).toEqual([8800, 'contract']);
    expect(await priceOf(stranger, 'N1')).toEqual([8800, 'contract']);
    expect(await priceOf(null, 'N1')).toEqual([10_000, 'list']);
    for (const list of [first, later, same]) await switchOff(list);
  });

  test('for carts alone is seen nowhere before', async () => {
    const list = await publish({ visibility: 'cart-only', lines: 'sku,price\nN1,74.31\nN5,70.13' });
    expect(await priceOf(member)).toEqual([7431, 'contract']);
    const answers: unknown[] = [];
    for (const caller of [callerOf(member), callerOf(stranger)]) {
      for (const uri of ['hex-nut-n1', 'hex-nut-n5'])
        answers.push(await service.call(catalog.catalogGetProduct, { params: { uri } }, { caller }));
      answers.push(await service.call(catalog.catalogListProducts, { query: {} }, { caller }));
    }
    for (const amount of ['7431', '7013', '7177']) expect(JSON.stringify(answers)).not.toContain(amount);
    await switchOff(list);
  });

  test('holds from its first day to its last, to the moment, in every process', async () => {
    const list = await publish({ from: '2099-01-01' });
    expect(list).toMatchObject({ state: 'planned', from: '2099-01-01' });
    expect(await priceOf(member)).toEqual([10_000, 'list']);
    // As another process would publish it: this one hears of it by the notice.
    await service.sql(
      `update catalog.price_list set valid_from = now() + interval '300 milliseconds' where id = ?`,
      [list.id],
    );
    await service.sql(`select pg_notify('catalog_price_lists', '')`);
    await sleep(100);
    expect(await priceOf(member)).toEqual([10_000, 'list']);
    await sleep(300);
    expect(await priceOf(member)).toEqual([7500, 'contract']);
    await switchOff(list);
  });

  test('asks nothing about a guest, and of whoever is on none at most which company they are in', async () => {
    const list = await publish({});
    companyQuestions = 0;
    await priceOf(null);
    await service.call(catalog.catalogListProducts, { query: {} }, { caller: callerOf(stranger) });
    expect(companyQuestions).toBe(0);
    await priceOf(stranger);
    expect(companyQuestions).toBe(1);
    await switchOff(list);
  });
});

describe('whoever publishes one', () => {
  test('sees before what changes, with margins and warnings', async () => {
    const list = await publish({ lines: 'sku,price\nN1,75' });
    const lines = 'sku,brand,price,percent_off\nN1,,50,\nN2,,62,\n,oakvale,,5\nN4,,,10';
    const preview = await service.call(
      calls.catalogAdminPreviewPriceList,
      { params: { id: list.id }, body: { form: form({ lines }) } },
      { caller: keeper },
    );
    expect(preview).toMatchObject({ problems: [], changed: 4, warnings: 3, products: 4 });
    const of = (sku: string) => preview.rows.find((one) => one.sku === sku);
    expect(of('N1')).toMatchObject({
      before: 7500,
      after: 5000,
      marginBefore: 2000,
      marginAfter: -2000,
      warning: 'below-cost',
    });
    expect(of('N2')).toMatchObject({ before: null, after: 6200, warning: 'thin-margin' });
    expect(of('N3')).toMatchObject({ after: 9500, warning: null });
    expect(of('N4')).toMatchObject({ after: null, warning: 'no-list-price' });
    expect(await priceOf(member)).toEqual([7500, 'contract']);
    await switchOff(list);
  });

  test('is told line by line what is wrong, and at which field', async () => {
    const lines = 'sku,price\nN1,1\nnothing,2\nN2,x';
    const body = { form: form({ lines }) };
    const preview = await service.call(
      calls.catalogAdminPreviewPriceList,
      { params: { id: randomUUID() }, body },
      { caller: keeper },
    );
    expect(preview.problems).toMatchObject([
      { line: 3, problem: 'unknown-target' },
      { line: 4, problem: 'not-amount' },
    ]);
    const taken = await publish({});
    await expect(
      publish({
        lines,
        name: taken.name.toUpperCase(),
        members: [
          { number: 'a-9', isCompany: false },
          { number: 'a-3', isCompany: true },
        ],
      }),
    ).rejects.toMatchObject({
      code: 'INVALID',
      issues: [
        { path: 'form.members.0.number' },
        { path: 'form.members.1.number' },
        { path: 'form.name' },
        { path: 'form.lines' },
      ],
    });
    await switchOff(taken);
  });

  test('has every revision, brings one back, and overwrites nobody', async () => {
    const first = await publish({ lines: 'sku,price\nN1,75' });
    const { id, name } = first;
    const second = await publish({ name, lines: 'sku,price\nN1,65' }, { id, revision: 1 });
    await expect(publish({ name }, { id, revision: 1 })).rejects.toMatchObject({
      code: 'STALE_VERSION',
      data: { revision: 2 },
    });
    expect(await priceOf(member)).toEqual([6500, 'contract']);
    const restored = await service.call(
      calls.catalogAdminRestorePriceList,
      { params: { id }, body: { revision: second.revision, to: 1, reason: 'Too cheap' } },
      { caller: keeper, idempotencyKey: randomUUID() },
    );
    expect(await priceOf(member)).toEqual([7500, 'contract']);
    expect(restored.revisions).toMatchObject([
      { revision: 3, restores: 1, reason: 'Too cheap', actor: 'Cory Lindgren' },
      { revision: 2, restores: null },
      { revision: 1, reason: 'Agreed for the year' },
    ]);
    expect(restored).toMatchObject({ csv: expect.stringContaining('N1,,,1,75.00,') });
    await switchOff(restored);
  });

  test('has a list that is sorted by any of its columns, by priority otherwise', async () => {
    const mark = randomUUID().slice(0, 8);
    const first = await publish({ name: `b ${mark}`, priority: '10', audience: 'all', members: [] });
    const last = await publish({ name: `A ${mark}`, priority: '20', lines: 'sku,price\nN1,75\nN2,70' });
    const listed = async (sort?: string) => {
      const query = sort ? { sort } : {};
      const lists = await service.call(calls.catalogAdminListPriceLists, { query }, { caller: keeper });
      return lists.filter(({ name }) => name.endsWith(mark)).map(({ id }) => id);
    };
    expect(await listed()).toEqual([first.id, last.id]);
    expect(await listed('name')).toEqual([last.id, first.id]);
    expect(await listed('-audience,name')).toEqual([first.id, last.id]);
    expect(await listed('-lines')).toEqual([last.id, first.id]);
    for (const sort of priceListSorts) expect(await listed(sort)).toHaveLength(2);
    await switchOff(first);
    await switchOff(last);
  });

  test('sees what an account pays, and every price it may have', async () => {
    const list = await publish({ name: 'Acme 2026' });
    const check = (account: string) =>
      service.call(
        calls.catalogAdminCheckPrice,
        { params: { sku: 'n1' }, query: { account, quantity: '3' } as never },
        { caller: keeper },
      );
    expect(await check('a-1')).toMatchObject({
      unitPrice: 7500,
      quantity: 3,
      account: { company: 'Acme Corp' },
      trace: [
        { source: 'contract', priceList: 'Acme 2026', amount: 7500 },
        { source: 'list', amount: 10_000 },
      ],
    });
    expect(await check('a-3')).toMatchObject({ unitPrice: 10_000, trace: [{ source: 'list' }] });
    await expect(check('a-9')).rejects.toMatchObject({ code: 'INVALID' });
    await switchOff(list);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  salesAdminAddSupplier,
  salesAdminAskSupplier,
  salesAdminChangeSupplier,
  salesAdminGetSupplier,
  salesAdminListSupplierRequests,
  salesAdminListSuppliers,
  salesAdminRenewSupplierRequest,
  salesAdminRevokeSupplierRequest,
  salesAnnounceSupplierFile,
  salesAnswerSupplierRequest,
  salesGetSupplierRequest,
} from '@gantry/contracts/endpoints/suppliers';
import { salesAdminQuotePriceHelp } from '@gantry/contracts/endpoints/quotes-admin';
import type { Role } from '@gantry/domain/roles';
import {
  supplierSorts,
  type AnswerRequest,
  type Supplier,
  type SupplierForm,
} from '@gantry/contracts/schemas/supplier';
import { ExpireSupplierRequests } from '../src/supplier/expire-supplier-requests.ts';
import { InquiryFixture } from './inquiry-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

let quotes: InquiryFixture;
let sales: SalesFixture;
let supplier: Supplier;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  sales = quotes.sales;
});
afterAll(() => quotes.stop());
beforeEach(async () => {
  supplier = await addSupplier();
});

const buyer = () => sales.account({ role: 'purchasing', name: 'Pia Purchasing' });
const aSupplier = (facts: Partial<SupplierForm> = {}): SupplierForm => ({
  name: `Quarrier Works ${newKey()}`,
  brands: 'Quarrier, Northline',
  contacts: [{ name: 'Sue Supplier', email: 'sue@works.example' }],
  contactMethod: 'email',
  paymentTerm: 'net-30',
  leadTimeDays: '10',
  locale: 'en-US',
  ...facts,
});
const addSupplier = (facts: Partial<SupplierForm> = {}, caller = buyer(), idempotencyKey = newKey()) =>
  sales.service.call(salesAdminAddSupplier, { body: aSupplier(facts) }, { caller, idempotencyKey });

/** The links of mails on their way to suppliers, newest last. */
async function links(): Promise<string[]> {
  const mails = await quotes.outgoing<{ token: string }>(/supplier\.asked/);
  return mails.map(({ payload }) => payload.token);
}
async function ask(number: string, facts: object = {}, idempotencyKey = newKey(), caller = buyer()) {
  const { lines } = await quotes.asStaff(number);
  const body = { supplierId: supplier.id, lineIds: lines.map(({ id }) => id), answerDays: 3, ...facts };
  const requests = await sales.service.call(
    salesAdminAskSupplier,
    { params: { number }, body },
    { caller, idempotencyKey },
  );
  return { request: requests[0]!, requests, token: (await links()).at(-1)! };
}
const open = (token: string) => sales.service.call(salesGetSupplierRequest, { params: { token } }, {});
async function answer(token: string, facts: object = {}, idempotencyKey = newKey()) {
  const { version, lines } = await open(token);
  const body = {
    version,
    lines: lines.map(({ id }) => ({ id, unitCost: '7.50', leadTimeDays: '12', minimumQuantity: '' })),
    ...facts,
  } as AnswerRequest;
  return sales.service.call(salesAnswerSupplierRequest, { params: { token }, body }, { idempotencyKey });
}
const requestsOf = (number: string) =>
  sales.service.call(salesAdminListSupplierRequests, { params: { number } }, { caller: buyer() });
const change = (
  endpoint: typeof salesAdminRevokeSupplierRequest | typeof salesAdminRenewSupplierRequest,
  { id, version }: { id: string; version: number },
) =>
  sales.service.call(
    endpoint as typeof salesAdminRevokeSupplierRequest,
    { params: { id }, body: { version } },
    { caller: buyer(), idempotencyKey: newKey() },
  );
const missing = { code: 'NOT_FOUND' };
/** every value of an answer, however deep: random ids may hold the digits of an amount, a value is never one by chance */
const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

describe('a supplier', () => {
  test('is found by name and brand, and keeps its name to itself', async () => {
    const { name } = supplier;
    const find = (search: string) =>
      sales.service.call(salesAdminListSuppliers, { query: { search } }, { caller: buyer() });
    expect((await find(name.slice(-12).toUpperCase())).map(({ id }) => id)).toEqual([supplier.id]);
    expect((await find('northLINE')).map(({ id }) => id)).toContain(supplier.id);
    await expect(addSupplier({ name: name.toUpperCase() })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.name' }],
    });
  });

  test('stands in a list that is sorted by any of its columns', async () => {
    const mark = newKey();
    const late = await addSupplier({ name: `B ${mark}`, leadTimeDays: '30' });
    const soon = await addSupplier({ name: `c ${mark}`, leadTimeDays: '3' });
    const open = await addSupplier({ name: `A ${mark}`, leadTimeDays: '' });
    const list = async (sort?: string) => {
      const query = sort ? { search: mark, sort } : { search: mark };
      const found = await sales.service.call(salesAdminListSuppliers, { query }, { caller: buyer() });
      return found.map(({ id }) => id);
    };
    expect(await list()).toEqual([open.id, late.id, soon.id]);
    expect(await list('-name')).toEqual([soon.id, late.id, open.id]);
    expect(await list('-lead')).toEqual([late.id, soon.id, open.id]);
    for (const sort of supplierSorts) expect(await list(sort)).toHaveLength(3);
  });

  test('is changed by its version, once per key, and each change is audited', async () => {
    const key = newKey();
    const body = { version: 1, form: aSupplier({ name: supplier.name, leadTimeDays: 20 }) };
    const save = () =>
      sales.service.call(
        salesAdminChangeSupplier,
        { params: { id: supplier.id }, body },
        { caller: key ? caller : buyer(), idempotencyKey: key },
      );
    const caller = buyer();
    await expect(save()).resolves.toMatchObject({ version: 2, leadTimeDays: 20 });
    await expect(save()).resolves.toMatchObject({ version: 2 });
    await expect(
      sales.service.call(
        salesAdminChangeSupplier,
        { params: { id: supplier.id }, body },
        { caller, idempotencyKey: newKey() },
      ),
    ).rejects.toMatchObject({ code: 'STALE_VERSION' });
    const trail = await quotes.outgoing<{ field: string; before: string | null; entityNumber: string }>(
      /record\.changed/,
    );
    const changed = trail.filter(
      ({ payload }) => payload.entityNumber === supplier.name && payload.before !== null,
    );
    expect(changed.map(({ payload }) => payload.field)).toEqual(['leadTimeDays']);
  });

  test.each<[Role, boolean]>([
    ['purchasing', true],
    ['sales', true],
    ['admin', true],
    ['finance', false],
    ['support', false],
    ['warehouse', false],
    ['catalog', false],
    ['auditor', false],
    ['customer', false],
  ])('is kept by who may: %s %s', async (role, mayKeep) => {
    const caller = sales.account({ role, name: `A ${role}` });
    const added = addSupplier({}, caller);
    if (mayKeep) await expect(added).resolves.toBeDefined();
    else await expect(added).rejects.toBeDefined();
    const read = sales.service.call(salesAdminGetSupplier, { params: { id: supplier.id } }, { caller });
    if (mayKeep || role === 'finance') await expect(read).resolves.toBeDefined();
    else await expect(read).rejects.toBeDefined();
  });
});

describe('a question to a supplier', () => {
  test('makes the quote wait, and the last answer brings it back', async () => {
    const { number } = await quotes.aQuote();
    const first = await ask(number, { message: 'For 24 V, please' });
    const second = await ask(number);
    expect((await quotes.asStaff(number)).status).toBe('waiting-manufacturer');
    await answer(first.token, { message: 'Price holds to May' });
    expect((await quotes.asStaff(number)).status).toBe('waiting-manufacturer');
    await answer(second.token);
    expect((await quotes.asStaff(number)).status).toBe('in-work');
    const [, asked] = await requestsOf(number);
    expect(asked).toMatchObject({
      status: 'answered',
      lines: [
        { answer: { unitCost: 750, leadTimeDays: 12, minimumQuantity: null, cannotSupply: false } },
        {},
        {},
      ],
    });
  });

  test('is asked once, however often it is pressed, and answered once', async () => {
    const { number } = await quotes.aQuote();
    const key = newKey();
    const caller = buyer();
    await Promise.all([ask(number, {}, key, caller), ask(number, {}, key, caller)]);
    expect(await requestsOf(number)).toHaveLength(1);
    const token = (await links()).at(-1)!;
    const { version, lines } = await open(token);
    const body = { version, lines: [{ id: lines[0]!.id, unitCost: '1' }] };
    const answerKey = newKey();
    const send = () =>
      sales.service.call(
        salesAnswerSupplierRequest,
        { params: { token }, body },
        { idempotencyKey: answerKey },
      );
    await Promise.all([send(), send()]);
    expect((await requestsOf(number))[0]?.version).toBe(version + 1);
  });

  test('reveals nothing of the customer, our prices, or other suppliers', async () => {
    const { number } = await quotes.aQuote({ name: 'Clara Customer', message: 'For the Casper plant' });
    await quotes.fill(number, 2, { unitPrice: 98_765, unitCost: 54_321, internalNote: 'Ask Works first' });
    const other = await ask(number);
    await answer(other.token, { message: 'We want 12.34' });
    const { token } = await ask(number);
    const page = await open(token);
    const seen = JSON.stringify(page);
    const inquiry = await quotes.asStaff(number);
    for (const secret of [number, 'Clara', 'Casper', inquiry.email, 'Ask Works', 'Pia', '12.34'])
      expect([secret, seen.includes(secret)]).toEqual([secret, false]);
    for (const amount of [98_765, 54_321, 12_000, 750])
      expect([amount, leavesOf(page).includes(amount)]).toEqual([amount, false]);
  });

  test('may be answered in part, that a line cannot be supplied, and again until its time is over', async () => {
    const { number } = await quotes.aQuote();
    const { token } = await ask(number);
    const { lines } = await open(token);
    await answer(token, {
      lines: [
        { id: lines[0]!.id, unitCost: '$1,250.00', note: '=HYPERLINK("http://x")' },
        { id: lines[1]!.id, cannotSupply: true, unitCost: '3' },
      ],
    });
    expect((await open(token)).lines.map(({ answer: said }) => said)).toEqual([
      {
        unitCost: 125_000,
        leadTimeDays: null,
        minimumQuantity: null,
        cannotSupply: false,
        note: '=HYPERLINK("http://x")',
      },
      { unitCost: null, leadTimeDays: null, minimumQuantity: null, cannotSupply: true, note: null },
      null,
    ]);
    await answer(token);
    expect((await open(token)).lines.every(({ answer: said }) => said?.unitCost === 750)).toBe(true);
  });

  test('is answered beside its line and beside the same product in other quotes, for who sees cost', async () => {
    const helpFor = (number: string, caller = quotes.seller()) =>
      sales.service.call(salesAdminQuotePriceHelp, { params: { number } }, { caller });
    sales.shop.offer({ sku: 'rare', name: 'Rare gear' });
    const [asked, other] = [
      await quotes.aQuote({ lines: [{ sku: 'rare', quantity: 4 }] }),
      await quotes.aQuote({ lines: [{ sku: 'rare', quantity: 9 }] }),
    ];
    expect(await helpFor(asked.number)).toMatchObject([{ supplierAnswer: null }]);
    const { token } = await ask(asked.number);
    expect(await helpFor(asked.number)).toMatchObject([{ supplierAnswer: null }]);
    await answer(token);
    const said = {
      supplier: supplier.name,
      quantity: 4,
      unitCost: 750,
      leadTimeDays: 12,
      cannotSupply: false,
    };
    for (const { number } of [asked, other]) {
      expect(await helpFor(number)).toMatchObject([{ supplierAnswer: said }]);
      expect(await helpFor(number, sales.account({ role: 'support' }))).toMatchObject([
        { supplierAnswer: null },
      ]);
    }
  });

  test('names the line and the field of what is wrong', async () => {
    const { number } = await quotes.aQuote();
    const { token } = await ask(number);
    const { lines } = await open(token);
    const cases: [object, string][] = [
      [{ unitCost: 'a lot' }, 'unitCost'],
      [{ leadTimeDays: '5' }, 'unitCost'],
      [{ unitCost: '1', leadTimeDays: '-1' }, 'leadTimeDays'],
      [{ unitCost: '1', minimumQuantity: '1e3' }, 'minimumQuantity'],
      [{ id: newUuid() }, 'id'],
      [{}, 'unitCost'],
    ];
    for (const [line, field] of cases) {
      const sent = answer(token, { lines: [{ id: lines[0]!.id, ...line }] });
      const path: unknown = expect.stringMatching(new RegExp(`lines\\.0\\.${field}$`));
      await expect(sent).rejects.toMatchObject({ issues: [{ path }] });
    }
  });
});

const newUuid = () => crypto.randomUUID();

describe('the link of a supplier', () => {
  test('opens nothing when it is guessed, revoked, replaced, or over, all alike', async () => {
    const { number } = await quotes.aQuote();
    const guess = 'A'.repeat(22);
    await expect(open(guess)).rejects.toMatchObject(missing);
    const { request, token } = await ask(number);
    const renewed = await change(salesAdminRenewSupplierRequest, request);
    const newer = (await links()).at(-1)!;
    await expect(open(token)).rejects.toMatchObject(missing);
    await expect(open(newer)).resolves.toMatchObject({ status: 'open' });
    await change(salesAdminRevokeSupplierRequest, renewed);
    await expect(open(newer)).rejects.toMatchObject(missing);
    expect((await quotes.asStaff(number)).status).toBe('in-work');
    const late = await ask(number);
    await sales.sql(`update sales.supplier_request set due_at = now() - interval '1 minute' where id = ?`, [
      late.request.id,
    ]);
    await expect(open(late.token)).rejects.toMatchObject(missing);
    await expect(
      sales.service.call(
        salesAnnounceSupplierFile,
        { params: { token: late.token }, body: { name: 'a.pdf', bytes: 10 } },
        {},
      ),
    ).rejects.toMatchObject(missing);
  });

  test('answers only its own question', async () => {
    const { number } = await quotes.aQuote();
    const mine = await ask(number);
    const theirs = await ask(number);
    const { lines } = await open(theirs.token);
    await expect(answer(mine.token, { lines: [{ id: lines[0]!.id, unitCost: '1' }] })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.lines.0.id' }],
    });
  });

  test('is stored as a hash only', async () => {
    const { number } = await quotes.aQuote();
    const { token } = await ask(number);
    const rows = await sales.sql<{ row: string }>(
      'select to_jsonb(r)::text as row from sales.supplier_request r',
      [],
    );
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  test('ends with its time: the quote comes back and the store is notified', async () => {
    const { number } = await quotes.aQuote();
    const { request } = await ask(number);
    await sales.sql(`update sales.supplier_request set due_at = now() - interval '1 minute' where id = ?`, [
      request.id,
    ]);
    await sales.service.app.get(ExpireSupplierRequests, { strict: false }).expireRequests();
    expect((await quotes.asStaff(number)).status).toBe('in-work');
    expect((await requestsOf(number))[0]?.status).toBe('expired');
    const told = (
      await quotes.outgoing<{ kind: string; inquiryNumber: string }>(/supplier\.for-store/)
    ).filter(({ payload }) => payload.inquiryNumber === number && payload.kind === 'expired');
    expect(told).toHaveLength(1);
  });
});

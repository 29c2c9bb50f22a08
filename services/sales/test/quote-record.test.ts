import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesAdminWriteToInquiry } from '@gantry/contracts/endpoints/inquiries';
import {
  salesAdminAddQuoteLine,
  salesAdminAssignInquiry,
  salesAdminCopyInquiry,
  salesAdminCustomerView,
  salesAdminListAssignees,
  salesAdminQuotePriceHelp,
  salesAdminSplitInquiry,
} from '@gantry/contracts/endpoints/quotes-admin';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Role } from '@gantry/domain/roles';
import { InquiryFixture } from './inquiry-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

let quotes: InquiryFixture;
let sales: SalesFixture;
let admin: Identity;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  sales = quotes.sales;
  admin = sales.account({ role: 'admin', name: 'Ada Admin' });
});
afterAll(() => quotes.stop());

const options = (caller = quotes.seller()) => ({ caller, idempotencyKey: newKey() });
const note = (number: string, text: string, caller = quotes.seller()) =>
  sales.service.call(
    salesAdminWriteToInquiry,
    { params: { number }, body: { text, audience: 'internal' } },
    options(caller),
  );
const split = (number: string, version: number, lineIds: string[]) =>
  sales.service.call(salesAdminSplitInquiry, { params: { number }, body: { version, lineIds } }, options());
const copy = (number: string) => sales.service.call(salesAdminCopyInquiry, { params: { number } }, options());
const assign = (number: string, version: number, assigneeId: string | null) =>
  sales.service.call(
    salesAdminAssignInquiry,
    { params: { number }, body: { version, assigneeId } },
    options(),
  );
const names = async (number: string) => (await quotes.asStaff(number)).lines.map(({ name }) => name);

describe('notes', () => {
  test('are read by the staff and nobody else, on any record', async () => {
    const { number, token } = await quotes.ask();
    const finance = sales.account({ role: 'finance', name: 'Fay Finance' });
    const noted = await note(number, 'Pays late', finance);
    expect(noted.messages.at(-1)).toMatchObject({
      audience: 'internal',
      author: 'Fay Finance',
      text: 'Pays late',
    });
    expect(JSON.stringify(await quotes.read(number, token))).not.toContain('Pays late');
    expect(await quotes.kinds(number)).not.toContain('inquiry.for-customer answered');
  });

  test('are all that roles without customers may write', async () => {
    const { number } = await quotes.aQuote();
    const request = { params: { number }, body: { text: 'Hello' } };
    for (const role of ['finance', 'purchasing'] as const) {
      const calling = sales.service.call(salesAdminWriteToInquiry, request, options(sales.account({ role })));
      await expect(calling).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    }
  });
});

describe('who may', () => {
  const everyone: Role[] = [
    'customer',
    'warehouse',
    'catalog',
    'auditor',
    'finance',
    'support',
    'purchasing',
    'sales',
  ];
  const calls = {
    read: (number: string, caller: Identity) => quotes.asStaff(number, caller),
    priceHelp: (number: string, caller: Identity) =>
      sales.service.call(salesAdminQuotePriceHelp, { params: { number } }, { caller }),
    customerView: (number: string, caller: Identity) =>
      sales.service.call(salesAdminCustomerView, { params: { number } }, { caller }),
    assignees: (_: string, caller: Identity) => sales.service.call(salesAdminListAssignees, {}, { caller }),
    note,
    add: (number: string, caller: Identity) =>
      sales.service.call(
        salesAdminAddQuoteLine,
        { params: { number }, body: { name: 'A bolt', quantity: 1 } },
        options(caller),
      ),
    copy: (number: string, caller: Identity) =>
      sales.service.call(salesAdminCopyInquiry, { params: { number } }, options(caller)),
    split: async (number: string, caller: Identity) => {
      const { version, lines } = await quotes.asStaff(number);
      const body = { version, lineIds: [lines[0]!.id] };
      return sales.service.call(salesAdminSplitInquiry, { params: { number }, body }, options(caller));
    },
    assign: async (number: string, caller: Identity) => {
      const { version } = await quotes.asStaff(number);
      const body = { version, assigneeId: null };
      return sales.service.call(salesAdminAssignInquiry, { params: { number }, body }, options(caller));
    },
  };
  const readers: Role[] = ['finance', 'support', 'purchasing', 'sales'];
  const fillers: Role[] = ['support', 'purchasing', 'sales'];

  test.each<[keyof typeof calls, Role[]]>([
    ['read', readers],
    ['priceHelp', readers],
    ['customerView', readers],
    ['assignees', readers],
    ['note', readers],
    ['add', fillers],
    ['copy', fillers],
    ['split', fillers],
    ['assign', fillers],
  ])('%s: %j, and guests never', async (name, allowed) => {
    const outcome = async (caller: Identity | undefined) => {
      const { number } = await quotes.aQuote();
      const call = name === 'note' ? (n: string, who: Identity) => note(n, 'x', who) : calls[name];
      return (call as (n: string, who: Identity | undefined) => Promise<unknown>)(number, caller).then(
        () => 'done',
        ({ code }) => code as string,
      );
    };
    const outcomes = await Promise.all(everyone.map((role) => outcome(sales.account({ role }))));
    expect(everyone.filter((_, index) => outcomes[index] === 'done').sort()).toEqual([...allowed].sort());
    expect(outcomes.filter((one) => one !== 'done').every((one) => one === 'NOT_PERMITTED')).toBe(true);
    expect(await outcome(sales.account({ role: 'guest', accountId: null }))).toBe('SESSION_ENDED');
  });
});

describe('an assignee', () => {
  test('takes a new quote into work, and is one of those who can', async () => {
    const person = {
      accountId: newKey(),
      accountNumber: 'a-77',
      name: 'Bo Seller',
      email: 'bo@store.example',
    };
    sales.shop.people.push({ ...person, company: null, companyId: null });
    const { number } = await quotes.ask();
    const { version } = await quotes.asStaff(number);
    expect(await assign(number, version, person.accountId)).toMatchObject({
      status: 'in-work',
      assignee: 'Bo Seller',
    });
    await expect(assign(number, version, null)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await expect(assign(number, version + 1, newKey())).rejects.toMatchObject({
      issues: [{ path: 'body.assigneeId' }],
    });
  });
});

describe('split and copy', () => {
  test('chosen lines go into a quote of their own, with their alternatives', async () => {
    const { number, token } = await quotes.aQuote();
    const { lines } = await quotes.asStaff(number);
    await sales.service.call(
      salesAdminAddQuoteLine,
      { params: { number }, body: { name: 'Other motor', quantity: 1, alternativeFor: lines[0]!.id } },
      options(),
    );
    const { version } = await quotes.asStaff(number);
    const part = await split(number, version, [lines[0]!.id]);
    expect(await names(number)).toEqual(['Gear pump', 'Ball valve']);
    expect(await names(part.number)).toEqual(['Gear motor', 'Other motor']);
    const record = await quotes.asStaff(part.number);
    expect(record).toMatchObject({ status: 'in-work', assignee: 'Sally Seller', lineCount: 2 });
    expect(record.history[0]?.reason).toBe(`split from ${number}`);
    await expect(quotes.read(part.number, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('at least one line stays', async () => {
    const { number } = await quotes.aQuote();
    const { lines, version } = await quotes.asStaff(number);
    await expect(
      split(
        number,
        version,
        lines.map(({ id }) => id),
      ),
    ).rejects.toMatchObject({
      issues: [{ path: 'body.lineIds' }],
    });
  });

  test('a copy has the same lines and prices, and stands alone', async () => {
    const { number } = await quotes.aQuote();
    await quotes.fill(number, 1, { unitPrice: 700, leadTimeDays: 9 });
    const motor = await quotes.lineOf(number, 1);
    await sales.service.call(
      salesAdminAddQuoteLine,
      { params: { number }, body: { name: 'Other motor', quantity: 1, alternativeFor: motor.id } },
      options(),
    );
    const twin = await copy(number);
    await quotes.fill(twin.number, 1, { unitPrice: 800 });
    const [first, , , last] = (await quotes.asStaff(twin.number)).lines;
    expect(first).toMatchObject({ unitPrice: 800, leadTimeDays: 9 });
    expect(last?.alternativeFor).toBe(first?.id);
    expect((await quotes.lineOf(number, 1)).unitPrice).toBe(700);
  });
});

describe('a merge', () => {
  test('moves lines and messages to the quote that goes on', async () => {
    const email = `once-${newKey()}@example.com`;
    const one = await quotes.aQuote({ email, message: 'First' });
    const two = await quotes.aQuote({ email, message: 'Second', lines: [{ sku: 'pump', quantity: 2 }] });
    await quotes.transition(two.number, 'cleared', { reason: 'merged', mergedInto: one.number });
    const merged = await quotes.asStaff(one.number);
    expect(merged.lines.map(({ name }) => name)).toEqual([
      'Gear motor',
      'Gear pump',
      'Ball valve',
      'Gear pump',
    ]);
    expect(merged.messages.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(await quotes.asStaff(two.number)).toMatchObject({
      lineCount: 0,
      mergedInto: one.number,
      lines: [],
    });
  });

  test('never gives one customer what another wrote', async () => {
    const [one, two] = [await quotes.aQuote(), await quotes.aQuote()];
    await expect(
      quotes.transition(two.number, 'cleared', { reason: 'merged', mergedInto: one.number }),
    ).rejects.toMatchObject({
      issues: [{ path: 'body.mergedInto', message: 'belongs to another customer' }],
    });
    expect((await quotes.asStaff(two.number)).status).toBe('in-work');
  });

  test('of two into each other at once happens one way', async () => {
    const email = `both-${newKey()}@example.com`;
    const [one, two] = [await quotes.aQuote({ email }), await quotes.aQuote({ email })];
    const outcomes = await Promise.allSettled([
      quotes.transition(one.number, 'cleared', { reason: 'merged', mergedInto: two.number }),
      quotes.transition(two.number, 'cleared', { reason: 'merged', mergedInto: one.number }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([...(await names(one.number)), ...(await names(two.number))]).toHaveLength(6);
  });
});

describe('a detached quote', () => {
  test('is hidden from its customer and comes back where it was, to the account named', async () => {
    const pat = quotes.customer();
    const kim = {
      accountId: newKey(),
      accountNumber: 'a-88',
      name: 'Kim',
      email: `kim-${newKey()}@example.com`,
    };
    sales.shop.people.push({ ...kim, company: 'Acme', companyId: null });
    const { number, token } = await quotes.aQuote({ email: pat.email! }, pat);
    await quotes.transition(number, 'waiting-customer', { message: 'Which one?' });
    await quotes.transition(number, 'unbound', { note: 'left the company' }, admin);
    await expect(quotes.read(number, undefined, pat)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(quotes.read(number, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(quotes.transition(number, 'in-work', { accountNumber: 'a-88' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    await expect(quotes.transition(number, 'waiting-customer')).rejects.toMatchObject({
      issues: [{ path: 'body.accountNumber' }],
    });
    await expect(
      quotes.transition(number, 'waiting-customer', { accountNumber: 'a-99999' }),
    ).rejects.toMatchObject({ issues: [{ path: 'body.accountNumber' }] });
    await quotes.transition(number, 'waiting-customer', { accountNumber: 'a-88' });
    const owner = sales.account({ ...kim });
    expect(await quotes.read(number, undefined, owner)).toMatchObject({ status: 'waiting-customer' });
    await expect(quotes.read(number, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(quotes.read(number, undefined, pat)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await quotes.kinds(number)).at(-1)).toBe('inquiry.for-customer reopened');
  });
});

describe('the block list', () => {
  test('is filled by an admin, proposes at the next quote of that contact, and lets it go again', async () => {
    const email = `spam-${newKey()}@example.com`;
    const { number } = await quotes.aQuote({ email, company: `Shady ${newKey()}` });
    await expect(quotes.transition(number, 'cancelled-black-list', { note: 'fraud' })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await quotes.transition(number, 'cancelled-black-list', { note: 'fraud' }, admin);
    expect((await quotes.kinds(number)).at(-1)).toBe('inquiry.for-customer closed');
    const next = await quotes.ask({ email });
    expect((await quotes.asStaff(next.number)).blockedContacts).toMatchObject([
      { kind: 'email', value: email, reason: 'fraud', inquiryNumber: number },
    ]);
    expect((await quotes.asStaff(next.number)).status).toBe('new');
    await quotes.transition(number, 'cancelled', { reason: 'rejected' }, admin);
    expect((await quotes.asStaff(next.number)).blockedContacts).toEqual([]);
  });
});

test('the customer’s view is what the customer reads, and nothing while it is hidden', async () => {
  const { number, token } = await quotes.aQuote();
  await note(number, 'A secret');
  const view = () =>
    sales.service.call(salesAdminCustomerView, { params: { number } }, { caller: quotes.seller() });
  expect(await view()).toEqual(await quotes.read(number, token));
  await quotes.transition(number, 'unbound', { note: 'no owner' }, admin);
  expect(await view()).toBeNull();
});

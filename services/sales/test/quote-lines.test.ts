import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  salesAdminAddQuoteLine,
  salesAdminQuotePriceHelp,
  salesAdminRemoveQuoteLine,
} from '@gantry/contracts/endpoints/quotes-admin';
import type { Role } from '@gantry/domain/roles';
import { InquiryFixture } from './inquiry-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

let quotes: InquiryFixture;
let sales: SalesFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  sales = quotes.sales;
});
afterAll(() => quotes.stop());

const staff = (role: Role) => sales.account({ role, name: `A ${role}` });
const add = (number: string, body: object, caller = quotes.seller()) =>
  sales.service.call(
    salesAdminAddQuoteLine,
    { params: { number }, body: { quantity: 1, ...body } },
    { caller, idempotencyKey: newKey() },
  );
const remove = (number: string, { id: lineId, version }: { id: string; version: number }) =>
  sales.service.call(
    salesAdminRemoveQuoteLine,
    { params: { number, lineId }, body: { version } },
    { caller: quotes.seller(), idempotencyKey: newKey() },
  );
const audited = async (number: string) => {
  const rows = await sales.sql<{ payload: any }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier like '%record.changed' order by j.id`,
  );
  return rows.map(({ payload }) => payload.payload).filter(({ entityNumber }) => entityNumber === number);
};

describe('a cell', () => {
  test('is saved by itself, with what it was before in the audit trail', async () => {
    const { number } = await quotes.aQuote();
    const saved = await quotes.fill(number, 2, { unitPrice: 9_500, unitCost: 7_000 });
    expect(saved).toMatchObject({ unitPrice: 9_500, unitCost: 7_000, version: 2, changedBy: 'Sally Seller' });
    await quotes.fill(number, 2, { unitPrice: 9_400 });
    expect((await audited(number)).filter(({ field }) => field === 'line 2 unitPrice')).toMatchObject([
      { before: null, after: '9500', actor: 'Sally Seller' },
      { before: '9500', after: '9400' },
    ]);
  });

  test('is saved once for a key', async () => {
    const { number } = await quotes.aQuote();
    const line = await quotes.lineOf(number, 1);
    const [caller, key] = [quotes.seller(), newKey()];
    const first = await quotes.save(number, line, { leadTimeDays: 5 }, caller, key);
    expect(await quotes.save(number, line, { leadTimeDays: 5 }, caller, key)).toEqual(first);
  });

  test('that somebody else has changed is refused with what they entered and who they are', async () => {
    const { number } = await quotes.aQuote();
    const line = await quotes.lineOf(number, 1);
    await quotes.save(number, line, { unitPrice: 100 }, sales.account({ role: 'purchasing', name: 'Pia' }));
    await expect(quotes.save(number, line, { unitPrice: 120 })).rejects.toMatchObject({
      code: 'STALE_VERSION',
      data: { changedBy: 'Pia', line: { unitPrice: 100, version: 2 } },
    });
    expect((await quotes.lineOf(number, 1)).unitPrice).toBe(100);
  });

  test('saved by ten people at once is changed by exactly one', async () => {
    const { number } = await quotes.aQuote();
    const line = await quotes.lineOf(number, 1);
    const tries = Array.from({ length: 10 }, (_, index) =>
      quotes.save(number, line, { unitPrice: 100 + index }).then(
        ({ unitPrice }) => unitPrice,
        ({ code }) => code as string,
      ),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'STALE_VERSION')).toHaveLength(9);
    expect(outcomes).toContain((await quotes.lineOf(number, 1)).unitPrice);
  });

  test('in other lines is saved at the same time', async () => {
    const { number } = await quotes.aQuote();
    await Promise.all([1, 2, 3].map((line) => quotes.fill(number, line, { unitPrice: line * 100 })));
    expect((await quotes.asStaff(number)).lines.map(({ unitPrice }) => unitPrice)).toEqual([100, 200, 300]);
  });

  test.each([
    [{ unitPrice: -1 }, 'cells.unitPrice'],
    [{ unitPrice: 9.5 }, 'cells.unitPrice'],
    [{ notAvailable: 'because' as never }, 'cells.notAvailable'],
    [{ listPrice: 1 } as never, 'cells.listPrice'],
  ])('of %j is refused at its field', async (cells, path) => {
    const { number } = await quotes.aQuote();
    await expect(quotes.fill(number, 1, cells)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path }],
    });
  });

  test('is locked before somebody takes the quote and after it has ended', async () => {
    const { number } = await quotes.ask({ lines: [{ sku: 'motor', quantity: 1 }] });
    await expect(quotes.fill(number, 1, { leadTimeDays: 3 })).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await quotes.transition(number, 'cancelled', { reason: 'not-quotable' });
    await expect(quotes.fill(number, 1, { leadTimeDays: 3 })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('of another quote does not exist', async () => {
    const [one, other] = [await quotes.aQuote(), await quotes.aQuote()];
    const line = await quotes.lineOf(one.number, 1);
    await expect(quotes.save(other.number, line, { leadTimeDays: 3 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('prices', () => {
  test.each<[Role, boolean, string | null, string | null]>([
    ['sales', true, null, null],
    ['purchasing', true, null, null],
    ['admin', true, null, null],
    ['finance', true, 'NOT_PERMITTED', 'NOT_PERMITTED'],
    ['support', false, 'NOT_PERMITTED', null],
    ['warehouse', false, 'NOT_PERMITTED', 'NOT_PERMITTED'],
    ['catalog', false, 'NOT_PERMITTED', 'NOT_PERMITTED'],
    ['auditor', false, 'NOT_PERMITTED', 'NOT_PERMITTED'],
  ])('of %s: cost seen %j, price set %j, lead time set %j', async (role, seesCost, pricing, filling) => {
    const { number } = await quotes.aQuote();
    await quotes.fill(number, 1, { unitCost: 7_000 });
    const caller = staff(role);
    const outcome = (cells: object) =>
      quotes.lineOf(number, 1).then((line) =>
        quotes.save(number, line, cells, caller).then(
          (saved) => (seesCost === 'unitCost' in saved ? null : 'cost shown'),
          ({ code }) => code as string,
        ),
      );
    expect([await outcome({ unitPrice: 1 }), await outcome({ unitCost: 1 })]).toEqual([pricing, pricing]);
    expect(await outcome({ leadTimeDays: 4 })).toBe(filling);
    if (!['support', 'finance', 'sales', 'purchasing', 'admin'].includes(role)) return;
    const shown = await quotes.asStaff(number, caller);
    expect(JSON.stringify(shown).includes('unitCost')).toBe(seesCost);
    expect(shown.may.seeCost).toBe(seesCost);
  });

  test('are never shown to the customer before an offer', async () => {
    const { number, token } = await quotes.aQuote();
    await quotes.fill(number, 1, { unitPrice: 4_242, unitCost: 2_121, internalNote: 'call Bob first' });
    const shown = JSON.stringify(await quotes.read(number, token));
    for (const secret of ['4242', '2121', 'Bob', 'unitCost']) expect(shown).not.toContain(secret);
  });
});

describe('lines', () => {
  test('an alternative is linked to the line it replaces, and only what the store added goes again', async () => {
    const { number } = await quotes.aQuote();
    const motor = await quotes.lineOf(number, 1);
    const { lines } = await add(number, { sku: 'pump', quantity: 10, alternativeFor: motor.id });
    const alternative = lines.at(-1)!;
    expect(alternative).toMatchObject({
      lineNumber: 4,
      alternativeFor: motor.id,
      addedByStore: true,
      listPrice: 12_000,
    });
    await expect(remove(number, motor)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await remove(number, alternative)).lines).toHaveLength(3);
  });

  test('a part number in place of a description is the product it names', async () => {
    const { number } = await quotes.aQuote();
    const { lines } = await add(number, { name: 'valve' });
    expect(lines.at(-1)).toMatchObject({ sku: 'valve', name: 'Ball valve' });
  });

  test('keep what other cells hold when one is saved', async () => {
    const { number } = await quotes.aQuote();
    await quotes.fill(number, 1, { internalNote: 'ask Bob', leadTimeDays: 4 });
    expect(await quotes.fill(number, 1, { unitPrice: 5 })).toMatchObject({
      internalNote: 'ask Bob',
      leadTimeDays: 4,
    });
  });

  test.each([
    [{ sku: 'unheard-of' }, 'body.sku'],
    [{ sku: 'motor', alternativeFor: newKey() }, 'body.alternativeFor'],
    [{}, 'name'],
    [{ sku: 'motor', quantity: 0 }, 'quantity'],
  ])('%j is refused at its field', async (body, path) => {
    const { number } = await quotes.aQuote();
    await expect(add(number, body)).rejects.toMatchObject({ code: 'INVALID', issues: [{ path }] });
  });

  test('must all be priced, replaced or not available before an offer', async () => {
    const { number } = await quotes.aQuote();
    await quotes.fill(number, 1, { unitPrice: 100 });
    await quotes.fill(number, 2, { notAvailable: 'discontinued' });
    await expect(quotes.transition(number, 'move-to-offer')).rejects.toMatchObject({
      data: { blockers: ['UNPRICED_LINES'] },
    });
    const valve = await quotes.lineOf(number, 3);
    await add(number, { name: 'Ball valve, steel', alternativeFor: valve.id });
    await quotes.fill(number, 4, { unitPrice: 5_000 });
    expect(await quotes.transition(number, 'move-to-offer')).toMatchObject({ status: 'move-to-offer' });
    await expect(quotes.transition(number, 'in-work')).rejects.toMatchObject({
      issues: [{ path: 'body.note' }],
    });
    await expect(quotes.fill(number, 1, { unitPrice: 1 })).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await quotes.transition(number, 'in-work', { note: 'freight is missing' })).toMatchObject({
      status: 'in-work',
    });
  });
});

describe('price help', () => {
  const help = (number: string, caller = quotes.seller()) =>
    sales.service.call(salesAdminQuotePriceHelp, { params: { number } }, { caller });

  test('shows list and contract price, stock, and what this customer was quoted before', async () => {
    const pat = quotes.customer();
    await sales.stock('pump', 17);
    const earlier = await quotes.aQuote({ email: pat.email! }, pat);
    await quotes.fill(earlier.number, 2, { unitPrice: 9_900 });
    const stranger = await quotes.aQuote();
    await quotes.fill(stranger.number, 2, { unitPrice: 1 });
    const { number } = await quotes.aQuote({ email: pat.email! }, pat);
    const [, pump] = await help(number);
    expect(pump).toMatchObject({
      listPrice: 12_000,
      customerPrice: 11_000,
      priceSource: 'contract',
      stock: 17,
    });
    expect(pump?.quotes).toEqual([
      { number: earlier.number, at: expect.any(String), quantity: 10, unitPrice: 9_900, from: 'account' },
    ]);
  });

  test('shows colleagues’ prices as those of the company', async () => {
    const companyId = newKey();
    const [pat, kim] = [quotes.customer(), quotes.customer()].map((one) => ({ ...one, companyId }));
    const earlier = await quotes.aQuote({ email: pat!.email! }, pat);
    await quotes.fill(earlier.number, 3, { unitPrice: 3_333 });
    const { number } = await quotes.aQuote({ email: kim!.email! }, kim);
    const lines = await help(number);
    expect(lines[2]?.quotes).toMatchObject([{ unitPrice: 3_333, from: 'company' }]);
  });

  test('shows what the account paid', async () => {
    const pat = quotes.customer();
    const { number: order } = await sales.placed(pat, 'valve', 5);
    const { number } = await quotes.aQuote({ email: pat.email! }, pat);
    const lines = await help(number);
    expect(lines[2]?.orders).toMatchObject([
      { number: order, quantity: 5, unitPrice: 4_000, from: 'account' },
    ]);
  });
});

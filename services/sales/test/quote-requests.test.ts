import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesAddCartLine, salesPasteCartLines } from '@gantry/contracts/endpoints/sales';
import {
  salesFindQuoteProduct,
  salesAddCartLinesToDraft,
  salesGetQuoteDraft,
  salesRequestQuote,
  salesSaveQuoteDraft,
} from '@gantry/contracts/endpoints/quote-requests';
import { maxQuoteLines } from '@gantry/contracts/quote-limits';
import { salesCreateSavedList } from '@gantry/contracts/endpoints/saved-lists';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { QuoteDraftContent, QuoteRequestForm } from '@gantry/contracts/schemas/quote-request';
import { InquiryFixture } from './inquiry-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

let inquiries: InquiryFixture;
let sales: SalesFixture;

beforeAll(async () => {
  inquiries = await InquiryFixture.start();
  sales = inquiries.sales;
  sales.shop.offer({ sku: 'bolt', name: 'Hex bolt', unitPrice: 120, partNumber: 'HB-8' });
});
afterAll(() => inquiries.stop());

interface Visitor {
  readonly caller?: Identity;
  readonly quoteToken?: string;
  readonly cartToken?: string;
}

const line = (facts: Partial<QuoteDraftContent['lines'][number]>) => ({
  sku: null,
  requested: '',
  quantity: '1',
  targetPrice: '',
  neededBy: '',
  note: '',
  ...facts,
});
const draftOf = (visitor: Visitor, query: object = {}) =>
  sales.service.call(salesGetQuoteDraft, { query }, visitor);
const save = (visitor: Visitor, content: Partial<QuoteDraftContent>) =>
  sales.service.call(
    salesSaveQuoteDraft,
    { body: { fields: {}, shipTo: null, lines: [], ...content } },
    visitor,
  );
const ask = (facts: Partial<QuoteRequestForm>, visitor: Visitor = {}, idempotencyKey = newKey()) =>
  sales.service.call(
    salesRequestQuote,
    {
      body: {
        name: 'Gus Guest',
        contactMethod: 'email',
        email: `gus-${newKey()}@example.com`,
        lines: [{ sku: 'motor', quantity: '12' }],
        ...facts,
      },
    },
    { ...visitor, idempotencyKey },
  );
const guestTokens = () =>
  sales.sql<{ token: string }>(
    'select token from sales.quote_draft where token is not null order by changed_at',
  );

describe('a draft', () => {
  test('is kept for a guest by a token, whatever is wrong with what was typed', async () => {
    await save(
      {},
      { fields: { email: 'not an address' }, lines: [line({ requested: 'brass cap', quantity: 'x' })] },
    );
    const { token } = (await guestTokens()).at(-1)!;
    expect(token).toMatch(/^[\w-]{22}$/);
    const { content } = await draftOf({ quoteToken: token });
    expect(content.fields).toEqual({ email: 'not an address' });
    expect(content.lines).toEqual([line({ requested: 'brass cap', quantity: 'x' })]);
    expect((await draftOf({ quoteToken: 'A'.repeat(22) })).content.lines).toEqual([]);
  });

  test('goes along when the guest signs in, with what the account had begun', async () => {
    const caller = inquiries.customer();
    await save({ caller }, { lines: [line({ sku: 'motor' })] });
    await save(
      {},
      { fields: { message: 'soon' }, lines: [line({ sku: 'motor' }), line({ sku: 'bolt', quantity: '7' })] },
    );
    const quoteToken = (await guestTokens()).at(-1)!.token;
    const { content, products } = await draftOf({ caller, quoteToken });
    expect(content.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['motor', '1'],
      ['bolt', '7'],
    ]);
    expect(products.map(({ name }) => name).toSorted()).toEqual(['Gear motor', 'Hex bolt']);
    await save({ caller, quoteToken }, content);
    expect((await draftOf({ quoteToken })).content.lines).toEqual([]);
    expect((await draftOf({ caller })).content.lines).toHaveLength(2);
  });

  test('begins with the cart, rows not understood, a product, or words, and reading keeps nothing', async () => {
    const caller = inquiries.customer();
    const key = () => ({ caller, idempotencyKey: newKey() });
    await sales.service.call(salesAddCartLine, { body: { sku: 'bolt', quantity: 3 } }, key());
    await sales.service.call(salesPasteCartLines, { body: { text: 'no such thing, 4' } }, key());
    const linesOf = async (query: object) =>
      (await draftOf({ caller }, query)).content.lines.map(({ sku, requested, quantity }) => [
        sku ?? requested,
        quantity,
      ]);
    expect(await linesOf({ from: 'cart' })).toEqual([['bolt', '3']]);
    expect(await linesOf({ from: 'unresolved' })).toEqual([[expect.stringContaining('no such thing'), '4']]);
    expect(await linesOf({ sku: 'motor', quantity: '5' })).toEqual([['motor', '5']]);
    expect(await linesOf({ text: 'a left-handed valve' })).toEqual([['a left-handed valve', '1']]);
    expect(await linesOf({})).toEqual([]);
  });

  test('takes chosen lines of the cart, hundreds at once, each product once, and none of another cart', async () => {
    const caller = inquiries.customer();
    const key = () => ({ caller, idempotencyKey: newKey() });
    await sales.service.call(salesAddCartLine, { body: { sku: 'bolt', quantity: 3 } }, key());
    sales.shop.offer({ sku: 'washer', name: 'Washer', unitPrice: 20 });
    const cart = await sales.service.call(salesAddCartLine, { body: { sku: 'washer', quantity: 2 } }, key());
    const bolt = cart.lines.find(({ sku }) => sku === 'bolt')!.lineId;
    const add = (visitor: Visitor, lineIds: string[]) =>
      sales.service.call(salesAddCartLinesToDraft, { body: { lineIds } }, visitor);
    await save({ caller }, { fields: { message: 'For line 4' } });
    const unknown = Array.from({ length: 400 }, () => randomUUID());
    expect(await add({ caller }, [bolt, ...unknown])).toEqual({ leftOut: 0 });
    expect(await add({ caller }, [bolt])).toEqual({ leftOut: 0 });
    expect((await draftOf({ caller })).content).toMatchObject({
      fields: { message: 'For line 4' },
      lines: [{ sku: 'bolt', quantity: '3' }],
    });
    const stranger = { caller: inquiries.customer() };
    await add(stranger, [bolt]);
    expect((await draftOf(stranger)).content.lines).toEqual([]);
  });

  test('says how many chosen lines a full request has no room for', async () => {
    const caller = inquiries.customer();
    const cart = await sales.service.call(
      salesAddCartLine,
      { body: { sku: 'bolt', quantity: 3 } },
      { caller, idempotencyKey: newKey() },
    );
    const lines = Array.from({ length: maxQuoteLines }, (_, place) => line({ requested: `Valve ${place}` }));
    await save({ caller }, { lines });
    const body = { lineIds: [cart.lines[0]!.lineId] };
    expect(await sales.service.call(salesAddCartLinesToDraft, { body }, { caller })).toEqual({ leftOut: 1 });
    expect((await draftOf({ caller })).content.lines).toHaveLength(maxQuoteLines);
  });

  test('begins with a saved list, but never with one of somebody else', async () => {
    const caller = inquiries.customer();
    await sales.service.call(
      salesAddCartLine,
      { body: { sku: 'bolt', quantity: 6 } },
      { caller, idempotencyKey: newKey() },
    );
    const { id: list } = await sales.service.call(
      salesCreateSavedList,
      { body: { name: 'Line 4', from: 'cart' } },
      { caller, idempotencyKey: newKey() },
    );
    expect((await draftOf({ caller }, { list })).content.lines).toMatchObject([
      { sku: 'bolt', quantity: '6' },
    ]);
    for (const stranger of [{}, { caller: inquiries.customer() }])
      expect((await draftOf(stranger, { list })).content.lines).toEqual([]);
  });

  test('does not tell a stranger what somebody else asked for', async () => {
    const caller = inquiries.customer();
    const { number, token } = await ask({}, { caller });
    expect((await draftOf({ caller }, { again: number })).content.lines).toHaveLength(1);
    expect((await draftOf({}, { again: number, token })).content.lines).toHaveLength(1);
    expect((await draftOf({}, { again: number })).content.lines).toEqual([]);
    expect((await draftOf({ caller: inquiries.customer() }, { again: number })).content.lines).toEqual([]);
  });

  test('finds the product of a typed number, and none of a text', async () => {
    const find = async (number: string) =>
      (await sales.service.call(salesFindQuoteProduct, { query: { number } }, {})).product?.sku ?? null;
    expect(await find('Bolt')).toBe('bolt');
    expect(await find('anything')).toBeNull();
  });
});

describe('a request', () => {
  test('is a record of kind quote with what each line wishes, and its draft is gone', async () => {
    const caller = inquiries.customer();
    await save({ caller }, { lines: [line({ sku: 'motor' })] });
    const { number } = await ask(
      {
        poWanted: true,
        neededBy: '2099-01-31',
        lines: [
          { sku: 'motor', quantity: '12', targetPrice: '1,250.50', neededBy: '2099-01-15', note: 'IP65' },
          { requested: 'brass cap 1/2"', quantity: '4' },
        ],
      },
      { caller },
    );
    expect(await inquiries.read(number, undefined, caller)).toMatchObject({
      kind: 'quote',
      poWanted: true,
      neededBy: '2099-01-31',
      summary: 'Gear motor',
      lines: [
        { sku: 'motor', quantity: 12, targetPrice: 125_050, neededBy: '2099-01-15', note: 'IP65' },
        { sku: null, uri: null, name: 'brass cap 1/2"', partNumber: null, quantity: 4, targetPrice: null },
      ],
    });
    expect((await draftOf({ caller })).content.lines).toEqual([]);
  });

  test('is written once for a key', async () => {
    const caller = inquiries.customer();
    const key = newKey();
    const facts = { email: 'pat@example.com', message: 'once' };
    const first = await ask(facts, { caller }, key);
    expect(await ask(facts, { caller }, key)).toEqual(first);
    await expect(ask({ ...facts, message: 'twice' }, { caller }, key)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test.each([
    ['lines.0.quantity', { lines: [{ sku: 'motor', quantity: '0' }] }],
    ['lines.1.requested', { lines: [{ sku: 'motor', quantity: 1 }, { quantity: 1 }] }],
    ['lines.0.targetPrice', { lines: [{ sku: 'motor', quantity: 1, targetPrice: '12.345' }] }],
    ['lines.0.targetPrice', { lines: [{ sku: 'motor', quantity: 1, targetPrice: '-5' }] }],
    ['lines.0.neededBy', { lines: [{ sku: 'motor', quantity: 1, neededBy: '2020-01-01' }] }],
    ['neededBy', { neededBy: '2099-02-31' }],
    ['phone', { contactMethod: 'phone' as const }],
    ['message', { lines: [], message: ' ' }],
    ['lines.0.requested', { lines: [{ sku: 'nothing-of-ours', quantity: 1 }] }],
  ])('names what is wrong: %s', async (path, facts) => {
    await expect(ask(facts)).rejects.toMatchObject({
      code: 'INVALID',
      issues: expect.arrayContaining([
        expect.objectContaining({ path: expect.stringMatching(new RegExp(`^(body\\.)?${path}$`)) }),
      ]),
    });
  });

  test('is acknowledged to a guest without a word they typed', async () => {
    const { number } = await ask({ lines: [{ requested: 'buy pills at example.com', quantity: 1 }] });
    const mail = (await inquiries.told(number)).find(({ event }) => event === 'inquiry.for-customer');
    expect(JSON.stringify(mail)).not.toContain('pills');
  });
});

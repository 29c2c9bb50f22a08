import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  salesCreateInquiry,
  salesGetMyInquiry,
  salesListMyInquiries,
} from '@gantry/contracts/endpoints/inquiries';
import * as offerCalls from '@gantry/contracts/endpoints/offers';
import {
  salesEditQuoteLines,
  salesGetQuoteDraft,
  salesRequestQuote,
  salesSaveQuoteDraft,
} from '@gantry/contracts/endpoints/quote-requests';
import { salesGetPaper, salesGetPaperPdf } from '@gantry/contracts/endpoints/papers';
import * as fileCalls from '@gantry/contracts/endpoints/record-files';
import {
  salesAddCartLine,
  salesGetConfirmation,
  salesPasteCartLines,
} from '@gantry/contracts/endpoints/sales';
import { salesAddSavedListLine, salesCreateSavedList } from '@gantry/contracts/endpoints/saved-lists';
import type { Identity } from '@gantry/contracts/schemas/account';
import { drawDocument } from '@gantry/documents/draw-document';
import { aForm, InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, type Quote } from './offer-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

// What people try who are not the customer of a quote, or who are and want another price (specification §9).

let home: string;
let quotes: InquiryFixture;
let sales: SalesFixture;
let offers: OfferFixture;
let owner: Identity;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'quote-attacks-'));
  quotes = await InquiryFixture.start({ GANTRY_HOME: home });
  sales = quotes.sales;
  offers = new OfferFixture(quotes);
  owner = sales.account({ name: 'Pat Buyer', email: `pat-${newKey()}@example.com`, companyId: randomUUID() });
});
afterAll(async () => {
  await quotes.stop();
  await rm(home, { recursive: true, force: true });
});

interface Key {
  readonly number: string;
  readonly token?: string | undefined;
  readonly file: string;
}
const key = () => ({ idempotencyKey: newKey() });
const at = ({ number, token }: Key) => ({ params: { number }, query: { token } });
const paperOf = ({ number, token }: Key) => ({
  params: { kind: 'offer' as const, number },
  query: { token },
});
const drawing = Buffer.from('flange, 4 bolts');

/** Every door of a quote that its customer may use. */
const doors = {
  'reading it': (quote: Key, caller?: Identity) => quotes.read(quote.number, quote.token, caller),
  'writing to it': (quote: Key, caller?: Identity) =>
    quotes.write(quote.number, 'Mine!', quote.token, caller),
  'withdrawing it': (quote: Key, caller?: Identity) => quotes.withdraw(quote.number, quote.token, caller),
  'changing its lines': (quote: Key, caller?: Identity) => {
    const body = { version: 1, lines: [{ lineNumber: 1, quantity: 1 }] };
    return sales.service.call(salesEditQuoteLines, { ...at(quote), body }, { caller, ...key() });
  },
  'sending it a file': (quote: Key, caller?: Identity) => {
    const body = { name: 'mine.txt', bytes: 4, line: null };
    return sales.service.call(fileCalls.salesAnnounceInquiryFile, { ...at(quote), body }, { caller });
  },
  'saving its file': (quote: Key, caller?: Identity) => {
    const params = { number: quote.number, id: quote.file };
    return sales.service.call(
      fileCalls.salesGetInquiryFile,
      { params, query: { token: quote.token } },
      { caller },
    );
  },
  'reading its offer': (quote: Key, caller?: Identity) =>
    sales.service.call(offerCalls.salesGetOffer, at(quote), { caller }),
  'printing its offer': (quote: Key, caller?: Identity) =>
    sales.service.call(salesGetPaper, paperOf(quote), { caller }),
  'saving its PDF': (quote: Key, caller?: Identity) =>
    sales.service.call(salesGetPaperPdf, paperOf(quote), { caller }),
  'choosing lines of its offer': (quote: Key, caller?: Identity) => {
    const body = { revision: 1, lines: [1] };
    return sales.service.call(offerCalls.salesSelectOfferLines, { ...at(quote), body }, { caller });
  },
  'accepting its offer': (quote: Key, caller?: Identity) => {
    const body = { revision: 1, poNumber: 'PO-7' };
    return sales.service.call(offerCalls.salesAcceptOffer, { ...at(quote), body }, { caller, ...key() });
  },
  'declining its offer': (quote: Key, caller?: Identity) => {
    const body = { revision: 1, reason: 'Mine!' };
    return sales.service.call(offerCalls.salesDeclineOffer, { ...at(quote), body }, { caller, ...key() });
  },
};
type Door = keyof typeof doors;
const names = Object.keys(doors) as Door[];

/** A quote of the owner with a file and an offer of which parts may be accepted. */
async function aTarget(): Promise<Key & Quote> {
  const quote = await offers.offered(owner, { allowsPartial: true });
  const body = { name: 'flange.txt', bytes: drawing.length, line: null };
  const { id } = await sales.service.call(
    fileCalls.salesAnnounceInquiryFile,
    { params: { number: quote.number }, query: {}, body },
    { caller: owner },
  );
  const chunk = { params: { id }, query: { offset: '0' }, body: drawing };
  const { file } = await sales.service.call(fileCalls.salesSendFileChunk, chunk);
  return { ...quote, file: file!.id };
}
const refusal = (trying: Promise<unknown>) =>
  trying.then(
    () => 'it opened',
    ({ code, data, issues }: { code?: string; data?: unknown; issues?: unknown }) => ({ code, data, issues }),
  );
/** What the customer, the staff, and the lists know of a quote: none of it changes by being attacked. */
const stateOf = async (number: string) => ({
  record: await quotes.asStaff(number),
  orders: await sales.sql('select count(*)::int as n from sales."order"'),
  files: await sales.sql('select count(*)::int as n from sales.record_file'),
});

describe('attack: another’s quote', () => {
  let target: Key & Quote;
  let ownToken: string;
  beforeAll(async () => {
    target = await aTarget();
    ownToken = (await offers.offered()).token;
  });
  const strangers = (): [string, Partial<Key>, Identity | undefined][] => [
    ['somebody of another company', {}, sales.account({ companyId: randomUUID() })],
    ['somebody whose company has the same name', {}, sales.account({ company: owner.company })],
    ['somebody with the same e-mail address', {}, sales.account({ email: owner.email })],
    ['a guest', {}, undefined],
    ['a guest with a guessed token', { token: 'A'.repeat(target.token.length) }, undefined],
    ['a guest with the token of another quote', { token: ownToken }, undefined],
    ['an account with the token of another quote', { token: ownToken }, sales.account()],
  ];

  test.each(names)(
    '%s is refused to strangers as if there were no such quote, and changes nothing',
    async (door) => {
      const before = await stateOf(target.number);
      const [letters = '', digits = ''] = target.number.split('-');
      const nobodys = `${letters}-${Number(digits) + 5_000}`;
      for (const [who, with_, caller] of strangers()) {
        const facts = { number: target.number, file: target.file, token: undefined, ...with_ };
        const refused = await refusal(doors[door](facts, caller));
        expect([who, refused]).toMatchObject([who, { code: 'NOT_FOUND' }]);
        // nor does the answer tell a number that exists from one that does not
        expect([who, await refusal(doors[door]({ ...facts, number: nobodys }, caller))]).toEqual([
          who,
          refused,
        ]);
      }
      expect(await stateOf(target.number)).toEqual(before);
    },
  );

  test('is in no list and not among the records of anybody else', async () => {
    const { number } = target;
    const listed = (caller: Identity) => sales.service.call(salesListMyInquiries, { query: {} }, { caller });
    expect(JSON.stringify(await listed(owner))).toContain(number);
    for (const [, , caller] of strangers()) {
      if (!caller) continue;
      expect(JSON.stringify(await listed(caller))).not.toContain(number);
      const mine = sales.service.call(salesGetMyInquiry, { params: { number } }, { caller });
      await expect(mine).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('begins no draft of anybody else', async () => {
    const { number } = target;
    for (const [, { token }, caller] of strangers()) {
      const draft = await sales.service.call(
        salesGetQuoteDraft,
        { query: { again: number, token } },
        { caller },
      );
      expect(draft.content.lines.map(({ sku }) => sku)).not.toContain('motor');
    }
  });

  test('opens by every one of these doors for its customer', async () => {
    const shut: string[] = [];
    for (const door of names) {
      const own = await aTarget();
      const result = await refusal(doors[door]({ number: own.number, file: own.file }, owner));
      // an offer is declined, not withdrawn, and lines that somebody has taken are the seller’s: its customer is told
      if (result !== 'it opened') shut.push(`${door} ${(result as { code: string }).code}`);
    }
    expect(shut).toEqual(['withdrawing it WRONG_STATE', 'changing its lines WRONG_STATE']);
  });
});

describe('attack: a price from the client', () => {
  const cheap = { unitPrice: 1 };
  const refusedAsUnknown = { code: 'INVALID' };
  const attempts = {
    'a line of a question': (): Promise<unknown> =>
      quotes.ask({ lines: [{ sku: 'pump', quantity: 1, ...cheap }] as never }),
    'a question as a whole': () =>
      sales.service.call(salesCreateInquiry, { body: { ...aForm(), ...cheap } as never }, key()),
    'a line of a request': () => {
      const lines = [{ sku: 'pump', quantity: '1', ...cheap }];
      const { subject: _, ...asker } = aForm();
      return sales.service.call(salesRequestQuote, { body: { ...asker, lines } as never }, key());
    },
    'a line of a draft': () => {
      const body = { fields: {}, lines: [{ sku: 'pump', quantity: '1', ...cheap }] } as never;
      return sales.service.call(salesSaveQuoteDraft, { body }, { caller: sales.account() });
    },
    'a line of the cart': () => {
      const body = { sku: 'pump', quantity: 1, ...cheap } as never;
      return sales.service.call(salesAddCartLine, { body }, key());
    },
    'pasted rows': () =>
      sales.service.call(salesPasteCartLines, { body: { text: 'pump 1', ...cheap } as never }, key()),
    'a line of a list': async () => {
      const caller = sales.account();
      const made = { body: { name: 'Cheap' } };
      const { id } = await sales.service.call(salesCreateSavedList, made, { caller, ...key() });
      const body = { sku: 'pump', quantity: 1, ...cheap } as never;
      return sales.service.call(salesAddSavedListLine, { params: { id }, body }, { caller, ...key() });
    },
    'the acceptance of an offer': async () => {
      const { number, token } = await offers.offered();
      const body = { revision: 1, poNumber: null, grandTotal: 1 } as never;
      return sales.service.call(
        offerCalls.salesAcceptOffer,
        { params: { number }, query: { token }, body },
        key(),
      );
    },
    'the choice of lines of an offer': async () => {
      const { number, token } = await offers.offered(undefined, { allowsPartial: true });
      const body = { revision: 1, lines: [1], ...cheap } as never;
      return sales.service.call(
        offerCalls.salesSelectOfferLines,
        { params: { number }, query: { token }, body },
        {},
      );
    },
  };

  test.each(Object.keys(attempts) as (keyof typeof attempts)[])('%s is refused with it', async (attempt) => {
    await expect(attempts[attempt]()).rejects.toMatchObject(refusedAsUnknown);
  });

  test('a wished price is only a wish: it never becomes what is charged', async () => {
    const lines = [{ sku: 'pump', quantity: '1', targetPrice: '0.01' }];
    const { subject: _, ...asker } = aForm();
    const { number } = await sales.service.call(salesRequestQuote, { body: { ...asker, lines } }, key());
    expect(await quotes.lineOf(number, 1)).toMatchObject({ targetPrice: 1, unitPrice: null });
  });
});

describe('attack: an altered or pressed offer', () => {
  const accept = ({ number, token }: Quote, facts: object = {}) =>
    sales.service.call(
      offerCalls.salesAcceptOffer,
      { params: { number }, query: { token }, body: { revision: 1, poNumber: 'PO-7', ...facts } },
      key(),
    );

  test('a total that was made up is refused for the whole and for a part, and no order is written', async () => {
    const quote = await offers.offered(undefined, { allowsPartial: true });
    const before = await stateOf(quote.number);
    for (const facts of [{ acceptedTotal: 1 }, { lines: [1], acceptedTotal: 1 }]) {
      await expect(accept(quote, facts)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    }
    expect(await stateOf(quote.number)).toEqual(before);
  });

  test('acceptance and refusal at once, ten times each, end in one of both and in one order at most', async () => {
    const quote = await offers.offered();
    const { number, token } = quote;
    const decline = () =>
      sales.service.call(
        offerCalls.salesDeclineOffer,
        { params: { number }, query: { token }, body: { revision: 1, reason: 'Too late' } },
        key(),
      );
    await Promise.all(
      Array.from({ length: 10 }, () => [accept(quote), decline()])
        .flat()
        .map((one) => one.catch(() => null)),
    );
    const { status } = await quotes.read(number, token);
    expect(['move-to-order', 'cancelled']).toContain(status);
    const offer = await sales.service.call(
      offerCalls.salesGetOffer,
      { params: { number }, query: { token } },
      {},
    );
    expect(offer!.order !== null).toBe(status === 'move-to-order');
    if (offer!.order) {
      const placed = await accept(quote);
      expect(placed.number).toBe(offer!.order.number);
      const made = await sales.service.call(
        salesGetConfirmation,
        { params: { number: placed.number }, query: { token: placed.token } },
        {},
      );
      expect(made.grandTotal).toBe(offer!.totals.grandTotal);
    }
  });
});

describe('attack: markup and formulas', () => {
  const markup = '<img src=x onerror=alert(1)>';
  const formula = '=HYPERLINK("https://evil.example","Click")';

  test('stay the text they are in the record, to the customer, and on paper', async () => {
    sales.shop.offer({ sku: 'wild', name: `${formula} ${markup}` });
    const lines = [
      { requested: `${formula} ${markup}`, quantity: '2', note: formula },
      { sku: 'wild', quantity: '2', note: markup },
    ];
    const body = { ...aForm({ name: markup, company: formula }), message: markup, lines };
    const { subject: _, ...asked } = body;
    const { number, token } = await sales.service.call(salesRequestQuote, { body: asked }, key());
    const record = await quotes.read(number, token);
    expect(record.lines[0]).toMatchObject({ name: `${formula} ${markup}`, note: formula });
    expect(record.messages[0]).toMatchObject({ text: markup });
    await quotes.transition(number, 'in-work');
    await quotes.fill(number, 1, { notAvailable: 'discontinued' });
    await quotes.fill(number, 2, { unitPrice: 500 });
    await quotes.transition(number, 'move-to-offer');
    await offers.send(number, { note: markup });
    const paper = await sales.service.call(
      salesGetPaper,
      { params: { kind: 'offer', number }, query: { token } },
      {},
    );
    expect(paper.table!.rows[0]!.cells[1]).toContain(`${formula} ${markup}`);
    expect(paper.sections.flatMap(({ paragraphs }) => paragraphs)).toContain(markup);
    // no action, no link, no script stands in the file: its text is drawn
    const pdf = Buffer.from(await drawDocument(paper)).toString('latin1');
    expect(pdf).not.toMatch(/\/(JavaScript|JS|Launch|URI|OpenAction)\b/);
  });

  test('a file is not taken under a name that would begin another header', async () => {
    const { number, token } = await quotes.aQuote();
    const name = '=cmd"; filename=evil.html\r\nx: <b>.txt';
    const body = { name, bytes: drawing.length, line: null };
    const trying = sales.service.call(
      fileCalls.salesAnnounceInquiryFile,
      { params: { number }, query: { token }, body },
      {},
    );
    await expect(refusal(trying)).resolves.toMatchObject({ code: 'INVALID' });
  });
});

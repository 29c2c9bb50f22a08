import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesGetMailedPaper } from '@gantry/contracts/endpoints/internal';
import {
  salesAdminGetPaper,
  salesAdminGetPaperPdf,
  salesGetPaper,
  salesGetPaperPdf,
} from '@gantry/contracts/endpoints/papers';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ownPapers, staffPapers, type OwnPaper, type StaffPaper } from '@gantry/contracts/schemas/paper';
import { staffRoles, type Role } from '@gantry/domain/roles';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture } from './offer-fixture.ts';
import { PurchaseFixture } from './purchase-fixture.ts';
import { RequestFixture } from './request-fixture.ts';
import { aForm, terms } from './sales-fixture.ts';

/** A paper of each kind, and the token that opens it without an account. */
interface Sample {
  readonly number: string;
  /** null: no link leads to it */
  readonly token: string | null;
  /** null: it belongs to no account of a customer */
  readonly owner: Identity | null;
}
let shop: RequestFixture;
let buying: PurchaseFixture;
let owner: Identity;
const samples = {} as Record<StaffPaper, Sample>;

beforeAll(async () => {
  shop = await RequestFixture.start();
  const { sales } = shop;
  owner = { ...shop.pat, accountNumber: 'a-7007' };
  Object.assign(shop.dock, { pat: owner });
  const order = await delivered();
  samples.order = order;
  samples.proforma = await prepaid();
  const { shipments } = await shop.dock.fulfillment(order.number);
  samples['packing-slip'] = { ...order, number: shipments[0]!.number };
  samples.invoice = { ...order, number: await invoiceOf(order.number) };
  samples.return = await authorized();
  samples.statement = { number: 'a-7007', token: null, owner };
  samples['pick-list'] = { number: await shop.dock.picked(4, 2), token: null, owner: null };
  const quotes = InquiryFixture.on(sales);
  samples.offer = { ...(await new OfferFixture(quotes).offered(owner)), owner };
  samples.quote = samples.offer;
  buying = await PurchaseFixture.on(sales);
  samples['purchase-order'] = await purchased();
});
afterAll(() => shop.stop());

async function delivered(): Promise<Sample> {
  const number = await shop.delivered(10, 3);
  await shop.sales.service.runJobs();
  return { number, token: await tokenOf(number), owner };
}

async function prepaid(): Promise<Sample> {
  const { number } = await shop.sales.placed(owner, 'nut', 1, aForm({ paymentService: 'wire-transfer' }));
  return { number, token: await tokenOf(number), owner };
}

async function authorized(): Promise<Sample> {
  const { number, token } = await delivered();
  const request = await shop.ask(number);
  await shop.act(request.number, 'authorize');
  return { number: request.number, token, owner };
}

async function purchased(): Promise<Sample> {
  const { number } = await buying.sent(await buying.accepted('bolt', 5));
  const [told] = await buying.outgoing<{ token: string }>('supplier.ordered');
  return { number: number!, token: told!.token, owner: null };
}

async function tokenOf(order: string): Promise<string> {
  const [row] = await shop.sales.sql<{ token: string }>('select token from sales."order" where number = ?', [
    order,
  ]);
  return row!.token;
}

async function invoiceOf(order: string): Promise<string> {
  const [row] = await shop.sales.sql<{ number: string }>(
    'select number from sales.invoice where order_number = ?',
    [order],
  );
  return row!.number;
}

type Language = 'en-US' | 'es-US' | 'fr-CA';
interface Reading {
  readonly caller?: Identity;
  readonly token?: string | undefined;
  readonly locale?: Language;
}
const read = (kind: OwnPaper, { number }: Sample, { caller, ...query }: Reading = {}) =>
  shop.sales.service.call(salesGetPaper, { params: { kind, number }, query }, { caller });
const save = (kind: OwnPaper, { number }: Sample, { caller, ...query }: Reading = {}) =>
  shop.sales.service
    .call(salesGetPaperPdf, { params: { kind, number }, query }, { caller })
    .then((bytes) => Buffer.from(bytes));
const readAsStaff = (kind: StaffPaper, { number }: Sample, role: Role, locale?: Language) =>
  shop.sales.service.call(
    salesAdminGetPaper,
    { params: { kind, number }, query: { locale } },
    { caller: shop.dock.by(role), locale: 'es-US' },
  );
const saveAsStaff = (kind: StaffPaper, { number }: Sample, role: Role, locale?: Language) =>
  shop.sales.service
    .call(
      salesAdminGetPaperPdf,
      { params: { kind, number }, query: { locale } },
      { caller: shop.dock.by(role) },
    )
    .then((bytes) => Buffer.from(bytes));
const unknown = { code: 'NOT_FOUND' };
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';
/** Whoever may read it without being staff. */
const readerOf = ({ owner: account, token }: Sample): Reading =>
  account ? { caller: account } : { token: token ?? undefined };

describe.each(ownPapers)('%s', (kind) => {
  test('is read and saved by its account, where it has one', async () => {
    const sample = samples[kind];
    if (!sample.owner) return expect(kind).toBe('purchase-order');
    const document = await read(kind, sample, { caller: sample.owner });
    expect(document.seller.name).not.toBe('');
    expect(document.seller.lines.join(' ')).toContain('Cheyenne, WY');
    expect(isPdf(await save(kind, sample, { caller: sample.owner }))).toBe(true);
  });

  test('is read and saved by whoever holds its token, where a link leads to it', async () => {
    const sample = samples[kind];
    if (!sample.token) return expect(kind).toBe('statement');
    const { token } = sample;
    expect((await read(kind, sample, { token })).title).not.toBe('');
    expect(isPdf(await save(kind, sample, { token }))).toBe(true);
  });

  test.each(['another account', 'a guest', 'a guest with a token of something else', 'staff'])(
    'is not there for %s',
    async (who) => {
      const sample = samples[kind];
      const asked: Reading =
        who === 'another account'
          ? { caller: shop.sales.account({ accountNumber: 'a-9009' }) }
          : who === 'staff'
            ? { caller: { ...shop.dock.by('admin'), accountNumber: 'a-1' } }
            : who === 'a guest'
              ? {}
              : { token: 'A'.repeat(32) };
      await expect(read(kind, sample, asked)).rejects.toMatchObject(unknown);
      await expect(save(kind, sample, asked)).rejects.toMatchObject(unknown);
    },
  );

  test('goes with a mail as the very file its reader saves', async () => {
    const sample = samples[kind];
    const request = { params: { kind, number: sample.number }, query: { locale: 'fr-CA' } };
    const mailed = await shop.sales.service.call(salesGetMailedPaper, request);
    const saved = await save(kind, sample, { ...readerOf(sample), locale: 'fr-CA' });
    expect(saved.equals(Buffer.from(mailed!.content, 'base64'))).toBe(true);
    expect(mailed!.name).toBe(`${kind}-${sample.number}.pdf`);
  });

  test('is not there under a number nobody has', async () => {
    const none = { ...samples[kind], number: 'z-1' };
    await expect(read(kind, none, readerOf(samples[kind]))).rejects.toMatchObject(unknown);
    const request = { params: { kind, number: 'z-1' }, query: { locale: 'en-US' } };
    expect(await shop.sales.service.call(salesGetMailedPaper, request)).toBeNull();
  });
});

/** Who of the staff reads what not everybody does. */
const readers: Partial<Record<StaffPaper, readonly Role[]>> = {
  quote: ['sales', 'support', 'purchasing', 'finance', 'admin'],
  offer: ['sales', 'support', 'purchasing', 'finance', 'admin'],
  proforma: ['sales', 'support', 'purchasing', 'finance', 'admin'],
  return: ['support', 'warehouse', 'finance', 'sales', 'admin'],
  statement: ['sales', 'support', 'finance', 'admin'],
  'purchase-order': ['sales', 'purchasing', 'finance', 'admin'],
};

describe.each(staffPapers)('%s, for staff', (kind) => {
  test.each(staffRoles)('%s reads and saves it, or finds nothing', async (role) => {
    const page = readAsStaff(kind, samples[kind], role);
    const file = saveAsStaff(kind, samples[kind], role);
    if ((readers[kind] ?? staffRoles).includes(role)) {
      expect((await page).seller.lines.join(' ')).toContain('Cheyenne, WY');
      expect(isPdf(await file)).toBe(true);
    } else {
      await expect(page).rejects.toMatchObject(unknown);
      await expect(file).rejects.toMatchObject(unknown);
    }
  });

  test('is in the language of whom it is for, unless it stays in the house', async () => {
    const { locale } = await readAsStaff(kind, samples[kind], 'admin');
    expect(locale).toBe(kind === 'pick-list' ? 'es-US' : 'en-US');
  });

  test('is the same bytes each time in each language, and other words in each', async () => {
    const titles: string[] = [];
    for (const locale of ['en-US', 'es-US', 'fr-CA'] as const) {
      const first = await saveAsStaff(kind, samples[kind], 'admin', locale);
      expect(first.equals(await saveAsStaff(kind, samples[kind], 'admin', locale))).toBe(true);
      titles.push((await readAsStaff(kind, samples[kind], 'admin', locale)).title);
    }
    expect(new Set(titles).size).toBe(3);
  });
});

test('a proforma invoice says where the money goes, and there is none of what is paid on terms', async () => {
  const { sections, notice } = await read('proforma', samples.proforma, { caller: owner });
  expect(notice).toContain('not a tax invoice');
  expect(JSON.stringify(sections)).toContain(samples.proforma.number);
  const onTerms = read('proforma', samples.order, { caller: owner });
  await expect(onTerms).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const offered = await read('proforma', samples.offer, { caller: owner });
  expect(offered.title).toContain(samples.offer.number.toUpperCase());
});

test('an order and a packing slip are the same after units have gone another way', async () => {
  const number = await shop.delivered(10, 0);
  const { shipments } = await shop.dock.fulfillment(number);
  const sample = { number, token: null, owner };
  const slip = { ...sample, number: shipments[0]!.number };
  const before = [
    await save('order', sample, { caller: owner }),
    await save('packing-slip', slip, { caller: owner }),
  ];
  await shop.ask(number, { quantities: { 1: 4 } });
  expect((await shop.order(number)).lines).toHaveLength(2);
  const after = [
    await save('order', sample, { caller: owner }),
    await save('packing-slip', slip, { caller: owner }),
  ];
  expect(after.map((bytes, at) => bytes.equals(before[at]!))).toEqual([true, true]);
});

test('what is picked is what lies on the shelf, the same for everybody', async () => {
  const number = await shop.dock.picked(4, 2, terms({ poNumber: 'PO-77' }));
  const sample = { number, token: null, owner: null };
  const list = await readAsStaff('pick-list', sample, 'warehouse', 'en-US');
  expect(list.table?.rows.map(({ cells }) => cells[4])).toEqual(['4 each', '2 each']);
  expect(list.facts.flatMap(({ lines }) => lines)).toContain('PO-77');
  expect(await readAsStaff('pick-list', sample, 'auditor', 'en-US')).toEqual(list);
  await shop.dock.ship(number, [3, 2]);
  const left = await readAsStaff('pick-list', sample, 'warehouse', 'en-US');
  expect(left.table?.rows.map(({ cells }) => cells[4])).toEqual(['1 each']);
  const delivered = await readAsStaff('pick-list', samples.order, 'warehouse', 'en-US');
  expect(delivered).toMatchObject({ table: null, notice: expect.stringContaining('Nothing') });
});

test('a link of a supplier ends with its purchase order', async () => {
  const order = await buying.sent(await buying.accepted('bolt', 2));
  const [told] = (await buying.outgoing<{ token: string; number: string }>('supplier.ordered')).filter(
    ({ number }) => number === order.number,
  );
  const sample = { number: order.number!, token: told!.token, owner: null };
  expect(await read('purchase-order', sample, { token: told!.token })).toMatchObject({ notice: null });
  await expect(
    read('purchase-order', samples['purchase-order'], { token: told!.token }),
  ).rejects.toMatchObject(unknown);
  await buying.transition(order, 'cancelled');
  await expect(read('purchase-order', sample, { token: told!.token })).rejects.toMatchObject(unknown);
});

describe('a paper in another language', () => {
  const french = { locale: 'fr-CA' } as const;
  const cellsOf = async (kind: OwnPaper, number: string, locale: Language = 'fr-CA') =>
    (await read(kind, { number, token: null, owner }, { caller: owner, locale })).table!.rows.map(
      ({ cells }) => cells,
    );
  const named = (name: string) => expect.arrayContaining([expect.stringMatching(new RegExp(`^${name}\\b`))]);

  test('calls products as its reader does, and an invoice for ever as it did when it was issued', async () => {
    const { sales, dock } = shop;
    sales.shop.offer({ sku: 'bolt', unitPrice: 333, localName: 'Boulon' });
    const order = await dock.picked(2, 0);
    const { shipments } = await dock.ship(order, [2]);
    await dock.deliver(shipments[0]!);
    await sales.service.runJobs();
    const { number } = await shop.ask(order);
    await shop.act(number, 'authorize');
    expect(await cellsOf('order', order)).toEqual([named('Boulon')]);
    const picked = await readAsStaff('pick-list', samples['pick-list'], 'warehouse', 'fr-CA');
    expect(picked.table!.rows.map(({ cells }) => cells)).toContainEqual(named('Boulon'));
    expect(await cellsOf('packing-slip', shipments[0]!.number)).toEqual([named('Boulon')]);
    expect(await cellsOf('return', number)).toEqual([['1', expect.stringMatching(/^Boulon\n/), '2 unités']]);
    const invoice = await invoiceOf(order);
    expect(await cellsOf('invoice', invoice)).toEqual([named('Boulon')]);
    expect(await cellsOf('invoice', invoice, 'en-US')).not.toEqual([named('Boulon')]);

    await shop.receive(number);
    await shop.act(number, 'refund', { reason: null });
    await sales.service.runJobs();
    const [memo] = await sales.sql<{ number: string }>(
      `select number from sales.invoice where order_number = ? and kind = 'credit-memo'`,
      [order],
    );
    const credit = { number: memo!.number, token: null, owner };
    expect(await cellsOf('invoice', memo!.number)).toEqual([named('Boulon')]);
    const { sections } = await read('invoice', credit, { caller: owner, ...french });
    expect(sections).toContainEqual({
      heading: 'Motif',
      paragraphs: ['Retour\u00a0: Mauvais article commandé'],
    });

    sales.shop.offer({ sku: 'bolt', unitPrice: 333, localName: 'Vis' });
    expect(await cellsOf('order', order)).toEqual([named('Vis')]);
    expect(await cellsOf('invoice', invoice)).toEqual([named('Boulon')]);
  });

  test('calls the products of quotes and offers so, too, but what staff wrote stays', async () => {
    const pump = { sku: 'pump', listPrice: 12_000, unitPrice: 11_000 };
    shop.sales.shop.offer({ ...pump, name: 'Gear pump', localName: 'Pompe' });
    for (const kind of ['quote', 'offer'] as const)
      expect(await cellsOf(kind, samples[kind].number)).toContainEqual(named('Pompe'));
    shop.sales.shop.offer({ ...pump, name: 'Another pump', localName: 'Pompe' });
    expect(await cellsOf('offer', samples.offer.number)).toContainEqual(named('Gear pump'));
  });
});

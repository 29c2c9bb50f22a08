import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { salesAcceptOffer } from '@gantry/contracts/endpoints/offers';
import {
  salesAdminAnnounceInquiryFile,
  salesAdminGetOrderFile,
  salesAnnounceInquiryFile,
  salesGetOrderFile,
  salesSendFileChunk,
} from '@gantry/contracts/endpoints/record-files';
import { salesAdminGetOrder, salesGetConfirmation } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, type Quote } from './offer-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

let home: string;
let quotes: InquiryFixture;
let sales: SalesFixture;
let offers: OfferFixture;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'po-file-'));
  quotes = await InquiryFixture.start({ GANTRY_HOME: home });
  sales = quotes.sales;
  offers = new OfferFixture(quotes);
});
afterAll(async () => {
  await quotes.stop();
  await rm(home, { recursive: true, force: true });
});

const text = Buffer.from('purchase order 4711');
const announced = { name: 'po-4711.txt', bytes: text.length };
const missing = { code: 'NOT_FOUND' };
const unarrived = { code: 'INVALID', issues: [{ path: 'body.poFile', message: 'did not arrive' }] };

const announce = async ({ number, token }: Quote) => {
  const request = { params: { number }, query: { token }, body: announced };
  return (await sales.service.call(salesAnnounceInquiryFile, request)).id;
};
const send = async (id: string) => {
  await sales.service.call(salesSendFileChunk, { params: { id }, query: { offset: '0' }, body: text });
  return id;
};
const upload = async (quote: Quote) => send(await announce(quote));
const accept = ({ number, token }: Quote, facts: object, idempotencyKey = newKey()) =>
  sales.service.call(
    salesAcceptOffer,
    { params: { number }, query: { token }, body: { revision: 1, poNumber: 'PO-4711', ...facts } },
    { idempotencyKey },
  );
const orderOf = ({ number, token }: Quote) =>
  sales.service.call(salesGetConfirmation, { params: { number }, query: { token } });
const save = (number: string, id: string, token?: string, caller?: Identity) =>
  sales.service.call(salesGetOrderFile, { params: { number, id }, query: { token } }, { caller });

test('the purchase order a customer uploads goes with the order, for them and for staff', async () => {
  const quote = await offers.offered();
  const id = await upload(quote);
  const key = newKey();
  const placed = await accept(quote, { poFile: id }, key);
  expect(await accept(quote, { poFile: id }, key)).toEqual(placed);
  expect(await accept(quote, { poFile: id })).toEqual(placed);
  const files = [{ id, name: 'po-4711.txt', bytes: text.length, sender: 'customer', line: null }];
  expect(await orderOf(placed)).toMatchObject({ poNumber: 'PO-4711', files });
  const finance = sales.account({ role: 'finance' });
  const { number } = placed;
  const staff = await sales.service.call(salesAdminGetOrder, { params: { number } }, { caller: finance });
  expect(staff.files).toMatchObject(files);
  expect(Buffer.from(await save(number, id, placed.token)).toString()).toBe(text.toString());
  const asStaff = { params: { number, id } };
  const saved = await sales.service.call(salesAdminGetOrderFile, asStaff, { caller: finance });
  expect(Buffer.from(saved).toString()).toBe(text.toString());
  expect((await quotes.read(quote.number, quote.token)).files).toEqual([]);
});

test('opens for its account and the holder of its link only', async () => {
  const pat = quotes.customer();
  const quote = await offers.offered(pat);
  const id = await upload(quote);
  const { number } = await accept(quote, { poFile: id });
  await expect(save(number, id, undefined, pat)).resolves.toHaveLength(text.length);
  for (const stranger of [undefined, sales.account()])
    await expect(save(number, id, undefined, stranger)).rejects.toMatchObject(missing);
  await expect(save(number, id, 'A'.repeat(22))).rejects.toMatchObject(missing);
  const other = await accept(await offers.offered(), {});
  await expect(save(other.number, id, other.token)).rejects.toMatchObject(missing);
  const asStaff = { params: { number, id } };
  const asCustomer = sales.service.call(salesAdminGetOrderFile, asStaff, { caller: pat });
  await expect(asCustomer).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

test('a file that did not arrive, of another quote, or of the store stops the order and changes nothing', async () => {
  const quote = await offers.offered();
  const foreign = await upload(await offers.offered());
  const half = await announce(quote);
  const ofStore = await sales.service.call(
    salesAdminAnnounceInquiryFile,
    { params: { number: quote.number }, query: { audience: 'all' }, body: announced },
    { caller: quotes.seller() },
  );
  await send(ofStore.id);
  for (const poFile of [foreign, half, ofStore.id, '00000000-0000-4000-8000-000000000000'])
    await expect(accept(quote, { poFile })).rejects.toMatchObject(unarrived);
  await expect(accept(quote, { poFile: '../../etc/passwd' })).rejects.toMatchObject({ code: 'INVALID' });
  expect((await quotes.read(quote.number, quote.token)).status).toBe('sent-offer');
  await send(half);
  expect(await orderOf(await accept(quote, { poFile: half }))).toMatchObject({ files: [{ id: half }] });
});

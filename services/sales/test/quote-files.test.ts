import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { salesGetInquiry } from '@gantry/contracts/endpoints/inquiries';
import {
  salesEditQuoteLines,
  salesGetQuoteDraft,
  salesRequestQuote,
  salesSaveQuoteDraft,
} from '@gantry/contracts/endpoints/quote-requests';
import * as calls from '@gantry/contracts/endpoints/record-files';
import type { Identity } from '@gantry/contracts/schemas/account';
import { publish } from '@gantry/nest-kit/events';
import { newKey, SalesFixture } from './sales-fixture.ts';

interface Asker {
  readonly caller?: Identity;
  readonly quoteToken?: string;
}
const missing = { code: 'NOT_FOUND' };
const form = (lines: object[] = [], facts: object = {}) => ({
  name: 'Gus Guest',
  contactMethod: 'email' as const,
  email: `gus-${newKey()}@example.com`,
  lines: lines as never,
  ...facts,
});
const aLine = (facts: object = {}) => ({ sku: 'motor', quantity: '3', ...facts });

let home: string;
let sales: SalesFixture;
let pat: Identity;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'quote-files-'));
  sales = await SalesFixture.start({ GANTRY_HOME: home });
  sales.shop.offer({ sku: 'motor', name: 'Gear motor', partNumber: 'GM-1' });
});
afterAll(async () => {
  await sales.stop();
  await rm(home, { recursive: true, force: true });
});
beforeEach(() => {
  pat = sales.account({ name: 'Pat Buyer', email: `pat-${newKey()}@example.com` });
});

const text = Buffer.from('flange, 4 bolts');
const announced = (name = 'flange.txt', line: string | null = null) => ({ name, bytes: text.length, line });
async function sendBytes({ id }: { id: string }): Promise<string> {
  const request = { params: { id }, query: { offset: '0' }, body: text };
  return (await sales.service.call(calls.salesSendFileChunk, request)).file!.id;
}
const attachToDraft = async (asker: Asker, name?: string, line?: string) =>
  sendBytes(await sales.service.call(calls.salesAnnounceDraftFile, { body: announced(name, line) }, asker));
const attach = async (number: string, who: { token?: string; caller?: Identity }, line?: string) => {
  const request = { params: { number }, query: { token: who.token }, body: announced('more.txt', line) };
  return sendBytes(await sales.service.call(calls.salesAnnounceInquiryFile, request, { caller: who.caller }));
};
const draft = (asker: Asker) => sales.service.call(salesGetQuoteDraft, { query: {} }, asker);
const ask = (asker: Asker, body = form([aLine()])) =>
  sales.service.call(salesRequestQuote, { body }, { ...asker, idempotencyKey: newKey() });
const read = (number: string, token?: string, caller?: Identity) =>
  sales.service.call(salesGetInquiry, { params: { number }, query: { token } }, { caller });
const save = (number: string, id: string, token?: string, caller?: Identity) =>
  sales.service.call(calls.salesGetInquiryFile, { params: { number, id }, query: { token } }, { caller });
const edit = (number: string, body: object, who: { token?: string; caller?: Identity }) =>
  sales.service.call(
    salesEditQuoteLines,
    { params: { number }, query: { token: who.token }, body: body as never },
    { caller: who.caller, idempotencyKey: newKey() },
  );

/** The token the draft of a guest was begun under. */
async function tokenOfLast(): Promise<string> {
  const rows = await sales.sql<{ token: string }>(
    'select token from sales.quote_draft where token is not null order by changed_at desc limit 1',
  );
  return rows[0]!.token;
}

describe('files of a draft', () => {
  test('begin one for a guest, and become the request’s, those of a line under its number', async () => {
    const first = await attachToDraft({}, 'whole.txt');
    const guest = { quoteToken: await tokenOfLast() };
    const second = await attachToDraft(guest, 'motor.txt', 'k2');
    const third = await attachToDraft(guest, 'gone.txt', 'k9');
    expect((await draft(guest)).files.map(({ name, line }) => [name, line])).toEqual([
      ['whole.txt', null],
      ['motor.txt', 'k2'],
      ['gone.txt', 'k9'],
    ]);
    const { number, token } = await ask(guest, form([aLine({ key: 'k1' }), aLine({ key: 'k2' })]));
    const files = (await read(number, token)).files;
    expect(files.map(({ id, line }) => [id, line])).toEqual([
      [first, null],
      [second, '2'],
      [third, null],
    ]);
    expect(Buffer.from(await save(number, first, token)).toString()).toBe(text.toString());
    expect((await draft(guest)).files).toEqual([]);
  });

  test('follow a guest into the account they sign in to', async () => {
    const file = await attachToDraft({});
    const both = { caller: pat, quoteToken: await tokenOfLast() };
    expect((await draft(both)).files.map(({ id }) => id)).toEqual([file]);
    await sales.service.call(salesSaveQuoteDraft, { body: { fields: {}, lines: [] } }, both);
    expect((await draft({ caller: pat })).files.map(({ id }) => id)).toEqual([file]);
    expect((await draft({ quoteToken: both.quoteToken })).files).toEqual([]);
  });

  test('are saved and taken out by their owner only', async () => {
    const id = await attachToDraft({ caller: pat });
    const others: Asker[] = [{}, { caller: sales.account() }, { quoteToken: 'A'.repeat(22) }];
    for (const other of others) {
      const get = sales.service.call(calls.salesGetDraftFile, { params: { id } }, other);
      await expect(get).rejects.toMatchObject(missing);
      const remove = sales.service.call(calls.salesRemoveDraftFile, { params: { id } }, other);
      await expect(remove).rejects.toMatchObject(missing);
    }
    await sales.service.call(calls.salesRemoveDraftFile, { params: { id } }, { caller: pat });
    expect((await draft({ caller: pat })).files).toEqual([]);
  });
});

test('files of whoever was erased are gone with their draft and request, those of others are not', async () => {
  const other = sales.account({ name: 'Other Buyer', email: `other-${newKey()}@example.com` });
  const { number } = await ask({ caller: pat });
  const { number: theirs } = await ask({ caller: other });
  const gone = [await attach(number, { caller: pat }), await attachToDraft({ caller: pat })];
  const stays = [await attach(theirs, { caller: other }), await attachToDraft({ caller: other })];
  const { accountId, accountNumber, email } = pat;
  const erased = { accountId: accountId!, accountNumber: accountNumber!, email: email! };
  const em = sales.service.app.get(EntityManager, { strict: false }).fork();
  await em.transactional((inner) =>
    publish(inner, 'account.erased', erased, { entity: `account:${accountId}`, version: newKey() }),
  );
  await sales.service.runJobs();
  const left = await sales.sql<{ id: string }>('select id from sales.record_file');
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(stays));
  const onDisk = (await readdir(home, { recursive: true })).map((place) => path.basename(place));
  expect(onDisk).toEqual(expect.arrayContaining(stays));
  for (const id of gone) {
    expect(left.map((row) => row.id)).not.toContain(id);
    expect(onDisk).not.toContain(id);
  }
});

describe('files of a request', () => {
  test('are sent by its customer and read by staff, and exist for nobody else', async () => {
    const { number, token } = await ask({ caller: pat });
    const id = await attach(number, { caller: pat }, '1');
    expect((await read(number, token)).files).toMatchObject([{ id, line: '1', sender: 'customer' }]);
    const stranger = sales.account();
    for (const guess of [undefined, 'A'.repeat(22)]) {
      await expect(save(number, id, guess, stranger)).rejects.toMatchObject(missing);
      await expect(attach(number, { token: guess, caller: stranger })).rejects.toMatchObject(missing);
    }
    const other = await ask({});
    await expect(save(other.number, id, other.token)).rejects.toMatchObject(missing);
    await expect(attach(number, { caller: pat }, '7')).rejects.toMatchObject({
      issues: [{ path: 'body.line' }],
    });
    const staff = { caller: sales.account({ role: 'sales' }) };
    const saved = await sales.service.call(calls.salesAdminGetInquiryFile, { params: { number, id } }, staff);
    expect(Buffer.from(saved).toString()).toBe(text.toString());
    const refused = sales.service.call(
      calls.salesAdminGetInquiryFile,
      { params: { number, id } },
      { caller: pat },
    );
    await expect(refused).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  test('of the store are seen by the customer only where they are meant for them', async () => {
    const { number, token } = await ask({});
    const staff = { caller: sales.account({ role: 'sales' }) };
    const announce = (audience?: 'all') =>
      sales.service.call(
        calls.salesAdminAnnounceInquiryFile,
        { params: { number }, query: { audience }, body: announced() },
        staff,
      );
    const own = await sendBytes(await announce());
    const shown = await sendBytes(await announce('all'));
    expect((await read(number, token)).files.map(({ id }) => id)).toEqual([shown]);
    await expect(save(number, own, token)).rejects.toMatchObject(missing);
  });

  test('are not taken once it has ended', async () => {
    const { number, token } = await ask({});
    await sales.sql(`update sales.inquiry set status = 'cancelled' where number = ?`, [number]);
    await expect(attach(number, { token })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('are in the audit trail', async () => {
    const { number, token } = await ask({});
    await attach(number, { token });
    const entries = await sales.sql<{ payload: any }>(
      `select j.payload from graphile_worker._private_jobs j where j.payload -> 'payload' ->> 'entityNumber' = ?`,
      [number],
    );
    expect(entries.map(({ payload }) => payload.payload)).toContainEqual(
      expect.objectContaining({ field: 'file', after: 'more.txt' }),
    );
  });
});

describe('lines of a request that nobody has taken', () => {
  test('are changed and taken out by their customer, once for a version', async () => {
    const { number, token } = await ask({}, form([aLine(), aLine({ sku: null, requested: 'a bracket' })]));
    await attach(number, { token }, '2');
    const { version } = await read(number, token);
    const line = { lineNumber: 1, quantity: '5', targetPrice: '12.50', neededBy: '', note: 'black' };
    const after = await edit(number, { version, lines: [line] }, { token });
    expect(after.lines).toMatchObject([
      { lineNumber: 1, quantity: 5, targetPrice: 1250, neededBy: null, note: 'black' },
    ]);
    expect(after).toMatchObject({ lineCount: 1, files: [{ line: null }] });
    await expect(edit(number, { version, lines: [line] }, { token })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
  });

  test('are refused with line and field', async () => {
    const { number, token } = await ask({});
    const { version } = await read(number, token);
    const lines = [{ lineNumber: 1, quantity: '0' }];
    await expect(edit(number, { version, lines }, { token })).rejects.toMatchObject({
      issues: [{ path: 'lines.0.quantity' }],
    });
    const unknown = [{ lineNumber: 4, quantity: '1' }];
    await expect(edit(number, { version, lines: unknown }, { token })).rejects.toMatchObject({
      issues: [{ path: 'body.lines.0.lineNumber' }],
    });
    await expect(edit(number, { version, lines: [] }, { token })).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('are nobody else’s to change, and no more the customer’s once somebody has taken it', async () => {
    const { number, token } = await ask({ caller: pat });
    const { version } = await read(number, token);
    const body = { version, lines: [{ lineNumber: 1, quantity: '9' }] };
    for (const who of [{}, { caller: sales.account() }, { token: 'A'.repeat(22) }])
      await expect(edit(number, body, who)).rejects.toMatchObject(missing);
    await sales.sql(`update sales.inquiry set status = 'in-work' where number = ?`, [number]);
    await expect(edit(number, body, { caller: pat })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });
});

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as calls from '@gantry/contracts/endpoints/feeds';
import { aCaller } from '@gantry/nest-kit/testing';
import { parse } from 'csv-parse/sync';
import { FeedBackOffice, keeper, plainSettings } from './support/feed-back-office.ts';

let shop: FeedBackOffice;
beforeAll(async () => {
  shop = await FeedBackOffice.start();
});
afterAll(() => shop.stop());

const csv = (...rows: string[]) => ['id,sku,name,category,list_price', ...rows, ''].join('\n');
const row = (id: string, price = '4.50') => `${id},${id.toUpperCase()},Part ${id},Parts > Small,${price}`;

describe('a file', () => {
  test('arrives in chunks, each of which may repeat, and is identified by its content', async () => {
    const bytes = gzipSync(csv(row('piece-a'), row('piece-b')));
    const { id } = await shop.begin(bytes.length, 'really a gzip.pdf');
    await shop.piece(id, 0, bytes.subarray(0, 20));
    expect(await shop.piece(id, 0, bytes.subarray(0, 20))).toMatchObject({
      received: 20,
      status: 'uploading',
    });
    await expect(shop.piece(id, 30, bytes.subarray(30))).rejects.toMatchObject({
      code: 'INVALID',
      data: { received: 20 },
    });
    const whole = await shop.piece(id, 20, bytes.subarray(20));
    expect(whole).toMatchObject({
      status: 'ready',
      kind: 'products',
      mayStart: true,
      received: bytes.length,
    });
    // its answer may have been lost
    expect(await shop.piece(id, 20, bytes.subarray(20))).toMatchObject({ status: 'ready' });
  });

  test('announced twice with one key is one import', async () => {
    const key = randomUUID();
    const first = await shop.begin(100, 'twice.csv', key);
    expect((await shop.begin(100, 'twice.csv', key)).id).toBe(first.id);
    await expect(shop.begin(101, 'twice.csv', key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('is refused and deleted if it is not a feed', async () => {
    const refused = await shop.upload('[{"id": "a"}]', { file: 'feed.csv' });
    expect(refused).toMatchObject({
      status: 'refused',
      mayStart: false,
      mayCancel: false,
      failure: {
        code: 'unreadable',
        problem: { code: 'json-list', values: {} },
        text: expect.stringContaining('a single JSON list'),
      },
    });
    expect(existsSync(path.join(shop.home, 'imports', refused.id))).toBe(false);
    await expect(shop.run(refused.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('is refused before a byte is sent if it is too large', async () => {
    await expect(shop.begin(3 * 1024 ** 3)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  test('stays in its folder, whatever its name', async () => {
    const { id } = await shop.upload(csv(row('out')), { file: '../../../etc/passwd' });
    expect(existsSync(path.join(shop.home, 'imports', id, 'feed'))).toBe(true);
  });
});

describe('a preview', () => {
  test('says what each column means, and what the first rows would become', async () => {
    const { id } = await shop.upload('Item No;What;Price;Colour\nL-1;Hinge;1,50;red\n;Latch;2,00;blue\n');
    const first = await shop.look(id);
    expect(first.columns.map(({ name, field }) => [name, field])).toEqual([
      ['Item No', null],
      ['What', null],
      ['Price', 'list_price'],
      ['Colour', null],
    ]);
    expect(first.columns[1]!.samples).toEqual(['Hinge', 'Latch']);
    const mapping = {
      columns: { 'Item No': 'sku', What: 'name', Colour: null },
      constants: { brand: 'Acme', category: 'Parts' },
      decimal: ',',
    };
    const second = await shop.look(id, mapping);
    expect(second.columns.map(({ field, leftOut }) => [field, leftOut])).toEqual([
      ['sku', false],
      ['name', false],
      ['list_price', false],
      [null, true],
    ]);
    expect(second.rows[0]).toMatchObject({ line: 2, id: 'Acme:L-1', problems: [] });
    expect(second.rows[0]!.facts).toContainEqual({ field: 'list_price', value: '1.5' });
    expect(second.rows[1]!.problems).toContainEqual({
      field: 'sku',
      problem: { code: 'missing', values: { column: 'Item No' } },
      reason: '"Item No" is missing',
    });
    expect(await shop.products()).toEqual([]);
  });

  test('names what is wrong with a mapping', async () => {
    const { id } = await shop.upload(csv(row('wrong')));
    await expect(shop.look(id, { columns: { name: 'nonsense' } })).rejects.toMatchObject({
      code: 'INVALID',
      data: { problem: { code: 'mapping-fields', values: { fields: 'nonsense' } } },
      issues: [{ path: 'mapping', message: expect.stringContaining('nonsense') }],
    });
    await expect(shop.run(id, { badRows: 'refuse-all', way: 'steps' })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [expect.objectContaining({ path: 'badRows' })],
    });
  });

  test('of one JSON object a line names its fields', async () => {
    const { id } = await shop.upload('{"id":"j1","titel":"Nut","list_price":2}\n{"id":"j2","odd":[1,2]}\n');
    const { format, columns } = await shop.look(id, { columns: { titel: 'name' } });
    expect(format).toBe('json-lines');
    expect(columns).toEqual([
      { name: 'id', field: 'id', leftOut: false, samples: ['j1', 'j2'] },
      { name: 'titel', field: 'name', leftOut: false, samples: ['Nut'] },
      { name: 'list_price', field: 'list_price', leftOut: false, samples: ['2'] },
      { name: 'odd', field: null, leftOut: false, samples: ['[1,2]'] },
    ]);
  });
});

describe('a run', () => {
  test('a dry run stores nothing, and may be followed by a real one with the same file', async () => {
    const { id } = await shop.upload(csv(row('dry-a'), row('dry-b', 'much')));
    await shop.run(id, { dryRun: true });
    const checked = await shop.until(id, 'checked');
    expect(checked).toMatchObject({
      status: 'checked',
      dryRun: true,
      summary: { rows: 2, added: 1, errors: 1 },
      problems: [
        {
          line: 3,
          id: 'dry-b',
          field: 'list_price',
          problem: { code: 'not-amount', values: { column: 'list_price', given: 'much' } },
          reason: '"list_price" isn’t a valid amount: "much"',
          kept: false,
        },
      ],
      problemCount: 1,
      hasErrorFile: true,
    });
    expect(await shop.products()).toEqual([]);
    await shop.run(id);
    expect(await shop.until(id, 'done')).toMatchObject({ status: 'done', summary: { added: 1, errors: 1 } });
    expect(await shop.products()).toEqual([{ feed_id: 'dry-a', name: 'Part dry-a' }]);
    // its file goes when its process has ended
    while (existsSync(path.join(shop.home, 'imports', id, 'feed'))) await delay(20);
  });

  test('that refuses a file for one bad row changes nothing', async () => {
    const before = await shop.products();
    const { id } = await shop.upload(csv(row('all-a'), row('all-b', 'much')));
    await shop.run(id, { badRows: 'refuse-all' });
    expect(await shop.until(id, 'failed')).toMatchObject({
      status: 'failed',
      failure: { code: 'rows-refused' },
      problemCount: 1,
      mayStart: true,
    });
    expect(await shop.products()).toEqual(before);
    await shop.run(id);
    expect(await shop.until(id, 'done')).toMatchObject({ status: 'done', failure: null });
  });

  test('saves its mapping for the supplier’s next file', async () => {
    const { id } = await shop.upload('Nr;Wort\nK-1;Kette\n');
    const mapping = {
      columns: { Nr: 'sku', Wort: 'name' },
      constants: { category: 'Ketten' },
      decimal: '.' as const,
    };
    await shop.run(id, { mapping, keepAs: 'ketten' });
    expect(await shop.until(id, 'done')).toMatchObject({ status: 'done', summary: { added: 1 } });
    const kept = await shop.service.call(calls.catalogListMappings, {}, { caller: keeper });
    expect(kept).toEqual([{ name: 'ketten', mapping }]);
  });

  test('of prices alone changes those, and is no whole feed', async () => {
    const { id: first } = await shop.upload(csv(row('price-a')));
    await shop.run(first);
    await shop.until(first, 'done');
    const { id, kind } = await shop.upload('id,list_price\nprice-a,7.25\nnobody,1\n');
    expect(kind).toBe('offers');
    await expect(shop.run(id, { wholeFeed: 'careful' })).rejects.toMatchObject({
      issues: [expect.objectContaining({ path: 'wholeFeed' })],
    });
    await shop.run(id);
    expect(await shop.until(id, 'done')).toMatchObject({ summary: { changed: 1, errors: 1 } });
    const prices = await shop.service.sql(
      `select amount from catalog.public_price x join catalog.product p on p.id = x.product_id
       where p.feed_id = 'price-a'`,
    );
    expect(prices).toEqual([{ amount: 725 }]);
  });

  test('of the same bytes and settings stands once, whoever starts it', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => row(`same-${at}`));
    const { id } = await shop.upload(csv(...rows));
    const other = await shop.upload(csv(...rows), { file: 'copy.csv' });
    expect(other.sameAs).toMatchObject({ id });
    const key = randomUUID();
    await shop.run(id, {}, key);
    await shop.run(id, {}, key);
    await expect(shop.run(other.id)).rejects.toMatchObject({ code: 'WRONG_STATE', data: { import: id } });
    await expect(shop.run(id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await shop.until(id, 'done')).toMatchObject({ status: 'done', summary: { added: 3000 } });
    expect(await shop.cancel(other.id)).toMatchObject({ status: 'cancelled' });
  });

  test('is written to the audit trail from its file to its end', async () => {
    const { id } = await shop.upload(csv(row('audit-a')), { file: 'audit.csv' });
    await shop.run(id);
    await shop.until(id, 'done');
    const trail = (await shop.audited('import')).filter(({ entityNumber }) => entityNumber === id);
    expect(trail.map(({ actor, before, after, reason }) => [actor, before, after, reason])).toEqual([
      ['Cory Lindgren', null, 'uploading', 'audit.csv'],
      ['system', 'uploading', 'ready', null],
      ['Cory Lindgren', 'ready', 'queued', null],
      ['system', 'queued', 'running', null],
      ['system', 'running', 'done', '1 rows: 1 added, 0 changed, 0 unchanged, 0 with errors, 0 archived'],
    ]);
  });
});

describe('the file of errors', () => {
  test('is saved, never opened, and runs nothing in a spreadsheet', async () => {
    const { id } = await shop.upload(csv('=cmd|x,E-1,Bad,Parts,much'));
    await shop.run(id, { dryRun: true });
    await shop.until(id, 'checked');
    const { status, headers, bytes } = await shop.download(`/admin/catalogue/imports/${id}/errors`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="errors-[0-9a-f]{8}\.csv"$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(parse(bytes, { columns: true, bom: true })).toEqual([
      {
        line: '2',
        id: "'=cmd|x",
        field: 'list_price',
        problem: '"list_price" isn’t a valid amount: "much"',
        row: "'=cmd|x,E-1,Bad,Parts,much",
      },
    ]);
  });

  test('is in the language of the person saving it, with a byte order mark for spreadsheets', async () => {
    const { id } = await shop.upload(csv('bad-fr,E-2,Bad,Parts,much'));
    await shop.run(id, { dryRun: true });
    await shop.until(id, 'checked');
    const french = await shop.download(`/admin/catalogue/imports/${id}/errors`, keeper, 'fr-CA');
    expect(french.bytes.toString()).toBe(
      '\ufeffligne,id,champ,problème,contenu\n' +
        '2,bad-fr,list_price,«\u00a0list_price\u00a0» n’est pas un montant valide\u00a0: «\u00a0much\u00a0»,"bad-fr,E-2,Bad,Parts,much"\n',
    );
    const spanish = await shop.download(`/admin/catalogue/imports/${id}/errors`, keeper, 'es-US');
    expect(spanish.bytes.toString()).toContain('«list_price» no es un importe válido: «much»');
    const asked = await shop.download(`/admin/catalogue/imports/${id}/errors?language=fr-CA`);
    expect(asked.bytes).toEqual(french.bytes);
    const other = await shop.download(`/admin/catalogue/imports/${id}/errors?language=xx`);
    expect(other.status).toBe(422);
  });

  test('of an import of earlier days is saved as it was written, and its page has its words', async () => {
    const { id } = await shop.upload(csv('old,E-3,Bad,Parts,much'));
    await shop.run(id, { dryRun: true });
    await shop.until(id, 'checked');
    const folder = path.join(shop.home, 'imports', id);
    const written = 'line,id,field,problem,row\n2,old,list_price,Invalid type,"old,much"\n';
    await rm(path.join(folder, 'errors.ndjson'));
    await writeFile(path.join(folder, 'errors.csv'), written);
    const problem = { line: 2, id: 'old', field: 'list_price', reason: 'Invalid type', kept: false };
    const failure = { code: 'unreadable', text: 'It was cut off.' };
    await shop.service.sql(
      'update catalog.import_job set problems = ?::jsonb, failure = ?::jsonb where id = ?',
      [JSON.stringify([problem]), JSON.stringify(failure), id],
    );
    expect(await shop.get(id)).toMatchObject({
      problems: [{ ...problem, problem: null }],
      failure: { ...failure, problem: null },
    });
    const { bytes } = await shop.download(`/admin/catalogue/imports/${id}/errors`, keeper, 'fr-CA');
    expect(bytes.toString()).toBe(written);
  });

  test('counts problems beyond its limit', async () => {
    const { id } = await shop.upload(csv('many,E-4,Bad,Parts,much'));
    await shop.run(id, { dryRun: true });
    await shop.until(id, 'checked');
    const file = path.join(shop.home, 'imports', id, 'errors.ndjson');
    await appendFile(file, `${JSON.stringify({ more: 1200 })}\n`);
    const { bytes } = await shop.download(`/admin/catalogue/imports/${id}/errors`);
    expect(bytes.toString()).toMatch(/\n,,,"1,200 more problems not shown",\n$/);
  });

  test('does not exist if there were no problems', async () => {
    const { id } = await shop.upload(csv(row('clean')));
    await shop.run(id, { dryRun: true });
    expect(await shop.until(id, 'checked')).toMatchObject({ hasErrorFile: false, problemCount: 0 });
    expect((await shop.download(`/admin/catalogue/imports/${id}/errors`)).status).toBe(404);
  });
});

describe('an export', () => {
  test('is the feed the import takes, whole or packed, and is written to the audit trail', async () => {
    const { id } = await shop.upload(csv(row('export-a')));
    await shop.run(id);
    await shop.until(id, 'done');
    const address = '/admin/catalogue/export?format=ndjson&category=parts/small';
    const plain = await shop.download(address);
    expect(plain.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': expect.stringMatching(/attachment; filename="gantry-products-[\d-]+\.ndjson"/),
      'cache-control': 'no-store',
    });
    expect(plain.bytes.toString()).toContain('"id":"export-a"');
    const packed = await shop.download(`${address}&gzip=1`);
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
    const prices = await shop.download('/admin/catalogue/export?format=csv&prices=1');
    expect(prices.bytes.toString()).toMatch(/^id,/);
    expect(prices.bytes.toString()).not.toContain('Part export-a');
    const [first] = await shop.audited('export');
    expect(first).toMatchObject({
      actor: 'Cory Lindgren',
      field: 'file',
      after: expect.stringContaining('category parts/small'),
    });
  });

  test.each(['category=no/such', 'brand=nobody'])('of %s is not found', async (filter) => {
    expect((await shop.download(`/admin/catalogue/export?format=csv&${filter}`)).status).toBe(404);
  });
});

describe('the right to feeds', () => {
  test.each([
    ['sales', 409],
    ['support', 409],
    ['auditor', 409],
    ['customer', 409],
    ['guest', 401],
  ] as const)('is not one of %s', async (role, status) => {
    const caller = aCaller({ role });
    const { id } = await shop.begin(10);
    for (const address of [`/imports/${id}/errors`, '/export?format=csv'])
      expect((await shop.download(`/admin/catalogue${address}`, caller)).status).toBe(status);
    const code = status === 401 ? 'SESSION_ENDED' : 'NOT_PERMITTED';
    const refused = [
      shop.service.call(calls.catalogListImports, { query: {} }, { caller }),
      shop.service.call(calls.catalogGetImport, { params: { id } }, { caller }),
      shop.service.call(
        calls.catalogStartImport,
        { params: { id }, body: plainSettings },
        { caller, idempotencyKey: randomUUID() },
      ),
      shop.service.call(
        calls.catalogSendImportChunk,
        { params: { id }, query: { offset: '0' }, body: Buffer.from('x') },
        { caller },
      ),
    ];
    // A guest's end of session is our own fault inside the house, and told so.
    for (const call of refused)
      await expect(call).rejects.toMatchObject({ code: status === 401 ? expect.any(String) : code });
    expect(await shop.get(id)).toMatchObject({ status: 'uploading', received: 0 });
    await shop.cancel(id);
  });

  test('is one of administrators; imports are listed newest first', async () => {
    const { id } = await shop.begin(10, 'newest.csv');
    const list = await shop.service.call(
      calls.catalogListImports,
      { query: { size: '2' } },
      { caller: aCaller({ role: 'admin' }) },
    );
    expect(list.items[0]).toMatchObject({ id, file: 'newest.csv', by: 'Cory Lindgren' });
    expect(list.items).toHaveLength(2);
    expect(list.total).toBeGreaterThan(2);
  });
});

import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { encodeCaller } from '@gantry/nest-kit/call';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { FeedBackOffice, keeper } from './support/feed-back-office.ts';
import { demoKey } from '@gantry/nest-kit/testing';

// Long enough to be met at work, on any machine.
const rows = 40_000;
const timeoutMs = 240_000;
const line = (at: number) => `part-${at},P-${at},Part ${at},Maker ${at % 9},Parts > Kind ${at % 30},4.50`;
const feed = [
  'id,sku,name,brand,category,list_price',
  ...Array.from({ length: rows }, (_, at) => line(at)),
].join('\n');

let shop: FeedBackOffice;
beforeAll(async () => {
  shop = await FeedBackOffice.start();
});
afterAll(() => shop.stop());

/** Waits until the run has written something, so that there is something to take back. */
async function atWork(id: string): Promise<void> {
  for (;;) {
    const { status, summary } = await shop.get(id);
    if (status !== 'queued' && status !== 'running') throw new Error(`It was over too soon: ${status}`);
    if ((summary?.added ?? 0) > 0) return;
    await delay(20);
  }
}

test(
  'cancelled at work it takes everything back and ends',
  async () => {
    const { id } = await shop.upload(feed, { size: 4_000_000 });
    await shop.run(id);
    await atWork(id);
    expect(await shop.cancel(id)).toMatchObject({ status: 'running', cancelling: true, mayCancel: false });
    expect(await shop.until(id, 'cancelled')).toMatchObject({ status: 'cancelled', cancelling: false });
    expect(await shop.products()).toEqual([]);
    const trail = (await shop.audited('import')).filter(({ entityNumber }) => entityNumber === id);
    expect(trail.slice(-2).map(({ actor, field, after }) => [actor, field, after])).toEqual([
      ['Cory Lindgren', 'cancelling', 'true'],
      ['system', 'status', 'cancelled'],
    ]);
    await expect(shop.cancel(id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  },
  timeoutMs,
);

test(
  'in steps it goes on where it was when the service comes back',
  async () => {
    const { id } = await shop.upload(feed, { size: 4_000_000 });
    await shop.run(id, { way: 'steps' });
    await atWork(id);
    while ((await shop.products()).length === 0) await delay(50);
    await shop.restart();
    expect((await shop.get(id)).status).toMatch(/queued|running/);
    const done = await shop.until(id, 'done');
    expect(done).toMatchObject({ status: 'done', summary: { rows, added: rows, unchanged: 0 } });
    expect(await shop.products()).toHaveLength(rows);
    const trail = (await shop.audited('import')).filter(({ entityNumber }) => entityNumber === id);
    expect(trail.map(({ after }) => after)).toEqual([
      'uploading',
      'ready',
      'queued',
      'running',
      'queued',
      'running',
      'done',
    ]);
  },
  timeoutMs,
);

/** The process of a program that this one has started. */
const childAt = (program: string) =>
  Number(execFileSync('pgrep', ['-P', String(process.pid), '-f', program]).toString());

test(
  'killed again and again it changes nothing, and fails with its reason; begun anew it is whole',
  async () => {
    const before = await shop.products();
    const { id } = await shop.upload(feed.replaceAll('part-', 'killed-').replaceAll('P-', 'K-'), {
      size: 4_000_000,
    });
    await shop.run(id);
    for (let times = 1; times <= 3; times += 1) {
      await atWork(id);
      process.kill(childAt('import/job/main.ts'), 'SIGKILL');
      const notAtWork = async () => (await shop.get(id)).summary === null;
      while (times < 3 && !(await notAtWork())) await delay(20);
      expect(await shop.products()).toHaveLength(before.length);
    }
    expect(await shop.until(id, 'failed')).toMatchObject({
      status: 'failed',
      failure: { code: 'broken-off' },
      mayStart: true,
    });
    expect(await shop.products()).toHaveLength(before.length);
    await shop.run(id);
    expect(await shop.until(id, 'done')).toMatchObject({ status: 'done', summary: { added: rows } });
    expect(await shop.products()).toHaveLength(before.length + rows);
  },
  timeoutMs,
);

test(
  'left behind by a service that is gone it is taken up again',
  async () => {
    const { id } = await shop.upload('id,sku,name,category\nleft,LEFT,Left behind,Parts\n');
    await shop.run(id, { dryRun: true });
    await shop.until(id, 'checked');
    await shop.service.sql(
      `update catalog.import_job set status = 'running', alive_at = now() - interval '1 hour' where id = ?`,
      [id],
    );
    expect(await shop.until(id, 'checked')).toMatchObject({ status: 'checked', summary: { rows: 1 } });
  },
  timeoutMs,
);

test(
  'an export whose process is ended breaks its download: it must not pass for a whole one',
  async () => {
    const answer = await shop.service.fastify.inject({
      url: '/internal/catalog/admin/catalogue/export?format=ndjson',
      headers: {
        [internalHeaders.key]: demoKey('gateway', 'catalog'),
        [internalHeaders.caller]: encodeCaller(keeper),
      },
      payloadAsStream: true,
    });
    expect(answer.statusCode).toBe(200);
    const readAll = async () => {
      let bytes = 0;
      for await (const chunk of answer.stream()) {
        if (bytes === 0) process.kill(childAt('export/job/main.ts'), 'SIGKILL');
        bytes += (chunk as Buffer).length;
      }
      return bytes;
    };
    await expect(readAll()).rejects.toThrow(/destroyed|broken off/);
  },
  timeoutMs,
);

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { FeedDesk } from './support/feed-desk.ts';

// Long enough to be met at work, on any machine.
const rows = 40_000;
const patience = 240_000;
const line = (at: number) => `part-${at},P-${at},Part ${at},Maker ${at % 9},Parts > Kind ${at % 30},4.50`;
const feed = [
  'id,sku,name,brand,category,list_price',
  ...Array.from({ length: rows }, (_, at) => line(at)),
].join('\n');

let desk: FeedDesk;
beforeAll(async () => {
  desk = await FeedDesk.start();
});
afterAll(() => desk.stop());

/** Waits until the run has written something, so that there is something to take back. */
async function atWork(id: string): Promise<void> {
  for (;;) {
    const { status, summary } = await desk.get(id);
    if (status !== 'queued' && status !== 'running') throw new Error(`It was over too soon: ${status}`);
    if ((summary?.added ?? 0) > 0) return;
    await delay(20);
  }
}

test(
  'cancelled at work it takes everything back and ends',
  async () => {
    const { id } = await desk.upload(feed, { size: 4_000_000 });
    await desk.run(id);
    await atWork(id);
    expect(await desk.cancel(id)).toMatchObject({ status: 'running', cancelling: true, mayCancel: false });
    expect(await desk.until(id, 'cancelled')).toMatchObject({ status: 'cancelled', cancelling: false });
    expect(await desk.products()).toEqual([]);
    const trail = (await desk.audited('import')).filter(({ entityNumber }) => entityNumber === id);
    expect(trail.slice(-2).map(({ actor, field, after }) => [actor, field, after])).toEqual([
      ['Cory Lindgren', 'cancelling', 'true'],
      ['system', 'status', 'cancelled'],
    ]);
    await expect(desk.cancel(id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  },
  patience,
);

test(
  'in steps it goes on where it was when the service comes back',
  async () => {
    const { id } = await desk.upload(feed, { size: 4_000_000 });
    await desk.run(id, { way: 'steps' });
    await atWork(id);
    while ((await desk.products()).length === 0) await delay(50);
    await desk.restart();
    expect((await desk.get(id)).status).toMatch(/queued|running/);
    const done = await desk.until(id, 'done');
    expect(done).toMatchObject({ status: 'done', summary: { rows, added: rows, unchanged: 0 } });
    expect(await desk.products()).toHaveLength(rows);
    const trail = (await desk.audited('import')).filter(({ entityNumber }) => entityNumber === id);
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
  patience,
);

import { expect, test } from '@gantry/testing/playwright';
import { areas, type Area } from './kit/areas.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { HeapWatch } from './kit/heap.ts';
import { fetchPage, untilRendered } from './kit/page-of-release.ts';

const redeploys = 30;
const guests = areas.filter(({ cookie }) => cookie === '');

let shop: FixtureShop;
test.beforeAll(async () => {
  shop = await FixtureShop.open();
});
test.afterAll(() => shop.close());

interface Tally {
  requests: number;
  readonly failed: string[];
  readonly mixed: string[];
}

/** Asks for pages without pause until told to stop, and looks at each answer. */
async function load(labels: ReadonlyMap<string, string>, tally: Tally, stop: () => boolean): Promise<void> {
  for (let turn = 0; !stop(); turn++) {
    const area = guests[turn % guests.length]!;
    const page = await fetchPage(shop, area);
    tally.requests++;
    if (page.status !== 200 || !page.rendered) tally.failed.push(`${area.path}: ${page.status}`);
    else if (labels.get(page.pinned ?? '') !== page.rendered)
      tally.mixed.push(`${page.pinned} / ${page.rendered}`);
  }
}

test('thirty redeploys under load fail no request, mix no page and leave no memory behind', async () => {
  test.setTimeout(300_000);
  const labels = new Map<string, string>();
  const tally: Tally = { requests: 0, failed: [], mixed: [] };
  const deploy = async (area: Area, label: string): Promise<void> => {
    const manifest = await shop.publish(area.remote, { label });
    labels.set(manifest.version, label);
    await shop.activate(manifest);
    await untilRendered(shop, area, label);
  };
  for (const area of guests) await deploy(area, `first-${area.remote}`);
  const heap = await HeapWatch.open(shop.debugAddress);
  let isOver = false;
  const workers = Array.from({ length: 4 }, () => load(labels, tally, () => isOver));
  let settled = 0;
  for (let count = 0; count < redeploys; count++) {
    await deploy(guests[count % guests.length]!, `deploy-${count}`);
    if (count === 9) settled = await heap.used();
  }
  isOver = true;
  await Promise.all(workers);
  const afterwards = await heap.used();
  heap.close();
  expect(tally.failed).toEqual([]);
  expect(tally.mixed).toEqual([]);
  expect(tally.requests).toBeGreaterThan(redeploys);
  // a release kept alive is about 1.5 MB; twenty of them would be 30
  expect(afterwards - settled).toBeLessThan(8);
});

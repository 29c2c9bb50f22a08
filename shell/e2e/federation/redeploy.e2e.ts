import { expect, test, type Page } from '@gantry/testing/playwright';
import { areas, type Area } from './kit/areas.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { HeapWatch } from './kit/heap.ts';
import { fetchPage, untilRendered } from './kit/page-of-release.ts';
import { hydrated, mark, visit } from './kit/visitor.ts';

const redeploys = 50;
const guests = areas.filter(({ cookie }) => cookie === '');

let shop: FixtureShop;
test.beforeAll(async () => {
  shop = await FixtureShop.open();
});
test.afterAll(() => shop.close());

class Tally {
  requests = 0;
  /** answers that are no page, pages of two releases, pages that show something else than the first of their address */
  readonly wrong: string[] = [];
  /** version → label of each release */
  readonly labels = new Map<string, string>();
  /** address → what it showed first */
  private readonly contents = new Map<string, string>();

  async ask(area: Area): Promise<void> {
    const { status, html, rendered, pinned } = await fetchPage(shop, area);
    this.requests++;
    if (status !== 200 || !rendered) this.wrong.push(`${area.path}: ${status}`);
    else if (this.labels.get(pinned ?? '') !== rendered) this.wrong.push(`${pinned} / ${rendered}`);
    const content = contentOf(html);
    const first = this.contents.get(area.path) ?? content;
    this.contents.set(area.path, first);
    if (!content || first !== content) this.wrong.push(`${area.path}: by ${rendered} ${content}`);
  }
}

/** What an area shows, without the mark of its release and the keys that are drawn for each page. */
function contentOf(html: string): string {
  const [content = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
  return content.replace(/ data-release="[^"]*"| name="key" value="\w+"/g, '');
}

/** Lets a page reach the shop over a line on which releases come between two requests. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 250, ...unlimited });
}

/** Opens an area in a browser and waits until it is hydrated, by the release that was activated last. */
async function open(page: Page, area: Area, label: string): Promise<void> {
  await visit(page, shop, area);
  await expect(hydrated(page)).toBeAttached();
  await expect(mark(page, label)).toHaveCount(1);
}

test('fifty redeploys under load give no wrong answer, no hydration warning and leave no memory behind', async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.text()} (${message.location().url})`));
  await slowDown(page);
  const tally = new Tally();
  const deploy = async (area: Area, label: string): Promise<void> => {
    const manifest = await shop.publish(area.remote, { label });
    tally.labels.set(manifest.version, label);
    await shop.activate(manifest);
    await untilRendered(shop, area, label);
  };
  for (const area of guests) await deploy(area, `first-${area.remote}`);
  const heap = await HeapWatch.open(shop.debugAddress);
  let isOver = false;
  const load = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn++) await tally.ask(guests[turn % guests.length]!);
  };
  const workers = Array.from({ length: 4 }, load);
  let settled = 0;
  for (let count = 0; count < redeploys; count++) {
    const area = guests[count % guests.length]!;
    await deploy(area, `deploy-${count}`);
    if (count % 5 === 0) await open(page, area, `deploy-${count}`);
    if (count === 9) settled = await heap.used();
  }
  isOver = true;
  await Promise.all(workers);
  const afterwards = await heap.used();
  heap.close();
  expect(tally.wrong).toEqual([]);
  expect(messages).toEqual([]);
  expect(tally.requests).toBeGreaterThan(redeploys);
  // a release kept alive is about 1.5 MB; forty of them would be 60
  expect(afterwards - settled).toBeLessThan(8);
});

import type { Browser } from '@playwright/test';
import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { firstVisit, hydratedAt, openBrowser } from '../src/bench/browser-page.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { startMono } from '../src/bench/shell-programs.ts';

const KILOBYTE = 1000;
const ROUND_TRIP_MS = 400;
/** Scripts of a first visit, the federation runtime among them (goals P4). */
const GOAL_KB = { home: 168, listing: 182, product: 185 } as const;
type PageName = keyof typeof GOAL_KB;

type FirstLoad = { scriptBytes: number; scripts: number; styleBytes: number; roundTrips: number };

/** What a first visitor's browser downloads until the page is hydrated, and how many round trips that takes. */
async function measure(browser: Browser, url: string): Promise<FirstLoad> {
  const { context, page } = await firstVisit(browser);
  await page.goto(url);
  await hydratedAt(page);
  const loaded = await page.evaluate(() => {
    const until = (window as unknown as { hydratedAt: number }).hydratedAt;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // a preloaded file has two entries, one of them without a size
    const sizes = (type: string) => {
      const files = new Map<string, number>();
      for (const { name, startTime, encodedBodySize } of entries) {
        if (startTime >= until || !new URL(name).pathname.endsWith(type)) continue;
        files.set(name, Math.max(files.get(name) ?? 0, encodedBodySize));
      }
      return [...files.values()];
    };
    return { js: sizes('.js'), css: sizes('.css') };
  });
  await context.close();
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const roundTrips = await measureRoundTrips(browser, url);
  return { scriptBytes: sum(loaded.js), scripts: loaded.js.length, styleBytes: sum(loaded.css), roundTrips };
}

// With a very long way to the server, time is counted in round trips. The time on the spot is taken off.
async function measureRoundTrips(browser: Browser, url: string): Promise<number> {
  const timeWith = async (latency: number): Promise<number> => {
    const { context, page } = await firstVisit(browser);
    const session = await context.newCDPSession(page);
    const free = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...free, latency });
    await page.goto(url);
    const time = await hydratedAt(page);
    await context.close();
    return time;
  };
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) times.push((await timeWith(ROUND_TRIP_MS)) - (await timeWith(0)));
  return (times.sort((left, right) => left - right)[1] ?? 0) / ROUND_TRIP_MS;
}

async function documentOf(url: string): Promise<string> {
  const client = new KeepAliveClient(1);
  const { body } = await client.send({ url, headers: { accept: 'text/html' } });
  client.close();
  return body;
}

async function stateShare(url: string): Promise<number> {
  const body = await documentOf(url);
  const state = /<script type="application\/json" id="page-data">([^<]*)/.exec(body)?.[1] ?? '';
  return (Buffer.byteLength(state) / Buffer.byteLength(body)) * 100;
}

async function pagesOf(shop: MeasuredShop): Promise<Record<PageName, string>> {
  const listing = await documentOf(`${shop.url}/b`);
  const product = /href="(\/i\/[^"]+)"/.exec(listing)?.[1];
  if (!product) throw new Error('The listing shows no product.');
  return { home: '/', listing: '/b', product };
}

function figuresOf(name: PageName, own: FirstLoad, mono: FirstLoad, state: number): Figure[] {
  const kilobytes = own.scriptBytes / KILOBYTE;
  const price = (own.scriptBytes / mono.scriptBytes - 1) * 100;
  const { roundTrips } = own;
  return [
    {
      what: `${name}: scripts, brotli`,
      value: kilobytes,
      unit: 'KB',
      goal: `≤ ${GOAL_KB[name]} KB`,
      met: kilobytes <= GOAL_KB[name],
    },
    { what: `${name}: scripts of MONO`, value: mono.scriptBytes / KILOBYTE, unit: 'KB' },
    { what: `${name}: price of federation`, value: price, unit: '%', goal: '≤ 12 %', met: price <= 12 },
    { what: `${name}: script files`, value: own.scripts, unit: '' },
    { what: `${name}: styles, brotli`, value: own.styleBytes / KILOBYTE, unit: 'KB' },
    {
      what: `${name}: round trips until hydrated`,
      value: roundTrips,
      unit: '',
      goal: '≤ 2.5',
      met: roundTrips <= 2.5,
    },
    { what: `${name}: state in the HTML`, value: state, unit: '%', goal: '≤ 15 %', met: state <= 15 },
  ];
}

const bench: Bench = {
  name: 'P4',
  title: 'What the browser loads first, against the build without federation',
  async run({ shop, saveData, log }) {
    const measured = await shop();
    const mono = await startMono({ ...process.env, ...measured.env });
    const browser = await openBrowser();
    const figures: Figure[] = [];
    try {
      for (const [name, path] of Object.entries(await pagesOf(measured)) as [PageName, string][]) {
        log(name);
        // once before, so that files are compressed and pages are cached
        await measure(browser, mono.url + path);
        const own = await measure(browser, measured.url + path);
        const other = await measure(browser, mono.url + path);
        saveData(name, { own, mono: other });
        figures.push(...figuresOf(name, own, other, await stateShare(measured.url + path)));
      }
      return figures;
    } finally {
      await browser.close();
      mono.stop();
    }
  },
};

export default bench;

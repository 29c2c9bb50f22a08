import type { Browser, Page } from '@playwright/test';
import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { firstVisit, hydratedAt, openBrowser } from '../src/bench/browser-page.ts';
import { openLighthouse, type Lighthouse, type Scores } from '../src/bench/lighthouse.ts';

/** Runs of which the median counts; `BENCH_RUNS` for a quick look. */
const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const SLOWDOWN = 4;
const INTERACTIONS = 40;
const UNDISTURBED_MS = 1500;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function pagesOf({ url }: MeasuredShop): Promise<Record<string, string>> {
  const listing = await (await fetch(`${url}/b`, { headers: { accept: 'text/html' } })).text();
  const product = /href="(\/i\/[^"]+)"/.exec(listing)?.[1];
  if (!product) throw new Error('The listing shows no product.');
  return { home: '/', listing: '/b', product, cart: '/cart', help: '/help-section' };
}

// Runs in the page, before anything else of it.
function notePaint(): void {
  const facts = { lcp: 0, cls: 0, slowest: 0, interactions: 0 };
  Object.assign(window, { facts });
  const observe = (type: string, take: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('largest-contentful-paint', ({ startTime }: PerformanceEntry) => (facts.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) facts.cls += value;
  });
  observe('event', ({ duration, interactionId }: { duration: number; interactionId: number }) => {
    if (interactionId) facts.slowest = Math.max(facts.slowest, duration);
  });
}

type Facts = { lcp: number; cls: number; slowest: number };
const factsOf = (page: Page) => page.evaluate(() => (window as unknown as { facts: Facts }).facts);

/** Paint and stillness as a visitor on a fast line has them. */
async function unthrottled(browser: Browser, address: string): Promise<Facts> {
  const { context, page } = await firstVisit(browser);
  await context.addInitScript(notePaint);
  // Nothing is asked of the page before it is painted and hydrated: what an automated browser puts into it to answer is
  // work of 15 ms and more, and would be counted as the page's.
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(UNDISTURBED_MS);
  await hydratedAt(page);
  const facts = await factsOf(page);
  await context.close();
  return facts;
}

/** The slowest of what a buyer does on a listing: typing, opening, choosing, going on with the keyboard. */
async function slowestInteraction(browser: Browser, url: string): Promise<number> {
  const { context, page } = await firstVisit(browser);
  await context.addInitScript(notePaint);
  await page.goto(`${url}/b`);
  await hydratedAt(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const summaries = page.locator('main summary:visible');
  for (let done = 0; done < INTERACTIONS; done += 4) {
    const nth = (done / 4) % Math.max(1, await summaries.count());
    await summaries.nth(nth).click();
    await page.keyboard.press('Tab');
    await page.getByRole('banner').locator('input[name=q]').click();
    await page.keyboard.press('b');
  }
  await page.waitForTimeout(500);
  const { slowest } = await factsOf(page);
  await context.close();
  return slowest;
}

type Look = { scores: Scores[]; paints: Facts[] };

/** A page in both eyes, as often as counts. */
async function measurePage(
  lighthouse: Lighthouse,
  browser: Browser,
  name: string,
  address: string,
): Promise<Look> {
  const scores: Scores[] = [];
  const paints: Facts[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // the cart is kept from crawlers on purpose
    scores.push(await lighthouse.measure(address, name === 'cart' ? ['is-crawlable'] : []));
    paints.push(await unthrottled(browser, address));
  }
  return { scores, paints };
}

function scoreFigures(name: string, scores: Scores[]): Figure[] {
  const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
  return Object.entries(goals).map(([category, goal]) => {
    const value = median(scores.map((score) => score[category as keyof Scores]));
    return {
      what: `${name}: ${category}, median of ${RUNS}`,
      value,
      unit: '',
      goal: `≥ ${goal}`,
      met: value >= goal,
    };
  });
}

const limited = (what: string, value: number, unit: string, most: number): Figure => ({
  what,
  value,
  unit,
  goal: `≤ ${most}${unit ? ` ${unit}` : ''}`,
  met: value <= most,
});

const bench: Bench = {
  name: 'P5',
  title:
    'Lighthouse on a telephone, paint and stillness on a fast line, the slowest interaction at a quarter of the speed',
  async run({ shop, saveData, log }): Promise<Figure[]> {
    const measured = await shop();
    const pages = await pagesOf(measured);
    const figures: Figure[] = [];
    const browser = await openBrowser();
    try {
      const lighthouse = await openLighthouse(measured.home);
      try {
        for (const [name, path] of Object.entries(pages)) {
          log(name);
          const { scores, paints } = await measurePage(lighthouse, browser, name, measured.url + path);
          saveData(name, { scores, paints });
          figures.push(...scoreFigures(name, scores));
          figures.push(
            limited(`${name}: largest paint, unthrottled`, median(paints.map(({ lcp }) => lcp)), 'ms', 200),
          );
          figures.push(
            limited(`${name}: layout shift`, Math.max(...paints.map(({ cls }) => cls)), '', 0.005),
          );
        }
      } finally {
        // Its browser would stand beside what is measured next.
        await lighthouse.close();
      }
      log('interactions');
      const slowest = await slowestInteraction(browser, measured.url);
      figures.push(
        limited(`slowest of ${INTERACTIONS} interactions at ${SLOWDOWN} × throttle`, slowest, 'ms', 100),
      );
      return figures;
    } finally {
      await browser.close();
    }
  },
};

export default bench;

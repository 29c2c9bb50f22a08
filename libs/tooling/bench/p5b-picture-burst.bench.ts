import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { cpuPerRequest, runSlice, type Slice, type Target } from '../src/bench/load.ts';
import { cpuSeconds } from '../src/bench/process-usage.ts';

/** Pictures asked for at once, none of which was ever made. */
const PICTURES = 300;
const ROUNDS = 3;
const LOAD = { concurrency: 2, seconds: 2 };
const GOAL_RATIO = 1.5;

// Sizes the image path allows; no page asks for these, so that none of them is cached.
const WIDTHS = [96, 160, 240, 480, 640, 768, 1024];
const QUALITIES = [40, 75, 90];
const BACKGROUNDS = ['101418', 'transparent'];

type Listing = {
  total: number;
  items: { image: { source: string } | null }[];
  categories: { path: string }[];
};

async function listing(shop: MeasuredShop, query: string): Promise<Listing> {
  const answer = await fetch(`${shop.url}/api/v1/catalog/products?${query}`);
  if (!answer.ok) throw new Error(`the listing answered ${answer.status}`);
  return ((await answer.json()) as { data: Listing }).data;
}

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Addresses of drawings from anywhere in the catalogue, in one size and quality; no two are the same picture. */
async function coldPictures(shop: MeasuredShop): Promise<string[]> {
  const { total } = await listing(shop, 'size=1');
  const sources = new Set<string>();
  for (let tries = 0; sources.size < PICTURES && tries < 20; tries += 1) {
    const page = 1 + Math.floor(Math.random() * Math.ceil(total / 100));
    const { items } = await listing(shop, `size=100&sort=newest&page=${page}`);
    for (const { image } of items) if (image?.source.startsWith('drawing-')) sources.add(image.source);
  }
  const modifiers = `f_webp,w_${anyOf(WIDTHS)},q_${anyOf(QUALITIES)},b_${anyOf(BACKGROUNDS)}`;
  return [...sources].slice(0, PICTURES).map((source) => `${shop.url}/image/${modifiers}/${source}`);
}

interface Burst {
  made: number;
  /** refused with Retry-After, because too much waited already */
  later: number;
  seconds: number;
}

/** Asks for all pictures at once, each on a connection of its own. */
async function burst(addresses: readonly string[]): Promise<Burst> {
  const client = new KeepAliveClient(addresses.length);
  const begun = performance.now();
  const statuses = await Promise.all(addresses.map(async (url) => (await client.send({ url })).status));
  client.close();
  const of = (status: number) => statuses.filter((one) => one === status).length;
  if (of(200) + of(503) < statuses.length)
    throw new Error(`pictures answered ${[...new Set(statuses)].join(', ')}`);
  return { made: of(200), later: of(503), seconds: (performance.now() - begun) / 1_000 };
}

let asked = 0;

/** Pages of categories as a guest sees them: every other one cached, every other one rendered for this visitor. */
function pages(shop: MeasuredShop, paths: readonly string[]): Target {
  const client = new KeepAliveClient(LOAD.concurrency);
  const work = async (index: number) => {
    const path = `/b/${paths[index % paths.length]}`;
    const query = index % 2 ? `?bench=${(asked += 1)}` : '';
    const { status, body } = await client.send({ url: `${shop.url}${path}${query}` });
    if (status !== 200 || !body.includes('</html>')) throw new Error(`${path}${query} answered ${status}`);
  };
  return { name: 'pages', work, pids: [shop.pids().shell ?? 0] };
}

const latencies = (slices: readonly Slice[], share: 'p50' | 'p95'): number => {
  const sorted = slices.map(({ latency }) => latency[share]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const bench: Bench = {
  name: 'P5b',
  title: `Pages while ${PICTURES} cold pictures are requested at once, against the same pages without`,
  async run({ shop, saveData, log }) {
    const measured = await shop();
    const { categories } = await listing(measured, 'size=1');
    const target = pages(
      measured,
      categories.map(({ path }) => path),
    );
    const services = [measured.pids().services ?? 0];
    await runSlice(target, LOAD);
    const calm: Slice[] = [];
    const busy: Slice[] = [];
    const bursts: (Burst & { cpu: number })[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      log(`burst ${round} of ${ROUNDS}`);
      const addresses = await coldPictures(measured);
      calm.push(await runSlice(target, LOAD));
      const before = cpuSeconds(services);
      let isAnswered = false;
      const all = burst(addresses).finally(() => (isAnswered = true));
      // Only what is measured while pictures are being made counts.
      do busy.push(await runSlice(target, { ...LOAD, seconds: 0.5 }));
      while (!isAnswered);
      bursts.push({ ...(await all), cpu: cpuSeconds(services) - before });
      calm.push(await runSlice(target, LOAD));
    }
    saveData('slices', { calm, busy, bursts });
    const sum = (name: 'made' | 'later') => bursts.reduce((total, one) => total + one[name], 0);
    const ratio = latencies(busy, 'p50') / latencies(calm, 'p50');
    const ms = (what: string, value: number): Figure => ({ what, value, unit: 'ms' });
    return [
      ms('page, p50, calm', latencies(calm, 'p50')),
      ms('page, p50, during the burst', latencies(busy, 'p50')),
      {
        what: 'page during the burst over calm, p50',
        value: ratio,
        unit: 'x',
        goal: `<= ${GOAL_RATIO} x`,
        met: ratio <= GOAL_RATIO,
      },
      ms('page, p95, calm', latencies(calm, 'p95')),
      ms('page, p95, during the burst', latencies(busy, 'p95')),
      ms('CPU of the shell a page, calm', cpuPerRequest(calm)),
      ms('CPU of the shell a page, during the burst', cpuPerRequest(busy)),
      { what: 'pictures made', value: sum('made'), unit: '' },
      { what: 'pictures put off (503 with Retry-After)', value: sum('later'), unit: '' },
      {
        what: 'until a burst was answered, mean',
        value: bursts.reduce((total, one) => total + one.seconds, 0) / ROUNDS,
        unit: 's',
      },
      {
        what: 'CPU of the services a burst, pages beside it included, mean',
        value: bursts.reduce((total, one) => total + one.cpu, 0) / ROUNDS,
        unit: 's',
      },
    ];
  },
};

export default bench;

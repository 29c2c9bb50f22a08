import type { Figure, MeasuredShop } from '@gantry/tooling/bench';
import { KeepAliveClient } from '@gantry/tooling/bench/http-client';
import { wholeShop } from '@gantry/tooling/bench/never-asked';
import { cpuSeconds } from '@gantry/tooling/bench/process-usage';
import { demoSearches, typedSteps } from './search-queries.ts';

/** Goals of P2 in milliseconds, of the slowest twentieth. */
export const goals = { search: 15, suggestions: 8, searchCpu: 1 } as const;

const slices = 3;
/** Searches before the measurement, long enough for the compiler to have seen every path. */
const warmUp = 3000;
/** Calls of one slice. */
const searchesEach = 400;
const numbersEach = 25;
const typedEach = 15;

type Listing = { items: { partNumber: string }[]; total: number; indexed: boolean };

/** A figure in milliseconds, with the most it should be. */
export function ms(what: string, value: number, most?: number): Figure {
  return {
    what,
    value,
    unit: 'ms',
    ...(most === undefined ? {} : { goal: `≤ ${most} ms`, met: value <= most }),
  };
}

interface MeasuredCalls {
  /** of each call, in milliseconds */
  times: number[];
  /** processor time of all calls in all processes of the shop, in milliseconds */
  cpu: number;
}

/** Asks a shop, one call after the other; an answer that is none ends the measurement. */
class Asker {
  private readonly client = new KeepAliveClient(1);
  private readonly pids: number[];

  constructor(private readonly shop: MeasuredShop) {
    this.pids = wholeShop(shop);
  }

  async listing(query: string): Promise<Listing> {
    return (await this.getJson(`products?${query}`)) as Listing;
  }

  async getJson(path: string): Promise<unknown> {
    const { status, body } = await this.client.send({
      url: `${this.shop.env.GATEWAY_URL}/api/v1/catalog/${path}`,
    });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return (JSON.parse(body) as { data: unknown }).data;
  }

  async measure<T>(inputs: readonly T[], call: (input: T) => Promise<void>): Promise<MeasuredCalls> {
    const before = cpuSeconds(this.pids);
    const times: number[] = [];
    for (const input of inputs) {
      const began = performance.now();
      await call(input);
      times.push(performance.now() - began);
    }
    return { times, cpu: (cpuSeconds(this.pids) - before) * 1000 };
  }

  close(): void {
    this.client.close();
  }
}

const asked = (q: string) => `q=${encodeURIComponent(q)}`;

/** Part numbers from all over the catalogue. */
async function partNumbers(asker: Asker, total: number, count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const page = 1 + Math.floor((at * total) / count);
    const { items } = await asker.listing(`size=1&sort=newest&page=${page}`);
    numbers.push(...items.map(({ partNumber }) => partNumber));
  }
  return [...new Set(numbers)];
}

/** Asks for part numbers with other dashes and case than they are printed with, and counts those that come first. */
async function countFirsts(asker: Asker, numbers: readonly string[]) {
  let firsts = 0;
  const measured = await asker.measure(numbers, async (number) => {
    const { items } = await asker.listing(asked(number.toLowerCase().replaceAll('-', ' ')));
    if (items[0]?.partNumber === number) firsts += 1;
  });
  return { ...measured, firsts };
}

async function search(asker: Asker, q: string): Promise<void> {
  if (!(await asker.listing(asked(q))).indexed) throw new Error('The index is not there yet.');
}

/** Waits until the index stands: without it another thing is measured, or the database says to come back. */
async function indexed(asker: Asker): Promise<number> {
  for (let tries = 0; tries < 600; tries += 1) {
    const listing = await asker.listing('size=1').catch(() => undefined);
    if (listing?.indexed) return listing.total;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('There is no index after five minutes.');
}

function speedFigures(
  what: string,
  measured: readonly MeasuredCalls[],
  most: number,
  maxCpu?: number,
): Figure[] {
  const times = measured.flatMap((one) => one.times).sort((a, b) => a - b);
  const cpu = measured.reduce((sum, one) => sum + one.cpu, 0) / times.length;
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return [
    ms(`${what}, no two alike: CPU of all processes`, cpu, maxCpu),
    ms(`${what}: p50`, at(0.5)),
    ms(`${what}: p95`, at(0.95), most),
  ];
}

/**
 * Searches, part numbers and suggestions of a shop over HTTP, in slices that ask for all three; no question is asked
 * twice. Each slice asks for part numbers of its own, the figure is that of the worst slice.
 */
export async function shopSpeed(
  shop: MeasuredShop,
  keep: (name: string, data: unknown) => void,
): Promise<Figure[]> {
  const asker = new Asker(shop);
  const total = await indexed(asker);
  const numbers = await partNumbers(asker, total, slices * numbersEach);
  const queries = demoSearches(warmUp + slices * searchesEach);
  const steps = demoSearches(slices * typedEach).map(typedSteps);
  const part = <T>(list: readonly T[], slice: number) => {
    const each = Math.floor(list.length / slices);
    return list.slice(slice * each, (slice + 1) * each);
  };
  for (const q of queries.splice(0, warmUp)) await search(asker, q);
  const measured = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const searches = await asker.measure(part(queries, slice), (q) => search(asker, q));
    const byNumber = await countFirsts(asker, part(numbers, slice));
    const suggestions = await asker.measure(part(steps, slice).flat(), async (q) => {
      await asker.getJson(`suggestions?${asked(q)}`);
    });
    measured.push({ searches, byNumber, suggestions });
  }
  asker.close();
  keep(`slices at ${total}`, measured);
  const shares = measured.map(({ byNumber }) => (100 * byNumber.firsts) / byNumber.times.length);
  const value = Math.min(...shares);
  const what = (text: string) => `${total.toLocaleString('en')}: ${text}`;
  const figures = (text: string, kind: 'searches' | 'byNumber' | 'suggestions', most: number, cpu?: number) =>
    speedFigures(
      what(text),
      measured.map((one) => one[kind]),
      most,
      cpu,
    );
  return [
    ...figures('search over HTTP', 'searches', goals.search, total < 100_000 ? goals.searchCpu : undefined),
    ...figures('part number over HTTP', 'byNumber', goals.search),
    ...figures('suggestions over HTTP', 'suggestions', goals.suggestions),
    {
      what: what(`part numbers that come first, worst of ${slices} slices`),
      value,
      unit: '%',
      goal: '100 %',
      met: value === 100,
    },
  ];
}

import { cpuSeconds } from './process-usage.ts';

/** What is put under load. */
export type Target = {
  name: string;
  /** Does one piece of work and throws when the answer is not right: an error page is not a request. */
  work: (index: number) => Promise<void>;
  /** Processes whose CPU time counts, with their descendants. */
  pids: number[];
};

export type LoadOptions = { concurrency: number; seconds: number };

/** What one slice of load measured; latencies in milliseconds. */
export type Slice = {
  target: string;
  requests: number;
  seconds: number;
  cpuSeconds: number;
  latency: { p50: number; p95: number; p99: number; max: number };
};

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function summarize(latencies: number[]): Slice['latency'] {
  const sorted = latencies.toSorted((left, right) => left - right);
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
  };
}

/**
 * Keeps a fixed number of requests in flight for some seconds.
 * @throws the first wrong answer: figures of a failing target mean nothing.
 */
export async function runSlice(target: Target, { concurrency, seconds }: LoadOptions): Promise<Slice> {
  const latencies: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  const cpuBefore = cpuSeconds(target.pids);
  let next = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await target.work(next++);
      latencies.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return {
    target: target.name,
    requests: latencies.length,
    seconds: (performance.now() - begin) / 1_000,
    cpuSeconds: cpuSeconds(target.pids) - cpuBefore,
    latency: summarize(latencies),
  };
}

/** CPU milliseconds of one request over several slices. */
export function cpuPerRequest(slices: Slice[]): number {
  const cpu = slices.reduce((sum, slice) => sum + slice.cpuSeconds, 0);
  const requests = slices.reduce((sum, slice) => sum + slice.requests, 0);
  return requests === 0 ? 0 : (cpu * 1_000) / requests;
}

function median(values: number[]): number {
  return percentile(
    values.toSorted((left, right) => left - right),
    0.5,
  );
}

/** Median of the slices' own medians, in milliseconds. */
export function medianLatency(slices: Slice[]): number {
  return median(slices.map((slice) => slice.latency.p50));
}

export type Comparison = {
  a: Slice[];
  b: Slice[];
  /** CPU of a request of B over one of A. */
  cpuRatio: number;
  /** The same ratio of A against itself: what is nearer to 1 than this says nothing. */
  noise: number;
  slices: Slice[];
};

/**
 * Compares two targets in turns A-B-B-A, so that what drifts (heat, caches, neighbours) meets both alike; before
 * that A runs against itself, which gives the noise floor. B runs as long in between, of which nothing is counted:
 * a program is compiled for seconds, a large one for longer, and the one that began later would be measured cold.
 */
export async function compare(
  a: Target,
  b: Target,
  options: LoadOptions & { rounds?: number },
): Promise<Comparison> {
  const { rounds = 2 } = options;
  for (const target of [a, b]) await runSlice(target, { ...options, seconds: Math.min(2, options.seconds) });
  const floor: Slice[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    floor.push(await runSlice(a, options));
    await runSlice(b, options);
  }
  const turns = Array.from({ length: rounds }, () => [a, b, b, a]).flat();
  const slices: Slice[] = [];
  for (const target of turns) slices.push(await runSlice(target, options));
  const ofA = slices.filter((_slice, index) => turns[index] === a);
  const ofB = slices.filter((_slice, index) => turns[index] === b);
  const [first, second, third, fourth] = floor as [Slice, Slice, Slice, Slice];
  return {
    a: ofA,
    b: ofB,
    cpuRatio: cpuPerRequest(ofB) / cpuPerRequest(ofA),
    noise: cpuPerRequest([second, third]) / cpuPerRequest([first, fourth]),
    slices: [...floor, ...slices],
  };
}

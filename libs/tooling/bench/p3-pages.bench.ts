import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import {
  compare,
  cpuPerRequest,
  medianLatency,
  runSlice,
  type Slice,
  type Target,
} from '../src/bench/load.ts';
import { freshListings, freshProducts, neverAskedFigures } from '../src/bench/never-asked.ts';
import { startMono, startServer } from '../src/bench/shell-programs.ts';

const PAGE = '/';
const LOAD = { concurrency: 4, seconds: 4 };
const CALM = { concurrency: 1, seconds: 4 };
const CONTENT = '</html>';

function target(name: string, pid: number, address: (index: number) => string, headers = {}): Target {
  const client = new KeepAliveClient(LOAD.concurrency);
  const work = async (index: number) => {
    const { status, body } = await client.send({ url: address(index), headers });
    if (status !== 200 || !body.includes(CONTENT))
      throw new Error(`${name}: ${address(index)} answered ${status}`);
  };
  return { name, work, pids: [pid] };
}

let asked = 0;
// A query nobody asked for before is rendered for this visitor alone: the whole way of a page, of which nothing is cached
// but answers of the catalogue that many pages show (decision 0008 of the shell).
const fresh = (url: string) => () => `${url}${PAGE}?bench=${(asked += 1)}`;

async function firstByte(one: Target): Promise<number> {
  await runSlice(one, { ...CALM, seconds: 1 });
  return medianLatency([await runSlice(one, CALM)]);
}

async function pageSize(url: string): Promise<number> {
  const client = new KeepAliveClient(1);
  const { body } = await client.send({ url: url + PAGE });
  client.close();
  return Buffer.byteLength(body);
}

async function startReferences(shop: MeasuredShop, env: NodeJS.ProcessEnv) {
  const bare = /listening (\d+) (\d+)/;
  const program = 'shell/dist/server/bench.mjs';
  const bytes = String(await pageSize(shop.url));
  const react = await startServer([program, 'react', PAGE], env, bare);
  const http = await startServer([program, 'http', PAGE], { ...env, BENCH_BYTES: bytes }, bare);
  return { react, http };
}

const throughput = (slices: Slice[]): number => 1_000 / cpuPerRequest(slices);

/** A page as a crawler asks for it: an address that no request had before, compressed, over all processes. */
async function neverAskedPages(shop: MeasuredShop) {
  const listing = await freshListings(shop);
  const product = await freshProducts(shop);
  return neverAskedFigures(shop, [
    {
      name: 'listing page',
      next: () => {
        const { path, search } = listing();
        return `${shop.url}/b/${path}?${search}`;
      },
      content: 'data-availability',
      goal: 2.5,
    },
    {
      name: 'product page',
      next: () => `${shop.url}/i/${product()}`,
      content: 'data-availability',
      goal: 2.5,
    },
  ]);
}

const bench: Bench = {
  name: 'P3',
  title:
    'Server-rendered pages against a bare server, a bare renderToString and the build without federation',
  async run({ shop, saveData, log }) {
    const measured = await shop();
    log('pages nobody asked for before');
    const never = await neverAskedPages(measured);
    saveData('never asked', never.slices);
    const env = { ...process.env, ...measured.env };
    const { react, http } = await startReferences(measured, env);
    const mono = await startMono(env);
    const pid = measured.pids().shell ?? 0;
    const full = target('full', pid, fresh(measured.url));
    const cached = target('cached', pid, () => measured.url + PAGE);
    const resumed = target('resumed', pid, () => measured.url + PAGE, { cookie: 'cart=none' });
    const lReact = target('L_react', react.pid, () => react.url);
    const lHttp = target('L_http', http.pid, () => http.url);
    const monoFull = target('MONO full', mono.pid, fresh(mono.url));
    try {
      log('full against L_react');
      const whole = await compare(lReact, full, LOAD);
      log('full against MONO');
      const federation = await compare(monoFull, full, LOAD);
      log('cached against L_http');
      const bytes = await compare(lHttp, cached, LOAD);
      log('resumed');
      const placeholder = await compare(cached, resumed, LOAD);
      saveData('slices', { whole, federation, bytes, placeholder });
      const calm = {
        full: await firstByte(full),
        cached: await firstByte(cached),
        resumed: await firstByte(resumed),
      };
      return [...never.figures, ...figures({ whole, federation, bytes, placeholder, calm })];
    } finally {
      for (const one of [react, http, mono]) one.stop();
    }
  },
};

type Comparison = Awaited<ReturnType<typeof compare>>;
type Measured = Record<'whole' | 'federation' | 'bytes' | 'placeholder', Comparison> & {
  calm: Record<'full' | 'cached' | 'resumed', number>;
};

function figures({ whole, federation, bytes, placeholder, calm }: Measured): Figure[] {
  const share = (throughput(whole.b) / throughput(whole.a)) * 100;
  const cachedShare = (throughput(bytes.b) / throughput(bytes.a)) * 100;
  const price = (federation.cpuRatio - 1) * 100;
  const resumedCpu = cpuPerRequest(placeholder.b);
  const ms = (what: string, value: number, most?: number): Figure => ({
    what,
    value,
    unit: 'ms',
    ...(most === undefined ? {} : { goal: `≤ ${most} ms`, met: value <= most }),
  });
  return [
    ms('L_react: CPU of a page', cpuPerRequest(whole.a)),
    ms('full: CPU of a page in the shell', cpuPerRequest(whole.b)),
    { what: 'full: pages/s against L_react', value: share, unit: '%', goal: '≥ 45 %', met: share >= 45 },
    { what: 'noise of that comparison', value: (whole.noise - 1) * 100, unit: '%' },
    ms('MONO full: CPU of a page', cpuPerRequest(federation.a)),
    { what: 'price of federation, CPU', value: price, unit: '%', goal: '≤ 10 %', met: price <= 10 },
    { what: 'noise of that comparison', value: (federation.noise - 1) * 100, unit: '%' },
    ms('resumed: CPU of a page in the shell', resumedCpu, 1),
    ms('cached: CPU of a page', cpuPerRequest(bytes.b)),
    ms('L_http: CPU of a page', cpuPerRequest(bytes.a)),
    {
      what: 'cached: pages/s against L_http',
      value: cachedShare,
      unit: '%',
      goal: '≥ 60 %',
      met: cachedShare >= 60,
    },
    ms('full: answer, median', calm.full, 12),
    ms('cached: answer, median', calm.cached, 3),
    ms('resumed: answer, median', calm.resumed, 3),
  ];
}

export default bench;

import { clientHeader, idempotencyHeader, internalKeyHeader } from '@gantry/contracts/cookies';
import { KeyRing } from '@gantry/http-kit/keys';
import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { eachShop } from '../src/bench/catalogue-shop.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { wholeShop } from '../src/bench/never-asked.ts';
import { cpuSeconds } from '../src/bench/process-usage.ts';

/** Who works in the back office: with orders, and with all that was logged. */
const STAFF = { sales: 'sales@demo.gantry.example', admin: 'admin@demo.gantry.example' };
const PASSWORD = 'Gantry-demo-1';
const ROUNDS = 1;
/** Filters that are asked for before anything counts: programs and statistics are warm then. */
const WARM_UP = 8;
const SORTS = ['-placedAt', 'placedAt', '-grandTotal', 'grandTotal', '-number', 'number'] as const;
const DEPTHS = ['first', 'middle', 'last'] as const;
type Depth = (typeof DEPTHS)[number];

/** A page of the list of all orders, as far as it is looked at. */
interface Page {
  readonly items: readonly { readonly number: string }[];
  readonly total: number;
}
/** One request that was made. */
interface TimedRequest {
  readonly filter: string;
  readonly sort: string;
  readonly depth: Depth | 'count';
  readonly milliseconds: number;
}

const COMPARES = ['equals', 'less', 'less-or-equal', 'greater', 'greater-or-equal'];
const textModes = (field: string, [starts, contains, ends, equals]: readonly string[]) => [
  `${field}:starts:${starts}`,
  `${field}:contains:${contains}`,
  `${field}:ends:${ends}`,
  `${field}:equals:${equals}`,
];
const compared = (field: string, value: string | number) =>
  COMPARES.map((mode) => `${field}:${mode}:${value}`);
const dayOf = (n: number) =>
  new Date(Date.now() - (20 + ((n * 13) % 600)) * 86_400_000).toISOString().slice(0, 10);

/** Every match mode of every kind of column; another number gives other values. */
const filtersOf = (n: number): readonly string[] => [
  '',
  ...textModes('number', [`1${(n * 7) % 10}`, `${400 + (n % 500)}`, `${n % 100}`, `${100_100 + n}`]),
  ...textModes('email', [
    'mor',
    `a${'bcdefgh'[n % 7]}`,
    'works.example',
    'dana.whitlock@tallgrass-conveyor-works.example',
  ]),
  ...textModes('company', ['ber', 'in', 'supply', 'Halvorsen Pump and Valve']),
  ...textModes('poNumber', [
    `po-${1 + (n % 9)}`,
    `${10 + (n % 90)}`,
    `${100 + (n % 900)}`,
    `PO-${10_000 + n * 77}`,
  ]),
  ...compared('grandTotal', 20_000 + n * 1237),
  ...compared('lineCount', 1 + (n % 6)),
  ...compared('placedAt', dayOf(n)),
  'state:equals:complete',
  'status:equals:shipped',
  'paymentStatus:equals:paid',
  `status:equals:completed;grandTotal:greater:${30_000 + n * 911}`,
  `company:contains:in;placedAt:less:${dayOf(n)}`,
];

/** Somebody signed in who reads lists. */
async function signIn(shop: MeasuredShop, client: KeepAliveClient, email: string) {
  const gateway = `${shop.env.GATEWAY_URL}/api/v1`;
  const internal = KeyRing.of(shop.env.GANTRY_INTERNAL_KEY ?? '', 'shell').keyFor('gateway');
  const { headers, status } = await client.send({
    url: `${gateway}/auth/sign-in`,
    method: 'POST',
    headers: {
      [clientHeader]: '1',
      [internalKeyHeader]: internal,
      [idempotencyHeader]: crypto.randomUUID(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
  const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  return async <Data>(path: string): Promise<[Data, number]> => {
    const begun = performance.now();
    const answer = await client.send({ url: `${gateway}${path}`, headers: { [clientHeader]: '1', cookie } });
    const milliseconds = performance.now() - begun;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
    return [(JSON.parse(answer.body) as { data: Data }).data, milliseconds];
  };
}
type Ask = Awaited<ReturnType<typeof signIn>>;

/** First, middle and last page of each filter by each sort. */
async function askLists(ask: Ask, n: number, most = Infinity): Promise<TimedRequest[]> {
  const asked: TimedRequest[] = [];
  // no two requests are alike: pages are of other sizes, filters of other values
  const size = 50 + (n % 7);
  for (const filter of filtersOf(n).slice(0, most))
    for (const sort of SORTS) {
      const askPage = async (depth: TimedRequest['depth'], page: number, rows = size) => {
        const query = new URLSearchParams({ sort, page: String(page), size: String(rows), filter });
        const [list, milliseconds] = await ask<Page>(`/admin/orders?${query}`);
        if (list.total > 0 && list.items.length === 0)
          throw new Error(`${filter} ${sort}: page ${page} is empty`);
        asked.push({ filter, sort, depth, milliseconds });
        return list.total;
      };
      const total = await askPage('first', 1);
      const pages = Math.max(1, Math.ceil(total / size));
      await askPage('middle', Math.ceil(pages / 2));
      await askPage('last', pages);
      if (sort === '-placedAt') await askPage('count', 1, 1);
    }
  return asked;
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const timesOf = (asked: readonly TimedRequest[], depth?: TimedRequest['depth']) =>
  asked.filter((one) => !depth || one.depth === depth).map(({ milliseconds }) => milliseconds);
const figure = (what: string, value: number, goal?: number, unit = 'ms'): Figure =>
  goal === undefined
    ? { what, value, unit }
    : { what, value, unit, goal: `≤ ${goal} ${unit}`, met: value <= goal };

async function dashboardTimes(ask: Ask): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    for (const days of ['7', '30', '90', '365'])
      times.push((await ask(`/admin/operations/overview?days=${days}`))[1]);
  for (let turn = 0; turn < 10; turn += 1) times.push((await ask('/admin/operations/waiting/sales'))[1]);
  return times;
}

/** Searches of each log by turns: words of few and of many entries, of old ones, of none, and of other lengths. */
const SEARCHES: readonly (readonly [path: string, field: string, words: readonly string[]])[] = [
  ['audit', 'person', ['Casey Dill', 'parker', 'castillo', 'nobody', 'system', 'quist', 'lindy', 'ortiz']],
  ['audit', 'field', ['paymentStatus', 'line 1, 2', 'nothing', 'state', 'transaction', 'issued', 'xyz']],
  [
    'operations/mails',
    'search',
    ['100777', 'marsh', 'nosuchword', 'order', 'zq', 'I-10', 'declined', '1234'],
  ],
];
/** The logs, and how many entries a page of each has where that is not asked for. */
const LOGS: readonly (readonly [path: string, size?: number])[] = [
  ['audit', 50],
  ['operations/mails'],
  ['payments/journal'],
];
/** Pages of the logs whole: at the ends and in between. */
const SHARES = [0, 0.11, 0.27, 0.5, 0.63, 0.78, 0.94, 1];

async function searchLogs(ask: Ask): Promise<LogRequest[]> {
  const asked: LogRequest[] = [];
  for (const [log, field, words] of SEARCHES)
    for (const word of words) {
      const path = `/admin/${log}?${new URLSearchParams({ [field]: word })}`;
      asked.push({ path, milliseconds: (await ask(path))[1] });
    }
  return asked;
}

async function openLogs(ask: Ask): Promise<LogRequest[]> {
  const asked: LogRequest[] = [];
  for (const [log, fixedSize] of LOGS) {
    // days that are over are counted once, by whoever asks before all others
    const [{ total }] = await ask<Page>(`/admin/${log}`);
    for (const [turn, share] of SHARES.entries()) {
      const size = fixedSize ?? 40 + turn;
      const page = String(Math.max(1, Math.ceil((total * share) / size)));
      const query = new URLSearchParams({ page, ...(fixedSize ? {} : { size: String(size) }) });
      const path = `/admin/${log}?${query}`;
      asked.push({ path, milliseconds: (await ask(path))[1] });
    }
  }
  return asked;
}

/** One request that was made of a log. */
interface LogRequest {
  readonly path: string;
  readonly milliseconds: number;
}

async function measureLogs(ask: Ask, saveData: (name: string, data: unknown) => void): Promise<Figure[]> {
  const [searched, paged] = [await searchLogs(ask), await openLogs(ask)];
  saveData('logs', [...searched, ...paged]);
  const [searches, pages] = [searched, paged].map((some) => some.map(({ milliseconds }) => milliseconds));
  return [
    figure('trail and mails searched, median', percentile(searches!, 0.5), 80),
    figure('  slowest', Math.max(...searches!), 1000),
    figure('trail, mails and journal at any page, p95', percentile(pages!, 0.95), 80),
  ];
}

async function measureShop(
  shop: MeasuredShop,
  saveData: (name: string, data: unknown) => void,
): Promise<Figure[]> {
  const client = new KeepAliveClient(1);
  const ask = await signIn(shop, client, STAFF.sales);
  const [{ total }] = await ask<Page>('/admin/orders');
  await askLists(ask, 3, WARM_UP);
  const pids = wholeShop(shop);
  const before = cpuSeconds(pids);
  const asked: TimedRequest[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) asked.push(...(await askLists(ask, 10 + round * 17)));
  const cpu = ((cpuSeconds(pids) - before) * 1000) / asked.length;
  const dashboards = await dashboardTimes(ask);
  const logs = await measureLogs(await signIn(shop, client, STAFF.admin), saveData);
  client.close();
  saveData(
    `${total} orders`,
    asked.toSorted((one, other) => other.milliseconds - one.milliseconds),
  );
  const ratio = percentile(timesOf(asked, 'last'), 0.5) / percentile(timesOf(asked, 'first'), 0.5);
  const prefix = `${total.toLocaleString('en-US')} orders`;
  return [
    figure(`${prefix}: any match mode, sort and depth, p95`, percentile(timesOf(asked), 0.95), 80),
    ...DEPTHS.map((depth) => figure(`  ${depth} page, p95`, percentile(timesOf(asked, depth), 0.95))),
    figure('  median', percentile(timesOf(asked), 0.5)),
    figure('  slowest', Math.max(...timesOf(asked))),
    figure('last page over first, medians', ratio, 1.3, 'x'),
    figure('count and one row, p95', percentile(timesOf(asked, 'count'), 0.95), 150),
    figure('CPU of a list, all processes', cpu, 4),
    figure('dashboards, p95', percentile(dashboards, 0.95), 300),
    ...logs,
  ];
}

const bench: Bench = {
  name: 'P9',
  title: 'The back office’s table of all orders and its dashboards, and the logs, no two requests alike',
  run: async (context) => (await eachShop(context, (shop) => measureShop(shop, context.saveData))).flat(),
};

export default bench;

import { randomUUID } from 'node:crypto';
import { createNodeCodec, newSalt } from '@gantry/encryption/node';
import type { Page } from '@playwright/test';
import pg from 'pg';
import type { Bench, BenchContext, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { firstVisit, hydratedAt, openBrowser } from '../src/bench/browser-page.ts';

const QUOTES = 100_000;
const LINES = 200;
const ROWS = 1_000;
const TURNS = 20;
const LIST_CALLS = 200;
/** By this everything made here is found again and taken away. */
const MARK = 'quotes-bench@bench.example';
/** The demo accounts of the back office's order desk. */
const STAFF = { email: 'sales@demo.gantry.example', password: 'Gantry-demo-1' };

interface Wanted {
  readonly method: string;
  readonly path: string;
  /** sealed already */
  readonly sent: string | undefined;
  readonly key: string;
}

/** Sends from the page that is open, with its session, and tells how long the answer took. */
const sendFromPage = (page: Page, wanted: Wanted) =>
  page.evaluate(async ({ method, path, sent, key }: Wanted) => {
    const begun = performance.now();
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'x-gantry-client': '1' };
    const answer = await fetch(`/api/v1${path}`, sent ? { method, headers, body: sent } : { method });
    const text = await answer.text();
    return { status: answer.status, text, took: performance.now() - begun };
  }, wanted);

/** The API of the store as one browser uses it. */
class PageApi {
  private readonly codec;
  private readonly salt = newSalt();

  private readonly page: Page;

  constructor(page: Page, seed: string) {
    this.page = page;
    this.codec = createNodeCodec({ seed });
  }

  /** What was asked must have been done. @returns the data of the answer and its milliseconds */
  async send<Data>(method: string, path: string, body?: unknown): Promise<[Data, number]> {
    const sent = body === undefined ? undefined : JSON.stringify(await this.codec.seal(body, this.salt));
    const { status, text, took } = await sendFromPage(this.page, { method, path, sent, key: randomUUID() });
    const answer: unknown = text === '' ? {} : JSON.parse(text);
    const opened = await this.codec.open(answer);
    const plain = opened.ok ? opened.value : answer;
    if (status >= 300)
      throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(plain).slice(0, 300)}`);
    return [(plain as { data: Data }).data, took];
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Fills the list up to its size, in every status, some late and some taken. */
async function addQuotes(client: pg.Client): Promise<void> {
  await client.query(
    `insert into sales.inquiry (id, number, token, kind, status, name, company, email, contact_method, subject, locale,
       summary, line_count, received_at, updated_at, due_at)
     select gen_random_uuid(), 'q-' || nextval('sales.inquiry_number'), 'bench' || gen_random_uuid(), 'quote',
       (array['new', 'in-work', 'waiting-manufacturer', 'waiting-customer', 'sent-offer', 'cancelled', 'move-to-order'])
         [1 + n % 7],
       'Buyer ' || n, 'Works ' || n % 5000, $1, 'email', 'product', 'en-US', 'Gear motor ' || n, 3,
       now() - n * interval '7 minutes', now() - n * interval '5 minutes',
       case when n % 7 < 5 then now() + (n % 2000 - 600) * interval '1 hour' end
     from generate_series(1, $2::int - (select count(*)::int from sales.inquiry)) n`,
    [MARK, QUOTES],
  );
  await client.query('analyze sales.inquiry');
}

/** Takes away what was added and nothing else: the request of this run keeps its record, cleared of its contents. */
async function removeQuotes(client: pg.Client): Promise<void> {
  const added = `from sales.inquiry where email = $1 and token like 'bench%'`;
  // the clocks have moved those that were late
  for (const table of ['inquiry_change', 'inquiry_message'])
    await client.query(`delete from sales.${table} where inquiry_id in (select id ${added})`, [MARK]);
  await client.query(`delete ${added}`, [MARK]);
}

async function listFigure(api: PageApi): Promise<Figure> {
  const views = ['needs-reply', 'late', 'waiting-customer', 'offers-out', 'unassigned', 'closed', 'all'];
  const times: number[] = [];
  for (let call = 0; call < LIST_CALLS; call += 1) {
    const view = views[call % views.length];
    const search = call % 10 === 9 ? `&q=motor%20${call}` : '';
    const list = `/admin/inquiries?view=${view}&page=${1 + (call % 3)}${search}`;
    times.push((await api.send('GET', list))[1]);
  }
  const value = percentile(times, 0.95);
  const what = `list of ${QUOTES.toLocaleString('en')} quotes, 95th percentile`;
  return { what, value, unit: 'ms', goal: '≤ 80 ms', met: value <= 80 };
}

/** A quote of the largest size that somebody of the staff has taken. @returns its number */
async function askForMany(api: PageApi, skus: readonly string[]): Promise<string> {
  const lines = skus.slice(0, LINES).map((sku) => ({ sku, quantity: 10 }));
  const asker = { name: 'Bench Buyer', contactMethod: 'email', email: MARK };
  const [{ number }] = await api.send<{ number: string }>('POST', '/quote/requests', {
    ...asker,
    lines,
  });
  const [{ version }] = await api.send<{ version: number }>('GET', `/admin/inquiries/${number}`);
  await api.send('POST', `/admin/inquiries/${number}/transitions`, { to: 'in-work', version });
  return number;
}

/** In the page: from the key that leaves a cell until a frame shows its row as saved. */
const watchSave = (page: Page, line: number) =>
  page.evaluate((row: string) => {
    let begun = 0;
    document.addEventListener('keydown', ({ timeStamp }) => (begun = timeStamp), {
      capture: true,
      once: true,
    });
    const found = document.getElementById(row);
    const isSaved = () => found?.querySelector('[role=status][data-status=saved]');
    const saved = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (begun === 0 || !isSaved()) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
      });
      if (found)
        watch.observe(found, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    Object.assign(window, { saved });
  }, `line-${line}`);

/** Milliseconds from the key that leaves a cell until its row says that it is saved. */
async function savedIn(page: Page, line: number): Promise<number> {
  await watchSave(page, line);
  await page.keyboard.press('Enter');
  return page.evaluate(() => (window as unknown as { saved: Promise<number> }).saved);
}

/** The list somebody opens quotes from, once nothing of it is loading any more: nobody presses before they have read. */
async function readList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/orders?list=inquiries&view=mine`);
  await hydratedAt(page);
  await page.waitForLoadState('networkidle');
}

/** In the page: from the press on a link until a frame shows the first line of the quote, ready to be typed into. */
const watchOpening = (page: Page) =>
  page.evaluate(() => {
    let begun = 0;
    document.addEventListener('click', ({ timeStamp }) => (begun = timeStamp), { capture: true, once: true });
    const opened = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (begun === 0 || !document.querySelector('#line-1 input[data-cell]')) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
      });
      watch.observe(document, { subtree: true, childList: true });
    });
    Object.assign(window, { opened });
  });

/** Milliseconds from a press in the list until the quote can be typed into. */
async function openedIn(page: Page, url: string, address: string): Promise<number> {
  await readList(page, url);
  await watchOpening(page);
  await page.locator(`a[href="${address}"]`).first().click();
  return page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened);
}

async function openFigures(page: Page, url: string, address: string): Promise<Figure[]> {
  const pressed: number[] = [];
  const opened: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    pressed.push(await openedIn(page, url, address));
    await readList(page, url);
    await page.goto(url + address);
    opened.push(await hydratedAt(page));
  }
  const figure = (what: string, times: readonly number[]): Figure => {
    const value = percentile(times, 0.5);
    return { what, value, unit: 'ms', goal: '≤ 300 ms', met: value <= 300 };
  };
  return [
    figure(`a quote of ${LINES} lines opens by a press in the list, median`, pressed),
    figure(`the same by its address, until it can be used, median`, opened),
  ];
}

async function saveFigure(page: Page): Promise<Figure> {
  const saved: number[] = [];
  for (let line = 1; line <= TURNS; line += 1) {
    const cell = page.getByRole('textbox', { name: `Price, line ${line}`, exact: true });
    await cell.fill(`${line}.50`);
    saved.push(await savedIn(page, line));
  }
  const value = percentile(saved, 0.5);
  const what = 'a cell of it is saved, from the key to the mark, median';
  return { what, value, unit: 'ms', goal: '≤ 100 ms', met: value <= 100 };
}

async function pasteFigure(api: PageApi, skus: readonly string[]): Promise<Figure> {
  const text = skus.map((sku) => `${sku}\t2`).join('\n');
  const [cart, value] = await api.send<{ pasted: { added: number } }>('POST', '/cart/paste', { text });
  if (cart.pasted.added < ROWS * 0.9) throw new Error(`only ${cart.pasted.added} of ${ROWS} rows were added`);
  const what = `quick order of ${ROWS.toLocaleString('en')} rows`;
  return { what, value, unit: 'ms', goal: '≤ 3,000 ms', met: value <= 3_000 };
}

async function measure({ url, env }: MeasuredShop, { log }: Pick<BenchContext, 'log'>): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const browser = await openBrowser();
  try {
    const { rows } = await client.query<{ sku: string }>(
      `select p.sku from catalog.product p join catalog.listing_row l on l.product_id = p.id
       where l.listed and l.price is not null order by p.sku limit ${ROWS}`,
    );
    const skus = rows.map(({ sku }) => sku);
    const { page } = await firstVisit(browser);
    const api = new PageApi(page, env.GANTRY_SEED ?? '');
    await page.goto(`${url}/help-section/contact-us`);
    const paste = await pasteFigure(api, skus);
    await api.send('POST', '/auth/sign-in', STAFF);
    const number = await askForMany(api, skus);
    const quote = await openFigures(page, url, `/admin/orders/quote-${number}`);
    const save = await saveFigure(page);
    log(`adding quotes up to ${QUOTES.toLocaleString('en')}`);
    await addQuotes(client);
    return [...quote, save, await listFigure(api), paste];
  } finally {
    await browser.close();
    await removeQuotes(client);
    await client.end();
  }
}

const bench: Bench = {
  name: 'P15',
  title: 'Quotes: a large one in the browser, the list of many, and a thousand pasted rows',
  run: async ({ shop, log }) => measure(await shop(), { log }),
};

export default bench;

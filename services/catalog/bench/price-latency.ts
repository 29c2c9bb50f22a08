import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { importOffers } from '../src/feeds/import/offers/import-offers.ts';
import { numbered } from '../src/feeds/import/run/import-feed.ts';

// Run by P13 beside a shop: changes the price of one product as an import does, and asks as a guest until it is seen.
const rounds = 20;
const giveUp = 10_000;
const pageGap = 5;

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
};
const [shop = ''] = process.argv.slice(2);
const client = new Client({ connectionString: need('DATABASE_URL') });
await client.connect();

interface Example {
  feed_id: string;
  uri: string;
  path: string;
  amount: number;
}
const { rows: examples } = await client.query<Example>(
  `select p.feed_id, p.uri, c.path, x.amount from catalog.listing_row l
   join catalog.product p on p.id = l.product_id
   join catalog.category c on c.id = p.category_id
   join catalog.public_price x on x.product_id = p.id and x.kind = 'list'
   where l.listed and l.price = x.amount and x.amount between 1000 and 90000
     and (select count(*) from catalog.public_price where product_id = p.id) = 1
   order by md5(p.feed_id) limit $1`,
  [rounds],
);

const apiShows = async ({ uri }: Example, cents: number): Promise<boolean> => {
  const answer = await fetch(`${need('GATEWAY_URL')}/api/v1/catalog/products/${encodeURIComponent(uri)}`);
  const { data } = (await answer.json()) as { data: { price: { unit: number | null } } };
  return data.price.unit === cents;
};
const pageShows = async ({ uri }: Example, cents: number): Promise<boolean> =>
  (await (await fetch(`${shop}/i/${encodeURIComponent(uri)}`)).text()).includes(dollars(cents));
const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

async function millisecondsUntil(since: number, isSeen: () => Promise<boolean>): Promise<number> {
  while (!(await isSeen())) {
    if (performance.now() - since > giveUp) throw new Error('The changed price is still not shown.');
    await delay(pageGap);
  }
  return performance.now() - since;
}

const quiet = { dryRun: false, onError: () => undefined, onProgress: () => undefined };
const setPrice = (example: Example, cents: number) =>
  importOffers(client, numbered([{ id: example.feed_id, list_price: cents / 100 }]), quiet);

const api: number[] = [];
const page: number[] = [];
for (const [round, example] of examples.entries()) {
  const changed = example.amount + 101 + round;
  // Twice: the second time the page comes from the cache, which is what must not stay.
  if (!(await pageShows(example, example.amount)) || !(await pageShows(example, example.amount)))
    throw new Error(`The page of ${example.uri} does not show ${dollars(example.amount)}.`);
  await setPrice(example, changed);
  const committed = performance.now();
  const [first, second] = await Promise.all([
    millisecondsUntil(committed, () => apiShows(example, changed)),
    millisecondsUntil(committed, () => pageShows(example, changed)),
  ]);
  api.push(first);
  page.push(second);
  await setPrice(example, example.amount);
}
await client.end();
console.log(JSON.stringify({ api, page }));

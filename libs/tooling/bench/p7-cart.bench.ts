import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { largeCartFigures } from '../src/bench/large-cart.ts';
import { cpuPerRequest, medianLatency, runSlice, type Slice, type Target } from '../src/bench/load.ts';
import { wholeShop } from '../src/bench/never-asked.ts';
import { ShopClient } from '../src/bench/shop-client.ts';

const CONNECTIONS = 2;
const WARM_UP = { concurrency: CONNECTIONS, seconds: 15 };
const SLICE = { concurrency: CONNECTIONS, seconds: 6 };
const PAGE = 96;

type Items = { items: { sku: string }[] };
type Lines = { lines: { lineId: string; quantity: number }[]; version: number; count: number };

async function skusInStock(shopper: ShopClient, count: number): Promise<string[]> {
  const skus: string[] = [];
  for (let page = 1; skus.length < count; page += 1) {
    const path = `/catalog/products?availability=in-stock&size=${PAGE}&page=${page}`;
    const { items } = await shopper.send<Items>({ path });
    if (items.length === 0) throw new Error(`only ${skus.length} products are in stock`);
    skus.push(...items.map(({ sku }) => sku));
  }
  return skus;
}

const addLine = (shopper: ShopClient, sku: string) =>
  shopper.send<Lines>({ path: '/cart/lines', body: { sku, quantity: 1 }, method: 'POST' });

/** Each request is the first of a guest nobody has seen: a cart, its line, its cookie. */
function firstLines(shop: MeasuredShop, client: KeepAliveClient, skus: readonly string[]): Target {
  return {
    name: 'first line',
    pids: wholeShop(shop),
    work: async (index) => {
      const { lines } = await addLine(new ShopClient(shop, client), skus[index % skus.length]!);
      if (lines.length !== 1) throw new Error(`a new cart has ${lines.length} lines`);
    },
  };
}

/** The quantity of one line of a cart of some lines; as many carts as connections, or they would wait for each other. */
async function changes(
  shop: MeasuredShop,
  client: KeepAliveClient,
  { skus, size }: { readonly skus: readonly string[]; readonly size: number },
): Promise<Target> {
  const carts = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const shopper = new ShopClient(shop, client);
      const text = skus
        .slice(0, size)
        .map((sku) => `${sku}\t1`)
        .join('\n');
      await shopper.send({ path: '/cart/paste', body: { text }, method: 'POST' });
      const { lines, version } = await shopper.send<Lines>({ path: '/cart' });
      if (lines.length !== size) throw new Error(`a cart has ${lines.length} lines instead of ${size}`);
      return { shopper, lines, version };
    }),
  );
  const free = [...carts];
  return {
    name: `a cart of ${size}`,
    pids: wholeShop(shop),
    work: async (index) => {
      const cart = free.pop()!;
      const { lineId } = cart.lines[index % cart.lines.length]!;
      const quantity = 1 + (index % 40);
      const body = { quantity, seen: cart.version };
      const { count, version } = await cart.shopper.send<Lines>({ path: `/cart/lines/${lineId}`, body });
      if (count !== size || version !== cart.version + 1)
        throw new Error(`a cart of ${size} lines has ${count} and is at version ${version}`);
      cart.version = version;
      free.push(cart);
    },
  };
}

function figuresOf(slices: Slice[]): Figure[] {
  const of = (name: string) => slices.filter(({ target }) => target === name);
  const first = cpuPerRequest(of('first line'));
  const one = cpuPerRequest(of('a cart of 1'));
  const fifty = cpuPerRequest(of('a cart of 50'));
  return [
    {
      what: 'add to a new cart: CPU of all processes',
      value: first,
      unit: 'ms',
      goal: '≤ 3 ms',
      met: first <= 3,
    },
    { what: 'add to a new cart: median answer', value: medianLatency(of('first line')), unit: 'ms' },
    { what: 'change a quantity in a cart of 1 line: CPU', value: one, unit: 'ms' },
    { what: 'change a quantity in a cart of 50 lines: CPU', value: fifty, unit: 'ms' },
    {
      what: '50 lines over 1 line, CPU',
      value: fifty / one,
      unit: 'x',
      goal: '≤ 1.5 x',
      met: fifty <= one * 1.5,
    },
  ];
}

const bench: Bench = {
  name: 'P7',
  title: 'Add to cart, over the whole process tree, and a large cart in the browser',
  async run({ shop, saveData }) {
    const measured = await shop();
    const client = new KeepAliveClient(CONNECTIONS);
    const skus = await skusInStock(new ShopClient(measured, client), 500);
    const targets = [
      firstLines(measured, client, skus),
      await changes(measured, client, { skus, size: 1 }),
      await changes(measured, client, { skus, size: 50 }),
    ];
    for (const target of targets) await runSlice(target, WARM_UP);
    const slices: Slice[] = [];
    for (const target of [...targets, ...targets.toReversed()]) slices.push(await runSlice(target, SLICE));
    const large = await largeCartFigures(measured, new ShopClient(measured, client), skus);
    client.close();
    saveData('slices', slices);
    return [...figuresOf(slices), ...large];
  },
};

export default bench;

import type { Bench, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { compare, cpuPerRequest, type Target } from '../src/bench/load.ts';
import { ShopClient, type BodyForm, type ShopCall } from '../src/bench/shop-client.ts';

const GOAL = 1.08;
// One call after the other, as one shopper sends them: a cart takes one change at a time.
const OPTIONS = { concurrency: 1, seconds: 5, rounds: 3 };

type Items = { items: { uri: string; sku: string; availability: string }[] };

/** What somebody sends while shopping: what is read travels plainly, what is written is sealed, and so is its answer. */
interface Calls {
  readonly reads: readonly ShopCall[];
  readonly writes: readonly ShopCall[];
}

async function shoppersCalls(shopper: ShopClient): Promise<Calls> {
  const listing = '/catalog/products?size=24&availability=in-stock';
  const { items } = await shopper.send<Items>({ path: listing });
  const body = { sku: items[0]?.sku ?? '', quantity: 1 };
  const { lines } = await shopper.send<{ lines: { lineId: string }[] }>({
    path: '/cart/lines',
    body,
    method: 'POST',
  });
  const products = items.slice(0, 3).map(({ uri }) => `/catalog/products/${uri}`);
  return {
    reads: [listing, ...products, '/catalog/suggestions?q=hex', '/cart'].map((path) => ({ path })),
    writes: [1, 2].map((quantity) => ({ path: `/cart/lines/${lines[0]?.lineId}`, body: { quantity } })),
  };
}

/** The calls of a shopper in turn; the content of every answer is looked at, in the sealed case after opening. */
async function targetOf(
  shop: MeasuredShop,
  way: BodyForm,
  pick: (calls: Calls) => readonly ShopCall[],
): Promise<Target> {
  const shopper = new ShopClient(shop, new KeepAliveClient(OPTIONS.concurrency), way);
  const calls = pick(await shoppersCalls(shopper));
  const services = Object.entries(shop.pids()).filter(([part]) => !['shell', 'supervisor'].includes(part));
  return {
    name: way,
    work: async (index) => void (await shopper.send(calls[index % calls.length]!)),
    pids: services.map(([, pid]) => pid).filter(Boolean),
  };
}

const kinds: Readonly<Record<string, (calls: Calls) => readonly ShopCall[]>> = {
  'a write': ({ writes }) => writes,
  'shopping, a quarter of it writes': ({ reads, writes }) => [...reads, ...writes],
};

const bench: Bench = {
  name: 'P10',
  title: 'What the envelope {t,s,i} adds to the CPU of a call (sealed against plain bodies)',
  async run({ shop, saveData, log }) {
    const measured = await shop();
    const figures = [];
    for (const [what, pick] of Object.entries(kinds)) {
      const plain = await targetOf(measured, 'plain', pick);
      const sealed = await targetOf(measured, 'sealed', pick);
      const result = await compare(plain, sealed, OPTIONS);
      saveData(what, result.slices);
      log(`${what}, A against A: ${result.noise.toFixed(2)}`);
      figures.push(
        { what: `${what}: CPU a call, plain`, value: cpuPerRequest(result.a), unit: 'ms' },
        { what: `${what}: CPU a call, sealed`, value: cpuPerRequest(result.b), unit: 'ms' },
        {
          what: `${what}: sealed over plain, CPU`,
          value: result.cpuRatio,
          unit: 'x',
          goal: `≤ ${GOAL} x`,
          met: result.cpuRatio <= GOAL,
        },
        { what: `${what}: noise floor, A over A`, value: result.noise, unit: 'x' },
      );
    }
    return figures;
  },
};

export default bench;

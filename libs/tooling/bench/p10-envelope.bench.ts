import { cookieNames, clientHeader, internalKeyHeader } from '@gantry/contracts/cookies';
import { KeyRing } from '@gantry/http-kit/keys';
import { createNodeCodec } from '@gantry/encryption/node';
import type { Bench, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { compare, cpuPerRequest, type Target } from '../src/bench/load.ts';

const GOAL = 1.08;
// One call after the other, as one shopper sends them: a cart takes one change at a time.
const OPTIONS = { concurrency: 1, seconds: 5, rounds: 3 };

/** What somebody sends while shopping: what is read travels plainly, what is written is sealed, and so is its answer. */
interface Call {
  readonly path: string;
  readonly body?: object;
}
type Listing = { data: { items: { uri: string; sku: string; availability: string }[] } };
/** How bodies travel: sealed as a browser's, or plain, which our own server alone may send. */
type Way = 'plain' | 'sealed';

class Shopper {
  private readonly client = new KeepAliveClient(OPTIONS.concurrency);
  private readonly shop: MeasuredShop;
  private readonly way: Way;
  private readonly key: string;
  private readonly codec;
  private cart = '';

  constructor(shop: MeasuredShop, way: Way) {
    this.shop = shop;
    this.way = way;
    this.key = KeyRing.of(shop.env.GANTRY_INTERNAL_KEY ?? '', 'shell').keyFor('gateway');
    this.codec = createNodeCodec({ seed: shop.env.GANTRY_SEED ?? '' });
  }

  /** A browser keeps one salt for its session. */
  private readonly salt = 'c0ffee'.padEnd(32, '0');

  async send({ path, body }: Call, method = 'PATCH'): Promise<{ data: unknown }> {
    const isSealed = body !== undefined && this.way === 'sealed';
    const sent = isSealed ? await this.codec.seal(body, this.salt) : body;
    const headers: Record<string, string> = { [clientHeader]: '1', cookie: this.cart };
    if (sent) headers['content-type'] = 'application/json';
    if (this.way === 'plain') headers[internalKeyHeader] = this.key;
    if (method === 'POST') headers['idempotency-key'] = crypto.randomUUID();
    const url = `${this.shop.env.GATEWAY_URL}/api/v1${path}`;
    const answer = await this.client.send({
      url,
      method: body ? method : 'GET',
      headers,
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    const cookie = answer.headers['set-cookie']?.find((one) => one.startsWith(`${cookieNames.cart}=`));
    if (cookie) this.cart = cookie.split(';', 1)[0] ?? '';
    return this.content(path, JSON.parse(answer.body), isSealed);
  }

  private async content(path: string, answered: unknown, isSealed: boolean): Promise<{ data: unknown }> {
    const opened = isSealed ? await this.codec.open(answered) : { ok: true as const, value: answered };
    if (opened.ok && typeof opened.value === 'object' && opened.value !== null && 'data' in opened.value)
      return opened.value as { data: unknown };
    throw new Error(`${path} has no data that can be read`);
  }

  /** The line of a cart with one product in it. */
  async fillCart(sku: string): Promise<string> {
    const answer = await this.send({ path: '/cart/lines', body: { sku, quantity: 1 } }, 'POST');
    const { lines } = answer.data as { lines: { lineId: string }[] };
    return lines[0]?.lineId ?? '';
  }
}

interface Calls {
  readonly reads: readonly Call[];
  readonly writes: readonly Call[];
}

async function shoppersCalls(shopper: Shopper): Promise<Calls> {
  const listing = '/catalog/products?size=24&availability=in-stock';
  const { data } = (await shopper.send({ path: listing })) as Listing;
  const line = await shopper.fillCart(data.items[0]?.sku ?? '');
  const products = data.items.slice(0, 3).map(({ uri }) => `/catalog/products/${uri}`);
  return {
    reads: [listing, ...products, '/catalog/suggestions?q=hex', '/cart'].map((path) => ({ path })),
    writes: [1, 2].map((quantity) => ({ path: `/cart/lines/${line}`, body: { quantity } })),
  };
}

/** The calls of a shopper in turn; the content of every answer is looked at, in the sealed case after opening. */
async function targetOf(
  shop: MeasuredShop,
  way: Way,
  pick: (calls: Calls) => readonly Call[],
): Promise<Target> {
  const shopper = new Shopper(shop, way);
  const calls = pick(await shoppersCalls(shopper));
  const services = Object.entries(shop.pids()).filter(([part]) => !['shell', 'supervisor'].includes(part));
  return {
    name: way,
    work: async (index) => void (await shopper.send(calls[index % calls.length]!)),
    pids: services.map(([, pid]) => pid).filter(Boolean),
  };
}

const kinds: Readonly<Record<string, (calls: Calls) => readonly Call[]>> = {
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

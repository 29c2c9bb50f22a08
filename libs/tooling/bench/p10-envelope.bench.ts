import { sealedAnswerHeader } from '@gantry/contracts/cookies';
import { openerOf } from '../src/bench/envelope.ts';
import type { Bench, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { compare, cpuPerRequest, type Target } from '../src/bench/load.ts';

const GOAL = 1.08;
const OPTIONS = { concurrency: 4, seconds: 5, rounds: 3 };

type Check = (body: string) => Promise<unknown>;
type Listing = { data: { items: { uri: string }[] } };

/** What a browser asks for while somebody shops: a listing, its products, suggestions, the cart. */
async function shoppersCalls(shop: MeasuredShop): Promise<string[]> {
  const listing = '/catalog/products?size=24';
  const answer = await fetch(`${shop.env.GATEWAY_URL}/api/v1${listing}`);
  const { data } = (await answer.json()) as Listing;
  const products = data.items.slice(0, 3).map(({ uri }) => `/catalog/products/${uri}`);
  return [listing, ...products, '/catalog/suggestions?q=hex', '/cart', '/store'];
}

type Sealing = { name: string; headers: Record<string, string>; check: Check };

/** The calls with plain or sealed answers; the content is checked, in the sealed case after opening. */
function target(shop: MeasuredShop, calls: string[], { name, headers, check }: Sealing): Target {
  const client = new KeepAliveClient(OPTIONS.concurrency);
  const work = async (index: number) => {
    const path = calls[index % calls.length] ?? '';
    const { status, body } = await client.send({ url: `${shop.env.GATEWAY_URL}/api/v1${path}`, headers });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`);
    const content = await check(body);
    if (typeof content !== 'object' || content === null || !('data' in content)) {
      throw new Error(`${path} has no data`);
    }
  };
  const services = Object.entries(shop.pids()).filter(([part]) => !['shell', 'supervisor'].includes(part));
  return { name, work, pids: services.map(([, pid]) => pid).filter(Boolean) };
}

const bench: Bench = {
  name: 'P10',
  title: 'What the envelope {t,s,i} adds to the CPU of a call (sealed against plain answers)',
  async run({ shop, keep, log }) {
    const measured = await shop();
    const open = openerOf(measured.env.GANTRY_SEED ?? '');
    const calls = await shoppersCalls(measured);
    const check = async (body: string) => JSON.parse(body) as unknown;
    const plain = target(measured, calls, { name: 'plain', headers: {}, check });
    const sealing = { name: 'sealed', headers: { [sealedAnswerHeader]: '1' }, check: open };
    const sealed = target(measured, calls, sealing);
    const result = await compare(plain, sealed, OPTIONS);
    keep('slices', result.slices);
    log(`A against A: ${result.noise.toFixed(2)}`);
    return [
      { what: 'CPU a call, plain', value: cpuPerRequest(result.a), unit: 'ms' },
      { what: 'CPU a call, sealed', value: cpuPerRequest(result.b), unit: 'ms' },
      {
        what: 'sealed over plain, CPU',
        value: result.cpuRatio,
        unit: 'x',
        goal: `≤ ${GOAL} x`,
        met: result.cpuRatio <= GOAL,
      },
      { what: 'noise floor, A over A', value: result.noise, unit: 'x' },
    ];
  },
};

export default bench;

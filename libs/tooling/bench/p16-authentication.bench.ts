import { clientHeader, idempotencyHeader, internalKeyHeader } from '@gantry/contracts/cookies';
import { KeyRing } from '@gantry/http-kit/keys';
import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { compare, cpuPerRequest, type Target } from '../src/bench/load.ts';

/** Milliseconds of CPU that a call may cost more because its caller has to be known. */
const GOAL = 0.1;
const OPTIONS = { concurrency: 8, seconds: 4, rounds: 4 };
/** A call that costs little and answers everybody alike, so that what is left is knowing who calls. */
const CALL = '/api/v1/store';
const person = { email: 'buyer@demo.gantry.example', password: 'Gantry-demo-1' };

/** Headers by which each kind of caller is known. */
interface Callers {
  readonly guest: Record<string, string>;
  readonly session: Record<string, string>;
  readonly key: Record<string, string>;
}

/** Signs the demo buyer in and makes a key of theirs. */
async function makeCallers(shop: MeasuredShop, client: KeepAliveClient): Promise<Callers> {
  const gateway = shop.env.GATEWAY_URL ?? '';
  const internal = KeyRing.of(shop.env.GANTRY_INTERNAL_KEY ?? '', 'shell').keyFor('gateway');
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await client.send({
      url: `${gateway}/api/v1${path}`,
      method: 'POST',
      headers: {
        [clientHeader]: '1',
        [internalKeyHeader]: internal,
        [idempotencyHeader]: crypto.randomUUID(),
        'content-type': 'application/json',
        cookie,
      },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
    return answer;
  };
  const { headers } = await post('/auth/sign-in', person);
  const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  const wish = { name: 'bench', scopes: ['catalog-read'], days: 30, current: person.password };
  const made = await post('/my-account/api-keys', wish, cookie);
  const { data } = JSON.parse(made.body) as { data: { secret: string } };
  return { guest: {}, session: { cookie }, key: { authorization: `Bearer ${data.secret}` } };
}

/** The same call by one kind of caller, on connections of their own. */
function targetOf(shop: MeasuredShop, name: string, headers: Record<string, string>): Target {
  const client = new KeepAliveClient(OPTIONS.concurrency);
  const call = { url: `${shop.env.GATEWAY_URL}${CALL}`, headers: { [clientHeader]: '1', ...headers } };
  const parts = Object.entries(shop.pids()).filter(([part]) => !['shell', 'supervisor'].includes(part));
  return {
    name,
    work: async () => {
      const { status, body } = await client.send(call);
      if (status !== 200 || !body.includes('"timeZone"')) throw new Error(`${name}: ${status} ${body}`);
    },
    pids: parts.map(([, pid]) => pid).filter(Boolean),
  };
}

/** What a kind of caller adds to the call of a guest. */
async function measure(guest: Target, known: Target, saveData: (name: string, data: unknown) => void) {
  const result = await compare(guest, known, OPTIONS);
  saveData(known.name, result.slices);
  const [without, along] = [cpuPerRequest(result.a), cpuPerRequest(result.b)];
  const added = along - without;
  const figures: Figure[] = [
    { what: 'CPU a call, of a guest', value: without, unit: 'ms' },
    { what: `CPU a call, with a ${known.name}`, value: along, unit: 'ms' },
    { what: `a ${known.name} adds`, value: added, unit: 'ms', goal: `≤ ${GOAL} ms`, met: added <= GOAL },
    { what: 'noise floor, guest over guest', value: result.noise, unit: 'x' },
  ];
  return figures;
}

const bench: Bench = {
  name: 'P16',
  title:
    'What knowing the caller adds to the CPU of a call (a session or a key against a guest, all processes)',
  async run({ shop, saveData }) {
    const measured = await shop();
    const callers = await makeCallers(measured, new KeepAliveClient(1));
    const guest = targetOf(measured, 'guest', callers.guest);
    const figures: Figure[] = [];
    for (const name of ['session', 'key'] as const)
      figures.push(...(await measure(guest, targetOf(measured, name, callers[name]), saveData)));
    return figures;
  },
};

export default bench;

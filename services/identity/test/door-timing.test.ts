import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { person, signUp, startIdentity } from './identity-under-test.ts';

// Attack: the time of an answer tells whether there is an account (specification §8).

const PAIRS = 40;
/** The rank test calls two series different beyond this: once in 15,000 runs of equal ones. */
const BOUND = 4;

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
  await signUp(under);
  // as many accounts as there are tries: each address has its own allowance
  await under.identity.sql(
    `insert into identity.account (id, number, email, password_hash, name, role, status, locale, created_at)
     select gen_random_uuid(), 'a-9' || n || door, door || n || '@known.example', password_hash, name, role, status, locale, now()
     from identity.account, generate_series(1, ?::int) n, unnest(array['sign-in', 'recovery', 'sign-up', 'control']) door
     where email = ?`,
    [PAIRS + 5, person.email],
  );
});
afterAll(() => under.stop());

/** The z of Mann and Whitney: how far the ranks of two series are apart, in standard deviations. */
function rankDistance(some: readonly number[], others: readonly number[]): number {
  const wins = some.reduce((sum, one) => sum + others.filter((other) => one > other).length, 0);
  const pairs = some.length * others.length;
  return (wins - pairs / 2) / Math.sqrt((pairs * (some.length + others.length + 1)) / 12);
}

type Door = (email: string, at: number) => Promise<unknown>;

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await run();
  return performance.now() - begin;
}

/** Knocks for people there are and are not, by turns and in either order, after a few that warm up. */
async function knock(name: string, known: Door, unknown: Door = known) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let at = 1; at <= PAIRS + 5; at += 1) {
    const turns = [
      ['known', known, `${name}${at}@known.example`],
      ['unknown', unknown, `${name}${at}@nobody.example`],
    ] as const;
    for (const [kind, door, email] of at % 2 === 0 ? turns : turns.toReversed()) {
      const took = await timeOf(() => door(email, at));
      if (at > 5) times[kind].push(took);
    }
  }
  return rankDistance(times.known, times.unknown);
}

const signIn: Door = (email) => under.send('/auth/sign-in', { email, password: 'wrong' });
const signUpAs: Door = (email) =>
  under.send('/auth/sign-up', { ...person, email }, { key: `door-of-${email}`.replaceAll(/[@.]/g, '-') });
const recover: Door = (email) => under.send('/auth/recovery', { email });

test.each([
  ['sign-in', signIn, 409],
  ['sign-up', signUpAs, 200],
  ['recovery', recover, 200],
] as const)(
  'attack: the time of %s tells nothing',
  async (name, door, status) => {
    const checked: Door = async (email, at) => expect(await door(email, at)).toMatchObject({ status });
    expect(Math.abs(await knock(name, checked))).toBeLessThan(BOUND);
  },
  90_000,
);

test('attack: a door that took twice as long would be found out', async () => {
  const tries: number[] = [];
  for (let at = 0; at < 5; at += 1) tries.push(await timeOf(() => signIn(`usual${at}@nobody.example`, at)));
  const usual = tries.toSorted((one, other) => one - other)[2] ?? 0;
  const slower: Door = async (email, at) => {
    await new Promise((resolve) => void setTimeout(resolve, usual));
    return signIn(email, at);
  };
  expect(await knock('control', slower, signIn)).toBeGreaterThan(BOUND);
}, 90_000);

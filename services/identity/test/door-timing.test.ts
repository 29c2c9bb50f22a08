import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { person, signUp, startIdentity } from './identity-under-test.ts';

// Attack: the time of an answer tells whether there is an account (specification §8).

const TRIES = 40;
/** Tries that only warm up. */
const FIRST = 5;
/** So often the tries are made again while the machine is too busy to find out a door that is twice as slow. */
const ROUNDS = 5;
/** The rank test calls two doors different beyond this: once in 15,000 runs of equal ones. */
const BOUND = 4;

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
  await signUp(under);
  // as many accounts as there are tries: each address has its own allowance
  await under.identity.sql(
    `insert into identity.account (id, number, email, password_hash, name, role, status, locale, created_at)
     select gen_random_uuid(), 'a-9' || n || door, door || n || '@known.example', password_hash, name, role, status, locale, now()
     from identity.account, generate_series(1, ?::int) n, unnest(array['sign-in', 'recovery', 'sign-up']) door
     where email = ?`,
    [FIRST + ROUNDS * TRIES, person.email],
  );
});
afterAll(() => under.stop());

/**
 * The z of Wilcoxon's signed ranks: how far the second of each pair is from the first, in standard deviations. What slows
 * the machine down slows down both of a pair, which were measured one right after the other.
 */
function pairDistance(ratios: readonly number[]): number {
  const ranked = ratios.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const sum = ranked.reduce((total, ratio, at) => total + Math.sign(ratio) * (at + 1), 0);
  const count = ranked.length;
  return sum / Math.sqrt((count * (count + 1) * (2 * count + 1)) / 6);
}

type Door = (email: string) => Promise<unknown>;

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await run();
  return performance.now() - begin;
}

/** A door that takes twice as long: what it has to be told apart by. */
const twiceAsSlow =
  (door: Door): Door =>
  async (email) =>
    sleep(await timeOf(() => door(email)));

/** Knocks for somebody who is there, somebody who is not, and at the slower door, each time in another order. */
async function knock(name: string, door: Door, at: number) {
  const turns = [
    ['known', door, `${name}${at}@known.example`],
    ['unknown', door, `${name}${at}@nobody.example`],
    ['slow', twiceAsSlow(door), `${name}${at}@no-one.example`],
  ] as const;
  const times = { known: 0, unknown: 0, slow: 0 };
  for (let turn = 0; turn < turns.length; turn += 1) {
    const [kind, run, email] = turns[(at + turn * (at % 2 === 0 ? 1 : 2)) % turns.length]!;
    times[kind] = await timeOf(() => run(email));
  }
  return times;
}

/** How far the doors are apart; tried again until the slower one is found out, or it never is. */
async function distances(name: string, door: Door) {
  const ratios = { known: [] as number[], slow: [] as number[] };
  let at = 0;
  for (; at < FIRST; at += 1) await knock(name, door, at + 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let count = 0; count < TRIES; count += 1, at += 1) {
      const { known, unknown, slow } = await knock(name, door, at + 1);
      ratios.known.push(Math.log(known / unknown));
      ratios.slow.push(Math.log(slow / unknown));
    }
    if (pairDistance(ratios.slow) > BOUND) break;
  }
  return { known: pairDistance(ratios.known), slow: pairDistance(ratios.slow) };
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
    const checked: Door = async (email) => expect(await door(email)).toMatchObject({ status });
    const { known, slow } = await distances(name, checked);
    // one that took twice as long would be found out
    expect(slow).toBeGreaterThan(BOUND);
    expect(Math.abs(known)).toBeLessThan(BOUND);
  },
  400_000,
);

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { withClient } from '@gantry/testing/own-postgres';
import { Browser, type Answer } from './browser.ts';
import { Shopper } from './shopper.ts';
import { isReady, startStoreProcess } from './start-store-process.ts';

jest.setTimeout(300_000);

let store: Awaited<ReturnType<typeof startStoreProcess>>;
let buyer: Browser;
beforeAll(async () => {
  store = await startStoreProcess();
  buyer = new Browser(store.origin);
  const who = { email: 'buyer@demo.gantry.example', password: 'Gantry-demo-1' };
  expect((await buyer.send('POST', '/auth/sign-in', who)).status).toBe(200);
});
afterAll(() => store.stop());

/** Waits until something holds. @throws where it does not in time, naming it and how things stand */
async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  stand: () => unknown = () => '',
): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what} ${JSON.stringify(await stand())}`);
    await sleep(50);
  }
}

const codeOf = ({ status, error }: Answer) => [status, error?.code];
const unavailable = [503, 'UNAVAILABLE'];

/** The session lives: identity knows the buyer, and no answer has taken the cookie. */
async function expectSignedIn(): Promise<void> {
  expect(buyer.cookies.has('accessToken')).toBe(true);
  expect((await buyer.get('/get-user')).data).toMatchObject({ email: 'buyer@demo.gantry.example' });
}

test('what was acknowledged under load exists after the database was killed and after it was shut down', async () => {
  const shoppers = [1, 2, 3, 4].map((at) => new Shopper(store.origin, at));
  const acknowledged = () => Math.min(...shoppers.map((one) => one.acknowledged));
  const ledgers = () => shoppers.map((one) => [one.acknowledged, one.refused.slice(-5)]);
  const stopping = new AbortController();
  const shopping = Promise.all(shoppers.map((one) => one.shop(stopping.signal)));
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const before = acknowledged();
    await until('writes go on before an outage', () => acknowledged() >= before + 2, ledgers);
    const pid = store.postgres.pid();
    process.kill(pid, signal);
    await until('the database is started again', () => store.postgres.pid() !== pid);
  }
  const after = acknowledged();
  await until('writes go on after the outages', () => acknowledged() >= after + 2, ledgers);
  stopping.abort();
  await shopping;
  expect(shoppers.some((one) => one.refused.length > 0)).toBe(true);
  for (const one of shoppers) await one.expectLedger();
  expect(store.hasEnded()).toBe(false);
  await expectSignedIn();
  // Jobs go on where they were: each order's mail is sent, the orders of the outages among them.
  const numbers = shoppers.flatMap((one) => one.orders.map(({ number }) => number));
  expect(numbers.length).toBeGreaterThan(0);
  const unsent = () => {
    const subjects = store.mails.listMails().map(({ subject }) => subject);
    return numbers.filter((number) => !subjects.some((subject) => subject.includes(number.toUpperCase())));
  };
  const left = async () => [unsent(), await jobsLeft()];
  await until('mails of all orders', () => unsent().length === 0, left);
  await until('the store is ready', () => isReady(store.origin));
});

/** How the jobs stand that are not done. */
const jobsLeft = () =>
  withClient(store.postgres.url, async (client) => {
    const { rows } = await client.query(
      `select t.identifier, attempts, last_error, locked_by, now() - locked_at as locked_for, run_at - now() as runs_in
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
    );
    return rows;
  });

test('a hanging database is reported in time, ends no session, and is used again when it recovers', async () => {
  store.postgres.signalAll('SIGSTOP');
  try {
    expect(await isReady(store.origin)).toBe(false);
    expect(codeOf(await buyer.get('/get-user'))).toEqual(unavailable);
    expect(buyer.cookies.has('accessToken')).toBe(true);
  } finally {
    store.postgres.signalAll('SIGCONT');
  }
  await until('the store is ready', () => isReady(store.origin));
  await expectSignedIn();
});

test('on a full disk reads go on and writes refuse clearly; it goes on by itself when there is room', async () => {
  const shopper = new Shopper(store.origin, 9);
  await shopper.fillCart();
  await store.disk.fill(store.postgres.url);
  let refused: Answer;
  do refused = await shopper.fillCart();
  while (refused.status === 200);
  expect(codeOf(refused)).toEqual(unavailable);
  expect(refused.error).toMatchObject({
    message: 'Changes cannot be saved right now; reading still works.',
    data: { disk: 'full', retryAfter: 30 },
  });
  expect((await buyer.get('/catalog/products?size=3')).data.items).toHaveLength(3);
  await shopper.expectLedger();
  await expectSignedIn();
  if (store.disk.isReal) await panic();
  await store.disk.free(store.postgres.url);
  await until('writes go on once there is room', async () => (await shopper.fillCart()).status === 200);
  await shopper.expectLedger();
  await expectSignedIn();
  expect(store.hasEnded()).toBe(false);
});

/**
 * Uses up the log that the database took in advance: without room for more of it PostgreSQL panics, ends every
 * connection and recovers.
 */
async function panic(): Promise<void> {
  const emitted = withClient(store.postgres.url, async (client) => {
    client.on('error', () => undefined);
    for (;;) await client.query(`select pg_logical_emit_message(true, 'filler', repeat('x', 4000000))`);
  });
  await expect(emitted).rejects.toThrow(/terminated|closed|ECONNRESET/);
}

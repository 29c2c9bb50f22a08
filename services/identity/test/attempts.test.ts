import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { attemptLimits } from '../src/attempt/attempt-limits.ts';
import { password, person, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
let device: string;
beforeAll(async () => {
  under = await startIdentity();
  await signUp(under);
});
afterAll(() => under.stop());
beforeEach(async () => {
  await under.identity.sql('truncate identity.attempt_count');
  device = (await signIn()).cookies.get('device') ?? '';
});

const [perQuarter] = attemptLimits['sign-in'];
const wrong = 'wrong-Horse-7';
/** Signs in from an address of its own, as strangers do who have many. */
let addresses = 0;
const signIn = (secret = password, { email = person.email, device = undefined as string | undefined } = {}) =>
  under.send(
    '/auth/sign-in',
    { email, password: secret },
    { address: `203.0.113.${++addresses % 250}`, device },
  );
const statuses = async (answers: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const guesses = (count: number, email = person.email) =>
  Array.from({ length: count }, () => signIn(wrong, { email }));

describe('wrong passwords of an account', () => {
  test('are refused after ten from any address, even the right one from an unknown device', async () => {
    const answers = await statuses(guesses(40));
    expect(answers.filter((status) => status === 409)).toHaveLength(perQuarter!.max);
    expect(answers.filter((status) => status === 429)).toHaveLength(40 - perQuarter!.max);
    const right = await signIn();
    expect([right.status, right.body.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(right.body.error.data.retryAfter).toBeGreaterThan(0);
    expect(right.retryAfter).toBe(String(right.body.error.data.retryAfter));
    expect(right.cookies.size).toBe(0);
  });

  test('do not lock out the owner: a known device has attempts of its own', async () => {
    await Promise.all(guesses(40));
    expect((await signIn(wrong, { device })).status).toBe(409);
    const owner = await signIn(password, { device });
    expect(owner.status).toBe(200);
    // its secret is new after each sign-in, and the one before is a stranger's
    expect(owner.cookies.get('device')).not.toBe(device);
    expect((await signIn(password, { device })).status).toBe(429);
    expect((await signIn(password, { device: owner.cookies.get('device')! })).status).toBe(200);
  });

  test('are bounded on a known device as well, and apart from those of strangers', async () => {
    const own = Array.from({ length: 14 }, () => signIn(wrong, { device }));
    expect((await statuses(own)).filter((status) => status === 429)).toHaveLength(4);
    expect((await signIn(password, { device })).status).toBe(429);
    expect((await signIn()).status).toBe(200);
  });

  test('are counted alike for an address without an account', async () => {
    const nobody = 'nobody@example.com';
    const [known, unknown] = [await statuses(guesses(12)), await statuses(guesses(12, nobody))];
    const sorted = (list: number[]) => [...list].sort((a, b) => a - b);
    expect(sorted(unknown)).toEqual(sorted(known));
    const told = [await signIn(wrong), await signIn(wrong, { email: nobody })].map(({ body, status }) => ({
      status,
      ...body.error,
      data: undefined,
      requestId: undefined,
    }));
    expect(told[1]).toEqual(told[0]);
    expect(await signIn(wrong, { email: 'somebody-else@example.com' })).toMatchObject({ status: 409 });
  });

  test('survive a restart of the service, and successful ones are not counted', async () => {
    for (let at = 0; at < 15; at += 1) expect((await signIn()).status).toBe(200);
    await Promise.all(guesses(9));
    await under.restart();
    expect((await signIn(wrong)).status).toBe(409);
    expect((await signIn()).status).toBe(429);
  });

  test('go on when their window is over, and expired counts are removed', async () => {
    await Promise.all(guesses(12));
    const { seconds } = perQuarter!;
    await under.identity.sql('update identity.attempt_count set expire = expire - ?', [seconds * 1000]);
    expect((await signIn()).status).toBe(200);
    await under.identity.sql('update identity.attempt_count set expire = 1');
    await under.identity.sql(`select graphile_worker.add_job('identity:clean-up')`);
    await under.identity.runJobs();
    expect(await under.identity.sql('select * from identity.attempt_count')).toEqual([]);
  });

  test('are stored without address and password', async () => {
    await signIn(wrong);
    const stored = JSON.stringify(await under.identity.sql('select * from identity.attempt_count'));
    for (const secret of [person.email, wrong, device, '203.0.113.']) expect(stored).not.toContain(secret);
  });
});

describe('recovery', () => {
  const ask = (email = person.email, from?: string) =>
    under.send('/auth/recovery', { email }, { address: `198.51.100.${++addresses % 250}`, device: from });
  const started = () => under.mailed('recovery.started');
  const finish = (code: string, secret: string) => under.send(`/auth/recovery/${code}`, { password: secret });

  test('sends three mails an hour and ten a day, and answers eighty requests alike', async () => {
    const before = (await started()).length;
    const answers = await Promise.all(Array.from({ length: 80 }, () => ask()));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"data":{"ok":true}}']),
    );
    await under.identity.runJobs();
    expect(await started()).toHaveLength(before + 3);
    for (let hour = 0; hour < 5; hour += 1) {
      await under.identity.sql(`update identity.attempt_count set expire = 1 where key like '%/3600:%'`);
      await Promise.all(Array.from({ length: 5 }, () => ask()));
      await under.identity.runJobs();
    }
    expect(await started()).toHaveLength(before + 10);
  });

  test('cannot be exhausted: the last code stays valid until another is allowed, and a known device has its own allowance', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    await under.identity.runJobs();
    const last = (await started()).at(-1)!.code;
    await under.identity.sql(
      `update identity.one_time_code set expires_at = expires_at - interval '50 minutes'`,
    );
    const before = (await started()).length;
    await ask(person.email, device);
    await under.identity.runJobs();
    const fresh = (await started()).slice(before);
    expect(fresh).toHaveLength(1);
    expect((await finish(last, wrong)).body.error.code).toBe('CODE_INVALID');
    expect((await finish(fresh[0]!.code, password)).status).toBe(200);
  });

  test('lets the owner in whatever strangers have tried, and makes their device known', async () => {
    await Promise.all([...guesses(40), ...Array.from({ length: 20 }, () => ask())]);
    await under.identity.runJobs();
    const { code } = (await started()).at(-1)!;
    await under.identity.sql(
      `update identity.one_time_code set expires_at = expires_at - interval '50 minutes'`,
    );
    const done = await finish(code, password);
    expect(done.status).toBe(200);
    await Promise.all(guesses(40));
    expect((await signIn()).status).toBe(429);
    expect((await signIn(password, { device: done.cookies.get('device')! })).status).toBe(200);
    // every device known before is a stranger's after a new password
    expect((await signIn(password, { device })).status).toBe(429);
  });
});

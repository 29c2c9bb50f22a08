import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  identityGetUser,
  identityResolveSession,
  identitySignOut,
} from '@gantry/contracts/endpoints/identity';
import { aCaller } from '@gantry/nest-kit/testing';
import { password, person, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const resolve = (token: string) => under.identity.call(identityResolveSession, { body: { token } });

test('signs up, signs in by cookie, takes over the guest cart and tells who it is', async () => {
  const answer = await under.send('/auth/sign-up', person, {
    cart: 'g'.repeat(22),
    key: 'first-sign-up-key',
  });
  expect(answer.body.data).toMatchObject({
    user: {
      email: person.email,
      role: 'customer',
      confirmed: false,
      accountNumber: expect.stringMatching(/^a-\d+$/),
    },
    cart: { count: 2 },
  });
  const token = answer.cookies.get('accessToken') ?? '';
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(answer.text).not.toContain(token);
  const caller = await resolve(token);
  expect(under.claimed.at(-1)).toEqual({ token: 'g'.repeat(22), accountId: caller?.accountId });
  expect(await under.identity.call(identityGetUser, {}, { caller: caller ?? aCaller() })).toMatchObject({
    name: 'Pat Buyer',
  });
});

test('repeats a sign-up with its key as the same account, and only with the same password', async () => {
  const again = await under.send('/auth/sign-up', person, { key: 'first-sign-up-key' });
  expect(again.status).toBe(200);
  const wrong = await under.send(
    '/auth/sign-up',
    { ...person, password: 'another-Horse-8' },
    { key: 'first-sign-up-key' },
  );
  expect(wrong.body.error.code).toBe('IDEMPOTENCY_CONFLICT');
});

test('refuses a second account with the same address, however it is written', async () => {
  const answer = await under.send(
    '/auth/sign-up',
    { ...person, email: ' PAT@Example.com ' },
    { key: 'second-sign-up-key' },
  );
  expect([answer.status, answer.body.error.code]).toEqual([409, 'ACCOUNT_EXISTS']);
});

test('lets one of many sign-ups at once through', async () => {
  const attempts = Array.from({ length: 6 }, (_, n) =>
    under.send('/auth/sign-up', { ...person, email: 'race@example.com' }, { key: `racing-sign-up-${n}` }),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
});

test.each(['role', 'status', 'creditLimit', 'hasPrice'])('refuses %s in a sign-up', async (name) => {
  const body = { ...person, email: 'mass@example.com', [name]: 'admin' };
  const answer = await under.send('/auth/sign-up', body, { key: 'mass-assignment-key' });
  expect(answer.body.error).toMatchObject({ code: 'INVALID', issues: [{ path: name }] });
});

const signIn = (
  email: string,
  secret: string,
  caller = undefined as ReturnType<typeof aCaller> | undefined,
) => under.send('/auth/sign-in', { email, password: secret }, { caller });

test('answers alike for a wrong password, an unknown account and a blocked one', async () => {
  await signUp(under.send, { email: 'blocked@example.com' });
  await under.identity.sql(
    `update identity.account set status = 'black-list' where email = 'blocked@example.com'`,
  );
  const answers = [
    await signIn(person.email, 'wrong'),
    await signIn('nobody@example.com', 'wrong'),
    await signIn('blocked@example.com', password),
  ];
  const told = answers.map(({ status, body }) => ({ status, ...body.error, requestId: undefined }));
  expect(told[0]).toMatchObject({ status: 409, code: 'WRONG_CREDENTIALS' });
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('takes as long for an unknown account as for a known one: both verify a hash', async () => {
  const timed = async (email: string) => {
    const start = process.cpuUsage();
    for (let n = 0; n < 4; n += 1) await signIn(email, 'wrong');
    return process.cpuUsage(start).user;
  };
  await timed('nobody@example.com');
  const [known, unknown] = [await timed(person.email), await timed('nobody@example.com')];
  expect(unknown).toBeGreaterThan(known / 3);
});

test('gives the session a new id at sign-in and ends the one before', async () => {
  const before = await signUp(under.send, { email: 'rotate@example.com' });
  const caller = await resolve(before.token);
  const after = await signIn('rotate@example.com', password, caller ?? undefined);
  expect(after.cookies.get('accessToken')).not.toBe(before.token);
  expect(await resolve(before.token)).toBeNull();
  expect(await resolve(after.cookies.get('accessToken') ?? '')).not.toBeNull();
});

test('knows no session it did not begin', async () => {
  expect(await resolve('x'.repeat(43))).toBeNull();
});

test('ends the session on the server at sign-out and clears the cookies', async () => {
  const { token } = await signUp(under.send, { email: 'leaving@example.com' });
  const caller = await resolve(token);
  await under.identity.call(identitySignOut, {}, { caller: caller ?? undefined });
  expect(await resolve(token)).toBeNull();
});

test('lets a session live for thirty days since its last use', async () => {
  const { token } = await signUp(under.send, { email: 'sliding@example.com' });
  const id = (await resolve(token))?.sessionId;
  const lifeLeft = async () => {
    const [row] = await under.identity.sql<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from identity.session where id = ?`,
      [id],
    );
    return row?.days;
  };
  const age = (days: number) =>
    under.identity.sql(
      `update identity.session set seen_at = seen_at - make_interval(days => ?), expires_at = expires_at - make_interval(days => ?) where id = ?`,
      [days, days, id],
    );
  await age(20);
  expect(await lifeLeft()).toBe(10);
  expect(await resolve(token)).not.toBeNull();
  expect(await lifeLeft()).toBe(30);
  await age(31);
  expect(await resolve(token)).toBeNull();
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { identityResolveSession, identitySignOut } from '@gantry/contracts/endpoints/identity';
import { aCaller } from '@gantry/nest-kit/testing';
import { password, person, requestSignUp, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
  await signUp(under);
});
afterAll(() => under.stop());

const resolve = (token: string) => under.identity.call(identityResolveSession, { body: { token } });

const signIn = (
  email: string,
  secret: string,
  caller = undefined as ReturnType<typeof aCaller> | undefined,
) => under.send('/auth/sign-in', { email, password: secret }, { caller });

test('answers alike for a wrong password, an unknown account, a blocked and an unconfirmed one', async () => {
  await requestSignUp(under, { email: 'unconfirmed@example.com' });
  await signUp(under, { email: 'blocked@example.com' });
  await under.identity.sql(
    `update identity.account set status = 'black-list' where email = 'blocked@example.com'`,
  );
  const answers = [
    await signIn(person.email, 'wrong'),
    await signIn('nobody@example.com', 'wrong'),
    await signIn('blocked@example.com', password),
    await signIn('unconfirmed@example.com', password),
  ];
  const told = answers.map(({ status, body }) => ({ status, ...body.error, requestId: undefined }));
  expect(told[0]).toMatchObject({ status: 409, code: 'WRONG_CREDENTIALS' });
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
  expect(told[3]).toEqual(told[0]);
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
  const before = await signUp(under, { email: 'rotate@example.com' });
  const caller = await resolve(before.token);
  const after = await signIn('rotate@example.com', password, caller ?? undefined);
  expect(after.cookies.get('accessToken')).not.toBe(before.token);
  expect(await resolve(before.token)).toBeNull();
  expect(await resolve(after.cookies.get('accessToken') ?? '')).not.toBeNull();
});

test('rejects a session it did not start', async () => {
  expect(await resolve('x'.repeat(43))).toBeNull();
});

test('ends the session on the server at sign-out and clears the cookies', async () => {
  const { token } = await signUp(under, { email: 'leaving@example.com' });
  const caller = await resolve(token);
  await under.identity.call(identitySignOut, {}, { caller: caller ?? undefined });
  expect(await resolve(token)).toBeNull();
});

test('lets a session of a browser live for twelve hours since its last use', async () => {
  const { token } = await signUp(under, { email: 'sliding@example.com' });
  const id = (await resolve(token))?.sessionId;
  const hoursLeft = async () => {
    const [row] = await under.identity.sql<{ hours: number }>(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from identity.session where id = ?`,
      [id],
    );
    return row?.hours;
  };
  const age = (hours: number) =>
    under.identity.sql(
      `update identity.session set seen_at = seen_at - make_interval(hours => ?), expires_at = expires_at - make_interval(hours => ?) where id = ?`,
      [hours, hours, id],
    );
  await age(8);
  expect(await hoursLeft()).toBe(4);
  expect(await resolve(token)).not.toBeNull();
  expect(await hoursLeft()).toBe(12);
  await age(13);
  expect(await resolve(token)).toBeNull();
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { identityEndSession, identityGetSecurity } from '@gantry/contracts/endpoints/account-security';
import { identityRenewSession, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import { password, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
const email = 'lasting@example.com';
beforeAll(async () => {
  under = await startIdentity();
  await signUp(under, { email });
});
afterAll(() => under.stop());

const resolve = (token: string) => under.identity.call(identityResolveSession, { body: { token } });
const renew = (token: string) => under.identity.call(identityRenewSession, { body: { token } });
async function signIn(remember?: boolean) {
  const { cookies, brief } = await under.send('/auth/sign-in', { email, password, remember });
  const token = cookies.get('accessToken')!;
  const { sessionId } = (await resolve(token))!;
  return { token, id: sessionId!, brief };
}
/** Lets time pass for a session: all its times are so much earlier. */
const wait = (id: string, interval: string) =>
  under.identity.sql(
    `update identity.session set created_at = created_at - i, seen_at = seen_at - i, expires_at = expires_at - i,
       ends_at = ends_at - i, renewed_at = renewed_at - i, taken_up_at = taken_up_at - i
     from (select ?::interval as i) as past where id = ?`,
    [interval, id],
  );
const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

describe('a session', () => {
  test('ends with the browser unless it is to be remembered, and the list says until when it lasts', async () => {
    const [brief, remembered] = [await signIn(), await signIn(true)];
    expect([brief.brief, remembered.brief]).toEqual([
      ['accessToken', 'session', 'user', 'role', 'email', 'account', 'has-price'],
      [],
    ]);
    const caller = (await resolve(brief.token))!;
    const { sessions } = await under.identity.call(identityGetSecurity, {}, { caller });
    const lasts = [brief, remembered].map(({ id }) => {
      const { isRemembered, seenAt, expiresAt, startedAt, endsAt } = sessions.find((one) => one.id === id)!;
      return [isRemembered, hours(seenAt, expiresAt), hours(startedAt, endsAt)];
    });
    expect(lasts).toEqual([
      [false, 12, 7 * 24],
      [true, 30 * 24, 180 * 24],
    ]);
  });

  test.each([
    [false, '11 hours', '12 hours'],
    [true, '29 days', '30 days'],
  ])('is over when it was not used for long (remembered: %s)', async (remember, good, over) => {
    const used = await signIn(remember);
    await wait(used.id, good);
    expect(await resolve(used.token)).not.toBeNull();
    await wait(used.id, good);
    expect(await resolve(used.token)).not.toBeNull();
    await wait(used.id, over);
    expect(await resolve(used.token)).toBeNull();
  });

  test('is over at the latest, however much it is used', async () => {
    const { token, id } = await signIn();
    for (let halfDays = 0; halfDays < 15; halfDays += 1) {
      await wait(id, '11 hours');
      expect(await resolve(token)).not.toBeNull();
    }
    await wait(id, '4 hours');
    expect(await resolve(token)).toBeNull();
  });
});

describe('a session of staff', () => {
  const setRole = (role: string) =>
    under.identity.sql('update identity.account set role = ? where email = ?', [role, email]);
  afterEach(() => setRole('customer'));

  test.each([
    [false, 2, 12],
    [true, 24, 7 * 24],
  ])('lasts shorter than one of a customer (remembered: %s)', async (remember, idle, longest) => {
    await setRole('sales');
    const { token, id } = await signIn(remember);
    const caller = (await resolve(token))!;
    const { sessions } = await under.identity.call(identityGetSecurity, {}, { caller });
    const { startedAt, seenAt, expiresAt, endsAt } = sessions.find((one) => one.id === id)!;
    expect([hours(seenAt, expiresAt), hours(startedAt, endsAt)]).toEqual([idle, longest]);
    await wait(id, `${idle} hours`);
    expect(await resolve(token)).toBeNull();
  });

  test('has the times of staff from the next use on when it began as one of a customer', async () => {
    const { token, id } = await signIn(true);
    await setRole('sales');
    await wait(id, '10 minutes');
    expect(await resolve(token)).not.toBeNull();
    await wait(id, '24 hours');
    expect(await resolve(token)).toBeNull();
  });
});

describe('the secret of a session', () => {
  async function due() {
    const session = await signIn();
    await wait(session.id, '61 minutes');
    return session;
  }

  test('is replaced after an hour, not before, and the session goes on under its id', async () => {
    const { token, id } = await signIn();
    expect((await resolve(token))?.isRenewalDue).toBeUndefined();
    expect(await renew(token)).toBeNull();
    await wait(id, '61 minutes');
    expect((await resolve(token))?.isRenewalDue).toBe(true);
    const { token: next } = (await renew(token))!;
    expect(next).not.toBe(token);
    expect(await resolve(next)).toMatchObject({ sessionId: id });
    expect((await resolve(next))?.isRenewalDue).toBeUndefined();
  });

  test('is replaced once by calls at the same time, all of which go on', async () => {
    const { token } = await due();
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(token)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all([resolve(token), resolve(answers.find(Boolean)!.token)])).not.toContain(null);
    expect(await resolve(token)).not.toBeNull();
  });

  test('stays good when the answer with the new one is lost, and gets another', async () => {
    const { token, id } = await due();
    const lost = (await renew(token))!;
    expect((await resolve(token))?.isRenewalDue).toBeUndefined();
    await wait(id, '2 minutes');
    expect((await resolve(token))?.isRenewalDue).toBe(true);
    const { token: next } = (await renew(token))!;
    expect(await resolve(lost.token)).toBeNull();
    expect(await resolve(next)).not.toBeNull();
  });

  test('ends the session when it comes back long after it was replaced: somebody holds a copy', async () => {
    const { token, id } = await due();
    const { token: next } = (await renew(token))!;
    expect(await resolve(next)).not.toBeNull();
    expect(await resolve(token)).not.toBeNull();
    await wait(id, '2 minutes');
    expect(await resolve(next)).not.toBeNull();
    expect(await resolve(token)).toBeNull();
    expect(await resolve(next)).toBeNull();
  });

  test('is worth nothing, the newest or the one before, once the session was ended elsewhere', async () => {
    const { token, id } = await due();
    const { token: next } = (await renew(token))!;
    const caller = (await resolve((await signIn()).token))!;
    await under.identity.call(identityEndSession, { params: { id } }, { caller });
    expect([await resolve(token), await resolve(next), await renew(token), await renew(next)]).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});

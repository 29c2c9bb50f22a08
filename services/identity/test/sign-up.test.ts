import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { identityGetUser, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import { aCaller } from '@gantry/nest-kit/testing';
import { password, person, requestSignUp, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const cart = 'g'.repeat(22);
const resolve = (token: string | null | undefined) =>
  under.identity.call(identityResolveSession, { body: { token: token ?? '' } });
const signIn = (email: string, secret = password) => under.send('/auth/sign-in', { email, password: secret });
const codeFor = async (email: string) =>
  (await under.mailed('account.created')).findLast((mail) => mail.email === email)?.code ?? '';
const confirm = (code: string, sent = {}) => under.send('/my-account/confirm-username', { code }, sent);
const accounts = (email: string) =>
  under.identity.sql<{ status: string; name: string }>(
    'select status, name from identity.account where email = ?',
    [email],
  );

describe('a new account', () => {
  test('is made by signing up and opened by the code of the mail, which signs in and takes over the cart', async () => {
    const asked = await requestSignUp(under, {}, { cart });
    expect([asked.status, asked.text]).toEqual([200, '{"data":{"ok":true}}']);
    expect([...asked.cookies.keys()]).toEqual(['device']);
    expect(await accounts(person.email)).toEqual([{ status: 'unconfirmed', name: 'Pat Buyer' }]);
    expect((await signIn(person.email)).body.error.code).toBe('WRONG_CREDENTIALS');

    const { device } = asked;
    const answer = await confirm(await codeFor(person.email), { device, cart });
    expect(answer.body.data).toMatchObject({
      ok: true,
      user: {
        email: person.email,
        role: 'customer',
        confirmed: true,
        accountNumber: expect.stringMatching(/^a-\d+$/),
      },
      cart: { count: 2 },
    });
    const token = answer.cookies.get('accessToken') ?? '';
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(answer.text).not.toContain(token);
    const caller = await resolve(token);
    expect(under.claimed.at(-1)).toEqual({ token: cart, accountId: caller?.accountId });
    expect(await under.identity.call(identityGetUser, {}, { caller: caller ?? aCaller() })).toMatchObject({
      name: 'Pat Buyer',
    });
    expect((await signIn(person.email)).status).toBe(200);
  });

  test('is confirmed on any device, and signed in to only on the one that signed up', async () => {
    const email = 'elsewhere@example.com';
    await requestSignUp(under, { email });
    const answer = await confirm(await codeFor(email));
    expect(answer.body.data).toEqual({ ok: true, outcome: 'confirmed', user: null, cart: null });
    expect(answer.cookies.has('accessToken')).toBe(false);
    expect(await accounts(email)).toMatchObject([{ status: 'active' }]);
    expect((await signIn(email)).status).toBe(200);
  });

  test('leaves somebody who is signed in to another account where they are', async () => {
    const email = 'second@example.com';
    const { device } = await requestSignUp(under, { email });
    const answer = await confirm(await codeFor(email), { device, caller: aCaller() });
    expect(answer.body.data.user).toBeNull();
    expect(answer.cookies.has('accessToken')).toBe(false);
  });

  test('is made once for one key, and the key is for one form', async () => {
    const email = 'repeated@example.com';
    await requestSignUp(under, { email }, { key: 'one-key-of-one-sign-up' });
    const again = await requestSignUp(under, { email }, { key: 'one-key-of-one-sign-up' });
    expect(again.text).toBe('{"data":{"ok":true}}');
    expect((await under.mailed('account.created')).filter((mail) => mail.email === email)).toHaveLength(1);
    expect((await under.mailed('sign-up.known')).filter((mail) => mail.email === email)).toEqual([]);
    const other = await requestSignUp(under, { email, name: 'Another' }, { key: 'one-key-of-one-sign-up' });
    expect(other.body.error.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('is one of many at once, more than the service has connections', async () => {
    const email = 'race@example.com';
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        under.send('/auth/sign-up', { ...person, email }, { key: `racing-sign-up-${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await under.identity.runJobs();
    expect(await accounts(email)).toHaveLength(1);
  });

  test.each(['role', 'status', 'creditLimit', 'hasPrice'])('cannot be given %s', async (name) => {
    const body = { ...person, email: 'mass@example.com', [name]: 'admin' };
    const answer = await under.send('/auth/sign-up', body, { key: 'mass-assignment-key' });
    expect(answer.body.error).toMatchObject({ code: 'INVALID', issues: [{ path: name }] });
  });
});

describe('the address of an account', () => {
  const owner = { email: 'owner@example.com', name: 'The Owner' };
  const toldOwner = async () =>
    (await under.mailed('sign-up.known')).filter((mail) => mail.email === owner.email);
  beforeAll(async () => {
    await signUp(under, owner);
  });

  test('is answered to the byte like a new one; its owner is notified, and nothing else happens', async () => {
    const before = await accounts(owner.email);
    const strange = { password: 'another-Horse-8', name: 'A Stranger' };
    const known = await requestSignUp(
      under,
      { ...strange, email: ' OWNER@Example.com ' },
      { key: 'sign-up-of-a-stranger' },
    );
    const fresh = await requestSignUp(under, { ...strange, email: 'fresh@example.com' });
    const shown = ({ status, text, cookies }: typeof known) => [status, text, [...cookies.keys()]];
    expect(shown(known)).toEqual(shown(fresh));
    expect(await toldOwner()).toEqual([{ email: owner.email, name: 'The Owner', locale: 'en-US' }]);
    expect(await codeFor('fresh@example.com')).not.toBe('');
    expect(await accounts(owner.email)).toEqual(before);
    // signing in tells nothing either: the new account waits for its mail
    for (const email of [owner.email, 'fresh@example.com'])
      expect((await signIn(email, strange.password)).body.error.code).toBe('WRONG_CREDENTIALS');
    expect((await signIn(owner.email)).status).toBe(200);
  });

  test('gets no extra attempts on the device that signed up', async () => {
    for (const email of [owner.email, 'waiting@example.com']) {
      await under.identity.sql('truncate identity.attempt_count');
      const { device } = await requestSignUp(
        under,
        { email },
        { key: `tries-after-sign-up-${email.length}` },
      );
      const wrong = (sent: object) => under.send('/auth/sign-in', { email, password: 'wrong-Horse-7' }, sent);
      for (let at = 0; at < 10; at += 1) expect((await wrong({ device })).status).toBe(409);
      expect([(await wrong({})).status, (await wrong({ device })).status]).toEqual([429, 429]);
    }
    await under.identity.sql('truncate identity.attempt_count');
  });

  test('gets three such mails an hour, and a blocked account none', async () => {
    const count = async () => (await toldOwner()).length;
    const before = await count();
    for (let at = 0; at < 6; at += 1) {
      const { text } = await requestSignUp(
        under,
        { email: owner.email },
        { key: `one-of-many-sign-ups-${at}` },
      );
      expect(text).toBe('{"data":{"ok":true}}');
    }
    expect((await count()) - before).toBe(3);
    await under.identity.sql('truncate identity.attempt_count');
    await under.identity.sql(`update identity.account set status = 'black-list' where email = ?`, [
      owner.email,
    ]);
    await requestSignUp(under, { email: owner.email }, { key: 'sign-up-of-the-blocked' });
    expect((await count()) - before).toBe(3);
  });

  test('takes as long as a new one: both hash the password and note the wish', async () => {
    const spent = async (email: string, key: string) => {
      const start = process.cpuUsage();
      await under.send('/auth/sign-up', { ...person, email }, { key });
      return process.cpuUsage(start).user;
    };
    await spent('warm@example.com', 'warm-up-of-the-clock');
    const fresh = await spent('timed@example.com', 'timed-sign-up-one');
    const known = await spent('timed@example.com', 'timed-sign-up-two');
    expect(known).toBeGreaterThan(fresh / 3);
    expect(fresh).toBeGreaterThan(known / 3);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  identityChangePassword,
  identityChangeUsername,
  identityEndOtherSessions,
  identityEndSession,
  identityGetSecurity,
  identityKeepUsername,
} from '@gantry/contracts/endpoints/account-security';
import { identityListAudit, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import { aCaller } from '@gantry/nest-kit/testing';
import { password, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const resolve = (token: string) => under.identity.call(identityResolveSession, { body: { token } });
let people = 0;

/** Somebody who has signed in on a device. */
async function somebody() {
  const email = `safe-${(people += 1)}@example.com`;
  const { token } = await signUp(under, { email });
  return { email, token, caller: (await resolve(token))! };
}
type Person = Awaited<ReturnType<typeof somebody>>;
async function signIn(email: string, secret = password) {
  const { status, cookies } = await under.send('/auth/sign-in', { email, password: secret });
  return { status, token: cookies.get('accessToken') ?? '' };
}
const view = ({ caller }: Person) => under.identity.call(identityGetSecurity, {}, { caller });
const confirm = async (code: string) =>
  (await under.send('/my-account/confirm-username', { code })).body as {
    data?: { outcome: string };
    error?: { code: string };
  };

describe('a password', () => {
  const change = ({ caller }: Person, wish: { current?: string; password: string }) =>
    under.identity.call(identityChangePassword, { body: { current: password, ...wish } }, { caller });

  test('is changed by whoever knows it, which ends every other session and tells the owner', async () => {
    const person = await somebody();
    const elsewhere = await signIn(person.email);
    await change(person, { password: 'quite-Another-8' });
    expect([await resolve(person.token), await resolve(elsewhere.token)]).toEqual([null, null]);
    expect((await signIn(person.email)).status).toBe(409);
    expect((await signIn(person.email, 'quite-Another-8')).status).toBe(200);
    const mails = await under.mailed('account.secured');
    expect(mails.at(-1)).toMatchObject({ email: person.email, what: 'password' });
  });

  test('is not changed without the one before, and guesses count as at sign-in', async () => {
    const person = await somebody();
    const guess = () => change(person, { current: 'not-the-One-1', password: 'quite-Another-8' });
    for (let n = 0; n < 10; n += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await resolve(person.token)).not.toBeNull();
  });

  test.each(['Password123!', 'P@ssw0rd2024', 'iloveyou12345', 'qwertyuiop12', 'Acme-2026'])(
    'that attackers try first is refused at its field: %s',
    async (common) => {
      const refusal = { code: 'INVALID', issues: [{ path: 'body.password' }] };
      await expect(change(await somebody(), { password: common })).rejects.toMatchObject(refusal);
    },
  );

  test('that attackers try first makes no account either', async () => {
    const person = { email: 'easy@example.com', password: 'Password123!', name: 'Pat Buyer', company: null };
    const answer = await under.send(
      '/auth/sign-up',
      { ...person, phone: null },
      { key: 'key-of-an-easy-one' },
    );
    expect(answer.body.error).toMatchObject({ code: 'INVALID', issues: [{ path: 'body.password' }] });
  });
});

describe('sessions', () => {
  test('are listed, this one first, without anything that opens them', async () => {
    const person = await somebody();
    await signIn(person.email);
    const { sessions } = await view(person);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]?.id).toBe(person.caller.sessionId);
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual(
      [
        'id',
        'startedAt',
        'seenAt',
        'device',
        'address',
        'isRemembered',
        'expiresAt',
        'endsAt',
        'isCurrent',
      ].toSorted(),
    );
  });

  test('are ended one by one or all but this one, and nobody ends those of others', async () => {
    const [person, stranger] = [await somebody(), await somebody()];
    const [second, third] = [await signIn(person.email), await signIn(person.email)];
    const { sessionId: id } = (await resolve(second.token))!;
    const end = ({ caller }: Person) =>
      under.identity.call(identityEndSession, { params: { id: id! } }, { caller });
    await end(stranger);
    expect(await resolve(second.token)).not.toBeNull();
    await end(person);
    await end(person);
    expect(await resolve(second.token)).toBeNull();
    await under.identity.call(identityEndOtherSessions, {}, { caller: person.caller });
    expect([await resolve(third.token), await resolve(stranger.token)]).toEqual([null, expect.anything()]);
    expect(await resolve(person.token)).not.toBeNull();
  });

  test('of nobody are none: a guest is turned away', async () => {
    await expect(under.identity.call(identityGetSecurity, {})).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    });
  });
});

describe('a user name', () => {
  const want = ({ caller }: Person, email: string, current = password) =>
    under.identity.call(identityChangeUsername, { body: { email, current } }, { caller });
  /** The codes of the newest wish: of today's mailbox and of the new one. */
  async function codes() {
    await under.identity.runJobs();
    const [agree, prove] = (await under.mailed('username.asked')).slice(-2);
    return { agree: agree?.code ?? '', prove: prove?.code ?? '', mails: [agree?.email, prove?.email] };
  }

  test('changes when both mailboxes have confirmed, in any order, and not before', async () => {
    const person = await somebody();
    await want(person, 'moved@example.com');
    const { agree, prove, mails } = await codes();
    expect(mails).toEqual([person.email, 'moved@example.com']);
    expect((await confirm(prove)).data?.outcome).toBe('waiting');
    expect((await view(person)).pendingUsername).toEqual({
      email: 'moved@example.com',
      isAgreed: false,
      isProven: true,
    });
    expect((await signIn(person.email)).status).toBe(200);
    expect((await confirm(agree)).data?.outcome).toBe('changed');
    expect([(await signIn(person.email)).status, (await signIn('moved@example.com')).status]).toEqual([
      409, 200,
    ]);
    expect(await view(person)).toMatchObject({ email: 'moved@example.com', pendingUsername: null });
    expect((await under.mailed('account.secured')).at(-1)).toMatchObject({
      email: person.email,
      what: 'username',
    });
    expect((await confirm(agree)).error?.code).toBe('CODE_INVALID');
    const query = { entity: 'account', number: person.caller.accountNumber! };
    const trail = await under.identity.call(
      identityListAudit,
      { query },
      { caller: aCaller({ role: 'admin' }) },
    );
    expect(trail.items[0]).toMatchObject({
      field: 'email',
      before: person.email,
      after: 'moved@example.com',
    });
  });

  test('of another account is told to its mailbox alone', async () => {
    const [person, other] = [await somebody(), await somebody()];
    await want(person, other.email);
    await under.identity.runJobs();
    expect((await under.mailed('sign-up.known')).at(-1)).toMatchObject({ email: other.email });
    expect((await view(person)).pendingUsername).toBeNull();
  });

  test('taken by another meanwhile stays theirs', async () => {
    const person = await somebody();
    await want(person, 'late@example.com');
    const { agree, prove } = await codes();
    await confirm(agree);
    await signUp(under, { email: 'late@example.com' });
    expect((await confirm(prove)).data?.outcome).toBe('taken');
    expect(await view(person)).toMatchObject({ email: person.email, pendingUsername: null });
  });

  test('that is not wanted any more opens nothing by its codes', async () => {
    const person = await somebody();
    await want(person, 'kept@example.com');
    const { agree, prove } = await codes();
    await under.identity.call(identityKeepUsername, {}, { caller: person.caller });
    for (const code of [agree, prove]) expect((await confirm(code)).error?.code).toBe('CODE_INVALID');
    expect((await view(person)).pendingUsername).toBeNull();
  });

  test('needs the password, and is another one than now', async () => {
    const person = await somebody();
    await expect(want(person, 'x@example.com', 'wrong-Horse-7')).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    await expect(want(person, person.email)).rejects.toMatchObject({ code: 'INVALID' });
  });
});

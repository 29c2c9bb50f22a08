import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { identityGetSecurity } from '@gantry/contracts/endpoints/account-security';
import { identityListAudit, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import {
  identityAddPasskey,
  identityRemovePasskey,
  identityRenamePasskey,
  identityStartPasskey,
  identityStartPasskeySignIn,
} from '@gantry/contracts/endpoints/passkeys';
import {
  identityAdminGetSignInRules,
  identityAdminSaveSignInRules,
} from '@gantry/contracts/endpoints/second-step';
import type { Identity } from '@gantry/contracts/schemas/account';
import { aCaller } from '@gantry/nest-kit/testing';
import { password, signUp, startIdentity } from './identity-under-test.ts';
import { SoftwareAuthenticator, type Forged } from './software-authenticator.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());
beforeEach(() => under.identity.sql('truncate identity.attempt_count'));

const resolve = (token: string) => under.identity.call(identityResolveSession, { body: { token } });
let people = 0;
async function somebody(role = 'customer') {
  const email = `passkey-${(people += 1)}@example.com`;
  const { token } = await signUp(under, { email });
  await under.identity.sql('update identity.account set role = ? where email = ?', [role, email]);
  return { email, token, caller: (await resolve(token))! };
}

const start = (caller: Identity, current = password) =>
  under.identity.call(identityStartPasskey, { body: { current } }, { caller });
async function add(caller: Identity, forged: Forged = {}, name = 'Work laptop') {
  const { options, ticket } = await start(caller);
  const device = new SoftwareAuthenticator(caller.accountId!);
  const credential = device.make(options.challenge, forged);
  const body = { name, ticket, credential };
  const { recoveryCodes } = await under.identity.call(identityAddPasskey, { body }, { caller });
  return { device, recoveryCodes, body };
}
/** Somebody with a passkey. */
async function withPasskey(role?: string) {
  const one = await somebody(role);
  return { ...one, ...(await add(one.caller)) };
}

const ask = () => under.identity.call(identityStartPasskeySignIn, {});
async function signInBy(device: SoftwareAuthenticator, forged: Forged = {}, asked = ask()) {
  const { options, ticket } = await asked;
  const proof = device.prove(options.challenge, forged);
  const { status, body, cookies } = await under.send('/auth/passkey', { ticket, proof, remember: false });
  return { status, data: body.data, error: body.error?.code, token: cookies.get('accessToken') ?? '', proof };
}
const signIn = async (email: string) => {
  const { body, cookies } = await under.send('/auth/sign-in', { email, password });
  return { data: body.data, step: cookies.get('sign-in-step') ?? '' };
};
const open = async (step: string) => (await under.read('/auth/second-step', { step })).data;
const securityOf = (caller: Identity) => under.identity.call(identityGetSecurity, {}, { caller });
const lastMail = async () => (await under.mailed('account.secured')).at(-1);

describe('a passkey', () => {
  test('is added by the password and signs in alone, without e-mail address or second step', async () => {
    const { email, caller, device, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toBeNull();
    expect(await lastMail()).toMatchObject({ email, what: 'passkey-added' });
    const done = await signInBy(device);
    expect(done).toMatchObject({ status: 200, data: { user: { email }, step: null } });
    expect(await resolve(done.token)).toMatchObject({ email });
    const { passkeys, secondStep } = await securityOf(caller);
    expect(passkeys).toEqual([
      expect.objectContaining({ name: 'Work laptop', isSynced: true, usedAt: expect.any(String) }),
    ]);
    // beside the password, which goes on as it was
    expect(secondStep.isOn).toBe(false);
    expect((await signIn(email)).data.step).toBeNull();
  });

  test('is renamed and removed by its owner alone', async () => {
    const { email, caller, device } = await withPasskey();
    const stranger = await withPasskey();
    const [{ id } = { id: '' }] = (await securityOf(caller)).passkeys;
    const params = { id };
    const rename = (by: Identity) =>
      under.identity.call(identityRenamePasskey, { params, body: { name: 'Key ring' } }, { caller: by });
    const remove = (by: Identity, current = password) =>
      under.identity.call(identityRemovePasskey, { params, body: { current } }, { caller: by });
    await expect(rename(stranger.caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remove(stranger.caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remove(caller, 'wrong-Horse-7')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await rename(caller);
    expect((await securityOf(caller)).passkeys).toMatchObject([{ id, name: 'Key ring' }]);
    await remove(caller);
    expect((await securityOf(caller)).passkeys).toEqual([]);
    expect(await lastMail()).toMatchObject({ email, what: 'passkey-removed' });
    expect((await signInBy(device)).error).toBe('PASSKEY_REFUSED');
    const trail = await under.identity.call(
      identityListAudit,
      { query: { entity: 'account' } },
      { caller: aCaller({ role: 'admin' }) },
    );
    const ofOwner = trail.items.filter(({ actor, field }) => actor === email && field === 'passkey');
    expect(new Set(ofOwner.map(({ after }) => after))).toEqual(new Set(['added', null]));
  });

  test('is not added without the password, by the ticket of somebody else, or twice', async () => {
    const { caller, body } = await withPasskey();
    await expect(start(caller, 'wrong-Horse-7')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const stranger = await somebody();
    const addAs = (by: Identity) => under.identity.call(identityAddPasskey, { body }, { caller: by });
    await expect(addAs(stranger.caller)).rejects.toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    await expect(addAs(caller)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const { options } = await start(caller);
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([body.credential.id]);
  });

  test('of somebody else cannot be claimed', async () => {
    const { device, email } = await withPasskey();
    const thief = await somebody();
    const { options, ticket } = await start(thief.caller);
    const body = { name: 'Mine', ticket, credential: device.make(options.challenge) };
    await expect(
      under.identity.call(identityAddPasskey, { body }, { caller: thief.caller }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await signInBy(device)).data.user.email).toBe(email);
  });

  const lies = {
    'made for another site': { origin: 'https://gantry.example.evil' },
    'made for another party': { party: 'evil.example' },
    'of the other ceremony': { type: 'webauthn.other' },
    'without PIN or finger': { isUnverified: true },
  };
  test.each(Object.entries(lies))('%s is neither added nor signs in', async (_, forged) => {
    const { caller, device } = await withPasskey();
    await expect(add(caller, forged)).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect((await signInBy(device, forged)).error).toBe('PASSKEY_REFUSED');
    expect((await signInBy(device)).status).toBe(200);
  });

  test.each([
    ['signed by another key', { isForeignKey: true }],
    ['said to be of another account', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('%s is refused', async (_, forged: Forged) => {
    const { device } = await withPasskey();
    expect((await signInBy(device, forged)).error).toBe('PASSKEY_REFUSED');
  });

  test('whose counter stands still or goes back is refused, as a copy is found out', async () => {
    const { device } = await withPasskey();
    expect((await signInBy(device, { counter: 7 })).status).toBe(200);
    expect((await signInBy(device, { counter: 7 })).error).toBe('PASSKEY_REFUSED');
    expect((await signInBy(device, { counter: 3 })).error).toBe('PASSKEY_REFUSED');
    expect((await signInBy(device, { counter: 8 })).status).toBe(200);
  });

  test('that does not count signs in again and again', async () => {
    const { device } = await withPasskey();
    for (let times = 0; times < 3; times += 1)
      expect((await signInBy(device, { counter: 0 })).status).toBe(200);
  });

  test('signs for one sign-in once, also where two send it at the same moment, and not with an old ticket', async () => {
    const { device } = await withPasskey();
    const asked = await ask();
    const proof = device.prove(asked.options.challenge, { counter: 0 });
    const send = () => under.send('/auth/passkey', { ticket: asked.ticket, proof, remember: false });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await send()).body.error.code).toBe('SIGN_IN_EXPIRED');
    const other = await ask();
    const mixed = await under.send('/auth/passkey', { ticket: other.ticket, proof, remember: false });
    expect(mixed.body.error.code).toBe('PASSKEY_REFUSED');
    const made = await under.send('/auth/passkey', { ticket: 'made-up', proof, remember: false });
    expect(made.body.error.code).toBe('SIGN_IN_EXPIRED');
  });

  test.each(['blocked', 'merged'])('of a %s account is refused like an unknown one', async (status) => {
    const { email, device } = await withPasskey();
    await under.identity.sql('update identity.account set status = ? where email = ?', [status, email]);
    expect((await signInBy(device)).error).toBe('PASSKEY_REFUSED');
    expect((await signInBy(new SoftwareAuthenticator('nobody'))).error).toBe('PASSKEY_REFUSED');
  });

  test('that cannot be read is refused, not an error of the store', async () => {
    const { caller } = await somebody();
    const { ticket } = await start(caller);
    const credential = { id: 'AA', clientDataJSON: 'AA', attestationObject: 'AA', transports: [] };
    const body = { name: 'Broken', ticket, credential };
    await expect(under.identity.call(identityAddPasskey, { body }, { caller })).rejects.toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
  });
});

describe('where staff need a second step', () => {
  const admin = aCaller({ role: 'admin' });
  const want = async (staffSecondStep: boolean, caller: Identity = admin) => {
    const { version } = await under.identity.call(identityAdminGetSignInRules, {}, { caller });
    return under.identity.call(
      identityAdminSaveSignInRules,
      { body: { staffSecondStep, version } },
      { caller },
    );
  };
  const prove = (step: string, proof: object) => under.send('/auth/second-step/passkey', proof, { step });
  const setUp = (step: string, body: object) =>
    under.send('/auth/second-step/passkey', body, { step, method: 'PUT' });
  afterAll(async () => {
    await under.identity.sql('update identity.sign_in_rules set staff_second_step = false');
  });

  test('an admin with a passkey may want it of all; who has none loses the session, who has one keeps it', async () => {
    const boss = await withPasskey('admin');
    const bare = await somebody('support');
    await want(true, (await resolve(boss.token))!);
    expect(await resolve(boss.token)).toMatchObject({ email: boss.email });
    expect(await resolve(bare.token)).toBeNull();
  });

  test('the password is followed by a passkey of the same account, and by no other', async () => {
    const { email, device, token } = await withPasskey('support');
    const other = await withPasskey('support');
    expect((await securityOf((await resolve(token))!)).secondStep).toMatchObject({
      isOn: true,
      codesLeft: 10,
    });
    const { data, step } = await signIn(email);
    expect(data.step).toBe('prove');
    const { prove: asked } = await open(step);
    expect(asked).toMatchObject({ hasApp: false, passkey: { allowCredentials: [{ id: device.id }] } });
    const { challenge } = asked.passkey;
    expect((await prove(step, other.device.prove(challenge))).body.error.code).toBe('PASSKEY_REFUSED');
    expect((await prove(step, device.prove('AAAA'))).body.error.code).toBe('PASSKEY_REFUSED');
    const done = await prove(step, device.prove(challenge));
    expect(done.body.data).toMatchObject({ user: { email }, step: null });
    expect((await prove(step, device.prove(challenge))).body.error.code).toBe('SIGN_IN_EXPIRED');
  });

  test('a recovery code stands in for a passkey that is lost', async () => {
    const { email, recoveryCodes } = await withPasskey('support');
    expect(recoveryCodes).toHaveLength(10);
    const { step } = await signIn(email);
    const { body } = await under.send('/auth/second-step', { code: recoveryCodes![0]! }, { step });
    expect(body.data.user.email).toBe(email);
  });

  test('who has nothing yet sets a passkey up while signing in, gets codes, and is asked for it from then on', async () => {
    const { email } = await somebody('support');
    const { data, step } = await signIn(email);
    expect(data.step).toBe('set-up');
    const { setUp: offered } = await open(step);
    expect(offered.app.secret).toEqual(expect.any(String));
    const [account] = await under.identity.sql<{ id: string }>(
      'select id from identity.account where email = ?',
      [email],
    );
    const device = new SoftwareAuthenticator(account!.id);
    const { challenge } = offered.passkey;
    const wrong = await setUp(step, { name: 'Key', credential: device.make('AAAA') });
    expect(wrong.body.error.code).toBe('PASSKEY_REFUSED');
    const done = await setUp(step, { name: 'Key', credential: device.make(challenge) });
    expect(done.body.data).toMatchObject({ user: { email }, step: null });
    expect(done.body.data.recoveryCodes).toHaveLength(10);
    expect((await signIn(email)).data.step).toBe('prove');
    expect(await lastMail()).toMatchObject({ email, what: 'passkey-added' });
  });

  test('of two who know the password and set up at once one gets in, whatever each of them sets up', async () => {
    const { email, caller } = await somebody('support');
    const begun = await Promise.all([signIn(email), signIn(email)]);
    const finish = begun.map(async ({ step }) => {
      const { challenge } = (await open(step)).setUp.passkey;
      const device = new SoftwareAuthenticator(caller.accountId!);
      return (await setUp(step, { name: 'Key', credential: device.make(challenge) })).status;
    });
    const statuses = await Promise.all(finish);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('the last passkey stays, and goes once there is another', async () => {
    const { caller } = await withPasskey('support');
    const [first] = (await securityOf(caller)).passkeys;
    const remove = () =>
      under.identity.call(
        identityRemovePasskey,
        { params: { id: first!.id }, body: { current: password } },
        { caller },
      );
    await expect(remove()).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await securityOf(caller)).passkeys).toHaveLength(1);
    expect((await add(caller, {}, 'Telephone')).recoveryCodes).toBeNull();
    await remove();
    expect((await securityOf(caller)).passkeys).toMatchObject([{ name: 'Telephone' }]);
  });
});

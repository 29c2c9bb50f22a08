import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { identityGetSecurity } from '@gantry/contracts/endpoints/account-security';
import {
  identityAdminActOnAccount,
  identityAdminGetAccount,
} from '@gantry/contracts/endpoints/admin-accounts';
import { identityListAudit, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import {
  identityAdminGetSignInRules,
  identityAdminSaveSignInRules,
  identityConfirmApp,
  identityRemoveApp,
  identityRenewRecoveryCodes,
  identityStartApp,
} from '@gantry/contracts/endpoints/second-step';
import type { Identity } from '@gantry/contracts/schemas/account';
import { aCaller } from '@gantry/nest-kit/testing';
import { password, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());
beforeEach(() => under.identity.sql('truncate identity.attempt_count'));

const resolve = (token: string) => under.identity.call(identityResolveSession, { body: { token } });
/** The code of an app `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
/** The code of the half minute before would run out on its way where the next one is about to begin. */
async function untilTimeIsLeft(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3000) await sleep(left);
}
let people = 0;

/** Somebody with an authenticator app; the code of the time step before was used to set it up. */
async function withApp(role = 'customer') {
  const email = `step-${(people += 1)}@example.com`;
  const { token } = await signUp(under, { email });
  await under.identity.sql('update identity.account set role = ? where email = ?', [role, email]);
  const caller = (await resolve(token))!;
  const { secret, ticket } = await start(caller);
  await untilTimeIsLeft();
  const { recoveryCodes } = await under.identity.call(
    identityConfirmApp,
    { body: { code: codeOf(secret, -1), ticket } },
    { caller },
  );
  return { email, token, caller, secret, recoveryCodes };
}
const start = (caller: Identity) =>
  under.identity.call(identityStartApp, { body: { current: password } }, { caller });
const signIn = async (email: string, secret = password, device?: string) => {
  const { status, body, cookies } = await under.send(
    '/auth/sign-in',
    { email, password: secret },
    { device },
  );
  return { status, data: body.data, error: body.error, step: cookies.get('sign-in-step') ?? '', cookies };
};
const prove = async (step: string, code: string, device?: string) => {
  const { status, body, cookies } = await under.send('/auth/second-step', { code }, { step, device });
  return {
    status,
    data: body.data,
    error: body.error?.code,
    token: cookies.get('accessToken') ?? '',
    cookies,
  };
};
const securityOf = (caller: Identity) => under.identity.call(identityGetSecurity, {}, { caller });

describe('an authenticator app', () => {
  test('is set up by the password and a code of it, and makes signing in take two steps', async () => {
    const { email, caller, secret, recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await securityOf(caller)).secondStep).toMatchObject({ codesLeft: 10, isRequired: false });
    const { data, step, cookies } = await signIn(email);
    expect(data).toEqual({ user: null, cart: null, step: 'prove' });
    expect(cookies.has('accessToken')).toBe(false);
    const done = await prove(step, codeOf(secret));
    expect(done).toMatchObject({ status: 200, data: { user: { email }, step: null, recoveryCodes: null } });
    expect(await resolve(done.token)).toMatchObject({ email });
    expect(done.cookies.get('sign-in-step')).toBeNull();
    expect((await under.mailed('account.secured')).at(-1)).toMatchObject({ email, what: 'app-added' });
  });

  test('counts from its first code on, which belongs to its account and is entered in time', async () => {
    const email = 'unproven@example.com';
    const { token } = await signUp(under, { email });
    const caller = (await resolve(token))!;
    const { ticket, secret, qr, uri } = await start(caller);
    expect([uri.startsWith('otpauth://totp/'), qr.path.startsWith('M0 0h7v1')]).toEqual([true, true]);
    const confirm = (body: { code: string; ticket: string }, by = caller) =>
      under.identity.call(identityConfirmApp, { body }, { caller: by });
    await expect(confirm({ code: codeOf(secret, 7), ticket })).rejects.toMatchObject({
      code: 'CODE_INVALID',
    });
    const stranger = await withApp();
    await expect(confirm({ code: codeOf(secret), ticket }, stranger.caller)).rejects.toMatchObject({
      code: 'SIGN_IN_EXPIRED',
    });
    expect((await signIn(email)).data.step).toBeNull();
  });

  test('is not set up, removed or given new codes without the password', async () => {
    const { caller } = await withApp();
    for (const endpoint of [identityStartApp, identityRemoveApp, identityRenewRecoveryCodes])
      await expect(
        under.identity.call(endpoint, { body: { current: 'wrong-Horse-7' } }, { caller }),
      ).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(start(caller)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('that is removed takes its recovery codes along, and the password alone signs in again', async () => {
    const { email, caller } = await withApp();
    await under.identity.call(identityRemoveApp, { body: { current: password } }, { caller });
    expect((await signIn(email)).data.step).toBeNull();
    expect((await securityOf(caller)).secondStep).toMatchObject({ appSince: null, codesLeft: 0 });
    expect((await under.mailed('account.secured')).at(-1)).toMatchObject({ email, what: 'app-removed' });
  });

  test('keeps its secret and the codes out of the database', async () => {
    const { secret, recoveryCodes } = await withApp();
    const tables = ['authenticator', 'recovery_code', 'pending_sign_in'];
    const rows = await Promise.all(
      tables.map((table) => under.identity.sql(`select * from identity.${table}`)),
    );
    const stored = JSON.stringify(rows);
    for (const hidden of [
      secret,
      secret.replaceAll(' ', ''),
      ...recoveryCodes,
      recoveryCodes[0]!.replaceAll('-', ''),
    ])
      expect(stored).not.toContain(hidden);
  });
});

describe('the second step', () => {
  test('takes each code once, also where two enter it at the same moment', async () => {
    const { email, secret } = await withApp();
    const code = codeOf(secret);
    const [one, other] = [await signIn(email), await signIn(email)];
    const answers = await Promise.all([prove(one.step, code), prove(other.step, code)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const again = await signIn(email);
    expect((await prove(again.step, code)).error).toBe('CODE_INVALID');
    expect((await prove(again.step, codeOf(secret, -1))).error).toBe('CODE_INVALID');
    expect((await prove(again.step, codeOf(secret, 1))).status).toBe(200);
  });

  test('takes a recovery code once, however it is typed, and tells the owner', async () => {
    const { email, recoveryCodes } = await withApp();
    const typed = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ');
    expect((await prove((await signIn(email)).step, typed)).status).toBe(200);
    expect((await under.mailed('account.secured')).at(-1)).toMatchObject({ email, what: 'code-used' });
    expect((await prove((await signIn(email)).step, typed)).error).toBe('CODE_INVALID');
    expect((await prove((await signIn(email)).step, recoveryCodes[4]!)).status).toBe(200);
  });

  test('knows only the newest recovery codes, and none of another account', async () => {
    const [person, other] = [await withApp(), await withApp()];
    const renewed = await under.identity.call(
      identityRenewRecoveryCodes,
      { body: { current: password } },
      { caller: person.caller },
    );
    const { step } = await signIn(person.email);
    for (const code of [person.recoveryCodes[0]!, other.recoveryCodes[0]!])
      expect((await prove(step, code)).error).toBe('CODE_INVALID');
    expect((await prove(step, renewed.recoveryCodes[0]!)).status).toBe(200);
  });

  test('opens nothing without a password before, after ten minutes, or after ten tries', async () => {
    const { email, secret, recoveryCodes } = await withApp();
    for (const step of ['', 'x'.repeat(43)])
      expect((await prove(step, codeOf(secret))).error).toBe('SIGN_IN_EXPIRED');
    const late = await signIn(email);
    await under.identity.sql(`update identity.pending_sign_in set expires_at = now() - interval '1 second'`);
    expect((await prove(late.step, codeOf(secret))).error).toBe('SIGN_IN_EXPIRED');
    const tried = await signIn(email);
    await under.identity.sql('update identity.pending_sign_in set tries = 10');
    expect((await prove(tried.step, recoveryCodes[0]!)).error).toBe('SIGN_IN_EXPIRED');
  });

  test('of an account whose password is replaced begins anew, and recovery does not go around it', async () => {
    const { email, secret } = await withApp();
    const { step } = await signIn(email);
    await under.send('/auth/recovery', { email });
    await under.identity.runJobs();
    const { code } = (await under.mailed('recovery.started')).at(-1)!;
    const renewed = 'quite-Another-8';
    expect((await under.send(`/auth/recovery/${code}`, { password: renewed })).status).toBe(200);
    expect((await prove(step, codeOf(secret))).error).toBe('SIGN_IN_EXPIRED');
    const anew = await signIn(email, renewed);
    expect(anew.data).toEqual({ user: null, cart: null, step: 'prove' });
    expect((await prove(anew.step, codeOf(secret))).status).toBe(200);
  });
});

describe('tries of the second step', () => {
  test('are limited for the account, from wherever they come, and do not lock the owner out', async () => {
    const { email, secret } = await withApp();
    const known = await prove((await signIn(email)).step, codeOf(secret));
    const device = known.cookies.get('device')!;
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { step } = await signIn(email);
      for (let tries = 0; tries < 5; tries += 1) statuses.push((await prove(step, '000000')).status);
    }
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const owner = await signIn(email, password, device);
    expect((await prove(owner.step, codeOf(secret, 1), device)).status).toBe(200);
  });

  test('leave the password counted until the step has passed: nobody tries more passwords this way', async () => {
    const { email, secret } = await withApp();
    for (let n = 0; n < 10; n += 1) expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email)).status).toBe(429);
    await under.identity.sql('truncate identity.attempt_count');
    for (let n = 0; n < 9; n += 1) await signIn(email);
    expect((await prove((await signIn(email)).step, codeOf(secret))).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  test('that fail with the right password are told to the owner, a few times a day', async () => {
    const { email } = await withApp();
    const told = async () =>
      (await under.mailed('account.secured')).filter(
        (mail) => mail.email === email && (mail as never as { what: string }).what === 'step-failed',
      );
    for (let n = 0; n < 5; n += 1) {
      await under.identity.sql(
        `delete from identity.attempt_count where key like 'second-step/%' or key like 'sign-in/%'`,
      );
      const { step } = await signIn(email);
      for (let tries = 0; tries < 4; tries += 1) await prove(step, '000000');
    }
    expect(await told()).toHaveLength(3);
  });

  test('of unknown accounts and wrong passwords never come: both are refused in the same words', async () => {
    const { email } = await withApp();
    const said = [await signIn(email, 'wrong-Horse-7'), await signIn('nobody-here@example.com')].map(
      ({ status, error, cookies }) => [status, error.code, error.message, cookies.size],
    );
    expect(said[0]).toEqual(said[1]);
  });
});

describe('staff of whom the store wants a second step', () => {
  const rules = (caller: Identity) => under.identity.call(identityAdminGetSignInRules, {}, { caller });
  async function want(caller: Identity, staffSecondStep: boolean) {
    const { version } = await rules(caller);
    return under.identity.call(
      identityAdminSaveSignInRules,
      { body: { staffSecondStep, version } },
      { caller },
    );
  }
  async function plainStaff(role: string) {
    const email = `${role}-${(people += 1)}@example.com`;
    const { token } = await signUp(under, { email });
    await under.identity.sql('update identity.account set role = ? where email = ?', [role, email]);
    return { email, token };
  }

  test('set one up before there is a session, and those who are in without one are signed out', async () => {
    const admin = await withApp('admin');
    const [sales, buyer] = [await plainStaff('sales'), await plainStaff('customer')];
    await want((await resolve(admin.token))!, true);
    expect([await resolve(sales.token), await resolve(buyer.token)]).toEqual([null, expect.anything()]);
    expect(await resolve(admin.token)).not.toBeNull();
    expect((await signIn(buyer.email)).data.step).toBeNull();

    const first = await signIn(sales.email);
    expect([first.data.step, first.cookies.has('accessToken')]).toEqual(['set-up', false]);
    const open = await openStep(first.step);
    // whoever begins at the same time sees another secret, and nothing of this one
    const second = await signIn(sales.email);
    expect((await openStep(second.step)).setUp.app.secret).not.toBe(open.setUp.app.secret);
    const done = await prove(first.step, codeOf(open.setUp.app.secret));
    expect(done.data.recoveryCodes).toHaveLength(10);
    expect(await resolve(done.token)).toMatchObject({ email: sales.email, role: 'sales' });
    expect((await prove(second.step, codeOf((await openStep(second.step)).setUp.app.secret))).error).toBe(
      'CODE_INVALID',
    );
    await expect(
      under.identity.call(
        identityRemoveApp,
        { body: { current: password } },
        { caller: (await resolve(done.token))! },
      ),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const trail = await under.identity.call(
      identityListAudit,
      { query: { entity: 'sign-in-rules' } },
      { caller: aCaller({ role: 'auditor' }) },
    );
    expect(trail.items[0]).toMatchObject({ actor: admin.email, before: 'false', after: 'true' });
    await want((await resolve(admin.token))!, false);
  });

  test('are wanted by an admin alone, who has one, and by the rules as they are on the screen', async () => {
    const plain = await plainStaff('admin');
    const caller = (await resolve(plain.token))!;
    await expect(want(caller, true)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const body = { staffSecondStep: true, version: 99 };
    const save = (by: Identity) =>
      under.identity.call(identityAdminSaveSignInRules, { body }, { caller: by });
    await expect(save(caller)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    for (const role of ['support', 'auditor', 'customer'] as const)
      await expect(save(aCaller({ role }))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  const openStep = async (step: string) =>
    (await under.read('/auth/second-step', { step })).data as { setUp: { app: { secret: string } } };
});

test('who has lost everything is helped by staff, with a reason, and hears of it', async () => {
  const { email, caller, token } = await withApp();
  const support = aCaller({ role: 'support', accountId: '0195b2a0-0000-7000-8000-0000000000bb' });
  const params = { number: caller.accountNumber! };
  const read = () => under.identity.call(identityAdminGetAccount, { params }, { caller: support });
  const account = await read();
  expect([account.hasSecondStep, account.acts.includes('reset-second-step')]).toEqual([true, true]);
  const body = {
    act: 'reset-second-step',
    version: account.version,
    reason: 'lost their telephone',
  } as const;
  const act = () =>
    under.identity.call(
      identityAdminActOnAccount,
      { params, body },
      { caller: support, idempotencyKey: 'reset-second-step-1' },
    );
  await act();
  expect(await act()).toMatchObject({ hasSecondStep: false });
  expect((await read()).acts).not.toContain('reset-second-step');
  expect(await resolve(token)).toBeNull();
  expect((await signIn(email)).data.step).toBeNull();
  expect((await under.mailed('account.secured')).at(-1)).toMatchObject({ email, what: 'step-reset' });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { identityResolveSession } from '@gantry/contracts/endpoints/identity';
import { password, person, requestSignUp, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
  await signUp(under);
});
afterAll(() => under.stop());

const query = <Row extends object>(sql: string, values: unknown[] = []) =>
  under.identity.sql<Row>(sql, values);

/** The code in the newest mail order of a kind. */
const mailed = async (event: string) => (await under.mailed(event)).at(-1)?.code;

async function startRecovery(email = person.email): Promise<string> {
  expect((await under.send('/auth/recovery', { email })).body).toEqual({ data: { ok: true } });
  await under.identity.runJobs();
  return (await mailed('recovery.started')) ?? '';
}
const finish = async (code: string, secret: string) =>
  (await under.send(`/auth/recovery/${code}`, { password: secret })).body.error?.code ?? 'ok';
const confirm = async (code: string) =>
  (await under.send('/my-account/confirm-username', { code })).body.error?.code ?? 'ok';
const signIn = async (secret: string) =>
  (await under.send('/auth/sign-in', { email: person.email, password: secret })).status;

test('confirms the address once, by a code of at least 128 bit that stands in a path', async () => {
  await requestSignUp(under, { email: 'code@example.com' });
  const code = (await mailed('account.created')) ?? '';
  expect(code).toMatch(/^[a-z2-7]{36}$/);
  expect(await confirm(code)).toBe('ok');
  expect(await confirm(code)).toBe('CODE_INVALID');
});

test('stores neither codes nor session secrets in plain text', async () => {
  const { token } = await signUp(under, { email: 'clear@example.com' });
  const code = (await mailed('account.created')) ?? '';
  const stored = await query('select * from identity.one_time_code, identity.session, identity.account');
  expect(JSON.stringify(stored)).not.toContain(code.slice(10));
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(JSON.stringify(stored)).not.toContain(password);
});

test('answers a known and an unknown address alike, and mails only the known one', async () => {
  const before = await mailed('recovery.started');
  await startRecovery('nobody@example.com');
  expect(await mailed('recovery.started')).toBe(before);
});

test('sets a new password with the code, once, and ends every session', async () => {
  const signedIn = await under.send('/auth/sign-in', { email: person.email, password });
  const token = signedIn.cookies.get('accessToken') ?? '';
  const code = await startRecovery();
  expect(await finish(code, 'a-New-horse-9')).toBe('ok');
  expect(await under.identity.call(identityResolveSession, { body: { token } })).toBeNull();
  expect([await signIn(password), await signIn('a-New-horse-9')]).toEqual([409, 200]);
  expect(await finish(code, password)).toBe('CODE_INVALID');
});

test('takes the newest code only, and no code for another purpose', async () => {
  const first = await startRecovery();
  const second = await startRecovery();
  expect(second).not.toBe(first);
  expect(await finish(first, password)).toBe('CODE_INVALID');
  expect(await confirm(second)).toBe('CODE_INVALID');
  expect(await finish(second, password)).toBe('ok');
});

test('accepts a code typed in uppercase', async () => {
  expect(await finish((await startRecovery()).toUpperCase(), password)).toBe('ok');
});

test('refuses a code after ten tries, the right one too', async () => {
  const code = await startRecovery();
  const wrong = code.slice(0, 10) + 'a'.repeat(26);
  for (let n = 0; n < 10; n += 1) expect(await finish(wrong, password)).toBe('CODE_INVALID');
  expect(await finish(code, password)).toBe('CODE_INVALID');
});

test('refuses a code after thirty minutes', async () => {
  const code = await startRecovery();
  await query(`update identity.one_time_code set expires_at = expires_at - interval '31 minutes'`);
  expect(await finish(code, password)).toBe('CODE_INVALID');
});

test('refuses weak passwords with the reason', async () => {
  const answer = await under.send(`/auth/recovery/${await startRecovery()}`, { password: 'aaaaaaaa' });
  expect(answer.body.error).toMatchObject({ code: 'INVALID', issues: [{ path: 'password' }] });
});

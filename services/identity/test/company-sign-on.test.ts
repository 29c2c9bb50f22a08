import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { identityListAudit, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import type { Forged } from './forging-provider.ts';
import { password, requestSignUp, signUp } from './identity-under-test.ts';
import {
  admin,
  begin,
  finish,
  forger,
  forgetAttempts,
  newCompany,
  real,
  rowOf,
  signOn,
  startSignOn,
  stopSignOn,
  under,
  withSignOn,
} from './sign-on-under-test.ts';

beforeAll(startSignOn);
afterAll(stopSignOn);
beforeEach(forgetAttempts);

/** Until a transaction waits for another one to end. */
async function untilSomebodyWaits(): Promise<void> {
  const sql = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const [row] = await under.identity.sql<{ waiting: number }>(sql);
    if (row!.waiting > 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

describe('somebody who comes from the provider of their company', () => {
  test('gets an account in it just in time, with the role of the mapping, and is led back', async () => {
    const roles = { claim: 'groups', mappings: [{ value: 'buyers', role: 'approver' }], otherwise: 'viewer' };
    const { domain, number } = await withSignOn({ roles });
    const email = `ada@${domain}`;
    const { outcome, data, token } = await signOn(email, { groups: ['other', 'buyers'] });
    expect(outcome).toBe('in');
    expect(data).toMatchObject({
      ref: '/cart',
      locale: 'en-US',
      step: null,
      user: { email, name: 'Ada Buyer', role: 'customer' },
    });
    expect(await under.identity.call(identityResolveSession, { body: { token } })).toMatchObject({ email });
    const account = await rowOf(email);
    const keeper = await under.identity.sql<{ company_id: string }>(
      'select company_id from identity.account where number = ?',
      [number],
    );
    expect(account).toMatchObject({ status: 'active', company_role: 'approver', ...keeper[0] });
    const query = { entity: 'account', number: account!.number };
    const { items } = await under.identity.call(identityListAudit, { query }, admin);
    expect(items.map(({ field }) => field)).toEqual(['company-sign-on', 'company-role', 'status']);
  });

  test('is known by who they are there, and their role follows the provider', async () => {
    const roles = { claim: 'groups', mappings: [{ value: 'buyers', role: 'buyer' }], otherwise: 'viewer' };
    const { domain } = await withSignOn({ roles });
    const email = `eve@${domain}`;
    await signOn(email, { groups: ['buyers'] }, 'subject-1');
    // married, and out of the group
    const again = await signOn(`eve.new@${domain}`, {}, 'subject-1');
    expect(again.data.user.email).toBe(email);
    expect(await rowOf(email)).toMatchObject({ company_role: 'viewer' });
    expect(await rowOf(`eve.new@${domain}`)).toBeUndefined();
  });

  test('keeps the account they had, which comes into the company', async () => {
    const { domain } = await withSignOn();
    const email = `old@${domain}`;
    await signUp(under, { email });
    const before = await rowOf(email);
    expect((await signOn(email)).outcome).toBe('in');
    expect(await rowOf(email)).toMatchObject({ number: before!.number, company_role: 'buyer' });
  });

  test('has to have an account where the company does not have one made just in time', async () => {
    const { domain } = await withSignOn({ createsAccounts: false });
    const [known, unknown] = [`known@${domain}`, `unknown@${domain}`];
    await signUp(under, { email: known });
    expect((await signOn(known)).outcome).toBe('in');
    expect((await signOn(unknown)).outcome).toBe('no-account');
    expect(await rowOf(unknown)).toBeUndefined();
  });

  test('takes an account that a stranger opened with their address: its password opens it no more', async () => {
    const { domain } = await withSignOn();
    const email = `early@${domain}`;
    await requestSignUp(under, { email });
    expect((await signOn(email)).outcome).toBe('in');
    const { body } = await under.send('/auth/sign-in', { email, password, remember: false });
    expect(body.error.code).toBe('WRONG_CREDENTIALS');
  });

  test('twice at once has one account', async () => {
    const { domain } = await withSignOn();
    const email = `twice@${domain}`;
    const told = { email, email_verified: true };
    const begun = [await begin(email), await begin(email)];
    const queries: string[] = [];
    for (const { url } of begun) queries.push(await real.visit(url, email, told));
    const both = await Promise.all(begun.map(({ signOn: mine }, at) => finish(queries[at]!, mine)));
    expect(both.map(({ outcome }) => outcome)).toEqual(['in', 'in']);
  });

  test('while somebody signs up with the same address has one account, whose password opens nothing', async () => {
    const { domain } = await withSignOn();
    const email = `race@${domain}`;
    // a sign-up that has written its account and not committed yet
    const other = new Client({ connectionString: under.database.url });
    await other.connect();
    await other.query('begin');
    await other.query(
      `insert into identity.account (id, number, email, password_hash, name, role, status, locale, created_at)
       select gen_random_uuid(), 'a-' || nextval('identity.account_number'), $1, password_hash, 'Early', role,
         'unconfirmed', locale, now() from identity.account limit 1`,
      [email],
    );
    const entered = signOn(email);
    await untilSomebodyWaits();
    await other.query('commit');
    await other.end();
    expect((await entered).outcome).toBe('in');
    const rows = await under.identity.sql('select status from identity.account where email = ?', [email]);
    expect(rows).toEqual([{ status: 'active' }]);
    const { body } = await under.send('/auth/sign-in', { email, password, remember: false });
    expect(body.error.code).toBe('WRONG_CREDENTIALS');
  });
});

describe('an answer of the real provider', () => {
  test('is good once, in the browser that began, within ten minutes', async () => {
    const { domain } = await withSignOn();
    const email = `once@${domain}`;
    const told = { email, email_verified: true };
    const [mine, other] = [await begin(email), await begin(email)];
    const query = await real.visit(mine.url, email, told);
    expect((await finish(query, other.signOn)).outcome).toBe('SIGN_IN_EXPIRED');
    expect((await finish(query, '')).outcome).toBe('SIGN_IN_EXPIRED');
    expect((await finish(query.replace(/state=[^&]*/, 'state=mine'), mine.signOn)).outcome).toBe(
      'SIGN_IN_EXPIRED',
    );
    expect((await finish(query, mine.signOn)).outcome).toBe('in');
    expect((await finish(query, mine.signOn)).outcome).toBe('SIGN_IN_EXPIRED');
    // a used code with a state that is still good
    const state = new URL(other.url).searchParams.get('state');
    const replayed = query.replace(/state=[^&]*/, `state=${state}`);
    expect((await finish(replayed, other.signOn)).outcome).toBe('not-proven');
    const late = await begin(email);
    const lateQuery = await real.visit(late.url, email, told);
    await under.identity.sql("update identity.sign_on_request set expires_at = now() - interval '1 second'");
    expect((await finish(lateQuery, late.signOn)).outcome).toBe('SIGN_IN_EXPIRED');
  });

  test('with an address that is not verified, or of another domain, signs nobody in', async () => {
    const { domain } = await withSignOn();
    const another = await withSignOn();
    const email = `them@${domain}`;
    expect((await signOn(email, { email_verified: false })).outcome).toBe('address');
    expect((await signOn(email, { email: 'them@elsewhere.example' })).outcome).toBe('address');
    expect((await signOn(email, { email: `them@sub.${domain}` })).outcome).toBe('address');
    // the provider of one company speaks for people of another
    expect((await signOn(email, { email: `boss@${another.domain}` })).outcome).toBe('address');
    expect(await rowOf(`boss@${another.domain}`)).toBeUndefined();
  });

  test('opens no account that is blocked, of staff, of another company, or of somebody else there', async () => {
    const { domain } = await withSignOn();
    const change = (email: string, change: string) =>
      under.identity.sql(`update identity.account set ${change} where email = ?`, [email]);
    const refused = async (who: string, changed: string) => {
      const email = `${who}@${domain}`;
      await signUp(under, { email });
      await change(email, changed);
      const { outcome, token } = await signOn(email);
      return [outcome, token];
    };
    expect(await refused('blocked', "status = 'black-list'")).toEqual(['account', '']);
    expect(await refused('staff', "role = 'admin'")).toEqual(['account', '']);
    const { email: keeper } = await newCompany();
    const { company_id } = (await rowOf(keeper))!;
    expect(await refused('theirs', `company_id = '${company_id}'`)).toEqual(['account', '']);
    const email = `passed-on@${domain}`;
    expect((await signOn(email, {}, 'first')).outcome).toBe('in');
    expect((await signOn(email, {}, 'second')).outcome).toBe('account');
    await change(email, 'company_id = null');
    expect((await signOn(email, {}, 'first')).outcome).toBe('account');
  });

  test('that says no says so', async () => {
    const { domain } = await withSignOn();
    const begun = await begin(`no@${domain}`);
    const state = new URL(begun.url).searchParams.get('state');
    const query = `error=access_denied&state=${state}&iss=${encodeURIComponent(real.issuer)}`;
    expect((await finish(query, begun.signOn)).outcome).toBe('canceled');
  });
});

describe('a token', () => {
  const attempt = async (forged: Forged, change: Record<string, string> = {}) => {
    const { domain } = await withSignOn({ issuer: forger.issuer });
    const email = `forged@${domain}`;
    const begun = await begin(email);
    const query = forger.answer(begun.url, email, forged);
    for (const [name, value] of Object.entries(change)) query.set(name, value);
    return (await finish(query.toString(), begun.signOn)).outcome;
  };
  const past = Math.floor(Date.now() / 1000) - 3600;

  test('that is honest signs in', async () => {
    expect(await attempt({})).toBe('in');
  });

  test.each<[string, Forged]>([
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['of another issuer', { claims: { iss: 'https://another.example' } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['that has expired', { claims: { iat: past, exp: past + 60 } }],
    ['without a signature', { alg: 'none' }],
    ['signed by a stranger', { isStrangers: true }],
  ])('%s proves nothing', async (_, forged) => {
    expect(await attempt(forged)).toBe('not-proven');
  });

  test('that comes with the name of another provider is not fetched (mix-up)', async () => {
    expect(await attempt({}, { iss: real.issuer })).toBe('not-proven');
  });
});

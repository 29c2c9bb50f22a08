import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  identityListApiKeys,
  identityListCompanyApiKeys,
  identityMakeApiKey,
  identityResolveApiKey,
  identityRevokeApiKey,
  identityRevokeCompanyApiKey,
  identityRotateApiKey,
} from '@gantry/contracts/endpoints/api-keys';
import {
  identityAdminActOnAccount,
  identityAdminGetAccount,
} from '@gantry/contracts/endpoints/admin-accounts';
import { identityListAudit, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { KeyScope } from '@gantry/contracts/key-scopes';
import { maxApiKeys } from '@gantry/contracts/schemas/api-key';
import { aCaller } from '@gantry/nest-kit/testing';
import { password, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());
beforeEach(() => under.identity.sql('truncate identity.attempt_count'));

let people = 0;
async function somebody(role = 'customer') {
  const email = `key-${(people += 1)}@example.com`;
  const { token } = await signUp(under, { email });
  await under.identity.sql('update identity.account set role = ? where email = ?', [role, email]);
  const caller = (await under.identity.call(identityResolveSession, { body: { token } }))!;
  return { email, caller };
}

interface Wanted {
  readonly name?: string;
  readonly scopes?: KeyScope[];
  readonly days?: 30 | 90;
  readonly current?: string;
}
const make = (
  caller: Identity,
  { name = 'ERP', scopes = ['orders-read'], days = 90, current = password }: Wanted = {},
) => under.identity.call(identityMakeApiKey, { body: { name, scopes, days, current } }, { caller });
const resolve = (secret: string, address = '192.0.2.7') =>
  under.identity.call(identityResolveApiKey, { body: { secret, address } });
const listOf = async (caller: Identity) => under.identity.call(identityListApiKeys, {}, { caller });
const rotate = (caller: Identity, id: string, overlapHours: 0 | 24 = 24) => {
  const body = { days: 30, overlapHours, current: password } as const;
  return under.identity.call(identityRotateApiKey, { params: { id }, body }, { caller });
};
const revoke = (caller: Identity, id: string) =>
  under.identity.call(identityRevokeApiKey, { params: { id } }, { caller });
const lastMail = async () => (await under.mailed('account.secured')).at(-1);
const admin = aCaller({ role: 'admin', accountId: '0195b2a0-0000-7000-8000-0000000000ff' });

describe('an API key', () => {
  test('is made by the password, resolves to its owner with its scopes, and tells when it was last used', async () => {
    const { email, caller } = await somebody();
    await expect(make(caller, { current: 'wrong-Horse-7' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const { key, secret } = await make(caller, { scopes: ['orders-read', 'quotes-read'] });
    expect(secret).toMatch(/^gantry_[A-Za-z0-9_-]{43}$/);
    expect(key).toMatchObject({ name: 'ERP', hint: secret.slice(-4), usedAt: null });
    expect(await lastMail()).toMatchObject({ email, what: 'key-added' });
    expect(await resolve(secret)).toMatchObject({
      accountId: caller.accountId,
      sessionId: null,
      role: 'customer',
      key: { id: key.id, name: 'ERP', scopes: ['orders-read', 'quotes-read'] },
    });
    const { keys } = await listOf(caller);
    expect(keys).toEqual([expect.objectContaining({ usedFrom: '192.0.2.7', usedAt: expect.any(String) })]);
    expect(JSON.stringify(keys)).not.toContain(secret);
  });

  test('is stored as a hash alone', async () => {
    const { caller } = await somebody();
    const { key, secret } = await make(caller);
    const rows = await under.identity.sql<{ hash: Buffer; all: string }>(
      'select secret_hash as hash, api_key::text as all from identity.api_key where id = ?',
      [key.id],
    );
    expect(Buffer.from(rows[0]!.hash)).toEqual(createHash('sha256').update(secret).digest());
    const written = await under.identity.sql<{ text: string }>(
      `select payload::text as text from graphile_worker._private_jobs
       union all select entry::text from identity.audit_entry as entry`,
    );
    expect(written.filter(({ text }) => text.includes(secret.slice(7)))).toEqual([]);
    expect(rows[0]!.all).not.toContain(secret.slice(7));
  });

  test('offers and takes only scopes that open something to its owner', async () => {
    const { caller } = await somebody();
    const { offered } = await listOf(caller);
    expect(offered).toEqual(expect.arrayContaining(['catalog-read', 'orders-place', 'invoices-read']));
    expect(offered).not.toEqual(expect.arrayContaining(['orders-fulfill']));
    await expect(make(caller, { scopes: ['products-write'] })).rejects.toMatchObject({ code: 'INVALID' });
    const viewer = {
      ...caller,
      companyId: '0195b2a0-0000-7000-8000-00000000000c',
      companyRole: 'viewer',
    } as const;
    const { offered: toViewer } = await listOf(viewer);
    expect(toViewer).toContain('orders-read');
    expect(toViewer).not.toContain('quotes-request');
    const clerk = await somebody('catalog');
    expect((await listOf(clerk.caller)).offered).toContain('products-write');
    expect((await listOf(clerk.caller)).offered).not.toContain('receipts-write');
  });

  test('needs a name of its own and a confirmed address, and there are only so many', async () => {
    const { caller } = await somebody();
    await expect(make({ ...caller, confirmed: false })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await make(caller, { name: 'ERP' });
    await expect(make(caller, { name: 'erp' })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'name' }],
    });
    await under.identity.sql(
      `insert into identity.api_key (id, account_id, name, scopes, secret_hash, hint, created_at, expires_at)
       select gen_random_uuid(), ?, 'key ' || n, '{orders-read}', sha256((? || n)::bytea), 'abcd', now(), now() + interval '1 day'
       from generate_series(2, ?) as n`,
      [caller.accountId, caller.email, maxApiKeys],
    );
    await expect(make(caller, { name: 'one more' })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('of two made at once under one name, one is', async () => {
    const { caller } = await somebody();
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => make(caller)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await listOf(caller)).keys).toHaveLength(1);
  });

  test('gets another secret, and the one before goes on for as long as was said', async () => {
    const { caller, email } = await somebody();
    const first = await make(caller);
    const second = await rotate(caller, first.key.id);
    expect(second.secret).not.toBe(first.secret);
    expect(await lastMail()).toMatchObject({ email, what: 'key-rotated' });
    expect(await resolve(first.secret)).not.toBeNull();
    expect(await resolve(second.secret)).not.toBeNull();
    await under.identity.sql(
      `update identity.api_key set earlier_until = now() - interval '1 second' where id = ?`,
      [first.key.id],
    );
    expect(await resolve(first.secret)).toBeNull();
    const third = await rotate(caller, first.key.id, 0);
    expect(await resolve(second.secret)).toBeNull();
    expect(await resolve(third.secret)).not.toBeNull();
    const stranger = await somebody();
    await expect(rotate(stranger.caller, first.key.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('ends: by its owner, by its time, and with the account', async () => {
    const { caller, email } = await somebody();
    const revoked = await make(caller, { name: 'revoked' });
    const stranger = await somebody();
    await revoke(stranger.caller, revoked.key.id);
    expect(await resolve(revoked.secret)).not.toBeNull();
    await revoke(caller, revoked.key.id);
    await revoke(caller, revoked.key.id);
    expect(await resolve(revoked.secret)).toBeNull();
    expect(await lastMail()).toMatchObject({ email, what: 'key-revoked' });
    const old = await make(caller, { name: 'old' });
    await under.identity.sql(`update identity.api_key set expires_at = now() where id = ?`, [old.key.id]);
    expect(await resolve(old.secret)).toBeNull();
    const last = await make(caller, { name: 'last' });
    await under.identity.sql(`update identity.account set status = 'black-list' where email = ?`, [email]);
    expect(await resolve(last.secret)).toBeNull();
  });

  test('ends when the account is recovered: whoever was in may have made it', async () => {
    const { caller, email } = await somebody();
    const { secret } = await make(caller);
    await under.send('/auth/recovery', { email });
    await under.identity.runJobs();
    const mails = await under.mailed('recovery.started');
    const { code } = mails.findLast((mail) => mail.email === email)!;
    const done = await under.send(`/auth/recovery/${code}`, { password: 'another-Horse-8' });
    expect(done.status).toBe(200);
    expect(await resolve(secret)).toBeNull();
  });

  test('stands in the trail with what it opens', async () => {
    const { caller, email } = await somebody();
    const { key } = await make(caller);
    await rotate(caller, key.id);
    await revoke(caller, key.id);
    const trail = await under.identity.call(
      identityListAudit,
      { query: { entity: 'account' } },
      { caller: admin },
    );
    const ofKey = trail.items.filter(({ actor, field }) => actor === email && field === 'api-key');
    expect(ofKey.map(({ before, after }) => [before, after]).toReversed()).toEqual([
      [null, 'ERP (orders-read)'],
      ['ERP', 'ERP: another secret'],
      ['ERP', null],
    ]);
  });

  test('is seen and revoked by staff', async () => {
    const { caller, email } = await somebody();
    const { key, secret } = await make(caller);
    const number = caller.accountNumber!;
    const read = async () =>
      under.identity.call(identityAdminGetAccount, { params: { number } }, { caller: admin });
    expect(await read()).toMatchObject({
      apiKeys: [{ id: key.id }],
      acts: expect.arrayContaining(['revoke-key']),
    });
    const act = (by: Identity, idempotencyKey: string) =>
      under.identity.call(
        identityAdminActOnAccount,
        { params: { number }, body: { act: 'revoke-key', version: 0, keyId: key.id } },
        { caller: by, idempotencyKey },
      );
    await expect(
      act(aCaller({ role: 'sales', accountId: admin.accountId }), 'k'.repeat(20)),
    ).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await act(admin, 'l'.repeat(20));
    expect(await read()).toMatchObject({ apiKeys: [] });
    expect(await resolve(secret)).toBeNull();
    expect(await lastMail()).toMatchObject({ email, what: 'key-revoked' });
  });
});

describe('keys of a company', () => {
  test('are seen and revoked by its admins, and by nobody of another', async () => {
    const [boss, worker, other] = [await somebody(), await somebody(), await somebody()];
    const companyId = '0195b2a0-0000-7000-8000-0000000000c1';
    await under.identity.sql('insert into identity.company (id, name) values (?, ?), (?, ?)', [
      companyId,
      'Keyed Company',
      '0195b2a0-0000-7000-8000-0000000000c2',
      'Another Company',
    ]);
    const join = (email: string, id: string, role: string) =>
      under.identity.sql('update identity.account set company_id = ?, company_role = ? where email = ?', [
        id,
        role,
        email,
      ]);
    await join(boss.email, companyId, 'admin');
    await join(worker.email, companyId, 'buyer');
    await join(other.email, '0195b2a0-0000-7000-8000-0000000000c2', 'admin');
    const as = ({ caller }: typeof boss, role: 'admin' | 'buyer') =>
      ({ ...caller, companyId, companyRole: role }) as const;
    const { key, secret } = await make(as(worker, 'buyer'));
    const list = (caller: Identity) => under.identity.call(identityListCompanyApiKeys, {}, { caller });
    const end = (caller: Identity) =>
      under.identity.call(identityRevokeCompanyApiKey, { params: { id: key.id } }, { caller });
    await expect(list(as(worker, 'buyer'))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await list(as(boss, 'admin'))).toMatchObject({
      keys: [{ id: key.id, owner: { email: worker.email } }],
    });
    // admin of another company, whatever the caller says
    expect(await list(as(other, 'admin'))).toEqual({ keys: [] });
    await end(as(other, 'admin'));
    expect(await resolve(secret)).not.toBeNull();
    await end(as(boss, 'admin'));
    expect(await resolve(secret)).toBeNull();
    expect(await lastMail()).toMatchObject({ email: worker.email, what: 'key-revoked' });
  });
});

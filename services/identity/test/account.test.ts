import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  identityAddAddress,
  identityGetProfile,
  identityListAddresses,
  identityListAudit,
  identityVerifyAudit,
  identityRemoveAddress,
  identityResolveSession,
  identitySaveAddress,
  identitySaveProfile,
} from '@gantry/contracts/endpoints/identity';
import { identityFindAccount, identityListStaff } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import { aCaller } from '@gantry/nest-kit/testing';
import { signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
let pat: Identity;
let kim: Identity;
beforeAll(async () => {
  under = await startIdentity();
  const callerOf = async (email: string) => {
    const { token } = await signUp(under, { email });
    const caller = await under.identity.call(identityResolveSession, { body: { token } });
    return caller ?? aCaller();
  };
  pat = await callerOf('pat@example.com');
  kim = await callerOf('kim@example.com');
});
afterAll(() => under.stop());

const facts = (label: string, defaults = false) => ({
  label,
  address: {
    company: null,
    attention: 'Pat',
    line1: '1 Main St',
    line2: null,
    city: 'Casper',
    region: 'WY',
    postalCode: '82601',
    country: 'US',
    phone: null,
  },
  isDefaultBilling: defaults,
  isDefaultShipping: defaults,
});
const add = (label: string, defaults: boolean, key = `add-the-address-${label}`) =>
  under.identity.call(
    identityAddAddress,
    { body: facts(label, defaults) },
    { caller: pat, idempotencyKey: key },
  );
const list = (caller: Identity) => under.identity.call(identityListAddresses, {}, { caller });

test('keeps an address book with one default of each kind', async () => {
  await add('Plant', true);
  const office = await add('Office', true);
  const book = await list(pat);
  expect(book.map(({ label, isDefaultShipping }) => [label, isDefaultShipping])).toEqual([
    ['Plant', false],
    ['Office', true],
  ]);
  const params = { id: office.id };
  const saved = await under.identity.call(
    identitySaveAddress,
    { params, body: facts('Head office') },
    { caller: pat },
  );
  expect(saved).toMatchObject({ label: 'Head office', isDefaultBilling: false });
});

test('adds an address once, however often it is sent', async () => {
  const twice = await Promise.all([add('Once', false), add('Once', false)]);
  expect(twice[0]).toEqual(twice[1]);
  expect((await list(pat)).filter(({ label }) => label === 'Once')).toHaveLength(1);
});

test('neither shows nor changes another account’s address', async () => {
  const [first] = await list(pat);
  const params = { id: first?.id ?? '' };
  expect(await list(kim)).toEqual([]);
  const save = under.identity.call(identitySaveAddress, { params, body: facts('Mine') }, { caller: kim });
  await expect(save).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await under.identity.call(identityRemoveAddress, { params }, { caller: kim });
  expect((await list(pat)).map(({ id }) => id)).toContain(params.id);
  await under.identity.call(identityRemoveAddress, { params }, { caller: pat });
  expect((await list(pat)).map(({ id }) => id)).not.toContain(params.id);
});

const auditor = aCaller({ role: 'auditor' });
const audit = (query: Record<string, string> = {}) =>
  under.identity.call(identityListAudit, { query }, { caller: auditor });

test('saves the profile and leaves a trace of what changed', async () => {
  const body = { name: 'Pat B. Uyer', company: 'Acme', phone: '3075550142' };
  await under.identity.call(identitySaveProfile, { body: { ...body, locale: 'fr-CA' } }, { caller: pat });
  // a page that does not ask for the language leaves it as it is
  await under.identity.call(identitySaveProfile, { body }, { caller: pat });
  const saved = await under.identity.call(identityGetProfile, {}, { caller: pat });
  expect(saved).toEqual({ ...body, locale: 'fr-CA' });
  const { items, chainIntact } = await audit({ entity: 'account', number: pat.accountNumber ?? '' });
  expect(items.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['locale', 'en-US', 'fr-CA'],
    ['phone', null, '3075550142'],
    ['name', 'Pat Buyer', 'Pat B. Uyer'],
    ['status', null, 'unconfirmed'],
  ]);
  expect(chainIntact).toBe(true);
});

const query = (sql: string) => under.identity.sql(sql);

test('lets nobody change the trail, not even the owner of the table', async () => {
  for (const sql of [
    'update identity.audit_entry set after = null',
    'delete from identity.audit_entry',
    'truncate identity.audit_entry',
  ]) {
    await expect(query(sql)).rejects.toThrow('append-only');
  }
});

test('numbers and chains entries that are written at the same time, and shows the newest first', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => signUp(under, { email: `chain${n}@example.com` })));
  const { items, chainIntact } = await audit();
  expect(chainIntact).toBe(true);
  // more than nine entries: as text, 9 would stand before 10
  expect(items.length).toBeGreaterThan(9);
  const ids = items.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('detects a change made around the trigger', async () => {
  await query('alter table identity.audit_entry disable trigger append_only');
  await query(`update identity.audit_entry set after = 'active' where field = 'status' and id = 1`);
  await query('alter table identity.audit_entry enable trigger append_only');
  // it was looked at before, and each look verifies what has come since
  const verify = () => under.identity.call(identityVerifyAudit, {}, { caller: auditor });
  expect(await verify()).toEqual({ chainIntact: false });
  expect((await audit()).chainIntact).toBe(false);
  await query('alter table identity.audit_entry disable trigger append_only');
  await query(`update identity.audit_entry set after = 'unconfirmed' where field = 'status' and id = 1`);
  await query('alter table identity.audit_entry enable trigger append_only');
  expect((await audit()).chainIntact).toBe(true);
  expect(await verify()).toEqual({ chainIntact: true });
});

test('detects that an entry is missing, or has come in between, since it was looked at', async () => {
  expect((await audit()).chainIntact).toBe(true);
  await query('alter table identity.audit_entry disable trigger append_only');
  await query(
    'create table identity.put_aside as select * from identity.audit_entry order by id desc limit 1',
  );
  await query('delete from identity.audit_entry where id = (select id from identity.put_aside)');
  expect((await audit()).chainIntact).toBe(false);
  await query('alter table identity.audit_entry disable trigger chain');
  await query('insert into identity.audit_entry select * from identity.put_aside');
  await query('alter table identity.audit_entry enable trigger chain');
  await query('alter table identity.audit_entry enable trigger append_only');
  await query('drop table identity.put_aside');
  expect((await audit()).chainIntact).toBe(true);
});

test('verifies a long trail bit by bit while it is looked at, and finds what was changed near its end', async () => {
  await query(`insert into identity.audit_entry (at, entity, entity_number, field, after)
    select now(), 'order', n::text, 'status', 'new' from generate_series(1, 6000) n`);
  const change = async (after: string) => {
    await query('alter table identity.audit_entry disable trigger append_only');
    await query(
      `update identity.audit_entry set after = '${after}' where entity_number = '5990' and entity = 'order'`,
    );
    await query('alter table identity.audit_entry enable trigger append_only');
  };
  const looks = async (isIntact: boolean) => {
    for (let look = 0; look < 100; look += 1) {
      if ((await audit()).chainIntact === isIntact) return true;
      await sleep(20);
    }
    return false;
  };
  await change('canceled');
  expect((await audit()).chainIntact).toBe(true);
  expect(await looks(false)).toBe(true);
  await change('new');
  expect(await looks(true)).toBe(true);
  const { items, total, counted } = await audit({ entity: 'order', page: '2' });
  expect([items.length, items[0]?.entityNumber, total, counted]).toEqual([50, '5950', 6000, undefined]);
  const all = await audit({ page: '120' });
  expect(all.items).toHaveLength(50);
});

test('shows the trail to auditors and administrators only', async () => {
  for (const role of ['customer', 'sales', 'finance'] as const) {
    const call = under.identity.call(identityListAudit, { query: {} }, { caller: aCaller({ role }) });
    await expect(call).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  }
});

test('finds nothing for a filter that is SQL', async () => {
  const { items, total } = await audit({ entity: `account' or '1'='1`, page: '-1 union select' });
  expect([items, total]).toEqual([[], 0]);
});

test('the directory finds accounts by number and staff by role, and nobody who may not sign in', async () => {
  const find = (number: string) => under.identity.call(identityFindAccount, { body: { number } });
  expect(await find(pat.accountNumber!)).toMatchObject({
    accountId: pat.accountId,
    name: expect.any(String),
  });
  expect(await find('a-0')).toBeNull();
  const staff = () => under.identity.call(identityListStaff, { body: { roles: ['sales'] } });
  expect(await staff()).toEqual([]);
  await under.identity.sql(`update identity.account set role = 'sales' where number = ?`, [
    kim.accountNumber,
  ]);
  expect(await staff()).toMatchObject([{ accountId: kim.accountId }]);
  await under.identity.sql(`update identity.account set status = 'black-list' where number = ?`, [
    kim.accountNumber,
  ]);
  expect([await staff(), await find(kim.accountNumber!)]).toEqual([[], null]);
});

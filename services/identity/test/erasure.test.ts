import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { identityEraseAccount, identityGetErasure } from '@gantry/contracts/endpoints/account-erasure';
import { identityAddAddress } from '@gantry/contracts/endpoints/identity';
import {
  identityListAudit,
  identityResolveSession,
  identitySaveProfile,
} from '@gantry/contracts/endpoints/identity';
import type { OpenBusiness } from '@gantry/domain/erasure';
import { password, signUp, startIdentity } from './identity-under-test.ts';
import { backOfficeOf, staff } from './staff-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
const nothing = { balance: 0, openOrders: 0, openRequests: 0, waitingApprovals: 0 };
let open: Omit<OpenBusiness, 'isOnlyAdmin'> = nothing;
beforeAll(async () => {
  under = await startIdentity({}, { salesGetOpenBusiness: () => open });
});
afterAll(() => under.stop());
const { admin, act, record } = backOfficeOf(() => under);

const resolve = (token: string) => under.identity.call(identityResolveSession, { body: { token } });
let people = 0;
async function somebody(email = `gone-${(people += 1)}@example.com`) {
  const facts = { email, name: 'Gwen Gone', company: 'Gone Works' };
  const { token } = await signUp(under, facts, { key: randomUUID() });
  const caller = (await resolve(token))!;
  return { email, token, caller, number: caller.accountNumber! };
}
type Person = Awaited<ReturnType<typeof somebody>>;
const erase = ({ caller }: Person, current = password) =>
  under.identity.call(identityEraseAccount, { body: { current } }, { caller });
const trail = async (number: string) =>
  (await under.identity.call(identityListAudit, { query: { entity: 'account', number } }, { caller: admin }))
    .items;

/** Every table of identity in which a text occurs, but for the trail, which keeps what it was told. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await under.identity.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'identity' and tablename <> 'audit_entry'`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await under.identity.sql<{ n: number }>(
        `select count(*)::int as n from ${name} t where position(? in t::text) > 0`,
        [text],
      );
      return row!.n > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

async function keepAddress({ caller }: Person): Promise<void> {
  const address = { company: null, attention: 'Gwen Gone', line1: '1 Main St', line2: null, city: 'Casper' };
  const place = { region: 'WY', postalCode: '82601', country: 'US', phone: '13075550123' };
  const book = { label: 'Plant', isDefaultBilling: true, isDefaultShipping: true };
  const body = { ...book, address: { ...address, ...place } };
  await under.identity.call(identityAddAddress, { body }, { caller, idempotencyKey: randomUUID() });
}

test('nothing of a person who has their account erased is left, and the others are told', async () => {
  const person = await somebody();
  await keepAddress(person);
  expect(await tablesWith('Gwen Gone')).not.toEqual([]);
  await erase(person);
  expect(await resolve(person.token)).toBeNull();
  for (const text of [person.email, 'Gwen Gone']) expect(await tablesWith(text)).toEqual([]);
  expect(await record(person.number)).toMatchObject({
    status: 'deleted',
    name: person.number.toUpperCase(),
    email: `${person.number}@erased.invalid`,
    phone: null,
    typedCompany: null,
    sessions: [],
    acts: [],
  });
  const told = await under.identity.sql<{ identifier: string }>(
    `select t.identifier from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier like '%:account.eras%' order by 1`,
  );
  expect(told.map(({ identifier }) => identifier)).toEqual([
    'catalog:account.erased',
    'notifications:account.erased',
    'notifications:account.erasure-done',
    'payments:account.erased',
    'sales:account.erased',
    'taxation:account.erased',
  ]);
});

test('the user name is free again, and whoever takes it has nothing of before', async () => {
  const person = await somebody('again@example.com');
  await keepAddress(person);
  await erase(person);
  const other = await somebody('again@example.com');
  expect(other.number).not.toBe(person.number);
  expect((await record(other.number)).status).toBe('active');
  expect((await record(person.number)).status).toBe('deleted');
});

test('the password is asked for, and nobody is erased by a guess', async () => {
  const person = await somebody();
  await expect(erase(person, 'not-the-One-1')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(await resolve(person.token)).not.toBeNull();
});

test.each([
  ['balance', { balance: 100 }],
  ['open-orders', { openOrders: 1 }],
  ['open-requests', { openRequests: 1 }],
  ['waiting-approvals', { waitingApprovals: 1 }],
] as const)('%s stands in the way, of its owner and of staff', async (blocker, business) => {
  const person = await somebody();
  open = { ...nothing, ...business };
  try {
    const view = await under.identity.call(identityGetErasure, {}, { caller: person.caller });
    expect(view).toMatchObject({ blockers: [blocker], paperYears: 7 });
    const refused = { code: 'WRONG_STATE', data: { blockers: [blocker] } };
    await expect(erase(person)).rejects.toMatchObject(refused);
    await expect(act(person.number, { act: 'erase', reason: 'asked by phone' })).rejects.toMatchObject(
      refused,
    );
  } finally {
    open = nothing;
  }
  expect((await record(person.number)).status).toBe('active');
});

test('the only admin of a company hands it over first; whoever is alone in one may go', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const company = { act: 'set-company', company: 'Left Alone Inc', reason: 'asked by mail' } as const;
  await act(one.number, { ...company, companyRole: 'admin' });
  await act(two.number, { ...company, companyRole: 'buyer' });
  await expect(erase(one)).rejects.toMatchObject({
    code: 'WRONG_STATE',
    data: { blockers: ['only-admin'] },
  });
  await erase(two);
  const { membership } = await record(one.number);
  expect(membership?.people.map(({ number }) => number)).toEqual([one.number]);
  await erase(one);
  expect((await record(one.number)).membership).toBeNull();
});

test('admins erase for somebody who asks, with the reason; others may not, and staff do not erase themselves', async () => {
  const person = await somebody();
  const wanted = { act: 'erase', reason: 'asked by letter' } as const;
  for (const role of ['support', 'finance'] as const)
    await expect(act(person.number, wanted, staff(role))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  expect(await act(person.number, wanted)).toMatchObject({ status: 'deleted' });
  const [entry] = await trail(person.number);
  expect(entry).toMatchObject({
    field: 'status',
    before: 'active',
    after: 'deleted',
    reason: 'asked by letter',
  });
  const colleague = await somebody();
  await act(colleague.number, { act: 'set-role', role: 'sales', newAdmin: '', reason: 'hired' });
  await expect(erase(colleague)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

test('the trail tells of it without the person, and what it told before is hidden, its chain whole', async () => {
  const person = await somebody();
  await under.identity.call(
    identitySaveProfile,
    { body: { name: 'Gwendolyn Gone', company: 'Gone Works', phone: null } },
    { caller: person.caller },
  );
  expect((await trail(person.number))[0]).toMatchObject({ before: 'Gwen Gone', actor: person.email });
  await erase(person);
  const entries = await trail(person.number);
  const shown = JSON.stringify(entries);
  for (const text of ['Gwen', person.email]) expect(shown).not.toContain(text);
  expect(entries[0]).toMatchObject({ field: 'status', after: 'deleted', actor: person.number.toUpperCase() });
  expect(entries[1]).toMatchObject({ field: 'name', before: '•••', after: '•••' });
  const [kept] = await under.identity.sql<{ before: string }>(
    `select before from identity.audit_entry where entity_number = ? and field = 'name'`,
    [person.number],
  );
  expect(kept!.before).toBe('Gwen Gone');
});

test('whoever searches the trail by what an erased person was called finds nothing, and by their number all of it', async () => {
  const person = await somebody();
  await under.identity.call(
    identitySaveProfile,
    { body: { name: 'Gwen G.', company: 'Gone Works', phone: null } },
    { caller: person.caller },
  );
  const found = async (text: string) =>
    (await under.identity.call(identityListAudit, { query: { person: text } }, { caller: admin })).total;
  const before = await found(person.email);
  expect(before).toBeGreaterThan(0);
  await erase(person);
  expect(await found(person.email)).toBe(0);
  expect(await found(person.number.toUpperCase())).toBe(before + 1);
});

test('an account that was merged can be erased too, and the owner of the other one is told nothing', async () => {
  const [from, into] = [await somebody(), await somebody()];
  await act(from.number, { act: 'merge', into: into.number, newAdmin: '', reason: 'one person' });
  const before = (await under.mailed('account.erasure-done')).length;
  expect(await act(from.number, { act: 'erase', reason: 'asked by letter' })).toMatchObject({
    status: 'deleted',
  });
  expect((await under.mailed('account.erasure-done')).length).toBe(before);
  expect((await record(into.number)).status).toBe('active');
});

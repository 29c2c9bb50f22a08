import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { identityAdminListAccounts } from '@gantry/contracts/endpoints/admin-accounts';
import {
  identityAddAddress,
  identityListAddresses,
  identityResolveSession,
} from '@gantry/contracts/endpoints/identity';
import { identityFindAccount } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import { publish } from '@gantry/nest-kit/events';
import { aCaller } from '@gantry/nest-kit/testing';
import { signUp, startIdentity } from './identity-under-test.ts';
import { backOfficeOf, staff } from './staff-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { record, act, trailOf } = backOfficeOf(() => under);
const finance = staff('finance');
const resolve = (token: string) => under.identity.call(identityResolveSession, { body: { token } });

let people = 0;
async function aBuyer(): Promise<{ caller: Identity; number: string; token: string; email: string }> {
  const email = `buyer-${(people += 1)}@example.com`;
  const { token } = await signUp(under, { email });
  const caller = (await resolve(token))!;
  return { caller, number: caller.accountNumber!, token, email };
}

test('accounts are listed by queue and found by what is known of them', async () => {
  const { number, email } = await aBuyer();
  const list = (query: object) =>
    under.identity.call(identityAdminListAccounts, { query: query as never }, { caller: finance });
  const found = await list({ search: email.slice(0, 9) });
  expect(found.items).toMatchObject([{ number, email, role: 'customer', status: 'active' }]);
  expect(found.counts).toMatchObject({ all: 1, customers: 1, staff: 0, 'black-list': 0 });
  expect((await list({ search: 'buyer_1' })).total).toBe(0);
  expect((await list({ queue: 'on-hold' })).items).toEqual([]);
  await aBuyer();
  const numbers = async (sort: string) => (await list({ sort })).items.map((one) => one.number);
  const up = await numbers('number');
  expect(up).toEqual(up.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
  expect(await numbers('-number')).toEqual(up.toReversed());
  for (const sort of ['name', 'company,-role', 'status,created', 'seen'])
    expect((await numbers(sort)).toSorted()).toEqual(up.toSorted());
});

test('a record shows what an account owes, where it is signed in, and what this person may do', async () => {
  const { number } = await aBuyer();
  const seen = await record(number, finance);
  expect(seen).toMatchObject({
    creditLimit: null,
    creditUse: { exposure: 120_00, openOrders: 2, openQuotes: 1 },
    acts: ['hold', 'set-terms'],
  });
  expect(seen.sessions).toHaveLength(1);
  await expect(record('a-999999')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(record(number, staff('warehouse'))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(record(number, aCaller())).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

test('an account on hold keeps its sessions and has no credit until it is released', async () => {
  const { number, token } = await aBuyer();
  await act(
    number,
    { act: 'set-terms', creditLimit: '250,000', maxTerm: 'net-15', reason: 'checked' },
    finance,
  );
  expect(await resolve(token)).toMatchObject({ creditLimit: 25_000_000, maxTerm: 'net-15' });
  const held = await act(number, { act: 'hold', reason: 'invoice overdue' }, finance);
  expect(held).toMatchObject({ status: 'on-hold', hold: { reason: 'invoice overdue', by: 'finance' } });
  expect(await resolve(token)).toMatchObject({ creditLimit: null });
  expect(await act(number, { act: 'release' }, finance)).toMatchObject({ status: 'active', hold: null });
  expect(await resolve(token)).toMatchObject({ creditLimit: 25_000_000 });
  expect((await trailOf(number)).slice(0, 4)).toEqual([
    ['status', 'on-hold', 'active', finance.email, null],
    ['status', 'active', 'on-hold', finance.email, 'invoice overdue'],
    ['max-term', 'net-30', 'net-15', finance.email, 'checked'],
    ['credit-limit', null, '25000000', finance.email, 'checked'],
  ]);
});

/** Sales has found that an account is in arrears, or is not any more. */
async function tellArrears(accountId: string, isInArrears: boolean): Promise<void> {
  const em = under.identity.app.get(EntityManager, { strict: false });
  const arrears = { accountId, invoice: 'i-10001', isInArrears };
  const mark = { entity: `account:${accountId}`, version: randomUUID(), inOrder: true };
  await RequestContext.create(em, () =>
    em.transactional((tx) => publish(tx, 'account.arrears-changed', arrears, mark)),
  );
  await under.identity.runJobs();
}

test('an account in arrears is held for its invoice, and released with a mail once that is settled', async () => {
  const { number, caller, email } = await aBuyer();
  const accountId = caller.accountId!;
  await tellArrears(accountId, true);
  await tellArrears(accountId, true);
  expect(await record(number)).toMatchObject({
    status: 'on-hold',
    hold: { by: null, invoice: 'i-10001', reason: 'invoice I-10001 is unpaid after its last reminder' },
  });
  await tellArrears(accountId, false);
  expect(await record(number)).toMatchObject({ status: 'active', hold: null });
  expect(await under.mailed('account.released')).toContainEqual(expect.objectContaining({ email }));
  expect((await trailOf(number)).slice(0, 2)).toEqual([
    ['status', 'on-hold', 'active', null, 'invoice I-10001 is settled'],
    ['status', 'active', 'on-hold', null, 'invoice I-10001 is unpaid after its last reminder'],
  ]);
});

test('a hold somebody had another reason for stays when an invoice is settled', async () => {
  const { number, caller } = await aBuyer();
  await act(number, { act: 'hold', reason: 'asked for by the bank' }, finance);
  await tellArrears(caller.accountId!, true);
  await tellArrears(caller.accountId!, false);
  expect(await record(number)).toMatchObject({ status: 'on-hold', hold: { by: 'finance' } });
});

test('the black list takes two people and ends every session', async () => {
  const { number, token } = await aBuyer();
  const proposed = await act(number, { act: 'propose-block', reason: 'stolen cards' });
  expect(proposed).toMatchObject({ status: 'active', proposal: { by: 'alex', reason: 'stolen cards' } });
  expect(proposed.acts).not.toContain('confirm-block');
  await expect(act(number, { act: 'confirm-block' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  expect(await resolve(token)).not.toBeNull();
  const blocked = await act(number, { act: 'confirm-block' }, staff('admin', 'blair'));
  expect(blocked).toMatchObject({ status: 'black-list', block: { by: 'blair', reason: 'stolen cards' } });
  expect(await resolve(token)).toBeNull();
  await act(number, { act: 'unblock', reason: 'a mistake' });
  expect(await record(number)).toMatchObject({ status: 'active', block: null, proposal: null });
});

test('a new role ends the sessions of the old one, and only admins give roles', async () => {
  const { number, token, email } = await aBuyer();
  const wanted = { act: 'set-role', role: 'sales', reason: 'hired' } as const;
  for (const caller of [finance, staff('support')])
    await expect(act(number, wanted, caller)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  expect(await act(number, wanted)).toMatchObject({ role: 'sales' });
  expect(await resolve(token)).toBeNull();
  // accounts of staff are out of reach for all but admins
  await expect(act(number, { act: 'end-sessions', sessionId: null }, staff('support'))).rejects.toMatchObject(
    {
      code: 'NOT_PERMITTED',
    },
  );
  const self = aCaller({ role: 'admin', accountId: (await idOf(email)) ?? '', email });
  await expect(act(number, { ...wanted, role: 'admin' }, self)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});
const idOf = async (email: string) =>
  (await under.identity.sql<{ id: string }>('select id from identity.account where email = ?', [email]))[0]
    ?.id;

test('people of one company know each other until one is taken out', async () => {
  const [one, two] = [await aBuyer(), await aBuyer()];
  const company = { act: 'set-company', company: 'Bighorn Works', reason: 'asked by mail' } as const;
  await act(one.number, company);
  const second = await act(two.number, { ...company, company: 'BIGHORN works' });
  expect(second).toMatchObject({ company: 'Bighorn Works', companyRole: 'buyer' });
  expect(second.membership?.people.map(({ number }) => number).toSorted()).toEqual(
    [one.number, two.number].toSorted(),
  );
  const [first, other] = [await resolve(one.token), await resolve(two.token)];
  expect(first?.companyId).toBe(other?.companyId);
  expect(await act(two.number, { ...company, company: '' })).toMatchObject({
    company: 'Acme',
    membership: null,
  });
  expect((await resolve(two.token))?.companyId).toBeNull();
});

test('one session ends alone, and nobody’s else', async () => {
  const [one, two] = [await aBuyer(), await aBuyer()];
  const { token: second } = await signInAgain(one.email);
  const [newest] = (await record(one.number)).sessions;
  await act(two.number, { act: 'end-sessions', sessionId: newest!.id }, staff('support'));
  expect(await resolve(second)).not.toBeNull();
  await act(one.number, { act: 'end-sessions', sessionId: newest!.id }, staff('support'));
  expect((await record(one.number)).sessions).toHaveLength(1);
  await act(one.number, { act: 'end-sessions', sessionId: null }, staff('support'));
  expect(await resolve(one.token)).toBeNull();
});
async function signInAgain(email: string) {
  const { cookies } = await under.send('/auth/sign-in', { email, password: 'correct-Horse-7' });
  return { token: cookies.get('accessToken') ?? '' };
}

test('a merged account gives all it has to the other one and cannot be signed in to', async () => {
  const [from, into] = [await aBuyer(), await aBuyer()];
  const address = { company: null, attention: 'Pat', line1: '1 Main St', line2: null, city: 'Casper' };
  const place = { region: 'WY', postalCode: '82601', country: 'US', phone: null };
  await under.identity.call(
    identityAddAddress,
    {
      body: {
        label: 'Plant',
        address: { ...address, ...place },
        isDefaultBilling: true,
        isDefaultShipping: true,
      },
    },
    { caller: from.caller, idempotencyKey: randomUUID() },
  );
  const wanted = { act: 'merge', into: into.number, reason: 'one person' } as const;
  await expect(act(from.number, { ...wanted, into: 'a-999999' })).rejects.toMatchObject({ code: 'INVALID' });
  await expect(act(from.number, { ...wanted, into: from.number })).rejects.toMatchObject({
    code: 'WRONG_STATE',
  });
  const merged = await act(from.number, wanted);
  expect(merged).toMatchObject({ status: 'merged', mergedInto: into.number, acts: ['erase'] });
  expect(await resolve(from.token)).toBeNull();
  const book = await under.identity.call(identityListAddresses, {}, { caller: into.caller });
  expect(book.map(({ label, isDefaultBilling }) => [label, isDefaultBilling])).toEqual([['Plant', false]]);
  expect(await under.identity.call(identityFindAccount, { body: { number: from.number } })).toBeNull();
  const told = await under.identity.sql<{ identifier: string }>(
    `select t.identifier from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier like '%:account.merged' order by 1`,
  );
  expect(told.map(({ identifier }) => identifier.split(':')[0])).toEqual([
    'catalog',
    'payments',
    'sales',
    'taxation',
  ]);
});

test('an act is done once, and only to the account that is on screen', async () => {
  const { number } = await aBuyer();
  const { version } = await record(number);
  const key = randomUUID();
  const hold = { act: 'hold', reason: 'overdue' } as const;
  await act(number, hold, finance, version, key);
  await act(number, hold, finance, version, key);
  await expect(act(number, { act: 'release' }, finance, version)).rejects.toMatchObject({
    code: 'STALE_VERSION',
  });
  expect(
    (await trailOf(number)).filter(([field, , after]) => field === 'status' && after === 'on-hold'),
  ).toHaveLength(1);
});

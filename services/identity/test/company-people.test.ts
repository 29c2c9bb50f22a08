import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  identityChangeColleagueRole,
  identityHandOverCompany,
  identityInviteColleague,
  identityLeaveCompany,
  identityMakeCompany,
  identityResendInvitation,
  identitySetApprovalRules,
  identitySetColleagueBudget,
  identitySetColleagueActive,
  identityWithdrawInvitation,
} from '@gantry/contracts/endpoints/company';
import { identityGetApprovalRule } from '@gantry/contracts/endpoints/internal';
import { identityListAudit } from '@gantry/contracts/endpoints/identity';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { aCaller } from '@gantry/nest-kit/testing';
import { companiesOf, type Person } from './company-under-test.ts';
import { password, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { call, resolve, somebody, boss, colleague, view } = companiesOf(() => under);
const admin = aCaller({ role: 'admin', accountId: '0195b2a0-0000-7000-8000-0000000000ff' });

const setRole = async (by: Person, { number }: Person, role: CompanyRole) =>
  call(
    identityChangeColleagueRole,
    { params: { number }, body: { companyRole: role } },
    { caller: await by.caller() },
  );
const setActive = async (by: Person, { number }: Person, isActive: boolean) =>
  call(identitySetColleagueActive, { params: { number }, body: { isActive } }, { caller: await by.caller() });
const handOver = async (by: Person, { number }: Person) =>
  call(identityHandOverCompany, { body: { number } }, { caller: await by.caller() });
const leave = async (person: Person) => call(identityLeaveCompany, {}, { caller: await person.caller() });
const signIn = async ({ email }: Person) => (await under.send('/auth/sign-in', { email, password })).status;
const refused = (reason: string) => ({ code: 'WRONG_STATE', data: { reason } });
const trailOf = async ({ number }: Person) => {
  const query = { entity: 'account', number };
  const { items, chainIntact } = await call(identityListAudit, { query }, { caller: admin });
  expect(chainIntact).toBe(true);
  return items.map(({ field, before, after, actor }) => [field, before, after, actor]);
};

describe('a company', () => {
  test('is made by a buyer who works alone, who is its admin', async () => {
    const person = await somebody();
    expect(await view(person)).toBeNull();
    expect(await person.caller()).toMatchObject({ companyId: null, companyRole: null });
    await call(identityMakeCompany, { body: { name: 'Alder Mills' } }, { caller: await person.caller() });
    const caller = await person.caller();
    expect(caller).toMatchObject({ companyId: expect.any(String), companyRole: 'admin' });
    expect(await view(person)).toMatchObject({
      name: 'Alder Mills',
      role: 'admin',
      people: [{ email: person.email, role: 'admin', isActive: true, isYou: true }],
      invitations: [],
    });
    expect((await trailOf(person)).slice(0, 2)).toEqual([
      ['company-role', null, 'admin', person.email],
      ['company', null, 'Alder Mills', person.email],
    ]);
    await expect(
      call(identityMakeCompany, { body: { name: 'A second one' } }, { caller }),
    ).rejects.toMatchObject(refused('in-company'));
  });

  test('has a name of its own, however it is written, and staff belong to none', async () => {
    await boss('Birch Tools');
    const other = await somebody();
    await expect(
      call(identityMakeCompany, { body: { name: ' birch TOOLS ' } }, { caller: await other.caller() }),
    ).rejects.toMatchObject({ code: 'INVALID', issues: [{ path: 'body.name' }] });
    expect(await view(other)).toBeNull();
    await under.identity.sql(`update identity.account set role = 'sales' where number = ?`, [other.number]);
    await expect(
      call(identityMakeCompany, { body: { name: 'Staff only' } }, { caller: await other.caller() }),
    ).rejects.toMatchObject(refused('staff'));
  });

  test('is seen by its people alone; invitations and last sign-ins by its admins', async () => {
    const head = await boss();
    const viewer = await colleague(head, 'viewer');
    const seen = await view(head);
    expect(seen!.people.map(({ number, role }) => [number, role])).toEqual([
      [head.number, 'admin'],
      [viewer.number, 'viewer'],
    ]);
    for (const one of seen!.people) expect(Date.parse(one.signedInAt!)).toBeGreaterThan(Date.now() - 60_000);
    const theirs = await view(viewer);
    expect(theirs).toMatchObject({ role: 'viewer', invitations: [] });
    expect(theirs!.people.map(({ signedInAt }) => signedInAt)).toEqual([null, null]);
  });

  test('whose people the store put there without a role has buyers', async () => {
    const head = await boss();
    const mate = await colleague(head);
    await under.identity.sql('update identity.account set company_role = null where number = ?', [
      mate.number,
    ]);
    expect(await mate.caller()).toMatchObject({ companyRole: 'buyer' });
    await expect(setRole(mate, head, 'viewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('people of a company', () => {
  test('get another role by its admins, which counts from their next call on, and are told', async () => {
    const head = await boss();
    const mate = await colleague(head);
    await setRole(head, mate, 'requester');
    expect(await mate.caller()).toMatchObject({ companyRole: 'requester' });
    expect((await trailOf(mate))[0]).toEqual(['company-role', 'buyer', 'requester', head.email]);
    expect((await under.mailed('company.person-changed')).at(-1)).toMatchObject({
      email: mate.email,
      what: 'role',
      role: 'requester',
    });
    await setRole(head, mate, 'requester');
    expect((await trailOf(mate)).filter(([field]) => field === 'company-role')).toHaveLength(2);
  });

  test('who are deactivated are signed out and come in by nothing until they are let in again', async () => {
    const head = await boss();
    const mate = await colleague(head);
    await setActive(head, mate, false);
    expect(await resolve(mate.token)).toBeNull();
    expect(await signIn(mate)).toBe(409);
    const recoveries = await under.mailed('recovery.started');
    await under.send('/auth/recovery', { email: mate.email });
    await under.identity.runJobs();
    expect(await under.mailed('recovery.started')).toEqual(recoveries);
    expect((await view(head))!.people.find(({ number }) => number === mate.number)).toMatchObject({
      isActive: false,
    });
    await setActive(head, mate, true);
    expect(await resolve(mate.token)).toBeNull();
    expect(await signIn(mate)).toBe(200);
    expect((await trailOf(mate)).slice(0, 2)).toEqual([
      ['company-access', 'deactivated', 'active', head.email],
      ['company-access', 'active', 'deactivated', head.email],
    ]);
    const told = (await under.mailed('company.person-changed')).slice(-2);
    expect(told).toMatchObject([{ what: 'deactivated' }, { what: 'reactivated' }]);
  });

  test('whom the store has blocked are not let in by their company', async () => {
    const head = await boss();
    const mate = await colleague(head);
    await under.identity.sql(`update identity.account set status = 'black-list' where number = ?`, [
      mate.number,
    ]);
    await expect(setActive(head, mate, true)).rejects.toMatchObject(refused('inactive'));
    await setActive(head, mate, false);
    await expect(setActive(head, mate, true)).rejects.toMatchObject(refused('inactive'));
  });

  test('take the company over, and who hands it over is a buyer', async () => {
    const head = await boss();
    const mate = await colleague(head, 'viewer');
    await handOver(head, mate);
    expect([(await mate.caller()).companyRole, (await head.caller()).companyRole]).toEqual([
      'admin',
      'buyer',
    ]);
    await expect(handOver(head, mate)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await setActive(mate, head, false);
    await expect(handOver(mate, head)).rejects.toMatchObject(refused('inactive'));
  });

  test('leave it and buy alone again', async () => {
    const head = await boss();
    const mate = await colleague(head, 'requester');
    await leave(mate);
    expect(await mate.caller()).toMatchObject({ companyId: null, companyRole: null });
    expect(await view(mate)).toBeNull();
    await leave(mate);
    expect((await trailOf(mate)).slice(0, 2)).toEqual([
      ['company-role', 'requester', null, mate.email],
      ['company', expect.any(String), null, mate.email],
    ]);
  });
});

describe('an admin', () => {
  test('who is the only one is not demoted, does not leave, and hands over to nobody but others', async () => {
    const head = await boss();
    const mate = await colleague(head);
    await expect(setRole(head, head, 'buyer')).rejects.toMatchObject(refused('last-admin'));
    await expect(leave(head)).rejects.toMatchObject(refused('last-admin'));
    await expect(handOver(head, head)).rejects.toMatchObject(refused('last-admin'));
    await expect(setActive(head, head, false)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await setRole(head, mate, 'admin');
    await setActive(head, mate, false);
    await expect(leave(head)).rejects.toMatchObject(refused('last-admin'));
    await setActive(head, mate, true);
    await leave(head);
    expect(await signIn(mate)).toBe(200);
  });

  test('of two who demote each other at once, one stays', async () => {
    const head = await boss();
    const mate = await colleague(head, 'admin');
    const outcomes = await Promise.allSettled([setRole(head, mate, 'buyer'), setRole(mate, head, 'buyer')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const roles = [(await head.caller()).companyRole, (await mate.caller()).companyRole];
    expect(new Set(roles)).toEqual(new Set(['admin', 'buyer']));
  });

  test('alone in a company leaves it, and what they invited others to is withdrawn', async () => {
    const head = await boss();
    const body = { email: 'later@example.com', companyRole: 'buyer' } as const;
    await call(identityInviteColleague, { body }, { caller: await head.caller() });
    await leave(head);
    expect(await view(head)).toBeNull();
    const open = await under.identity.sql('select from identity.company_invitation where email = ?', [
      body.email,
    ]);
    expect(open).toEqual([]);
  });

  test('does nothing to people of another company, or of none', async () => {
    const head = await boss();
    const strangers = [await boss(), await somebody()];
    for (const stranger of strangers) {
      const gone = { code: 'NOT_FOUND' };
      await expect(setRole(head, stranger, 'viewer')).rejects.toMatchObject(gone);
      await expect(setActive(head, stranger, false)).rejects.toMatchObject(gone);
      await expect(handOver(head, stranger)).rejects.toMatchObject(gone);
      expect(await stranger.caller()).toMatchObject({ accountNumber: stranger.number });
    }
  });

  test('has a role the provider of the company says: it is changed there', async () => {
    const head = await boss();
    const mate = await colleague(head);
    const [{ id, company }] = (await under.identity.sql<{ id: string; company: string }>(
      'select id, company_id as company from identity.account where number = ?',
      [mate.number],
    )) as [{ id: string; company: string }];
    await under.identity.sql(
      `insert into identity.company_sign_on (company_id, issuer, client_id, client_secret, roles, is_required)
       values (?, 'https://id.example', 'c', 's', '{}', false)`,
      [company],
    );
    await under.identity.sql(
      `insert into identity.sign_on_link values (?, 'https://id.example', 'subject', ?)`,
      [company, id],
    );
    await expect(setRole(head, mate, 'viewer')).rejects.toMatchObject(refused('from-provider'));
    await expect(handOver(head, mate)).rejects.toMatchObject(refused('from-provider'));
    expect((await view(head))!.people.map(({ isRoleFromProvider }) => isRoleFromProvider)).toEqual([
      false,
      true,
    ]);
  });
});

const roles: readonly (CompanyRole | null)[] = ['approver', 'buyer', 'requester', 'viewer', null];
test.each(roles)('whoever is %s in the company manages nobody', async (role) => {
  const head = await boss();
  const mate = role ? await colleague(head, role) : await somebody();
  const caller = await mate.caller();
  const id = '0195b2a0-0000-7000-8000-00000000000a';
  const { number } = head;
  const attempts = [
    call(identityInviteColleague, { body: { email: 'x@example.com', companyRole: 'admin' } }, { caller }),
    call(identityResendInvitation, { params: { id } }, { caller }),
    call(identityWithdrawInvitation, { params: { id } }, { caller }),
    call(identityChangeColleagueRole, { params: { number }, body: { companyRole: 'viewer' } }, { caller }),
    call(identitySetColleagueActive, { params: { number }, body: { isActive: false } }, { caller }),
    call(identityHandOverCompany, { body: { number: mate.number } }, { caller }),
  ];
  for (const one of attempts) await expect(one).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

describe('the limit above which orders need approval', () => {
  const setLimit = async (by: Person, approvalLimit: string | null) =>
    call(identitySetApprovalRules, { body: { approvalLimit } }, { caller: await by.caller() });

  test('is set by an admin, seen by everybody there, and told to sales with who may sign in', async () => {
    const admin = await boss();
    const [buyer, gone] = [await colleague(admin, 'buyer'), await colleague(admin, 'approver')];
    await setActive(admin, gone, false);
    expect(await view(buyer)).toMatchObject({ approvalLimit: null });
    await expect(setLimit(buyer, '1')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(setLimit(admin, 'a lot')).rejects.toMatchObject({ code: 'INVALID' });
    await setLimit(admin, '$1,250.50');
    expect(await view(buyer)).toMatchObject({ approvalLimit: 125_050 });
    const { companyId } = await admin.caller();
    const rule = await call(identityGetApprovalRule, { body: { companyId: companyId! } });
    expect(rule.limit).toBe(125_050);
    expect(rule.people.map(({ email, role }) => [email, role])).toEqual(
      expect.arrayContaining([
        [admin.email, 'admin'],
        [buyer.email, 'buyer'],
      ]),
    );
    expect(rule.people).toHaveLength(2);
    const { items } = await call(
      identityListAudit,
      { query: { entity: 'company' } },
      { caller: aCaller({ role: 'admin', accountId: '0195b2a0-0000-7000-8000-0000000000fe' }) },
    );
    expect(items).toContainEqual(expect.objectContaining({ before: null, after: '125050' }));
    await setLimit(admin, '');
    expect(await view(buyer)).toMatchObject({ approvalLimit: null });
  });

  test('so are orders to new ZIP codes, and first ones, each with its entry in the trail', async () => {
    const admin = await boss();
    const buyer = await colleague(admin, 'buyer');
    const rules = { approvalLimit: '', newPlace: true, firstOrder: true };
    const set = async (body: typeof rules) =>
      call(identitySetApprovalRules, { body }, { caller: await admin.caller() });
    await set(rules);
    expect(await view(buyer)).toMatchObject({ approvalLimit: null, newPlace: true, firstOrder: true });
    await set({ ...rules, firstOrder: false });
    const { companyId } = await admin.caller();
    expect(await call(identityGetApprovalRule, { body: { companyId: companyId! } })).toMatchObject({
      newPlace: true,
      firstOrder: false,
    });
    const { items } = await call(
      identityListAudit,
      { query: { entity: 'company' } },
      { caller: aCaller({ role: 'admin', accountId: '0195b2a0-0000-7000-8000-0000000000fe' }) },
    );
    expect(items.slice(0, 3)).toEqual([
      expect.objectContaining({
        field: expect.stringContaining('first orders'),
        before: 'true',
        after: 'false',
      }),
      expect.objectContaining({
        field: expect.stringContaining('first orders'),
        before: 'false',
        after: 'true',
      }),
      expect.objectContaining({
        field: expect.stringContaining('new ZIP codes'),
        before: 'false',
        after: 'true',
      }),
    ]);
  });

  test('a person has a budget, which admins give and see, they see too, and nobody else', async () => {
    const admin = await boss();
    const [buyer, other] = [await colleague(admin, 'buyer'), await colleague(admin, 'buyer')];
    const set = async (by: Person, amount: string, period: 'month' | 'quarter' = 'month') =>
      call(
        identitySetColleagueBudget,
        { params: { number: buyer.number }, body: { amount, period } },
        { caller: await by.caller() },
      );
    const budgetSeenBy = async (who: Person) =>
      (await view(who))?.people.find(({ number }) => number === buyer.number)?.budget;
    await expect(set(buyer, '1')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(set(admin, 'plenty')).rejects.toMatchObject({ code: 'INVALID' });
    await set(admin, '2,000');
    const monthly = { amount: 200_000, period: 'month' };
    expect(await budgetSeenBy(admin)).toEqual(monthly);
    expect(await budgetSeenBy(buyer)).toEqual(monthly);
    expect(await budgetSeenBy(other)).toBeNull();
    const { companyId } = await admin.caller();
    const { people } = await call(identityGetApprovalRule, { body: { companyId: companyId! } });
    expect(people.find(({ email }) => email === buyer.email)).toMatchObject({ budget: monthly });
    await set(admin, '2,000', 'quarter');
    expect(await budgetSeenBy(buyer)).toEqual({ amount: 200_000, period: 'quarter' });
    await set(admin, '');
    expect(await budgetSeenBy(admin)).toBeNull();
    const stranger = await boss();
    await expect(set(stranger, '1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

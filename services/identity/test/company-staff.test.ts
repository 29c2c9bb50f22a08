import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  identityAdminFindCompanies,
  identityAdminListAccounts,
} from '@gantry/contracts/endpoints/admin-accounts';
import {
  identityChangeColleagueRole,
  identityInviteColleague,
  identityLeaveCompany,
  identitySetColleagueActive,
} from '@gantry/contracts/endpoints/company';
import { identityNameCompanies } from '@gantry/contracts/endpoints/internal';
import type { CompanyRole } from '@gantry/domain/company-roles';
import type { Role } from '@gantry/domain/roles';
import { companiesOf, type Person } from './company-under-test.ts';
import { startIdentity } from './identity-under-test.ts';
import { backOfficeOf, staff } from './staff-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { call, somebody, boss, colleague, view } = companiesOf(() => under);
const { admin, record, act, trailOf } = backOfficeOf(() => under);
const blair = staff('admin', 'blair');

const refused = (reason: string) => ({ code: 'WRONG_STATE', data: { reason } });
const invalid = (field: string) => ({ code: 'INVALID', issues: [{ path: `body.${field}` }] });
const setRole = ({ number }: Person, companyRole: CompanyRole, caller = admin) =>
  act(number, { act: 'set-company-role', companyRole, reason: 'asked by phone' }, caller);
const move = ({ number }: Person, company: string, more: object = {}) =>
  act(number, { act: 'set-company', company, reason: 'asked by mail', ...more });
/** Two admins of the store put somebody on the black list. */
async function block({ number }: Person, newAdmin: string | null = null) {
  await act(number, { act: 'propose-block', reason: 'stolen cards' });
  return act(number, { act: 'confirm-block', newAdmin }, blair);
}
const roleOf = async (person: Person) => (await person.caller()).companyRole;
const adminsOf = async (person: Person) =>
  (await record(person.number)).membership?.people.filter(
    ({ companyRole, mayManage }) => companyRole === 'admin' && mayManage,
  );
/** A company whose people the store has put there, without an admin. */
async function seeded(...people: Person[]): Promise<string> {
  const name = `Seeded ${randomUUID().slice(0, 8)}`;
  for (const one of people) await move(one, name);
  return name;
}
const invite = async (by: Person) => {
  const body = { email: `later-${randomUUID()}@example.com`, companyRole: 'buyer' } as const;
  await call(identityInviteColleague, { body }, { caller: await by.caller() });
  return body.email;
};

describe('the record of an account', () => {
  test('shows the people of its company, their roles and states, and whom they invited', async () => {
    const head = await boss();
    const mate = await colleague(head, 'viewer');
    const gone = await colleague(head, 'requester');
    const body = { isActive: false };
    await call(
      identitySetColleagueActive,
      { params: { number: gone.number }, body },
      { caller: await head.caller() },
    );
    const email = await invite(head);
    const seen = await record(mate.number, staff('sales'));
    expect(seen).toMatchObject({ companyRole: 'viewer', acts: [] });
    expect(seen.membership).toMatchObject({ hasAdmin: true, isOnlyAdmin: false });
    expect(seen.membership?.people).toMatchObject([
      { number: head.number, email: head.email, companyRole: 'admin', status: 'active', mayManage: true },
      { number: mate.number, companyRole: 'viewer', isDeactivated: false, isRoleFromProvider: false },
      { number: gone.number, companyRole: 'requester', isDeactivated: true, mayManage: false },
    ]);
    expect(seen.membership?.invitations).toMatchObject([{ email, role: 'buyer', isExpired: false }]);
    expect((await record(head.number)).membership).toMatchObject({ isOnlyAdmin: true });
    const alone = await somebody();
    expect(await record(alone.number)).toMatchObject({ companyRole: null, membership: null });
  });

  test('is found by the role, and by a company that has no admin', async () => {
    const head = await boss(`Found ${randomUUID().slice(0, 8)}`);
    await colleague(head, 'approver');
    const [one, two] = [await somebody(), await somebody()];
    const name = await seeded(one, two);
    const list = async (query: object) => {
      const page = await call(identityAdminListAccounts, { query: query as never }, { caller: admin });
      return { total: page.total, counts: page.counts, numbers: page.items.map(({ number }) => number) };
    };
    const search = (await record(head.number)).company;
    expect(await list({ search, companyRole: 'admin' })).toMatchObject({ total: 1, numbers: [head.number] });
    expect((await list({ search })).counts).toMatchObject({ all: 2, 'no-admin': 0 });
    expect((await list({ search: name, companyRole: 'buyer' })).total).toBe(2);
    expect((await list({ search: name, queue: 'no-admin' })).total).toBe(2);
    await setRole(one, 'admin');
    expect((await list({ search: name, queue: 'no-admin' })).total).toBe(0);
    await expect(list({ companyRole: 'owner' })).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('a role in a company', () => {
  test('is given by an admin of the store, counts at once, and is told and written down', async () => {
    const [one, two] = [await somebody(), await somebody()];
    await seeded(one, two);
    expect((await record(one.number)).membership).toMatchObject({ hasAdmin: false, isOnlyAdmin: false });
    expect(await setRole(one, 'admin')).toMatchObject({
      companyRole: 'admin',
      membership: { hasAdmin: true, isOnlyAdmin: true },
    });
    expect(await roleOf(one)).toBe('admin');
    expect((await trailOf(one.number))[0]).toEqual([
      'company-role',
      'buyer',
      'admin',
      admin.email,
      'asked by phone',
    ]);
    expect((await under.mailed('company.person-changed')).at(-1)).toMatchObject({
      email: one.email,
      what: 'role-by-store',
      role: 'admin',
    });
    expect(await invite(one)).toContain('later-');
    const told = (await under.mailed('company.person-changed')).length;
    await setRole(one, 'admin');
    expect(await under.mailed('company.person-changed')).toHaveLength(told);
    expect((await trailOf(one.number)).filter(([field]) => field === 'company-role')).toHaveLength(2);
  });

  test('is nobody’s but an admin’s of the store to give, and only in a company', async () => {
    const head = await boss();
    for (const role of ['support', 'finance'] as const)
      await expect(setRole(head, 'buyer', staff(role))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    for (const role of ['sales', 'auditor'] as const)
      await expect(setRole(head, 'buyer', staff(role))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(setRole(await somebody(), 'admin')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('is not taken from the only admin, nor given to an admin who could not sign in', async () => {
    const head = await boss();
    const mate = await colleague(head);
    await expect(setRole(head, 'buyer')).rejects.toMatchObject(refused('last-admin'));
    expect(await roleOf(head)).toBe('admin');
    await call(
      identitySetColleagueActive,
      { params: { number: mate.number }, body: { isActive: false } },
      { caller: await head.caller() },
    );
    await expect(setRole(mate, 'admin')).rejects.toMatchObject(refused('inactive'));
    await setRole(mate, 'viewer');
    const next = await colleague(head);
    await setRole(next, 'admin');
    await setRole(head, 'buyer');
    expect([await roleOf(head), await roleOf(next)]).toEqual(['buyer', 'admin']);
  });

  test('that the provider says is changed there, but an admin is named where there is none', async () => {
    const [one, two] = [await somebody(), await somebody()];
    await seeded(one, two);
    const [{ id, company }] = (await under.identity.sql<{ id: string; company: string }>(
      'select id, company_id as company from identity.account where number = ?',
      [one.number],
    )) as [{ id: string; company: string }];
    await under.identity.sql(
      `insert into identity.company_sign_on (company_id, issuer, client_id, client_secret, roles, is_required)
       values (?, 'https://id.example', 'c', 's', '{}', false)`,
      [company],
    );
    await under.identity.sql(`insert into identity.sign_on_link values (?, 'https://id.example', 's', ?)`, [
      company,
      id,
    ]);
    await expect(setRole(one, 'viewer')).rejects.toMatchObject(refused('from-provider'));
    expect(await setRole(one, 'admin')).toMatchObject({ companyRole: 'admin' });
    await setRole(two, 'admin');
    await expect(setRole(one, 'viewer')).rejects.toMatchObject(refused('from-provider'));
  });
});

describe('an account that is moved', () => {
  test('is what was chosen in the other company, a buyer where nothing was', async () => {
    const head = await boss();
    const { company } = await record(head.number);
    const [one, two] = [await somebody(), await somebody()];
    expect(await move(one, company!)).toMatchObject({ company, companyRole: 'buyer' });
    expect(await move(two, company!.toUpperCase(), { companyRole: 'viewer' })).toMatchObject({
      company,
      companyRole: 'viewer',
    });
    expect(await roleOf(two)).toBe('viewer');
    expect((await trailOf(two.number)).slice(0, 2)).toEqual([
      ['company-role', null, 'viewer', admin.email, 'asked by mail'],
      ['company', null, company, admin.email, 'asked by mail'],
    ]);
    await expect(move(two, company!)).rejects.toMatchObject(invalid('company'));
    await expect(move(await somebody(), '')).rejects.toMatchObject(invalid('company'));
  });

  test('and was the only admin leaves another behind, whom staff choose', async () => {
    const head = await boss();
    const [mate, off] = [await colleague(head), await colleague(head)];
    await call(
      identitySetColleagueActive,
      { params: { number: off.number }, body: { isActive: false } },
      { caller: await head.caller() },
    );
    for (const company of ['', `Elsewhere ${randomUUID()}`])
      await expect(move(head, company)).rejects.toMatchObject(refused('last-admin'));
    const stranger = await somebody();
    for (const { number } of [head, off, stranger])
      await expect(move(head, '', { newAdmin: number })).rejects.toMatchObject(invalid('newAdmin'));
    expect(await roleOf(head)).toBe('admin');
    await move(head, '', { newAdmin: mate.number.toUpperCase() });
    expect(await head.caller()).toMatchObject({ companyId: null, companyRole: null });
    expect(await roleOf(mate)).toBe('admin');
    expect((await trailOf(mate.number))[0]).toEqual([
      'company-role',
      'buyer',
      'admin',
      admin.email,
      `in place of ${head.number.toUpperCase()}: asked by mail`,
    ]);
    expect((await under.mailed('company.person-changed')).at(-1)).toMatchObject({
      email: mate.email,
      what: 'role-by-store',
    });
  });

  test('and was alone goes, and what it invited others to is withdrawn', async () => {
    const head = await boss();
    const email = await invite(head);
    await move(head, '');
    expect(await view(head)).toBeNull();
    expect(
      await under.identity.sql('select from identity.company_invitation where email = ?', [email]),
    ).toEqual([]);
  });

  test('becomes staff and is in no company any more', async () => {
    const head = await boss();
    const mate = await colleague(head);
    const hire = { act: 'set-role', role: 'sales', reason: 'hired' } as const;
    await expect(act(head.number, hire)).rejects.toMatchObject(refused('last-admin'));
    expect(await act(head.number, { ...hire, newAdmin: mate.number })).toMatchObject({
      role: 'sales',
      companyRole: null,
      membership: null,
    });
    expect(await roleOf(mate)).toBe('admin');
  });
});

describe('an account that is let in no more', () => {
  test('and was the only admin is blocked when another is named', async () => {
    const head = await boss();
    const mate = await colleague(head);
    await expect(block(head)).rejects.toMatchObject(refused('last-admin'));
    expect(await record(head.number)).toMatchObject({ status: 'active', proposal: { by: 'alex' } });
    const blocked = await act(head.number, { act: 'confirm-block', newAdmin: mate.number }, blair);
    expect(blocked).toMatchObject({ status: 'black-list', membership: { hasAdmin: true } });
    expect(await roleOf(mate)).toBe('admin');
    expect((await trailOf(mate.number))[0]?.at(-1)).toBe(`in place of ${head.number.toUpperCase()}`);
  });

  test('is blocked where nobody else could be admin, and its invitations end', async () => {
    const head = await boss();
    const mate = await colleague(head);
    await call(
      identitySetColleagueActive,
      { params: { number: mate.number }, body: { isActive: false } },
      { caller: await head.caller() },
    );
    await invite(head);
    const { membership } = await block(head);
    expect(membership).toMatchObject({ hasAdmin: false, invitations: [] });
  });

  test('and is merged hands its role on in its company, and names another in any other', async () => {
    const head = await boss();
    const mate = await colleague(head);
    await act(head.number, { act: 'merge', into: mate.number, reason: 'one person' });
    expect(await roleOf(mate)).toBe('admin');
    expect((await trailOf(mate.number))[0]?.at(-1)).toBe(
      `in place of ${head.number.toUpperCase()}: one person`,
    );
    const [other, heir] = [await boss(), await colleague(mate)];
    const merge = { act: 'merge', into: other.number, reason: 'one person' } as const;
    await expect(act(mate.number, merge)).rejects.toMatchObject(refused('last-admin'));
    await act(mate.number, { ...merge, newAdmin: heir.number });
    expect([await roleOf(heir), await roleOf(other)]).toEqual(['admin', 'admin']);
    const alone = await somebody();
    await act(other.number, { act: 'merge', into: alone.number, reason: 'one person' });
    expect(await roleOf(alone)).toBe('admin');
  });
});

describe('of two who take an admin away at the same moment, one is refused', () => {
  const both = async (one: Promise<unknown>, two: Promise<unknown>, company: Person) => {
    const outcomes = await Promise.allSettled([one, two]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refusal = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refusal?.reason).toMatchObject(refused('last-admin'));
    expect(await adminsOf(company)).toHaveLength(1);
  };
  /** A company of two admins and a witness. */
  async function ruled() {
    const head = await boss();
    const [second, witness] = [await colleague(head, 'admin'), await colleague(head)];
    return { head, second, witness };
  }

  test.each([1, 2, 3])('both moved by staff (%i)', async () => {
    const { head, second, witness } = await ruled();
    await both(move(head, ''), move(second, ''), witness);
  });

  test.each([1, 2, 3])('one moved by staff, one leaving (%i)', async () => {
    const { head, second, witness } = await ruled();
    const caller = await second.caller();
    await both(move(head, ''), call(identityLeaveCompany, {}, { caller }), witness);
  });

  test.each([1, 2, 3])('one blocked by staff, one leaving (%i)', async () => {
    const { head, second, witness } = await ruled();
    await act(head.number, { act: 'propose-block', reason: 'stolen cards' });
    const caller = await second.caller();
    await both(
      act(head.number, { act: 'confirm-block' }, blair),
      call(identityLeaveCompany, {}, { caller }),
      witness,
    );
  });

  test('one demoted by staff, one by a colleague', async () => {
    const { head, second, witness } = await ruled();
    const body = { companyRole: 'buyer' } as const;
    const caller = await head.caller();
    const outcomes = await Promise.allSettled([
      setRole(head, 'buyer'),
      call(identityChangeColleagueRole, { params: { number: second.number }, body }, { caller }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await adminsOf(witness)).toHaveLength(1);
  });

  test('and two moved into a new company of one name make one', async () => {
    const people = [await somebody(), await somebody(), await somebody()];
    const name = `Twins ${randomUUID().slice(0, 8)}`;
    await Promise.all(people.map((one) => move(one, name)));
    expect((await record(people[0]!.number)).membership?.people).toHaveLength(3);
  });

  test('and two moved into each other’s company arrive', async () => {
    const [a, b] = [await boss(), await boss()];
    const [one, two] = [await colleague(a), await colleague(b)];
    const [first, second] = [(await record(a.number)).company!, (await record(b.number)).company!];
    await Promise.all([move(one, second), move(two, first)]);
    expect([(await record(one.number)).company, (await record(two.number)).company]).toEqual([second, first]);
  });
});

describe('companies are found by name', () => {
  const find = (search: string, role: Role = 'sales') =>
    call(identityAdminFindCompanies, { query: { search } }, { caller: staff(role) });

  test('with the account that stands for each: an admin, or whoever has been in it longest', async () => {
    const name = `Finder ${randomUUID().slice(0, 8)}`;
    const head = await boss(`${name} B_1`);
    await colleague(head, 'viewer');
    const [first, second] = [await somebody(), await somebody()];
    for (const one of [first, second]) await move(one, `The ${name}`);
    expect(await find(name.toUpperCase())).toEqual([
      { company: `${name} B_1`, number: head.number, people: 2 },
      { company: `The ${name}`, number: first.number, people: 2 },
    ]);
    // what stands for any letter elsewhere is a letter here
    expect(await find(`${name} B_`)).toHaveLength(1);
    expect(await find(`${name} B%`)).toEqual([]);
    await block(first);
    expect(await find(`The ${name}`)).toMatchObject([{ number: second.number, people: 1 }]);
    await block(second);
    expect(await find(`The ${name}`)).toEqual([]);
  });

  test('and are named to payments by their ids, with the account that stands for each', async () => {
    const { number, caller } = await boss();
    const { companyId } = await caller();
    const named = await call(identityNameCompanies, { body: { companyIds: [companyId!] } });
    expect(named).toEqual([{ companyId, name: (await record(number)).company, accountNumber: number }]);
  });

  test('by those who name them, and not by a single letter', async () => {
    await expect(find('M')).rejects.toMatchObject({ code: 'INVALID' });
    await expect(find('Works', 'warehouse')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await find('No company at all', 'catalog')).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  identityChangeColleagueRole,
  identityEndSubstitute,
  identitySetApprovalRules,
  identitySetSubstitute,
} from '@gantry/contracts/endpoints/company';
import { identityGetApprovalRule } from '@gantry/contracts/endpoints/internal';
import { identityListAudit } from '@gantry/contracts/endpoints/identity';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import { aCaller } from '@gantry/nest-kit/testing';
import { companiesOf, type Person } from './company-under-test.ts';
import { startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { call, boss, colleague, view } = companiesOf(() => under);
const auditor = aCaller({ role: 'admin', accountId: '0195b2a0-0000-7000-8000-0000000000ff' });
const trailOf = async (query: { entity: string; number?: string }) =>
  (await call(identityListAudit, { query }, { caller: auditor })).items;
const ruleOf = async (person: Person) => {
  const { companyId } = await person.caller();
  return call(identityGetApprovalRule, { body: { companyId: companyId ?? '' } });
};
/** As the store counts days. */
const dayIn = (days: number) => wallClock(new Date(Date.now() + days * 86_400_000), storeHours.timeZone).day;

describe('the approvals of a company', () => {
  const setSteps = async (by: Person, steps: object[], facts: object = {}) =>
    call(
      identitySetApprovalRules,
      { body: { approvalLimit: '', newPlace: false, firstOrder: false, departments: [], steps, ...facts } },
      { caller: await by.caller() },
    );

  test('are named by admins, seen by everybody there, and told to sales by account', async () => {
    const admin = await boss();
    const [anna, buyer] = [await colleague(admin, 'approver'), await colleague(admin, 'buyer')];
    const steps = [{ approvers: [anna.number] }, { above: '5,000', approvers: [] }];
    await expect(setSteps(anna, steps)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await setSteps(admin, steps, { departments: ['tools', 'tools', 'chemicals'] });
    const seen = [
      { above: null, approvers: [anna.number] },
      { above: 500_000, approvers: [] },
    ];
    expect(await view(buyer)).toMatchObject({ steps: seen, departments: ['tools', 'chemicals'] });
    const { accountId } = await anna.caller();
    expect(await ruleOf(admin)).toMatchObject({
      departments: ['tools', 'chemicals'],
      steps: [
        { above: null, approvers: [accountId] },
        { above: 500_000, approvers: [] },
      ],
    });
    const texts = (await trailOf({ entity: 'company' })).map(({ before, after }) => [before, after]);
    expect(texts).toContainEqual([null, `${anna.number}; above 500000: anyone who approves`]);
    expect(texts).toContainEqual([null, 'tools; chemicals']);
    await setSteps(admin, [{ approvers: [] }, { above: '', approvers: [] }]);
    expect(await view(buyer)).toMatchObject({ steps: [], departments: [] });
  });

  test('name only people who approve, and never more approvals than there are such people', async () => {
    const admin = await boss();
    const buyer = await colleague(admin, 'buyer');
    const at = (path: string, message: string) => ({ code: 'INVALID', issues: [{ path, message }] });
    await expect(setSteps(admin, [{ approvers: [buyer.number] }])).rejects.toMatchObject(
      at('body.steps.0.approvers', 'cannot approve orders'),
    );
    const two = [{ approvers: [] }, { above: '1', approvers: [] }];
    await expect(setSteps(admin, two)).rejects.toMatchObject(
      at('body.steps.1.above', 'needs more people who approve'),
    );
    await colleague(admin, 'approver');
    await setSteps(admin, two);
    for (const [steps, message] of [
      [
        [{ approvers: [] }, { above: '', approvers: [admin.number] }],
        'an amount is needed for its approvers',
      ],
      [
        [{ approvers: [] }, { above: '10', approvers: [] }, { above: '10', approvers: [] }],
        'is no more than the approval before',
      ],
    ] as const)
      await expect(setSteps(admin, [...steps])).rejects.toMatchObject({
        code: 'INVALID',
        issues: [expect.objectContaining({ message })],
      });
  });
});

describe('a substitute', () => {
  const set = async (by: Person, of: Person, substitute: Person, days = [0, 5]) =>
    call(
      identitySetSubstitute,
      {
        params: { number: of.number },
        body: { substitute: substitute.number, from: dayIn(days[0] ?? 0), until: dayIn(days[1] ?? 0) },
      },
      { caller: await by.caller() },
    );
  const end = async (by: Person, of: Person) =>
    call(identityEndSubstitute, { params: { number: of.number } }, { caller: await by.caller() });
  const standsIn = async (of: Person) =>
    (await ruleOf(of)).people.find(({ email }) => email === of.email)?.substituteId;

  test('is named for oneself on days, is told to everybody, and ends by itself', async () => {
    const admin = await boss();
    const anna = await colleague(admin, 'approver');
    const { accountId } = await admin.caller();
    await set(anna, anna, admin);
    expect(await standsIn(anna)).toBe(accountId);
    const seen = (await view(admin))?.people.find(({ number }) => number === anna.number);
    expect(seen?.absence).toEqual({
      name: expect.any(String),
      number: admin.number,
      from: dayIn(0),
      until: dayIn(5),
    });
    await set(anna, anna, admin, [2, 5]);
    expect(await standsIn(anna)).toBeNull();
    await under.identity
      .sql(`update identity.account set absence = absence || '{"from": "2026-01-01", "until": "2026-01-05"}'
      where number = '${anna.number}'`);
    expect(await standsIn(anna)).toBeNull();
    expect((await view(admin))?.people.find(({ number }) => number === anna.number)?.absence).toBeNull();
  });

  test('is named for others by admins, and by nobody else', async () => {
    const admin = await boss();
    const [anna, abe] = [await colleague(admin, 'approver'), await colleague(admin, 'approver')];
    await expect(set(abe, anna, abe)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await set(admin, anna, abe);
    expect(await standsIn(anna)).toBe((await abe.caller()).accountId);
    await expect(end(abe, anna)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await end(anna, anna);
    await end(anna, anna);
    expect(await standsIn(anna)).toBeNull();
    const entries = (await trailOf({ entity: 'account', number: anna.number })).filter(
      ({ field }) => field === 'substitute',
    );
    expect(entries.map(({ before, after }) => [before === null, after === null])).toEqual([
      [false, true],
      [true, false],
    ]);
    const stranger = await boss();
    await expect(set(stranger, anna, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is somebody else of the company who approves, on days that are in order', async () => {
    const admin = await boss();
    const [anna, buyer] = [await colleague(admin, 'approver'), await colleague(admin, 'buyer')];
    for (const other of [anna, buyer, await boss()])
      await expect(set(anna, anna, other)).rejects.toMatchObject({
        code: 'INVALID',
        issues: [{ path: 'body.substitute', message: 'cannot approve orders' }],
      });
    await expect(set(anna, anna, admin, [3, 2])).rejects.toMatchObject({ code: 'INVALID' });
    await expect(set(anna, anna, admin, [-3, 2])).rejects.toMatchObject({ code: 'INVALID' });
    await expect(set(admin, buyer, anna)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  test('counts no more once they have left, or approve nothing', async () => {
    const admin = await boss();
    const [anna, abe] = [await colleague(admin, 'approver'), await colleague(admin, 'approver')];
    await set(admin, anna, abe);
    await call(
      identityChangeColleagueRole,
      { params: { number: abe.number }, body: { companyRole: 'viewer' } },
      { caller: await admin.caller() },
    );
    const rule = await ruleOf(admin);
    // sales asks the role as well: whoever approves nothing stands in for nobody
    expect(rule.people.find(({ email }) => email === abe.email)?.role).toBe('viewer');
  });
});

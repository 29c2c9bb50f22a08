import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { identityListAudit } from '@gantry/contracts/endpoints/identity';
import { identityGetApprovalRule, identityGetCreditLine } from '@gantry/contracts/endpoints/internal';
import { publish } from '@gantry/nest-kit/events';
import { companiesOf, type Person } from './company-under-test.ts';
import { startIdentity } from './identity-under-test.ts';
import { backOfficeOf, staff } from './staff-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { call, somebody, boss, colleague } = companiesOf(() => under);
const { admin, record, act } = backOfficeOf(() => under);
const finance = staff('finance');

const creditOf = async ({ number }: Person) => (await record(number)).membership!.credit;
const lineOf = async (person: Person) => {
  const { creditLimit, maxTerm, isCompanyCredit } = await person.caller();
  return { creditLimit, maxTerm, isCompanyCredit };
};
const ofCompany = (creditLimit: number | null, maxTerm = 'net-30') => ({
  creditLimit,
  maxTerm,
  isCompanyCredit: true,
});
async function setTerms(person: Person, creditLimit: string, more: object = {}) {
  const { version: creditVersion } = await creditOf(person);
  const wanted = {
    act: 'set-company-terms',
    creditVersion,
    creditLimit,
    maxTerm: 'net-30',
    reason: 'checked',
  };
  return act(person.number, { ...wanted, ...more } as never, finance);
}
async function hold(person: Person, name: 'hold-company' | 'release-company') {
  const { version: creditVersion } = await creditOf(person);
  const reason = name === 'hold-company' ? { reason: 'asked for by the bank' } : {};
  return act(person.number, { act: name, creditVersion, ...reason } as never, finance);
}
/** What the trail says of a company's terms, the newest first. */
async function trailOf(name: string) {
  const { items } = await call(
    identityListAudit,
    { query: { entity: 'company', field: name } },
    { caller: admin },
  );
  return items.map(({ field, before, after, actor, reason }) => [field, before, after, actor, reason]);
}
async function tellArrears(companyId: string, isInArrears: boolean): Promise<void> {
  const em = under.identity.app.get(EntityManager, { strict: false });
  const arrears = { companyId, invoice: 'i-10001', isInArrears };
  const mark = { entity: `company:${companyId}`, version: randomUUID(), inOrder: true };
  await RequestContext.create(em, () =>
    em.transactional((tx) => publish(tx, 'company.arrears-changed', arrears, mark)),
  );
  await under.identity.runJobs();
}

test('the line of a company is that of all its people while they are in it, in place of their own', async () => {
  const head = await boss();
  const mate = await colleague(head);
  const own = { act: 'set-terms', creditLimit: '100', maxTerm: 'net-30', reason: 'checked' } as const;
  await act(mate.number, own, finance);
  const alone = { creditLimit: 100_00, maxTerm: 'net-30', isCompanyCredit: false };
  expect([await lineOf(head), await lineOf(mate)]).toEqual([{ ...alone, creditLimit: null }, alone]);
  const seen = await setTerms(mate, '25,000', { maxTerm: 'net-15' });
  // its own stays written down beside it
  expect(seen).toMatchObject({
    creditLimit: 100_00,
    membership: { credit: { creditLimit: 2_500_000, maxTerm: 'net-15', hold: null, exposure: 340_00 } },
  });
  const line = ofCompany(2_500_000, 'net-15');
  expect([await lineOf(head), await lineOf(mate)]).toEqual([line, line]);
  const { companyId, accountId } = await head.caller();
  const { people } = await call(identityGetApprovalRule, { body: { companyId: companyId! } });
  expect(people).toEqual(people.map((one) => expect.objectContaining({ ...one, ...line })));
  expect(await call(identityGetCreditLine, { body: { accountId: accountId! } })).toEqual({
    companyId,
    ...line,
  });
  await act(mate.number, { act: 'set-company', company: '', reason: 'has left' });
  expect([await lineOf(head), await lineOf(mate)]).toEqual([line, alone]);
  const nobody = { companyId: null, creditLimit: null, maxTerm: 'net-30', isCompanyCredit: false };
  expect(await call(identityGetCreditLine, { body: { accountId: randomUUID() } })).toEqual(nobody);
  await setTerms(head, '');
  expect(await lineOf(head)).toEqual({ creditLimit: null, maxTerm: 'net-30', isCompanyCredit: false });
});

test('an account that is on hold itself orders on no line', async () => {
  const head = await boss();
  const mate = await colleague(head);
  await setTerms(head, '500');
  await act(mate.number, { act: 'hold', reason: 'stolen cards' }, finance);
  expect([await lineOf(head), await lineOf(mate)]).toEqual([ofCompany(500_00), ofCompany(null)]);
});

test('is said by finance and admins, of what is on screen, and the trail tells who did', async () => {
  const name = `Terms ${randomUUID().slice(0, 8)}`;
  const head = await boss(name);
  const mate = await colleague(head);
  const terms = {
    act: 'set-company-terms',
    creditVersion: 1,
    creditLimit: '500',
    maxTerm: 'net-30',
    reason: 'checked',
  } as const;
  for (const caller of [staff('support'), staff('sales'), await head.caller()])
    await expect(act(head.number, terms, caller)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  expect(await trailOf(name)).toEqual([]);
  // of two who have it on screen at once the second sees that it has changed, whoever of its people they have come by
  const both = await Promise.allSettled([head, mate].map(({ number }) => act(number, terms, finance)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'STALE_VERSION' });
  const acts = ['hold', 'set-terms', 'set-company-terms', 'hold-company'];
  expect((await record(head.number, finance)).acts).toEqual(acts);
  await setTerms(mate, '400', { maxTerm: 'net-15' });
  expect(await trailOf(name)).toEqual([
    [`${name} longest terms`, 'net-30', 'net-15', finance.email, 'checked'],
    [`${name} credit limit`, '50000', '40000', finance.email, 'checked'],
    [`${name} credit limit`, null, '50000', finance.email, 'checked'],
  ]);
  const alone = await somebody();
  await expect(act(alone.number, terms, finance)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  for (const creditLimit of ['-1', 'plenty'])
    await expect(setTerms(head, creditLimit)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'creditLimit' }],
    });
});

test('nobody orders on terms in the name of a company that is on hold, also not on a line of their own', async () => {
  const name = `Held ${randomUUID().slice(0, 8)}`;
  const head = await boss(name);
  const mate = await colleague(head);
  await act(
    mate.number,
    { act: 'set-terms', creditLimit: '100', maxTerm: 'net-30', reason: 'checked' },
    finance,
  );
  const held = await hold(mate, 'hold-company');
  expect(held.membership?.credit.hold).toMatchObject({ reason: 'asked for by the bank', by: 'finance' });
  expect(held.acts).toContain('release-company');
  expect(held.acts).not.toContain('hold-company');
  expect([await lineOf(head), await lineOf(mate)]).toEqual([ofCompany(null), ofCompany(null)]);
  await expect(hold(head, 'hold-company')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await hold(head, 'release-company');
  expect(await lineOf(mate)).toMatchObject({ creditLimit: 100_00, isCompanyCredit: false });
  await expect(hold(head, 'release-company')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect(await trailOf(name)).toEqual([
    [`${name} terms`, 'on-hold', 'open', finance.email, null],
    [`${name} terms`, 'open', 'on-hold', finance.email, 'asked for by the bank'],
  ]);
  // those who look after it are told, not everybody
  const told = (await under.mailed('account.released')).filter((mail) => 'company' in mail);
  expect(told).toEqual([expect.objectContaining({ email: head.email, company: name })]);
});

test('a company in arrears is held for its invoice, and released once that is settled', async () => {
  const name = `Arrears ${randomUUID().slice(0, 8)}`;
  const head = await boss(name);
  await setTerms(head, '500');
  const companyId = (await head.caller()).companyId!;
  await tellArrears(companyId, true);
  await tellArrears(companyId, true);
  expect((await creditOf(head)).hold).toMatchObject({ by: null, invoice: 'i-10001' });
  expect(await lineOf(head)).toEqual(ofCompany(null));
  await tellArrears(companyId, false);
  expect(await lineOf(head)).toEqual(ofCompany(500_00));
  expect((await under.mailed('account.released')).at(-1)).toMatchObject({ email: head.email, company: name });
  expect((await trailOf(name)).slice(0, 2)).toEqual([
    [`${name} terms`, 'on-hold', 'open', null, 'invoice I-10001 is settled'],
    [`${name} terms`, 'open', 'on-hold', null, 'invoice I-10001 is unpaid after its last reminder'],
  ]);
  // a hold somebody had another reason for stays
  await hold(head, 'hold-company');
  await tellArrears(companyId, true);
  await tellArrears(companyId, false);
  expect((await creditOf(head)).hold).toMatchObject({ by: 'finance' });
});

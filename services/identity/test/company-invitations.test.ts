import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  identityInviteColleague,
  identityResendInvitation,
  identityWithdrawInvitation,
} from '@gantry/contracts/endpoints/company';
import { identityListAudit } from '@gantry/contracts/endpoints/identity';
import { aCaller } from '@gantry/nest-kit/testing';
import { companiesOf, type Person } from './company-under-test.ts';
import { password, requestSignUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { call, resolve, somebody, boss, invite, newestCode, accept, colleague, view, look } = companiesOf(
  () => under,
);
let guests = 0;
const freshEmail = () => `guest-${(guests += 1)}@example.com`;
const join = (code: string, form: { name?: string; password?: string } = {}) =>
  under.send(`/auth/invitations/${code}`, { name: 'New Mate', password: 'quite-Another-8', ...form });
const refused = (reason: string) => ({ code: 'WRONG_STATE', data: { reason } });
const openIdOf = async (head: Person, email: string) =>
  (await view(head))!.invitations.find((one) => one.email === email)!.id;

describe('an invitation', () => {
  test('answers alike whether or not the address has an account, and mails a link', async () => {
    const head = await boss('Cedar Supply');
    const known = await somebody();
    const caller = await head.caller();
    const answers = [];
    for (const email of [known.email, freshEmail()]) {
      answers.push(
        await call(identityInviteColleague, { body: { email, companyRole: 'buyer' } }, { caller }),
      );
      const mail = (await under.mailed('company.invited')).at(-1);
      expect(mail).toMatchObject({
        email,
        company: 'Cedar Supply',
        code: expect.stringMatching(/^[a-z2-7]{36}$/),
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    const { invitations } = (await view(head))!;
    expect(invitations).toHaveLength(2);
    for (const one of invitations)
      expect(one).toMatchObject({ role: 'buyer', isExpired: false, invitedBy: expect.any(String) });
  });

  test('is of one address once, and of none that is in the company', async () => {
    const head = await boss();
    const email = freshEmail();
    await invite(head, email);
    const again = { code: 'INVALID', issues: [{ path: 'body.email', message: 'is invited already' }] };
    await expect(invite(head, email.toUpperCase())).rejects.toMatchObject(again);
    const there = { code: 'INVALID', issues: [{ path: 'body.email', message: 'is in the company already' }] };
    await expect(invite(head, head.email)).rejects.toMatchObject(there);
  });

  test('stores no code in plain text, and is written into the trail', async () => {
    const head = await boss('Dogwood Labs');
    const email = freshEmail();
    const code = await invite(head, email, 'viewer');
    const rows = await under.identity.sql('select * from identity.company_invitation where email = ?', [
      email,
    ]);
    expect(JSON.stringify(rows)).not.toContain(code.slice(10));
    await call(
      identityWithdrawInvitation,
      { params: { id: await openIdOf(head, email) } },
      { caller: await head.caller() },
    );
    const caller = aCaller({ role: 'admin' });
    const { items } = await call(identityListAudit, { query: { entity: 'company-invitation' } }, { caller });
    const ours = items.filter(({ field }) => field === 'Dogwood Labs');
    expect(ours.map(({ before, after, actor }) => [before, after, actor])).toEqual([
      [`${email} viewer`, null, head.email],
      [null, `${email} viewer`, head.email],
    ]);
  });

  test('sent again has another link, and the one before opens nothing', async () => {
    const head = await boss();
    const email = freshEmail();
    const first = await invite(head, email);
    await call(
      identityResendInvitation,
      { params: { id: await openIdOf(head, email) } },
      { caller: await head.caller() },
    );
    const second = await newestCode(email);
    expect(second).not.toBe(first);
    await expect(look(first)).rejects.toMatchObject({ code: 'CODE_INVALID' });
    expect(await look(second)).toMatchObject({ email, way: 'sign-up' });
  });

  test('withdrawn or a week old opens nothing; an old one is sent again', async () => {
    const head = await boss();
    const [gone, old] = [freshEmail(), freshEmail()];
    const codes = [await invite(head, gone), await invite(head, old)] as const;
    const caller = await head.caller();
    await call(identityWithdrawInvitation, { params: { id: await openIdOf(head, gone) } }, { caller });
    await under.identity.sql(
      `update identity.company_invitation set expires_at = expires_at - interval '7 days 1 minute' where email = ?`,
      [old],
    );
    for (const code of codes) {
      await expect(look(code)).rejects.toMatchObject({ code: 'CODE_INVALID' });
      expect((await join(code)).body.error.code).toBe('CODE_INVALID');
    }
    expect((await view(head))!.invitations).toMatchObject([{ email: old, isExpired: true }]);
    await call(identityResendInvitation, { params: { id: await openIdOf(head, old) } }, { caller });
    expect(await look(await newestCode(old))).toMatchObject({ email: old });
  });

  test('of another company is neither sent again nor withdrawn', async () => {
    const [head, other] = [await boss(), await boss()];
    const email = freshEmail();
    const code = await invite(head, email);
    const params = { id: await openIdOf(head, email) };
    const caller = await other.caller();
    await expect(call(identityResendInvitation, { params }, { caller })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await call(identityWithdrawInvitation, { params }, { caller });
    expect(await look(code)).toMatchObject({ email });
  });

  test('is mailed to an address so often and no more', async () => {
    const heads = [await boss(), await boss(), await boss(), await boss()] as const;
    const email = freshEmail();
    for (const head of heads.slice(0, 3)) await invite(head, email);
    await expect(invite(heads[3], email)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('whoever is invited', () => {
  test('sets name and password by the link, once, and is in the company and signed in', async () => {
    const head = await boss('Elm Works');
    const email = freshEmail();
    const code = await invite(head, email, 'approver');
    expect(await look(code)).toEqual({
      company: 'Elm Works',
      invitedBy: expect.stringMatching(/^Mate/),
      email,
      role: 'approver',
      way: 'sign-up',
    });
    const weak = await join(code, { password: 'Password123!' });
    expect(weak.body.error).toMatchObject({ code: 'INVALID', issues: [{ path: 'body.password' }] });
    const { status, cookies, body } = await join(code);
    expect([status, body.data.user]).toMatchObject([
      200,
      { email, name: 'New Mate', companyRole: 'approver' },
    ]);
    expect(await resolve(cookies.get('accessToken')!)).toMatchObject({
      companyRole: 'approver',
      confirmed: true,
    });
    expect((await join(code)).body.error.code).toBe('CODE_INVALID');
    expect((await view(head))!.invitations).toEqual([]);
    const signedIn = await under.send('/auth/sign-in', { email, password: 'quite-Another-8' });
    expect(signedIn.status).toBe(200);
  });

  test('takes back an account a stranger has opened with their address', async () => {
    const email = freshEmail();
    await requestSignUp(under, { email, name: 'Stranger' });
    const head = await boss();
    const code = await invite(head, email);
    expect(await look(code)).toMatchObject({ way: 'sign-up' });
    expect((await join(code)).body.data.user).toMatchObject({
      email,
      name: 'New Mate',
      companyRole: 'buyer',
    });
    expect((await under.send('/auth/sign-in', { email, password })).status).toBe(409);
  });

  test('with an account signs in and accepts; no password is set by the link', async () => {
    const head = await boss();
    const mate = await somebody();
    const code = await invite(head, mate.email, 'requester');
    expect(await look(code)).toMatchObject({ way: 'sign-in' });
    expect((await join(code)).body.error).toMatchObject(refused('known'));
    expect((await under.send('/auth/sign-in', { email: mate.email, password })).status).toBe(200);
    await accept(mate, code);
    expect(await mate.caller()).toMatchObject({ companyRole: 'requester' });
    await expect(accept(mate, code)).rejects.toMatchObject({ code: 'CODE_INVALID' });
  });

  test('accepts by the account of their own address only, and belongs to one company', async () => {
    const head = await boss();
    const [mate, other] = [await colleague(await boss()), await somebody()];
    const code = await invite(head, mate.email);
    await expect(accept(other, code)).rejects.toMatchObject(refused('other-account'));
    await expect(accept(mate, code)).rejects.toMatchObject(refused('in-company'));
    const staff = await somebody();
    const staffCode = await invite(head, staff.email);
    await under.identity.sql(`update identity.account set role = 'sales' where number = ?`, [staff.number]);
    await expect(accept(staff, staffCode)).rejects.toMatchObject(refused('staff'));
    expect(await look(code)).toMatchObject({ email: mate.email });
  });

  test('and signed in to another account is not signed in to a new one', async () => {
    const head = await boss();
    const code = await invite(head, freshEmail());
    const form = { name: 'New Mate', password: 'quite-Another-8' };
    const caller = await (await somebody()).caller();
    const { body } = await under.send(`/auth/invitations/${code}`, form, { caller });
    expect(body.error).toMatchObject(refused('other-account'));
  });

  test('twice at once joins once', async () => {
    const head = await boss();
    const email = freshEmail();
    const code = await invite(head, email);
    const answers = await Promise.all([join(code), join(code)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('is sent to the sign-on of a company that wants nothing else', async () => {
    const head = await boss();
    const { companyId } = await head.caller();
    await under.identity.sql(
      `insert into identity.company_sign_on (company_id, issuer, client_id, client_secret, roles, is_required)
       values (?, 'https://id.example', 'c', 's', '{}', true)`,
      [companyId],
    );
    await under.identity.sql(`insert into identity.sign_on_domain values ('ours.example', ?, now())`, [
      companyId,
    ]);
    const code = await invite(head, 'new@ours.example');
    expect(await look(code)).toMatchObject({ way: 'company-sign-on' });
    expect((await join(code)).body.error).toMatchObject(refused('known'));
    expect(await look(await invite(head, freshEmail()))).toMatchObject({ way: 'sign-up' });
  });
});

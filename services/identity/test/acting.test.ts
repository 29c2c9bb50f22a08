import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  identityAdminGetAccount,
  identityAdminStartActing,
  identityStopActing,
} from '@gantry/contracts/endpoints/admin-accounts';
import {
  identityGetProfile,
  identityGetUser,
  identityListAudit,
  identityResolveSession,
  identitySaveProfile,
} from '@gantry/contracts/endpoints/identity';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Role } from '@gantry/domain/roles';
import { aCaller } from '@gantry/nest-kit/testing';
import { signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const resolve = (token: string) => under.identity.call(identityResolveSession, { body: { token } });
let people = 0;

/** Somebody who is signed in, of a role. */
async function somebody(role: Role = 'customer') {
  const email = `${role}-${(people += 1)}@example.com`;
  const { token } = await signUp(under, { email });
  await under.identity.sql('update identity.account set role = ? where email = ?', [role, email]);
  const caller = (await resolve(token))!;
  return { token, caller, email, number: caller.accountNumber! };
}
const start = (number: string, caller: Identity, withMoney = false) =>
  under.identity.call(
    identityAdminStartActing,
    { params: { number }, body: { reason: 'asked by phone', withMoney } },
    { caller },
  );

test('whoever acts for a customer has the customer’s rights, not their own, until they stop', async () => {
  const [helper, buyer] = [await somebody('admin'), await somebody()];
  await start(buyer.number, helper.caller);
  const acted = (await resolve(helper.token))!;
  expect(acted).toMatchObject({
    accountId: buyer.caller.accountId,
    role: 'customer',
    actor: { email: helper.email, role: 'admin', maySpend: false },
  });
  const admin = under.identity.call(
    identityAdminGetAccount,
    { params: { number: buyer.number } },
    { caller: acted },
  );
  await expect(admin).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  expect(await under.identity.call(identityGetProfile, {}, { caller: acted })).toMatchObject({
    name: 'Pat Buyer',
  });
  const body = { name: 'Somebody Else', company: null, phone: null };
  await expect(under.identity.call(identitySaveProfile, { body }, { caller: acted })).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  expect(await under.identity.call(identityStopActing, {}, { caller: acted })).toEqual({
    accountNumber: buyer.number,
  });
  expect(await resolve(helper.token)).toMatchObject({ role: 'admin', accountId: helper.caller.accountId });
});

test('both see it while it lasts, and the trail says who did it and why', async () => {
  const [helper, buyer] = [await somebody('support'), await somebody()];
  const user = (caller: Identity) => under.identity.call(identityGetUser, {}, { caller });
  expect((await user(buyer.caller))?.acting).toBeUndefined();
  await start(buyer.number, helper.caller);
  const acted = (await resolve(helper.token))!;
  expect(await user(acted)).toMatchObject({ email: buyer.email, acting: { by: 'Pat Buyer', isYou: true } });
  expect(await user(buyer.caller)).toMatchObject({ acting: { by: 'Pat Buyer', isYou: false } });
  const query = { entity: 'account', number: buyer.number };
  const auditor = aCaller({ role: 'auditor' });
  const trail = await under.identity.call(identityListAudit, { query }, { caller: auditor });
  expect(trail.items[0]).toMatchObject({
    actor: helper.email,
    actorRole: 'support',
    field: 'acting',
    after: 'started',
    reason: 'asked by phone',
  });
  await under.identity.call(identityStopActing, {}, { caller: acted });
  expect((await user(buyer.caller))?.acting).toBeUndefined();
});

test('spending needs a right of its own', async () => {
  const [helper, seller, buyer] = [await somebody('support'), await somebody('sales'), await somebody()];
  await expect(start(buyer.number, helper.caller, true)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await start(buyer.number, seller.caller, true);
  expect((await resolve(seller.token))?.actor).toMatchObject({ maySpend: true });
});

test('nobody acts for staff, for blocked accounts, or without the right to', async () => {
  const [helper, colleague, buyer] = [await somebody('admin'), await somebody('sales'), await somebody()];
  await expect(start(colleague.number, helper.caller)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await expect(start('a-999999', helper.caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const role of ['finance', 'auditor', 'warehouse', 'customer'] as const)
    await expect(start(buyer.number, aCaller({ role, sessionId: randomUUID() }))).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  await under.identity.sql(`update identity.account set status = 'black-list' where email = ?`, [
    buyer.email,
  ]);
  await expect(start(buyer.number, helper.caller)).rejects.toMatchObject({ code: 'WRONG_STATE' });
});

test('acting is over after an hour, and when either of the two may not any more', async () => {
  const [helper, buyer] = [await somebody('admin'), await somebody()];
  await start(buyer.number, helper.caller);
  await under.identity.sql(`update identity.account set status = 'black-list' where email = ?`, [
    buyer.email,
  ]);
  expect(await resolve(helper.token)).toBeNull();
  await under.identity.sql(`update identity.account set status = 'active' where email = ?`, [buyer.email]);
  await under.identity.sql(`update identity.account set role = 'warehouse' where email = ?`, [helper.email]);
  expect(await resolve(helper.token)).toBeNull();
  await under.identity.sql(`update identity.account set role = 'admin' where email = ?`, [helper.email]);
  expect(await resolve(helper.token)).not.toBeNull();
  await under.identity.sql(
    `update identity.session set expires_at = now() - interval '1 second' where acting_for_id = ?`,
    [buyer.caller.accountId],
  );
  expect(await resolve(helper.token)).toBeNull();
});

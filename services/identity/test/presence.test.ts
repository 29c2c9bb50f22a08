import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { identityResolveSession } from '@gantry/contracts/endpoints/identity';
import { identityReportPresence } from '@gantry/contracts/endpoints/presence';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Presence } from '@gantry/contracts/schemas/presence';
import type { Role } from '@gantry/domain/roles';
import { signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
let kim: Identity;
let lee: Identity;
beforeAll(async () => {
  under = await startIdentity();
  kim = await aColleague('Kim', 'support');
  lee = await aColleague('Lee', 'warehouse');
});
afterAll(() => under.stop());

async function aColleague(name: string, role: Role): Promise<Identity> {
  const { token } = await signUp(under, { email: `${name.toLowerCase()}@example.com`, name });
  const account = await under.identity.call(identityResolveSession, { body: { token } });
  return { ...account!, role };
}
const report = async (caller: Identity, key: string, presence: Presence['presence'] = 'looking') => {
  const body = { list: 'orders', key, presence } as const;
  return (await under.identity.call(identityReportPresence, { body }, { caller })).others;
};

test('colleagues on the same record see each other, and what they do there', async () => {
  expect(await report(kim, 'o-1001')).toEqual([]);
  expect(await report(lee, 'O-1001', 'editing')).toEqual([{ name: 'Kim', isEditing: false }]);
  expect(await report(kim, 'o-1001')).toEqual([{ name: 'Lee', isEditing: true }]);
  expect(await report(kim, 'o-1002')).toEqual([]);
  await report(lee, 'o-1001', 'left');
  expect(await report(kim, 'o-1001')).toEqual([]);
});

test('who has been silent for a while is gone', async () => {
  await report(lee, 'o-1003');
  const em = under.identity.app.get(EntityManager, { strict: false }).fork();
  await em.execute(
    `update identity.record_presence set seen_at = seen_at - interval '41 seconds' where key = 'o-1003'`,
  );
  expect(await report(kim, 'o-1003')).toEqual([]);
});

test('whoever does not read a list is told nothing of its records, and customers nothing at all', async () => {
  const body = { list: 'accounts', key: 'a-1', presence: 'looking' } as const;
  const call = (caller: Identity) => under.identity.call(identityReportPresence, { body }, { caller });
  await expect(call({ ...lee, role: 'catalog' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(call({ ...lee, role: 'customer' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { audit } from '@gantry/nest-kit/audit';
import { person, signUp, startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

/** What a service enters that acts by itself. */
async function enterBySystem(number: string): Promise<void> {
  const em = under.identity.app.get(EntityManager, { strict: false });
  const change = {
    entity: 'account',
    field: 'saved card',
    before: null,
    after: 'Visa 4242',
    reason: null,
    mark: `card:${number}`,
  };
  await RequestContext.create(em, () => em.transactional((tx) => audit(tx, null, { ...change, number })));
  await under.identity.runJobs();
}
const numbersOfCards = async () =>
  (
    await under.identity.sql<{ number: string }>(
      `select entity_number as number from identity.audit_entry where field = 'saved card' order by id`,
    )
  ).map(({ number }) => number);

test('an account that a service knows by its id stands in the trail by its number', async () => {
  await signUp(under, { email: person.email });
  const [account] = await under.identity.sql<{ id: string; number: string }>(
    'select id, number from identity.account where email = ?',
    [person.email],
  );
  await enterBySystem(account!.id);
  await enterBySystem(account!.number);
  expect(await numbersOfCards()).toEqual([account!.number, account!.number]);
});

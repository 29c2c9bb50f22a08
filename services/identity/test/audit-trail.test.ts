import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { identityListAudit } from '@gantry/contracts/endpoints/identity';
import type { Identity } from '@gantry/contracts/schemas/account';
import { audit } from '@gantry/nest-kit/audit';
import { encodeCaller } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import { plansOf } from '@gantry/nest-kit/plans-of';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { demoKey } from '@gantry/nest-kit/testing';
import { AuditFile } from '../src/audit/audit-file.ts';
import { AuditNames } from '../src/audit/audit-names.ts';
import { AuditSearch } from '../src/audit/audit-search.ts';
import { ErasedPeople } from '../src/audit/erased-people.ts';
import { person, signUp, startIdentity } from './identity-under-test.ts';
import { staff } from './staff-under-test.ts';

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

const auditor = staff('auditor', 'audrey');
const find = (query: Readonly<Record<string, string>>) =>
  under.identity.call(identityListAudit, { query }, { caller: auditor });

/** Entries of a record of its own, one each day, as another service enters them. */
async function enterDays(number: string, days: readonly string[]): Promise<void> {
  const em = under.identity.app.get(EntityManager, { strict: false });
  await RequestContext.create(em, () =>
    em.transactional(async (tx) => {
      for (const [index, day] of days.entries()) {
        const entry = {
          // the evening of the store's day, which is the next one in UTC
          at: `${day}T23:30:00-07:00`,
          actorId: `person-${index}`,
          actor: `Person ${index} of ${number}`,
          actorRole: 'sales',
          entity: 'inquiry',
          entityNumber: number,
          field: index === 0 ? 'status' : `line ${index} price`,
          before: null,
          after: `=1+${index}`,
          reason: null,
          requestId: null,
        };
        await publish(tx, 'record.changed', entry, { entity: `test:${number}:${index}`, version: 'audit' });
      }
    }),
  );
  await under.identity.runJobs();
}
const days = ['2026-01-10', '2026-01-11', '2026-01-12'];

test('the trail is narrowed by record, person, field and days of the store, and by all of them together', async () => {
  await enterDays('q-501', days);
  const found = async (query: Readonly<Record<string, string>>) =>
    (await find({ entity: 'inquiry', ...query })).items.map(({ after }) => after).toReversed();
  expect(await found({ number: 'Q-501' })).toEqual(['=1+0', '=1+1', '=1+2']);
  expect(await found({ person: 'person 1 OF q-501' })).toEqual(['=1+1']);
  expect(await found({ number: 'q-501', field: 'PRICE' })).toEqual(['=1+1', '=1+2']);
  expect(await found({ number: 'q-501', from: '2026-01-11' })).toEqual(['=1+1', '=1+2']);
  expect(await found({ number: 'q-501', to: '2026-01-11' })).toEqual(['=1+0', '=1+1']);
  expect(await found({ number: 'q-501', from: '2026-01-11', to: '2026-01-11', field: 'price' })).toEqual([
    '=1+1',
  ]);
  // signs of a pattern are taken as they are, and what is no day narrows nothing
  expect(await found({ number: 'q-501', field: '%' })).toEqual([]);
  expect(await found({ number: 'q-501', from: 'yesterday' })).toHaveLength(3);
  const { total, items } = await find({ entity: 'inquiry', number: 'q-501', page: '2' });
  expect([total, items]).toEqual([3, []]);
});

test('what was found is exported whole as CSV, of which no cell is calculated, for those who may read the trail', async () => {
  await enterDays('q-502', days);
  const exported = (caller: Identity) =>
    under.identity.fastify.inject({
      method: 'GET',
      url: '/internal/identity/admin/audit.csv?number=q-502&field=price',
      headers: {
        [internalHeaders.key]: demoKey('gateway', 'identity'),
        [internalHeaders.caller]: encodeCaller(caller),
      },
    });
  const file = await exported(auditor);
  expect(file.headers['content-disposition']).toBe('attachment; filename="audit-trail.csv"');
  const [head, ...rows] = file.body.trimEnd().split('\n');
  expect(head).toBe('\ufeffEntry,At (UTC),User,Role,For,Record,Number,Field,Before,After,Reason,Request');
  expect(rows.map((row) => row.split(',').slice(1, 10))).toEqual([
    [
      '2026-01-13T06:30:00.000Z',
      'Person 2 of q-502',
      'sales',
      '',
      'inquiry',
      'Q-502',
      'line 2 price',
      '',
      "'=1+2",
    ],
    [
      '2026-01-12T06:30:00.000Z',
      'Person 1 of q-502',
      'sales',
      '',
      'inquiry',
      'Q-502',
      'line 1 price',
      '',
      "'=1+1",
    ],
  ]);
  expect((await exported(staff('sales'))).json()).toMatchObject({ error: { code: 'NOT_PERMITTED' } });
});

test('an export goes on past what is read at once, and lists nothing twice', async () => {
  await under.identity.sql(
    `insert into identity.audit_entry (at, entity, entity_number, field, hash_prev, hash, id)
     select now(), 'bulk', 'b-1', 'n', '', '', 0 from generate_series(1, 2300)`,
  );
  const search = under.identity.app.get(AuditFile, { strict: false });
  const em = under.identity.app.get(EntityManager, { strict: false });
  const text = await RequestContext.create(em, async () =>
    (await (await search.writeFile({ entity: 'bulk' })).toArray()).join(''),
  );
  const ids = text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',')[0]);
  expect([ids.length, new Set(ids).size]).toEqual([2300, 2300]);
});

describe('a long trail', () => {
  /** One clerk did most of it, another a little at its beginning, who also acted for a customer; the store did the rest. */
  const addEntries = () =>
    under.identity.sql(
      `insert into identity.audit_entry
         (at, actor_id, actor, entity, entity_number, field, after, on_behalf_of, hash_prev, hash, id)
       select timestamptz '2024-01-01 12:00Z' + n * interval '1 minute',
         case when n % 3 = 0 then null when n <= 30 then 'clerk-2' else 'clerk-1' end,
         case when n % 3 = 0 then 'night watch' when n <= 30 then 'Rare Clerk' else 'Busy Clerk' end,
         'bulk-order', 'b-' || n, case when n = 31 then 'rarely changed' else 'status' end, n::text,
         case when n in (1, 40) then ? end, '', '', 0
       from generate_series(1, 12000) n`,
      [person.email],
    );
  beforeAll(async () => {
    await addEntries();
    await under.identity.sql('analyze identity.audit_entry');
  });
  const found = async (query: Readonly<Record<string, string>>) => {
    const { total, counted, items } = await find({ entity: 'bulk-order', ...query });
    return { total, counted, first: items[0]?.after, last: items.at(-1)?.after };
  };

  test('is searched by whoever did little, did much, or is no person, page by page', async () => {
    expect(await found({ person: 'rare clerk' })).toMatchObject({ total: 20, first: '29', last: '1' });
    expect(await found({ person: 'BUSY' })).toMatchObject({ total: 7980, first: '11999', last: '11926' });
    expect(await found({ person: 'clerk', page: '160' })).toMatchObject({
      total: 8000,
      first: '74',
      last: '1',
    });
    expect(await found({ person: 'watch' })).toMatchObject({ total: 4000, first: '12000' });
    expect(await found({ person: 'h' })).toMatchObject({ total: 4000 });
    expect(await found({ person: 'nobody of this name' })).toMatchObject({ total: 0 });
    // for whom they acted, once even where both match
    expect(await found({ person: person.email })).toMatchObject({ total: 2, first: '40', last: '1' });
    const day = { from: '2024-01-03', to: '2024-01-03' };
    expect(await found({ person: 'watch', ...day })).toMatchObject({ total: 480 });
    expect(await found({ person: 'watch', number: 'B-300' })).toMatchObject({ total: 1, first: '300' });
    expect(await found({ field: 'RARELY' })).toMatchObject({ total: 1, first: '31' });
    expect(await found({ field: 'no such field' })).toMatchObject({ total: 0 });
  });

  test('is exported by person in the order of its pages', async () => {
    const files = under.identity.app.get(AuditFile, { strict: false });
    const em = under.identity.app.get(EntityManager, { strict: false });
    const rows = await RequestContext.create(em, async () =>
      (await (await files.writeFile({ person: 'clerk', entity: 'bulk-order' })).toArray()).join(''),
    );
    const changes = rows
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => Number(row.split(',')[9]));
    expect([changes.length, changes[0], changes.at(-1)]).toEqual([8000, 11_999, 1]);
    expect(changes).toEqual(changes.toSorted((one, other) => other - one));
  });

  test.each([
    ['a person', { person: 'rare clerk' }, 'audit_entry_actor'],
    ['whoever staff acted for', { person: person.email }, 'audit_entry_customer'],
    ['a field', { field: 'rarely' }, 'audit_entry_field'],
    ['days', { from: '2024-01-02', to: '2024-01-02' }, 'audit_entry_at'],
    ['a record', { entity: 'bulk-order', number: 'b-77' }, 'audit_entry_entity_entity_number_id_idx'],
  ])('is searched by %s without a walk through it', async (_what, filter, index) => {
    const em = under.identity.app.get(EntityManager, { strict: false });
    const plans = await plansOf(em, async (tx) => {
      const search = new AuditSearch(tx, new AuditNames(tx), new ErasedPeople(tx));
      expect((await search.findPage(filter, 1, 50)).items).not.toEqual([]);
    });
    const ofTrail = plans.filter((plan) => plan.includes('audit_entry'));
    for (const plan of ofTrail) expect(plan).not.toContain('Seq Scan on audit_entry');
    expect(ofTrail.join('\n')).toMatch(new RegExp(`(using|on) ${index}\\b`));
  });
});

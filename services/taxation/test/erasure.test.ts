import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import { migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { taxationService } from '../src/taxation.service-definition.ts';

let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(taxationService) });
  service = await startTestService(taxationService, { databaseUrl: database.url });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

test('the certificate of an erased account stays as a tax paper that reaches nobody', async () => {
  await service.sql('alter table taxation.certificate disable trigger user');
  const columns = await service.sql<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'taxation' and table_name = 'certificate' and is_nullable = 'NO' and column_default is null`,
  );
  const sample: Record<string, string> = {
    uuid: `gen_random_uuid()`,
    text: `'x'`,
    ARRAY: `'{}'`,
    jsonb: `'[]'`,
    integer: '1',
    date: 'current_date',
    boolean: 'false',
    'timestamp with time zone': 'now()',
  };
  const facts: Record<string, string> = {
    account_id: `'gone'`,
    account_name: `'Gwen Gone'`,
    email: `'gwen@example.com'`,
    status: `'new'`,
    reason: `'resale'`,
  };
  const values = columns.map(({ name, type }) => facts[name] ?? sample[type] ?? `'x'`);
  await service.sql(
    `insert into taxation.certificate (${columns.map(({ name }) => name).join(', ')}) values (${values.join(', ')})`,
  );
  const erased = { accountId: 'gone', accountNumber: 'a-700', email: 'gwen@example.com' };
  const em = service.app.get(EntityManager, { strict: false }).fork();
  await em.transactional((inner) =>
    publish(inner, 'account.erased', erased, { entity: 'account:gone', version: 'erased' }),
  );
  await service.runJobs();
  expect(await service.sql('select email, account_name from taxation.certificate')).toEqual([
    { email: 'a-700@erased.invalid', account_name: 'Gwen Gone' },
  ]);
});

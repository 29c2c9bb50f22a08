import { expect, test } from '@jest/globals';
import { withClient } from '@gantry/tooling/postgres';
import { createTestDatabase } from './test-database.ts';

let migrations = 0;

async function migrate(url: string): Promise<void> {
  migrations += 1;
  await withClient(url, async (client) => {
    await client.query('create table part (number text primary key)');
    await client.query(`insert into part values ('91251A540')`);
  });
}

function partsOf(url: string): Promise<number | null> {
  return withClient(url, async (client) => (await client.query('select from part')).rowCount);
}

test('gives each caller a database of its own from one migrated template', async () => {
  const name = `once_${process.pid}`;
  const [first, second] = await Promise.all([
    createTestDatabase({ migrate, name }),
    createTestDatabase({ migrate, name }),
  ]);
  await withClient(first.url, (client) => client.query(`insert into part values ('91251A542')`));
  expect([await partsOf(first.url), await partsOf(second.url)]).toEqual([2, 1]);
  expect(migrations).toBe(1);
  await Promise.all([first.dropDatabase(), second.dropDatabase()]);
});

test('drops a database under an open connection', async () => {
  const database = await createTestDatabase({ migrate });
  await withClient(database.url, async (client) => {
    client.on('error', () => undefined);
    await database.dropDatabase();
  });
  await expect(partsOf(database.url)).rejects.toThrow('does not exist');
});

test('leaves no template behind when the migration fails', async () => {
  const failing = () => Promise.reject(new Error('bad migration'));
  await expect(createTestDatabase({ migrate: failing, name: 'failing' })).rejects.toThrow('bad migration');
  await expect(createTestDatabase({ migrate: failing, name: 'failing' })).rejects.toThrow('bad migration');
});

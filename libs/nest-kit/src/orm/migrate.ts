import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { runMigrations as migrateWorker } from 'graphile-worker';
import { Client } from 'pg';
import { kitTables } from './kit-tables.ts';
import { ormOptions } from './orm.module.ts';

export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;
/** A schema and its migrations in order. */
export interface SchemaMigrations {
  readonly schema: string;
  readonly migrations: readonly MigrationClass[];
}

// Any fixed number: one migrating process at a time in a database.
const lockNumber = 7_254_611;

/**
 * Brings a database up to date: the job queue, then each schema. Safe to run from several processes at once: the
 * others wait and find nothing left to do.
 */
export async function migrateAll(databaseUrl: string, schemas: readonly SchemaMigrations[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await migrateWorker({ connectionString: databaseUrl });
    for (const one of schemas) {
      await client.query(kitTables(one.schema));
      await migrateSchema(databaseUrl, one);
    }
  } finally {
    await client.end();
  }
}

/** Names of migrations a database still lacks; readiness asks it. */
export async function pendingMigrations(orm: MikroORM, one: SchemaMigrations): Promise<string[]> {
  const rows = await orm.em
    .getConnection()
    .execute<{ name: string }[]>(`select name from "${one.schema}".migrations`)
    .catch(() => []);
  const done = new Set(rows.map((row) => row.name));
  return one.migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

async function migrateSchema(databaseUrl: string, { schema, migrations }: SchemaMigrations): Promise<void> {
  if (migrations.length === 0) return;
  const orm = await MikroORM.init({
    ...ormOptions(schema, [], { DATABASE_URL: databaseUrl, DB_POOL: 2 }),
    extensions: [Migrator],
    migrations: { silent: true, migrationsList: [...migrations], tableName: 'migrations', snapshot: false },
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
}

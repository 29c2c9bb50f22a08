import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect } from '@jest/globals';
import { withFileLock } from '@gantry/tooling/file-lock';
import { withClient } from '@gantry/tooling/postgres';
import { migrationFolders, projectOf, templateKey } from './template-key.ts';
import { testHome } from './test-home.ts';

export type TestDatabase = {
  url: string;
  /** Drops the database, also under connections that are still open. */
  dropDatabase: () => Promise<void>;
};

export type TestDatabaseOptions = {
  /** Brings an empty database to the wanted state; called once for each new template. */
  migrate: (url: string) => Promise<unknown>;
  /** Folders whose files decide whether a template is still good; the project's own migrations by default. */
  migrations?: string[];
  /** Tells apart two templates of one project that only what `migrate` calls would tell apart. */
  name?: string;
};

function serverUrl(): string {
  const url = process.env.GANTRY_TEST_POSTGRES_URL;
  if (!url)
    throw new Error('No test PostgreSQL: the project needs the preset @gantry/tooling/jest.service.mjs.');
  return url;
}

function urlOf(database: string): string {
  const address = new URL(serverUrl());
  address.pathname = `/${database}`;
  return address.href;
}

/** Runs statements, which take no parameters because they name databases, on the administrative database. */
async function administer(...statements: string[]): Promise<void> {
  await withClient(serverUrl(), async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

async function databasesMatching(pattern: string): Promise<string[]> {
  return withClient(serverUrl(), async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname ~ $1',
      [pattern],
    );
    return rows.map((row) => row.datname);
  });
}

// Migrated under another name and renamed at the end: a template that exists is whole.
async function ensureTemplate(family: string, key: string, migrate: TestDatabaseOptions['migrate']) {
  const template = `${family}_${key}`;
  await withFileLock(path.join(testHome(), 'templates.lock'), async () => {
    const existing = await databasesMatching(`^${family}_[0-9a-f]{12}(_draft)?$`);
    if (existing.includes(template)) return;
    const draft = `${template}_draft`;
    await administer(...existing.map((name) => `drop database if exists "${name}" with (force)`));
    await administer(`create database "${draft}"`);
    await migrate(urlOf(draft));
    await administer(`alter database "${draft}" rename to "${template}"`);
  });
  return template;
}

/**
 * A fresh database with the project's schema, cloned from a template that is built once for each state of
 * the migrations (about 30 ms a clone). Call it in `beforeAll`, and `drop` in `afterAll`.
 * @throws when the project's Jest preset starts no PostgreSQL, or what `migrate` throws.
 */
export async function createTestDatabase(options: TestDatabaseOptions): Promise<TestDatabase> {
  const project = projectOf(expect.getState().testPath ?? path.join(process.cwd(), 'test'));
  const family = `template_${path.basename(project)}_${options.name ?? 'default'}`.replaceAll(/\W/g, '_');
  const folders = options.migrations ?? migrationFolders(project);
  const key = templateKey(folders, String(options.migrate));
  const template = await ensureTemplate(family, key, options.migrate);
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`;
  await administer(`create database "${name}" template "${template}" strategy file_copy`);
  return {
    url: urlOf(name),
    dropDatabase: () => administer(`drop database if exists "${name}" with (force)`),
  };
}

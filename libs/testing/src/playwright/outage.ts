import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { runningShop } from './running-shop.ts';

interface RunFile {
  readonly env: { readonly DATABASE_URL: string };
  readonly pids: { readonly postgres?: number };
}

const runFile = (): RunFile =>
  JSON.parse(readFileSync(path.join(runningShop().home, 'run.json'), 'utf8')) as RunFile;

/** Whether the shop runs a database of its own, which a test may stop. */
export const hasOwnDatabase = (): boolean => runFile().pids.postgres !== undefined;

/** Nobody can read products meanwhile, as if it took for ever; everything else of the database answers. */
export async function whileProductsHang(work: () => Promise<void>): Promise<void> {
  const database = await connected();
  try {
    await database.query('begin');
    await database.query('lock table catalog.product, catalog.listing_row in access exclusive mode');
    await work();
  } finally {
    await database.end();
  }
}

/** The database is gone meanwhile: its connections are cut, and whoever wants a new one waits in vain. */
export async function whileDatabaseIsGone(work: () => Promise<void>): Promise<void> {
  const database = await connected();
  const server = runFile().pids.postgres;
  if (server === undefined) throw new Error('The shop has no database of its own.');
  try {
    process.kill(server, 'SIGSTOP');
    await database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    await work();
  } finally {
    process.kill(server, 'SIGCONT');
    await database.end();
  }
}

async function connected(): Promise<Client> {
  const database = new Client({ connectionString: runFile().env.DATABASE_URL });
  await database.connect();
  return database;
}

import { Client } from 'pg';
import { runFile } from './running-shop.ts';

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

/**
 * The database is gone meanwhile: its connections are cut. Whoever wants a new one waits in vain where the shop runs the
 * server itself, and is turned away where the server is somebody else's (`DATABASE_URL`).
 */
export async function whileDatabaseIsGone(work: () => Promise<void>): Promise<void> {
  const { env, pids } = runFile();
  const name = new URL(env.DATABASE_URL).pathname.slice(1);
  // a database cannot be closed from within
  const outside = await connected('/postgres');
  const { postgres: server } = pids;
  const accept = (isOpen: boolean): unknown => {
    if (server !== undefined) return process.kill(server, isOpen ? 'SIGCONT' : 'SIGSTOP');
    return outside.query(`alter database ${outside.escapeIdentifier(name)} allow_connections ${isOpen}`);
  };
  try {
    await accept(false);
    await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await work();
  } finally {
    await accept(true);
    await outside.end();
  }
}

/**
 * Kills the shop's PostgreSQL with -9 where the shop runs it, and cuts all its connections where it is somebody else's.
 * @returns whether there is another server by now, and which other processes of the shop had to start again
 */
export async function killDatabase(): Promise<() => { isBack: boolean; others: string[] }> {
  const before = runFile().pids;
  const { postgres } = before;
  if (postgres !== undefined) process.kill(postgres, 'SIGKILL');
  else await whileDatabaseIsGone(async () => undefined);
  return () => {
    const now = runFile().pids;
    const restarted = Object.keys(before).filter((name) => now[name] !== before[name]);
    const others = restarted.filter((name) => name !== 'postgres');
    return { isBack: postgres === undefined || restarted.includes('postgres'), others };
  };
}

/** @param pathname of another database of the same server */
async function connected(pathname?: string): Promise<Client> {
  const address = new URL(runFile().env.DATABASE_URL);
  if (pathname) address.pathname = pathname;
  const database = new Client({ connectionString: address.href });
  await database.connect();
  return database;
}

import path from 'node:path';
import { withFileLock } from '../file-lock.ts';
import { usableBinaries } from './binaries.ts';
import { clusterPaths, initCluster, readPassword, SUPERUSER } from './cluster.ts';
import { connectExternal } from './external.ts';
import type { Postgres } from './postgres.ts';
import { readPostmaster, removeStalePidFile, serves } from './postmaster.ts';
import { reachableRoot } from './reachable-root.ts';
import { chooseUser } from './run-as.ts';
import { launch, stopServer } from './server.ts';
import { watchServer } from './watch.ts';

export { ensureDatabase, withClient } from './database.ts';
export type { Postgres } from './postgres.ts';

export type StartOptions = {
  /** Folder that holds the cluster, its password, its log; made when missing. */
  root: string;
  /** Added to PostgreSQL's command line, for instance `['-c', 'fsync=off']`. */
  flags?: string[];
  /** False for clusters that are thrown away: initdb does not wait for the disk. */
  durable?: boolean;
  onLog?: (line: string) => void;
  /** Starts the embedded server again whenever it ends by itself, on the same port, and calls this after each time. */
  onRestart?: () => void;
  /** A PostgreSQL to use instead of the embedded one; the variable `DATABASE_URL` by default. */
  databaseUrl?: string | undefined;
};

type Server = { pid: number; port: number; adopted: boolean };

async function findOrLaunch(root: string, options: StartOptions, port?: number): Promise<Server> {
  const found = readPostmaster(root);
  if (found && serves(found.pid, root)) return { ...found, adopted: true };
  const user = chooseUser();
  const native = usableBinaries(root, user);
  initCluster({ root, native, user, durable: options.durable ?? true });
  await removeStalePidFile(root);
  const started = await launch({ root, native, user, flags: options.flags ?? [], port });
  return { ...started, adopted: false };
}

/** Keeps an embedded server running. Whoever knows its address goes on with it: the port stays the same. */
function keepRunning(root: string, server: Server, options: StartOptions, onRestart: () => void) {
  return watchServer({
    isRunning: () => serves(server.pid, root),
    restart: async () => {
      const lock = clusterPaths(root).lock;
      const { pid, port } = await withFileLock(lock, () => findOrLaunch(root, options, server.port));
      if (port !== server.port) throw new Error(`another process started it, on port ${port}`);
      server.pid = pid;
      onRestart();
    },
    onEvent: (line) => options.onLog?.(line),
  });
}

/**
 * Starts the embedded PostgreSQL 18 of a folder, or takes over the one that still runs there, or checks the
 * external one named by `DATABASE_URL`. Safe when several processes call it at once for the same folder.
 * @throws when no PostgreSQL can be had, with the reason in one sentence.
 */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  const databaseUrl = 'databaseUrl' in options ? options.databaseUrl : process.env.DATABASE_URL;
  if (databaseUrl) return connectExternal(databaseUrl);
  const root = reachableRoot(path.resolve(options.root), chooseUser());
  const server = await withFileLock(clusterPaths(root).lock, () => findOrLaunch(root, options));
  const { port, adopted } = server;
  options.onLog?.(`PostgreSQL ${adopted ? 'found running' : 'started'} on port ${port}`);
  const watch = options.onRestart && keepRunning(root, server, options, options.onRestart);
  const password = readPassword(root);
  return {
    url: (database = 'postgres') => `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`,
    port,
    get pid() {
      return server.pid;
    },
    adopted,
    external: false,
    stop: async () => {
      await watch?.end();
      await stopServer(server.pid);
    },
  };
}

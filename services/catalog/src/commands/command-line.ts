import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Client } from 'pg';
import { FeedError } from '../feeds/format/text/feed-error.ts';

/** A mistake in how a command was called; shown without a stack. */
export class UsageError extends Error {}

/** Reads the arguments of a command strictly. @throws UsageError naming what is wrong */
export function readArguments<const T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Invalid arguments.');
  }
}

/** Runs a command on a connection of its own and ends the process with 1 when it fails. */
export async function runCommand(work: (client: Client) => Promise<void>): Promise<void> {
  try {
    const connectionString = process.env['DATABASE_URL'];
    if (!connectionString) throw new UsageError('DATABASE_URL is missing.');
    const client = new Client({ connectionString });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  } catch (error) {
    console.error(knownReason(error) ?? error);
    process.exitCode = 1;
  }
}

const fileErrors: Record<string, string> = {
  ENOENT: 'No such file or folder',
  EACCES: 'Permission denied',
  EISDIR: 'It is a folder, not a file',
  ENOSPC: 'The disk is full',
  EROFS: 'The disk is read-only',
};

/** What PostgreSQL says by code when nobody's command is wrong. The transaction that met it is taken back. */
const databaseErrors: Record<string, string> = {
  '53100': 'The disk of the database is full. Uncommitted changes were rolled back; reading still works.',
  '53200': 'The database is out of memory. Uncommitted changes were rolled back.',
  '25006': 'The database is read-only. Nothing was changed.',
  '57P01': 'The database was stopped. Uncommitted changes were rolled back.',
  ECONNREFUSED: 'The database cannot be reached: connection refused.',
  ECONNRESET: 'The connection to the database was lost. Uncommitted changes were rolled back.',
};

/** In one sentence what went wrong, where that is known; null for a fault of the program itself. */
function knownReason(error: unknown): string | null {
  if (error instanceof UsageError || error instanceof FeedError) return error.message;
  if (!(error instanceof Error)) return null;
  if (error.message === 'Connection terminated unexpectedly') return databaseErrors['ECONNRESET']!;
  const code = 'code' in error ? String(error.code) : '';
  if ('path' in error && fileErrors[code]) return `${fileErrors[code]}: ${String(error.path)}`;
  return databaseErrors[code] ?? fileErrors[code] ?? null;
}

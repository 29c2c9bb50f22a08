import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Client } from 'pg';

/** A mistake in how a command was called; shown without a stack. */
export class UsageError extends Error {}

/** Reads the arguments of a command strictly. @throws UsageError naming what is wrong */
export function readArguments<const T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
}

/** Runs a command on a connection of its own and ends the process with 1 when it fails. */
export async function runCommand(work: (client: Client) => Promise<void>): Promise<void> {
  try {
    const connectionString = process.env['DATABASE_URL'];
    if (!connectionString) throw new UsageError('DATABASE_URL is missing: it names the database to work on.');
    const client = new Client({ connectionString });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  } catch (error) {
    const text = error instanceof UsageError || isFileError(error) ? error.message : error;
    console.error(text);
    process.exitCode = 1;
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES');

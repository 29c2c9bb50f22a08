import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** What happens while something is read, and where the reading is held up for it. */
export interface Interruption {
  readonly databaseUrl: string;
  /** with its schema; the reading stops before it, and what it has read before stays read */
  readonly table: string;
  readonly change: (database: Client) => Promise<unknown>;
}

/**
 * Lets a change be committed in the middle of a reading: the reading is held before a table, the change is made and
 * committed, and the reading goes on. The reading must come to that table.
 */
export async function changeDuring<Result>(
  { databaseUrl, table, change }: Interruption,
  read: () => Promise<Result>,
): Promise<Result> {
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(`lock table ${table} in access exclusive mode`);
    const reading = read();
    while (!(await isWaitedFor(other, table))) await sleep(10);
    await change(other);
    await other.query('commit');
    return await reading;
  } finally {
    await other.end();
  }
}

async function isWaitedFor(database: Client, table: string): Promise<boolean> {
  const { rows } = await database.query(
    'select from pg_locks where not granted and relation = $1::regclass',
    [table],
  );
  return rows.length > 0;
}

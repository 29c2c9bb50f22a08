import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkQueue } from '@gantry/contracts/work-queues';
import type { WaitingQueues } from '@gantry/contracts/schemas/operations';

/** Which rows wait in a queue; SQL of ours alone, which no caller has a word in. */
export interface WaitingRows {
  readonly table: string;
  readonly where: string;
  /** the column that says since when a row waits */
  readonly since: string;
}

/** How much waits in a queue, and since when the first of it does. */
export async function countWaiting(
  em: EntityManager,
  key: WorkQueue,
  { table, where, since }: WaitingRows,
): Promise<WaitingQueues[number]> {
  const [row] = await em.execute<{ count: number; since: Date | null }[]>(
    `select count(*)::int as count, min(${since}) as since from ${table} where ${where}`,
  );
  return { key, count: row?.count ?? 0, since: row?.since ? new Date(row.since).toISOString() : null };
}

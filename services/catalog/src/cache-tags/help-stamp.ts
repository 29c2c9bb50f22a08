import type { RunSql } from '../version/run-sql.ts';

// Revisions are never deleted: another one, or one that begins or ends on its day, makes another stamp.
const stampSql = `select concat_ws('.', count(*), count(*) filter (where valid_from <= now()),
    count(*) filter (where valid_until <= now())) as stamp
  from catalog.help_revision`;

/** Names what help pages show at this moment, alike in every process. */
export async function readHelpStamp(run: RunSql): Promise<string> {
  const [row] = await run<{ stamp: string }>(stampSql, []);
  return row?.stamp ?? '0.0.0';
}

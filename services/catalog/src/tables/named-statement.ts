import type { EntityManager } from '@mikro-orm/postgresql';

/** SQL under a name: each connection plans it once, where planning it anew takes longer than running it. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

/** Runs a statement that is planned once, outside of any transaction. */
export async function runNamed<Row extends object>(
  em: EntityManager,
  statement: NamedStatement,
  values: unknown[],
): Promise<Row[]> {
  const pool = await em.getConnection().getNativeClient();
  return (await pool.query<Row>({ ...statement, values })).rows;
}

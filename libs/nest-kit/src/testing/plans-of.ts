import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * How the database answers what is read by hand-written SQL, a plan for each statement, where walking through a whole table
 * is the last thing it would do, as it is with millions of rows: a test asserts by it that an index serves.
 * @param work gets the entity manager whose statements are explained
 */
export async function plansOf(
  em: EntityManager,
  work: (em: EntityManager) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  await em.fork().transactional(async (tx) => {
    const execute = tx.execute.bind(tx) as EntityManager['execute'];
    const explain = async (sql: string, values: unknown[]) => {
      const lines = await execute<{ 'QUERY PLAN': string }[]>(`explain (costs off) ${sql}`, values);
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    };
    await execute('set local enable_seqscan = off');
    tx.execute = (async (sql: string, values: unknown[] = []) => {
      await explain(sql, values);
      return execute(sql, values);
    }) as EntityManager['execute'];
    await work(tx);
  });
  return plans;
}

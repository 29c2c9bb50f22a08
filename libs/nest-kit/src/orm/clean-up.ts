import type { MikroORM } from '@mikro-orm/postgresql';

/** Once a night, as a crontab pattern in UTC. */
export const cleanUpAt = '41 3 * * *';

/** Forgets what no repeat can ask for any more: jobs give up after days, idempotency keys are good for thirty. */
export async function cleanUp(orm: MikroORM): Promise<void> {
  const schema = orm.config.get('schema');
  const connection = orm.em.getConnection();
  await connection.execute(
    `delete from "${schema}".handled_event where handled_at < now() - interval '90 days'`,
  );
  await connection.execute(
    `delete from "${schema}".idempotent_write where written_at < now() - interval '30 days'`,
  );
}

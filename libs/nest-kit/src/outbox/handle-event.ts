import { RequestContext, type MikroORM } from '@mikro-orm/postgresql';
import type { EventName } from '@gantry/contracts/events';
import type { EventMeta } from './events.ts';

export type EventHandler = (payload: unknown, meta: EventMeta) => Promise<unknown>;
export interface EventJob {
  readonly entity: string;
  readonly version: string;
  readonly payload: unknown;
}

/**
 * Runs a handler once for (entity, version, effect): the mark and everything the handler writes are one transaction.
 * A second worker with the same job waits on the mark and then finds it done.
 */
export function handleOnce(
  orm: MikroORM,
  { event, effect, run }: { event: EventName; effect: string; run: EventHandler },
  job: EventJob,
): Promise<void> {
  const schema = orm.config.get('schema');
  return RequestContext.create(orm.em, () =>
    orm.em.transactional(async (em) => {
      const marked = await em.execute(
        `insert into "${schema}".handled_event (entity, version, effect) values (?, ?, ?)
         on conflict do nothing returning effect`,
        [job.entity, job.version, effect],
      );
      if (marked.length > 0) await run(job.payload, { event, entity: job.entity, version: job.version });
    }),
  );
}

import { RequestContext, type MikroORM } from '@mikro-orm/postgresql';
import type { EventName } from '@gantry/contracts/events';
import type { EventMeta } from './events.ts';

export type EventHandler = (payload: unknown, meta: EventMeta) => Promise<unknown>;
export interface EventJob {
  readonly entity: string;
  readonly version: string;
  readonly payload: unknown;
}

interface Handled {
  readonly event: EventName;
  readonly effect: string;
  readonly run: EventHandler;
}

/**
 * Runs a handler once for (entity, version, effect): the mark and everything the handler writes are one transaction.
 * A second worker with the same job waits on the mark and then finds it done.
 */
export function handleOnce(orm: MikroORM, { event, effect, run }: Handled, job: EventJob): Promise<void> {
  const schema = orm.config.get('schema');
  return RequestContext.create(orm.em, () =>
    orm.em.transactional(async (em) => {
      const marked = await em.execute(markSql(schema), [job.entity, job.version, effect]);
      if (marked.length > 0) await run(job.payload, { event, entity: job.entity, version: job.version });
    }),
  );
}

/**
 * Runs a handler that has transactions of its own, and marks the event as handled afterwards: until then it may run again,
 * also beside itself.
 */
export function handleApart(
  orm: MikroORM,
  { event, effect, run }: Handled,
  { entity, version, payload }: EventJob,
): Promise<void> {
  const schema = orm.config.get('schema');
  return RequestContext.create(orm.em, async () => {
    const isHandled = `select 1 from "${schema}".handled_event where entity = ? and version = ? and effect = ?`;
    const known = await orm.em.execute(isHandled, [entity, version, effect]);
    if (known.length > 0) return;
    await run(payload, { event, entity, version });
    await orm.em.execute(markSql(schema), [entity, version, effect]);
  });
}

const markSql = (schema: string | undefined) =>
  `insert into "${schema}".handled_event (entity, version, effect) values (?, ?, ?)
   on conflict do nothing returning effect`;

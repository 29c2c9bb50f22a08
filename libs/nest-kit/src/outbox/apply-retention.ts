import type { INestApplicationContext } from '@nestjs/common';
import { RequestContext, type MikroORM } from '@mikro-orm/postgresql';
import { retentionRules, type RetentionRuleId } from '@gantry/domain/retention';
import { publish } from './events.ts';
import { removalBatch, removalStatement, type Removal, type Removals } from '../retention/removals.ts';

/** Once a night, as a crontab pattern in UTC. */
export const retentionAt = '41 3 * * *';
const dayMs = 86_400_000;

/** Every schema has them: jobs give up after days, and no key of a repeatable write is good for longer. */
const ofEverySchema = (schema: string): Removals => ({
  'repeatable-answers': [{ table: `"${schema}".idempotent_write`, begins: 'written_at' }],
  'handled-events': [{ table: `"${schema}".handled_event`, begins: 'handled_at' }],
});

/** A service whose rules are followed. */
export interface RetentionTarget {
  readonly app: INestApplicationContext;
  readonly orm: MikroORM;
  readonly service: string;
  readonly removals: Removals;
}

/**
 * Removes what is older than its rule wants, batch by batch, and tells the trail how much of each. It may be run at any
 * time, and again after a fall: it goes on with what is left. One rule that fails keeps no other from being followed.
 * @throws the first failure, so that the job is tried again
 */
export async function applyRetention(target: RetentionTarget): Promise<void> {
  const { orm, removals } = target;
  const all = { ...ofEverySchema(orm.config.get('schema') ?? target.service), ...removals };
  const failures: unknown[] = [];
  for (const [rule, steps] of Object.entries(all) as [RetentionRuleId, readonly Removal[]][]) {
    await applyRule(target, rule, steps).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function applyRule(
  target: RetentionTarget,
  rule: RetentionRuleId,
  steps: readonly Removal[],
): Promise<void> {
  const { app, orm, service } = target;
  const [row] = await orm.em.getConnection().execute<{ now: Date }[]>('select now() as now');
  const at = new Date(row!.now);
  const before = new Date(at.getTime() - retentionRules[rule].days * dayMs);
  let removed = 0;
  for (const step of steps)
    removed +=
      typeof step === 'function'
        ? await RequestContext.create(orm.em, () => step(app, before))
        : await applyStatement(orm, removalStatement(step), before);
  const em = orm.em.fork();
  const mark = { entity: `retention:${service}.${rule}`, version: at.toISOString() };
  const ran = { service, rule, at: at.toISOString(), removed };
  await em.transactional((tx) => publish(tx, 'retention.applied', ran, mark));
}

async function applyStatement(orm: MikroORM, statement: string, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await orm.em.getConnection().execute<unknown[]>(statement, [before.toISOString()]);
    removed += rows.length;
    if (rows.length < removalBatch) return removed;
  }
}

import { availabilityLabels, isOrderable } from '@gantry/domain/statuses/availability';
import { taskName } from '@gantry/nest-kit/events';
import { idList, type RunSql } from './run-sql.ts';

const task = taskName('catalog', 'notices.due');

/** Labels under which a product is back, as SQL; they are words of our own. */
const orderableLabels = availabilityLabels
  .filter(isOrderable)
  .map((label) => `'${label}'`)
  .join(', ');

// The event `notices.due`, once for a version of the catalogue; imports have no EntityManager to publish it with.
const wakeSql = (ofProducts: string) => `select graphile_worker.add_job(
    identifier := '${task}',
    payload := json_build_object('entity', 'catalogue', 'version', version::text, 'payload', json_build_object()),
    job_key := '${task}:catalogue:' || version,
    max_attempts := 20)
  from catalog.catalogue_version
  where exists (
    select from catalog.stock_notice n join catalog.listing_row l on l.product_id = n.product_id
    where n.sent_at is null and n.confirmed_at is not null and l.availability in (${orderableLabels}) ${ofProducts}
  )`;

/**
 * Has those told who wait for products that are orderable after a change, as a job in the change's own transaction.
 * Call it after the version was raised, in a statement of its own: a notice written meanwhile has then been let
 * through by the lock on the version, and is seen.
 */
export async function wakeNotices(run: RunSql, productIds: readonly number[] | 'everything'): Promise<void> {
  if (productIds === 'everything') await run(wakeSql(''), []);
  else await run(wakeSql('and n.product_id = any($1::integer[])'), [idList(productIds)]);
}

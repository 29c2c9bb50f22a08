import { idList, type RunSql } from './run-sql.ts';
import { wakeNotices } from './wake-notices.ts';

/** The channel on which other processes hear of a new catalogue version. */
export const versionChannel = 'catalog_version';

/** More changed products than this are not named one by one: readers build their index anew. */
export const maxNamedChanges = 2000;

const raiseSql = `with raised as (
    update catalog.catalogue_version set version = version + 1 returning version
  ), named as (
    insert into catalog.change (version, product_id)
    select version, product_id from raised, unnest($1::integer[]) as product_id
  ), pruned as (
    delete from catalog.change where version < (select version - 500 from raised)
  )
  select pg_notify('${versionChannel}', version::text) from raised`;

/**
 * Raises the catalogue version and names what changed, in the transaction of the change itself: whoever sees the new
 * version sees the change. `everything` when texts changed that many products share. The version row stays locked to the end of that transaction, so versions commit in order.
 * Whoever waits for one of the products to be orderable again is told after the transaction.
 */
export async function raiseVersion(run: RunSql, productIds: readonly number[] | 'everything'): Promise<void> {
  const isTooMuch = productIds === 'everything' || productIds.length > maxNamedChanges;
  await run(raiseSql, [isTooMuch ? '{null}' : idList(productIds)]);
  await wakeNotices(run, isTooMuch ? 'everything' : productIds);
}

import type { ClientBase } from 'pg';

/** The moment as of which an import shows prices: of the database's clock, which decides what has begun and ended. */
export async function databaseNow(client: ClientBase): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]!.now;
}

/**
 * Has `ScheduledPrices` look once more at what began or ended since a moment, in the transaction that wrote prices as of
 * it: while that transaction was open the clock did not see them. The mark always moves, so that a clock at work
 * notices (`OfferMoments.close`).
 */
export async function recheckPricesFrom(client: ClientBase, moment: Date): Promise<void> {
  await client.query(
    `update catalog.catalogue_version
     set prices_checked_at = least(prices_checked_at, $1) - interval '1 microsecond'`,
    [moment],
  );
}

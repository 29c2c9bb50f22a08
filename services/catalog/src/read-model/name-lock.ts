// While one gives out numbers and addresses, others wait: batches of imports (one import at a time) share the lock.
const key = `hashtext('catalog.product-names')`;

/** To the end of the transaction: whoever makes a single product. */
export const lockNamesSql = `select pg_advisory_xact_lock(${key})`;
/** Around a batch of an import, which must let go of it itself, with {@link releaseNamesSql}. */
export const shareNamesSql = `select pg_advisory_lock_shared(${key})`;
export const releaseNamesSql = `select pg_advisory_unlock_shared(${key})`;

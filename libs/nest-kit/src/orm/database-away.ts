// States of PostgreSQL: no connection (08), out of connections, memory or disk (53), a statement ended for its length
// (57014), a server that stops or starts (57P), a disk that fails (58030). Codes of the system: nobody listens, or the
// line broke.
const awayCodes =
  /^(08\w{3}|53\w{3}|57014|57P0[1-5]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
// The driver has no codes for the first three; the others share theirs with much: a database that is closed for new
// connections, and a plan from before the migration of a newer release.
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|database ".*" is not currently accepting connections|cached plan must not change result type)/;

/** Whether the database could not answer, which says nothing about the question: asked again later it may. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: unknown };
  if (typeof code === 'string' && awayCodes.test(code)) return true;
  return awayMessages.test(message) || isDatabaseAway(cause);
}

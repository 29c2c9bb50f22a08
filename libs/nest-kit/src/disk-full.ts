/** Of the system: no room, or none left for this user. Of PostgreSQL: the disk its tables are on is full. */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something could not be written because a disk is full. What was there before still is, and can be read. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: unknown };
  return (typeof code === 'string' && fullCodes.includes(code)) || isDiskFull(cause);
}

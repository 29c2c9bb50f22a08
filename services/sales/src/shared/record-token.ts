import { timingSafeEqual } from 'node:crypto';

/** Whether the token given is the record's own; compared so that the time taken tells nothing. */
export function holdsToken(record: { readonly token: string }, given: string | undefined): boolean {
  const expected = Buffer.from(record.token);
  const offered = Buffer.from(given ?? '');
  return offered.length === expected.length && timingSafeEqual(offered, expected);
}

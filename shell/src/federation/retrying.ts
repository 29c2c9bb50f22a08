import { heal } from './heal.ts';
import { loadLimit, TookTooLong, withLimit } from './time-limit.ts';

export interface RetryOptions {
  /** for the message of a failure */
  readonly what: string;
  /** address prefix of the files that may be damaged */
  readonly prefix: string;
  readonly styles: Readonly<Record<string, string>>;
  /** how long to wait, in milliseconds; asked for at each try */
  readonly limit: () => number;
}

/**
 * Loads with a limit and one repair: a failed fetch is tried again after the cache was put right.
 * What hangs is not tried again: the browser keeps waiting for that very file until the document is left.
 */
export async function retrying<T>(
  run: () => Promise<T>,
  { what, prefix, styles, limit }: RetryOptions,
): Promise<T> {
  try {
    return await withLimit(run(), limit(), what);
  } catch (error) {
    if (error instanceof TookTooLong) throw error;
    await withLimit(heal(prefix, styles), loadLimit, `repairing ${what}`);
    return withLimit(run(), limit(), what);
  }
}

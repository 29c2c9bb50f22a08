import { heal } from './heal.ts';
import { loadLimit, TimeoutError, withLimit } from './time-limit.ts';

/**
 * The files are there and whole, but the browser remembers that one of them failed (the HTML standard lets a document
 * keep a failed import for good; newer browsers try again): only a new document loads it.
 */
export class PersistentFailure extends Error {
  override readonly name = 'PersistentFailure';
}

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
 * @throws PersistentFailure where only a new document helps; TimeoutError, or what the browser says of the file
 */
export async function retrying<T>(
  run: () => Promise<T>,
  { what, prefix, styles, limit }: RetryOptions,
): Promise<T> {
  try {
    return await withLimit(run(), limit(), what);
  } catch (error) {
    if (error instanceof TimeoutError) throw error;
    const isRepaired = await withLimit(heal(prefix, styles), loadLimit, `repairing ${what}`);
    return withLimit(run(), limit(), what).catch((again: unknown) => {
      if (isRepaired && isFailedImport(again))
        throw new PersistentFailure(`${what} failed before`, { cause: again });
      throw again;
    });
  }
}

/** Whether a file could not be fetched, in the words of any browser; a script that throws says something else. */
const isFailedImport = (error: unknown): boolean =>
  error instanceof TypeError && /import/i.test(error.message);

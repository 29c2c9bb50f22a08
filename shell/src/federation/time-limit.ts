/** Something took longer than the page can wait for it. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** How long a file of a remote may take to load and run, in milliseconds. */
export const loadLimit = 8000;

/** Settles as the work does, or rejects with TimeoutError. The work itself cannot be stopped: see `retrying`. */
export function withLimit<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  if (milliseconds === Number.POSITIVE_INFINITY) return work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`${what} took longer than ${milliseconds} ms`)),
      milliseconds,
    );
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

import { failureOf } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';

/** Null when a call went through, else what the server said, if it said anything. */
export async function failureAfter(
  running: unknown,
): Promise<{ readonly failure: Failure['error'] | undefined } | null> {
  try {
    await (running as { unwrap(): Promise<unknown> }).unwrap();
    return null;
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '../errors.ts';
import type { ManagedProcess } from './managed-process.ts';

const PAUSE_MS = 50;

async function probe(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    const body = await response.text();
    return response.ok ? undefined : `${response.status} ${body.slice(0, 200)}`;
  } catch (error) {
    return errorMessage(error);
  }
}

/**
 * Waits until a part answers 2xx at an address.
 * @throws with the last lines of its log when it ends first or is not ready in time.
 */
export async function waitUntilReady(
  part: ManagedProcess,
  address: string,
  { withinMs = 90_000, signal }: { withinMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    signal?.throwIfAborted();
    const problem = await probe(address);
    if (problem === undefined) return;
    if (part.hasEnded) throw new Error(`${part.plan.name} ended at its start:\n${part.lastLines()}`);
    if (Date.now() > deadline) {
      throw new Error(`${part.plan.name} is not ready (${address}: ${problem}):\n${part.lastLines()}`);
    }
    await sleep(PAUSE_MS);
  }
}

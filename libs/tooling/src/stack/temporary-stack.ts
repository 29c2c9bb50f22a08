import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './ports.ts';
import type { StackOptions } from './stack-options.ts';
import { startStack, type Stack } from './stack.ts';

const FOR_TESTS = {
  // Tests and benchmarks are many visitors from one address: the limits on requests must not stop them.
  GATEWAY_LIMIT_FACTOR: '1000',
  // Tests read pages in it to find untranslated text.
  GANTRY_PSEUDO_LOCALE: '1',
  // Tests are the provider of a company themselves, and the DNS that proves its domain.
  SIGN_ON_LOCAL_PROVIDERS: '1',
};

/** How long a shop for tests may be used by one call of `withTemporaryStack`: as long as its work runs. */
export type TemporaryStackOptions = Pick<StackOptions, 'mode' | 'products' | 'onProgress'>;

/** Runs `work` against a shop of its own: free port, empty home, gone afterwards. Ctrl-C ends it in order. */
export async function withTemporaryStack<T>(
  options: TemporaryStackOptions,
  work: (stack: Stack) => Promise<T>,
): Promise<T> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'gantry-shop-'));
  const controller = new AbortController();
  const abort = () => controller.abort(new Error('Interrupted.'));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, abort);
  try {
    const [port, dnsPort] = [await freePort(), await freePort()];
    const stack = await startStack({
      ...options,
      home,
      host: '127.0.0.1',
      port,
      extraEnvironment: { ...FOR_TESTS, SIGN_ON_DNS_SERVER: `127.0.0.1:${dnsPort}` },
      signal: controller.signal,
    });
    try {
      const interrupted = new Promise<never>((_resolve, reject) => {
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), {
          once: true,
        });
      });
      return await Promise.race([work(stack), interrupted]);
    } finally {
      await stack.stop();
    }
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, abort);
    rmSync(home, { recursive: true, force: true });
  }
}

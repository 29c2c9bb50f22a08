/** Resolves, and aborts what is going on, with the first signal that asks this process to end. */
export function signalled(): { promise: Promise<void>; abort: AbortSignal } {
  const controller = new AbortController();
  const promise = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        controller.abort(new Error('Stopped before it was ready.'));
        resolve();
      });
    }
  });
  return { promise, abort: controller.signal };
}

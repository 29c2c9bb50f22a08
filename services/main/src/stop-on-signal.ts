import type { RunningProcess } from './start-services.ts';

const timeoutMs = 10_000;

/** Ends the process in order at SIGTERM or SIGINT: answers what it has begun, then exit code 0. */
export function stopOnSignal(running: RunningProcess): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    running.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), timeoutMs).unref();
    running.stop().then(
      () => process.exit(0),
      (err: unknown) => {
        running.log.error({ err }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

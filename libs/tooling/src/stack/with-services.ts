import { gantryHome } from './home.ts';
import { runningInstance } from './run-file.ts';
import { freePort } from './ports.ts';
import { StackRun } from './stack-run.ts';

/**
 * Runs `work` with the environment of the shop that runs on this home. When none runs, the database and the
 * services are started for the time of the work.
 */
export async function withServices<T>(
  onProgress: (line: string) => void,
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const home = gantryHome();
  const running = runningInstance(home);
  if (running) return work(running.env);
  const port = await freePort();
  const run = new StackRun({ home, host: '127.0.0.1', port, mode: 'all', products: 0, onProgress });
  try {
    await run.prepare();
    await run.startServices();
    return await work(run.env);
  } finally {
    await run.stop();
  }
}

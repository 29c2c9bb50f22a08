import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type ShellConfig } from './config.ts';
import { log, reasonOf } from './log.ts';
import { workerVariable } from './workers/messages.ts';
import { Supervisor } from './workers/supervisor.ts';

const program = fileURLToPath(import.meta.url);
// The browser's part lies beside this program: dist/server/server.mjs and dist/web.
const web = path.resolve(path.dirname(program), '../web');

async function supervise(config: ShellConfig): Promise<void> {
  const supervisor = new Supervisor({ ...config, program });
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isAsked) return;
      isAsked = true;
      void supervisor.stop().then(() => process.exit(0));
    });
  }
  await supervisor.start();
}

try {
  const config = readConfig(process.env, web);
  if (process.env[workerVariable] === undefined) await supervise(config);
  // what answers requests is not even read by the process that watches over it
  else await (await import('./workers/worker.ts')).runWorker(config);
} catch (error) {
  log('error', 'the shell cannot start', { reason: reasonOf(error) });
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { log, reasonOf } from './log.ts';
import { readConfig } from './config.ts';
import { startShell } from './start.ts';

// The browser's part lies beside this program: dist/server/server.mjs and dist/web.
const web = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../web');

try {
  const shell = await startShell(readConfig(process.env, web));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void shell.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  log('error', 'the shell cannot start', { reason: reasonOf(error) });
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

process.on('unhandledRejection', (error) => log('error', 'nobody handled this', { reason: reasonOf(error) }));

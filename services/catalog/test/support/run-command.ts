import { spawn } from 'node:child_process';
import path from 'node:path';

const commands = path.resolve(import.meta.dirname, '../../src/commands');

export interface CommandRun {
  /** null when the process was killed */
  code: number | null;
  output: string;
}

/**
 * Runs a command of the service as a process of its own.
 * @param killWhen once this is over it is killed as a power cut would, whatever it does then
 */
export function runCommand(
  name: 'import' | 'export',
  words: readonly string[],
  { databaseUrl, killWhen }: { databaseUrl: string; killWhen?: Promise<void> },
): Promise<CommandRun> {
  const child = spawn(
    process.execPath,
    ['--import', '@gantry/tooling/register', path.join(commands, `${name}.ts`), ...words],
    { env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  void killWhen?.then(() => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

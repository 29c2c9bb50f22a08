import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Parent = {
  process: ChildProcess;
  /** What the parent's supervisor got. */
  server: { pid: number; port: number; adopted: boolean };
};

const script = path.join(import.meta.dirname, 'parent.ts');

/** Starts a process that owns the PostgreSQL of `root`, and waits until it runs. */
export async function startParent(root: string): Promise<Parent> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [script, root], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, server: JSON.parse(line.toString()) as Parent['server'] };
}

/** Ends a process at once, with no chance to tidy up. */
export async function kill9(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

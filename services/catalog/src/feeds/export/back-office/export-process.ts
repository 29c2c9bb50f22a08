import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ExportOrder } from '../job/export-order.ts';

const program = fileURLToPath(new URL('../job/main.ts', import.meta.url));
/** A client that reads nothing for this long has gone away; the export holds a database snapshot open for it. */
const timeoutMs = 60_000;

/** The bytes of an export while a process of low priority makes them, and when that process has ended. */
export interface RunningExport {
  readonly bytes: Readable;
  readonly ended: Promise<unknown>;
}

/** Starts an export. Its bytes fail when the process does: a file cut off must not pass for a whole one. */
export function startExport(order: ExportOrder): RunningExport {
  const child = fork(program, {
    cwd: import.meta.dirname,
    execArgv: ['--import', '@gantry/tooling/register'],
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit').catch(() => [1]) as Promise<[number | null]>;
  if (child.pid) lowerPriority(child.pid);
  child.send(order, () => undefined);
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of child.stdout as Readable) {
      const gone = setTimeout(() => child.kill(), timeoutMs);
      try {
        yield chunk as Buffer;
      } finally {
        clearTimeout(gone);
      }
    }
    const [code] = await exit;
    if (code !== 0) throw new Error('The export was broken off.');
  }
  const taken = Readable.from(bytes(), { objectMode: false });
  // Also where nobody has begun to take them.
  taken.once('close', () => child.kill());
  return { bytes: taken, ended: exit };
}

function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // some systems do not let it; then it competes
  }
}

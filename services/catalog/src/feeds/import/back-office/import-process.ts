import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ImportOrder } from '../job/run-import-job.ts';

const program = fileURLToPath(new URL('../job/main.ts', import.meta.url));
const killTimeoutMs = 5000;

/**
 * One import in a process of its own at the lowest priority, so that pages come first. Told to end or left alone by the
 * service, it takes its transaction with it.
 */
export class ImportProcess {
  private readonly child: ChildProcess;
  /** resolves when the process has ended, however */
  readonly ended: Promise<void>;

  constructor(order: ImportOrder) {
    this.child = fork(program, {
      cwd: import.meta.dirname,
      execArgv: ['--import', '@gantry/tooling/register'],
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.ended = new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.once('error', () => resolve());
    });
    if (this.child.pid) lowerPriority(this.child.pid);
    this.child.send(order, () => undefined);
    // a stopping service does not wait for what takes minutes
    this.child.unref();
    this.child.channel?.unref();
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), killTimeoutMs);
    await this.ended;
    clearTimeout(timer);
  }
}

function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // some systems do not let it; then it competes
  }
}

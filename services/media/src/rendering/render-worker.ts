import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Job, JobAnswer } from './job.ts';

/** The file cannot be made into a picture. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A picture that takes longer is given up, and the process with it, in milliseconds. */
const timeLimit = 15_000;
const program = fileURLToPath(new URL('../worker/main.ts', import.meta.url));

/**
 * One process that makes pictures, one job at a time. A process of its own, because only so can the system be told
 * that pages come first, and a picture that breaks the decoder breaks nothing else.
 */
export class RenderWorker {
  private readonly child: ChildProcess;
  private jobs = 0;
  private hasEnded = false;

  constructor() {
    // Node runs the TypeScript of the drawing process by itself: it uses types only
    this.child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child.on('exit', () => (this.hasEnded = true));
    // what goes wrong reaches the job that waits
    this.child.on('error', () => (this.hasEnded = true));
    if (this.child.pid) lowerPriority(this.child.pid);
    // an idle process must not keep a stopping service alive
    this.child.unref();
    this.child.channel?.unref();
  }

  get ended(): boolean {
    return this.hasEnded;
  }

  /** @throws Unreadable, or why it could not be done */
  run(job: Job): Promise<Buffer> {
    const id = (this.jobs += 1);
    this.child.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const onMessage = (answer: JobAnswer) => {
      if ('bytes' in answer) resolve(Buffer.from(answer.bytes));
      else reject(answer.unreadable ? new Unreadable(answer.reason) : new Error(answer.reason));
    };
    const onExit = () => reject(new Error('The drawing process has ended'));
    const timer = setTimeout(() => {
      reject(new Error('The picture took too long'));
      this.stop();
    }, timeLimit);
    this.child.once('message', onMessage).once('exit', onExit).once('error', onExit);
    this.child.send({ id, job }, (error) => error && reject(error));
    return promise.finally(() => {
      clearTimeout(timer);
      this.child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      this.child.channel?.unref();
    });
  }

  stop(): void {
    this.hasEnded = true;
    this.child.kill('SIGKILL');
  }
}

function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // some systems do not let it; the number of processes still bounds the work
  }
}

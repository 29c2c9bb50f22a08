import { fork, type ChildProcess, type SendHandle } from 'node:child_process';
import type { ListeningSocket } from './listening-socket.ts';
import { workerVariable, type FromWorker, type Retirement, type ToWorker } from './messages.ts';
import type { SupervisorOptions } from './supervisor-options.ts';

/** Options of Node itself that a worker must not take over: each of them would want the same port. */
const notForWorkers = /^--inspect/;

/** One process that answers requests, as its supervisor sees it. */
export class WorkerProcess {
  readonly startedAt = performance.now();
  /** resolves when it listens; rejects when it ended before */
  readonly ready: Promise<void>;
  /** how it ended */
  readonly ended: Promise<string>;
  isReady = false;
  isStopping = false;
  seenAt = performance.now();
  onRetire: (retirement: Retirement) => void = () => undefined;
  private readonly child: ChildProcess;

  constructor({ program, memory }: SupervisorOptions, socket: ListeningSocket) {
    const own = process.execArgv.filter((word) => !notForWorkers.test(word));
    const isDebugged = own.length < process.execArgv.length;
    this.child = fork(program, [], {
      env: { ...process.env, [workerVariable]: '1' },
      execArgv: [...own, `--max-old-space-size=${memory}`, ...(isDebugged ? ['--inspect=127.0.0.1:0'] : [])],
    });
    const heard = Promise.withResolvers<void>();
    this.ready = heard.promise;
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => {
        const how = signal ?? `code ${code}`;
        heard.reject(new Error(`it ended with ${how} before it listened`));
        resolve(how);
      });
    });
    this.child.on('message', (message: FromWorker) => this.handleMessage(message, heard.resolve));
    // what is sent to one that is ending does not arrive
    this.child.on('error', () => undefined);
    this.child.send({ kind: 'listen' } satisfies ToWorker, socket as unknown as SendHandle);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Asks it to end when it has answered what it has begun. @param idleFor see `ToWorker` */
  async stop(idleFor: number): Promise<void> {
    this.isStopping = true;
    if (this.child.connected) this.child.send({ kind: 'stop', idleFor } satisfies ToWorker);
    await this.ended;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  private handleMessage(message: FromWorker, ready: () => void): void {
    this.seenAt = performance.now();
    if (message.kind === 'retire' && !this.isStopping) this.onRetire(message);
    if (message.kind !== 'ready') return;
    this.isReady = true;
    ready();
  }
}

import { log, reasonOf } from '../log.ts';
import { BackOff } from '../releases/back-off.ts';
import { bindSocket, type ListeningSocket } from './listening-socket.ts';
import type { Retirement } from './messages.ts';
import type { SupervisorOptions } from './supervisor-options.ts';
import { Suspects } from './suspect.ts';
import { WorkerProcess } from './worker-process.ts';

/** How long a worker may be silent: its own watchdog is quicker, unless it is broken as well. */
const silentFor = 8000;
const lookEvery = 500;
const stopWithin = 3500;
/**
 * How long a worker that is replaced keeps connections on which nothing happens, in milliseconds: a request may be on
 * its way, and the next one on each is answered by telling to close it.
 */
const idleFor = 2000;
/** After so long without trouble a lost worker is replaced at once, else with back-off, unless its cause is gone. */
const steadyAfter = 30_000;

/**
 * Keeps the workers of a shell running: what harms one of them costs that one. The socket is the supervisor's, so no
 * connection is refused while a worker is replaced.
 */
export class Supervisor {
  private readonly options: SupervisorOptions;
  private readonly workers = new Set<WorkerProcess>();
  private readonly backOff = new BackOff();
  private readonly suspects: Suspects;
  private socket: ListeningSocket | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStarted = false;
  private isStopping = false;
  /** when a worker ended last */
  private troubledAt = -Infinity;

  constructor(options: SupervisorOptions) {
    this.options = options;
    this.suspects = new Suspects(options);
  }

  /** Resolves when every worker listens. @throws Error when one cannot start */
  async start(): Promise<void> {
    const { host, port, workers } = this.options;
    this.socket = await bindSocket(host, port);
    const first = Array.from({ length: workers }, () => this.spawn());
    await Promise.all(first.map((worker) => worker.ready));
    this.isStarted = true;
    this.timer = setInterval(() => this.checkWorkers(), lookEvery);
  }

  /** Lets the workers answer what they have begun, and ends those that take too long. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    const timer = setTimeout(() => this.workers.forEach((worker) => worker.kill()), stopWithin);
    await Promise.all([...this.workers].map((worker) => worker.stop(0)));
    clearTimeout(timer);
    this.socket?.close();
  }

  private spawn(): WorkerProcess {
    const worker = new WorkerProcess(this.options, this.socket!);
    this.workers.add(worker);
    worker.onRetire = (retirement) => void this.replace(worker, retirement);
    void worker.ended.then((how) => this.lost(worker, how));
    return worker;
  }

  private async replace(worker: WorkerProcess, { reason, isUnexplained }: Retirement): Promise<void> {
    log('warn', 'a worker is replaced', { worker: worker.pid, reason });
    // the successor would come to the same end
    if (isUnexplained) await this.suspects.noteEnd(performance.now());
    const successor = this.spawn();
    try {
      await successor.ready;
      await worker.stop(idleFor);
    } catch (error) {
      // it ended, and is replaced as every worker that ends; the one it was for goes on as well as it can
      log('error', 'a worker could not be replaced', { worker: worker.pid, reason: reasonOf(error) });
    }
  }

  private async lost(worker: WorkerProcess, how: string): Promise<void> {
    this.workers.delete(worker);
    if (!this.isStarted || this.isStopping || worker.isStopping) return;
    log('error', 'a worker ended', { worker: worker.pid, how });
    const now = performance.now();
    if (await this.suspects.noteEnd(now)) return this.startMissing();
    const wasSteady = now - this.troubledAt > steadyAfter;
    this.troubledAt = now;
    if (!wasSteady) return this.backOff.failed(now);
    this.backOff.reset();
    this.startMissing();
  }

  /** Starts as many workers as are missing. */
  private startMissing(): void {
    const running = [...this.workers].filter((worker) => !worker.isStopping).length;
    for (let missing = this.options.workers - running; missing > 0; missing--) this.startAgain();
  }

  // One that cannot start is tried again later, see `lost`.
  private startAgain(): void {
    this.spawn().ready.catch((error: unknown) =>
      log('error', 'a worker cannot start', { reason: reasonOf(error) }),
    );
  }

  private checkWorkers(): void {
    const now = performance.now();
    for (const worker of this.workers) {
      if (now - worker.seenAt < silentFor) continue;
      log('error', 'a worker is silent', { worker: worker.pid });
      worker.kill();
    }
    if (!this.backOff.isDue(now)) return;
    this.backOff.passed();
    this.startMissing();
  }
}

import type { ShellConfig } from '../config.ts';
import { log, reasonOf } from '../log.ts';
import { culpritIn, releaseFile, type Culprit } from '../releases/culprit.ts';
import { stopTimersOf } from '../releases/release-timers.ts';
import { startShell, type RunningShell } from '../start.ts';
import { guardProcess } from './guarded-process.ts';
import type { ListeningSocket } from './listening-socket.ts';
import { watchMemory } from './memory-guard.ts';
import { beatEvery, type FromWorker, type ToWorker } from './messages.ts';
import { startWatchdog } from './watchdog.ts';

const sendMessage = (message: FromWorker): void => void process.send?.(message, () => undefined);

/** One process of the shell, and what it does about releases that harm it. */
class Worker {
  private readonly exit = process.exit.bind(process);
  private readonly harms: [Culprit, string][] = [];
  /** told of already: one fault of a release leads to the next */
  private readonly dropped = new Set<string>();
  private shell: RunningShell | undefined;
  private isRetiring = false;

  async run(config: ShellConfig): Promise<void> {
    guardProcess(this.harmed);
    process.on('uncaughtException', (error) => this.failed(error));
    process.on('unhandledRejection', (error) => this.unheard(error));
    process.on('message', (message: ToWorker) => message.kind === 'stop' && void this.stop(message.idleFor));
    process.once('disconnect', () => this.exit(0));
    process.once('SIGTERM', () => void this.stop(0));
    // the terminal tells everybody; the supervisor decides
    process.on('SIGINT', () => undefined);
    setInterval(() => sendMessage({ kind: 'beat' }), beatEvery).unref();
    startWatchdog(config);
    const shell = await startShell(config, await socketGiven());
    watchMemory({
      onCulprit: this.harmed,
      onExhaustion: (reason) => this.retire(reason, true),
      onRunaway: () => this.end('memory goes on growing'),
    });
    this.shell = shell;
    for (const [culprit, reason] of this.harms) this.harmed(culprit, reason);
    sendMessage({ kind: 'ready' });
  }

  // Bound: it is handed to those who watch.
  private readonly harmed = (culprit: Culprit, reason: string): void => {
    if (!this.shell) return void this.harms.push([culprit, reason]);
    const name = releaseFile(culprit);
    if (this.dropped.has(name)) return;
    this.dropped.add(name);
    this.shell.source.dropRelease(culprit.remote, culprit.version, reason);
    stopTimersOf(name);
    // its sockets and whatever else it left go with the process
    this.retire(`${culprit.remote} ${culprit.version}: ${reason}`);
  };

  private failed(error: unknown): void {
    const culprit = error instanceof Error ? culpritIn(error.stack) : undefined;
    log('error', 'an error ended nowhere', { ...culprit, reason: reasonOf(error) });
    if (culprit) return this.harmed(culprit, `it threw outside of every page: ${reasonOf(error)}`);
    this.retire('an error ended nowhere');
  }

  // A promise nobody waits for harms nobody: it is told of, and the release it came from named.
  private unheard(error: unknown): void {
    const culprit = error instanceof Error ? culpritIn(error.stack) : undefined;
    log('error', 'nobody handled this', { ...culprit, reason: reasonOf(error) });
  }

  private retire(reason: string, isUnexplained = false): void {
    if (this.isRetiring) return;
    this.isRetiring = true;
    sendMessage({ kind: 'retire', reason, isUnexplained });
  }

  /** Ends at once: requests under way are lost, which is less than all that come until it ends by itself. */
  private end(reason: string): void {
    log('error', 'the server ends', { reason, pid: process.pid });
    process.kill(process.pid, 'SIGKILL');
  }

  private async stop(idleFor: number): Promise<void> {
    await this.shell?.stop(idleFor);
    this.exit(0);
  }
}

function socketGiven(): Promise<ListeningSocket> {
  return new Promise((resolve) => {
    const handleMessage = (message: ToWorker, socket: unknown): void => {
      if (message.kind !== 'listen') return;
      process.off('message', handleMessage);
      resolve(socket as ListeningSocket);
    };
    process.on('message', handleMessage);
  });
}

/** Runs a worker until its supervisor ends it. @throws what keeps it from starting */
export const runWorker = (config: ShellConfig): Promise<void> => new Worker().run(config);

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines, openLog } from '../log-file.ts';
import { workspaceRoot } from '../workspace/projects.ts';

const LONGEST_PAUSE_MS = 30_000;
const CALM_AFTER_MS = 60_000;

export type ProcessPlan = {
  name: string;
  /** Words after the Node program: options, script, arguments. */
  words: string[];
  env: NodeJS.ProcessEnv;
  logs: string;
  onEvent: (line: string) => void;
  /** Called at each start, also when the process is started again. */
  onStart: () => void;
};

/** One part of the shop: a Node process that is kept running until it is asked to stop. */
export class ManagedProcess {
  readonly plan: ProcessPlan;
  readonly logFile: string;
  private child: ChildProcess | undefined;
  private isStopping = false;
  private isWatched = false;
  private pauseMs = 1_000;
  private startedAt = 0;

  constructor(plan: ProcessPlan) {
    this.plan = plan;
    this.logFile = path.join(plan.logs, `${plan.name}.log`);
  }

  /** Undefined while nothing runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  get hasEnded(): boolean {
    return this.child === undefined || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Starts the process in a group of its own: Ctrl-C reaches us alone, and we stop the parts in order. */
  start(): void {
    const output = openLog(this.logFile);
    this.startedAt = Date.now();
    this.child = spawn(process.execPath, this.plan.words, {
      cwd: workspaceRoot,
      env: this.plan.env,
      detached: true,
      stdio: ['ignore', output.stdio, output.stdio],
    });
    output.close();
    this.plan.onStart();
    this.child.once('exit', (code, signal) => void this.revive(String(code ?? signal)));
    // not even begun: no room for another process, for instance
    this.child.once('error', (error) => void this.revive(error.message));
  }

  /** From now on the process is started again when it ends by itself. */
  watch(): void {
    this.isWatched = true;
  }

  private async revive(reason: string): Promise<void> {
    if (!this.isWatched || this.isStopping) return;
    if (Date.now() - this.startedAt > CALM_AFTER_MS) this.pauseMs = 1_000;
    const pause = this.pauseMs;
    this.pauseMs = Math.min(pause * 2, LONGEST_PAUSE_MS);
    this.plan.onEvent(
      `${this.plan.name} ended (${reason}), starting it again in ${pause / 1_000} s; see ${this.logFile}`,
    );
    await sleep(pause);
    if (!this.isStopping) this.start();
  }

  /** The last lines the process wrote, for the message that it failed. */
  lastLines(count = 15): string {
    return lastLines(this.logFile, count);
  }

  /** Asks the process to end, and ends it after `waitMs`. */
  async stop(waitMs = 4_000): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (!child || this.hasEnded) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), waitMs);
    await gone;
    clearTimeout(timer);
  }
}

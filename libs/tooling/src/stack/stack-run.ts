import { pointerSigningKey } from '@gantry/federation/node/release/keys';
import { mkdirSync } from 'node:fs';
import { errorMessage } from '../errors.ts';
import { freePort } from '../free-port.ts';
import { ensureDatabase, startPostgres, type Postgres } from '../postgres/supervisor.ts';
import { loadDemoData } from './demo-data.ts';
import {
  commandEnvironment,
  DOMAINS,
  publicOrigin,
  type EnvironmentFacts,
  type Ports,
} from './environment.ts';
import { homePaths, readSecrets } from './home.ts';
import { endLeftovers } from './leftovers.ts';
import { ManagedProcess } from './managed-process.ts';
import { sandboxPart, serviceParts, shellPart, type Part } from './parts.ts';
import { requireBrowsablePort, requireFreePort } from './ports.ts';
import { releaseChangedRemotes } from './releases.ts';
import { removeRunFile, requireNoInstance, writeRunFile } from './run-file.ts';
import { runScript } from './run-script.ts';
import type { StackOptions } from './stack-options.ts';
import { waitUntilReady } from './wait-until-ready.ts';

async function choosePorts(mode: StackOptions['mode']): Promise<Ports> {
  const domains: Record<string, number> = {};
  for (const domain of mode === 'one' ? DOMAINS : []) domains[domain] = await freePort();
  return { services: await freePort(), smtp: await freePort(), sandbox: await freePort(), domains };
}

/**
 * Makes sure that a shop can run here: no other one on this home, the port free and open to browsers. What a killed start left
 * running is ended first, for it holds that port.
 */
export async function requirePlace({ home, host, port, onProgress }: StackOptions): Promise<void> {
  requireNoInstance(home);
  if ((await endLeftovers(home)) > 0) onProgress('ended what a killed start had left running');
  await requireFreePort(host, port);
  await requireBrowsablePort(port);
}

/** One run of a shop: what has been started so far, and in which order. */
export class StackRun {
  private readonly options: StackOptions;
  private readonly parts: ManagedProcess[] = [];
  private postgres: Postgres | undefined;
  private facts: EnvironmentFacts | undefined;

  constructor(options: StackOptions) {
    this.options = options;
  }

  get url(): string {
    return publicOrigin(this.options.host, this.options.port);
  }

  get mailUrl(): string {
    return `http://127.0.0.1:${this.requireFacts().ports.sandbox}`;
  }

  get env(): Record<string, string> {
    return commandEnvironment(this.requireFacts());
  }

  /** Of what runs; never 0, for a signal to it reaches whoever sends it. */
  get pids(): Record<string, number> {
    const all = [
      ...this.parts.map((part) => [part.plan.name, part.pid] as const),
      ['postgres', this.postgres?.pid] as const,
    ];
    return Object.fromEntries(
      all.filter((entry): entry is readonly [string, number] => entry[1] !== undefined),
    );
  }

  private requireFacts(): EnvironmentFacts {
    if (!this.facts) throw new Error('The shop has not been prepared yet.');
    return this.facts;
  }

  /** What runs goes on without its file; on a full disk a shop may not end for that. */
  private readonly saveRunFile = (): void => {
    if (!this.facts) return;
    const { url, mailUrl, env, pids } = this;
    const { home, mode, onProgress } = this.options;
    try {
      writeRunFile(home, { pid: process.pid, mode, url, mailUrl, env, pids });
    } catch (error) {
      onProgress(`run.json cannot be written: ${errorMessage(error)}`);
    }
  };

  /** The database and everything the parts must know; no part runs yet. */
  async prepare(): Promise<void> {
    const { home, host, port, mode, onProgress, signal } = this.options;
    await requirePlace(this.options);
    mkdirSync(homePaths(home).logs, { recursive: true });
    this.postgres = await startPostgres({
      root: homePaths(home).postgres,
      onLog: onProgress,
      onRestart: this.saveRunFile,
    });
    const databaseUrl = this.postgres.external
      ? this.postgres.url()
      : await ensureDatabase(this.postgres, 'gantry');
    const extra = this.options.extraEnvironment ?? {};
    // both processes read it at their start: the service that signs with it, and the shell that believes it
    pointerSigningKey(home);
    const ports = await choosePorts(mode);
    this.facts = { home, host, port, databaseUrl, secrets: readSecrets(home), ports, extra };
    this.saveRunFile();
    await runScript('services/main/src/migrate.ts', [], this.env, { signal });
    onProgress('database migrated');
  }

  /** Starts parts side by side and waits until all are ready; from then on they are kept running. */
  private async startParts(parts: Part[]): Promise<void> {
    const { home, onProgress, signal } = this.options;
    signal?.throwIfAborted();
    const { logs } = homePaths(home);
    const started = parts.map(({ name, words, env, readyAt }) => {
      const plan = { name, words, env, logs, onEvent: onProgress, onStart: this.saveRunFile };
      const part = new ManagedProcess(plan);
      this.parts.push(part);
      part.start();
      return { part, readyAt };
    });
    await Promise.all(started.map(({ part, readyAt }) => waitUntilReady(part, readyAt, { signal })));
    for (const { part } of started) part.watch();
    onProgress(`${parts.map(({ name }) => name).join(', ')} ready`);
  }

  /** Starts the services and, in demo mode, what stands in for the outside world. Returns the accounts. */
  async startServices(): Promise<string> {
    const facts = this.requireFacts();
    const isDemo = this.env.GANTRY_MODE === 'demo';
    await this.startParts([
      ...serviceParts(facts, this.options.watchServices),
      ...(isDemo ? [sandboxPart(facts)] : []),
    ]);
    return isDemo ? loadDemoData({ ...this.options, env: this.env }) : '';
  }

  /** Releases what was built anew and starts the shell. */
  async startShell(): Promise<void> {
    await releaseChangedRemotes({ ...this.options, env: this.env });
    await this.startParts([shellPart(this.requireFacts())]);
  }

  /** Stops everything in the reverse order of its start. */
  async stop(): Promise<void> {
    for (const part of this.parts.toReversed()) await part.stop();
    await this.postgres?.stop();
    if (this.facts) removeRunFile(this.options.home);
  }
}

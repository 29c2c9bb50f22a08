import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import {
  activateRelease,
  rollBackRelease,
  setCanary,
  setStop,
} from '@gantry/federation/node/release/activate';
import { signingKey } from '@gantry/federation/node/release/keys';
import type { ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { publishBuild } from '@gantry/federation/node/release/publish';
import { freePort } from '@gantry/testing/free-port';
import { startFixtureGateway, type FixtureGateway } from './fixture-gateway.ts';
import { withVariant, type Variant } from './release-variant.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const program = path.join(workspace, 'shell/dist/server/server.mjs');

/** A shell of its own, with its own releases and a small gateway, that a test may harm as it likes. */
export class FixtureShop {
  readonly releases: string;
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly home: string,
    readonly port: number,
    readonly gateway: FixtureGateway,
    readonly settings: Readonly<Record<string, string>>,
  ) {
    this.releases = path.join(home, 'releases');
  }

  /**
   * @param remotes those that are released before the shell starts, labelled `good`
   * @param settings variables of the shell's environment beside the usual ones
   */
  static async open(
    remotes: readonly RemoteName[] = remoteNames,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<FixtureShop> {
    const home = await mkdtemp(path.join(tmpdir(), 'gantry-shop-'));
    const shop = new FixtureShop(home, await freePort(), await startFixtureGateway(), settings);
    signingKey(home);
    for (const remote of remotes) await shop.release(remote, { label: 'good' });
    await shop.start();
    return shop;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** everything the shell has logged */
  get log(): string {
    return this.output;
  }

  /** the shell's process */
  get pid(): number {
    return this.child!.pid!;
  }

  /** address of the debugging port of the process that answers now; the first to open one is the supervisor */
  get debugAddress(): string {
    return [...this.output.matchAll(/ws:\/\/\S+/g)].at(-1)?.[0] ?? '';
  }

  async start(): Promise<void> {
    const env = {
      PATH: process.env.PATH,
      PORT: String(this.port),
      GANTRY_HOME: this.home,
      GANTRY_MODE: 'demo',
      GANTRY_SEED: 'seed of the federation tests',
      GANTRY_INTERNAL_KEY: 'key-of-the-federation-tests',
      GATEWAY_URL: this.gateway.url,
      NODE_ENV: 'production',
      ...this.settings,
    };
    const words = ['--no-compilation-cache', '--expose-gc', '--inspect=127.0.0.1:0', program];
    const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    const listens = Promise.withResolvers<void>();
    const before = this.output.length;
    const collect = (chunk: Buffer): void => {
      this.output += chunk.toString();
      if (this.output.includes('the shell listens', before)) listens.resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('exit', () => listens.reject(new Error(`The shell ended:\n${this.output}`)));
    await listens.promise;
  }

  async publish(remote: RemoteName, variant: Variant): Promise<ReleaseManifest> {
    const privateKey = signingKey(this.home);
    return withVariant(remote, variant, (build) =>
      publishBuild({ remote, build, releases: this.releases, privateKey }),
    );
  }

  /** Activates without a trial: these tests want broken releases to arrive. */
  async activate(manifest: ReleaseManifest): Promise<void> {
    await activateRelease({ ...this.options(manifest.remote), version: manifest.version });
  }

  async release(remote: RemoteName, variant: Variant): Promise<ReleaseManifest> {
    const manifest = await this.publish(remote, variant);
    await this.activate(manifest);
    return manifest;
  }

  async rollBack(remote: RemoteName): Promise<void> {
    await rollBackRelease(this.options(remote));
  }

  async canary({ remote, version }: ReleaseManifest, percent: number): Promise<void> {
    await setCanary({ ...this.options(remote), version, percent });
  }

  /** Takes a remote out of service, or brings it back where no reason is given. */
  async setOutOfService(remote: RemoteName, reason: string | null): Promise<void> {
    await setStop({ ...this.options(remote), stop: 'outOfService', reason });
  }

  private options(remote: RemoteName) {
    return { remote, releases: this.releases, privateKey: signingKey(this.home), smoke: async () => {} };
  }

  /** Ends the shell's process and waits for it. */
  async halt(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  async close(): Promise<void> {
    await this.halt();
    await this.gateway.stop();
    await rm(this.home, { recursive: true, force: true });
  }
}

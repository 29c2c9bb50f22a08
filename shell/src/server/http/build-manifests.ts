import { remoteNames } from '@gantry/contracts/remotes';
import { parseCookies } from '../../session/cookies.ts';
import type { BuildManifest } from '../../updates/build-manifest.ts';
import { knownBucket } from '../pages/visitor-bucket.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import { buildIdOf } from '../releases/build-id.ts';
import type { ReleaseSource, Snapshot } from '../releases/generation.ts';
import { sendJson, sendText, type Exchange } from './respond.ts';

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);

/**
 * What is deployed now (specification §7): open pages compare it with what they were made of. `latest.json` names the
 * build that its visitor would get, those of a canary theirs; `meta/<id>.json` says what a build is made of.
 */
export class BuildManifests {
  readonly #shell: Pick<ShellBuild, 'id'>;
  readonly #source: Pick<ReleaseSource, 'snapshot' | 'hasCanary'>;

  constructor(shell: Pick<ShellBuild, 'id'>, source: Pick<ReleaseSource, 'snapshot' | 'hasCanary'>) {
    this.#shell = shell;
    this.#source = source;
  }

  owns(pathname: string): boolean {
    return pathname.startsWith('/builds/');
  }

  serve(exchange: Exchange): void {
    const { pathname } = exchange.url;
    if (pathname === '/builds/latest.json') return sendJson(exchange, 200, { id: this.#latestFor(exchange) });
    const [, id = ''] = /^\/builds\/meta\/([\w.-]+)\.json$/.exec(pathname) ?? [];
    const snapshot = this.#snapshotNamed(id);
    if (snapshot) return sendJson(exchange, 200, manifestOf(id, snapshot));
    sendText(exchange, 404, '');
  }

  #latestFor({ request }: Exchange): string {
    const { bucket } = knownBucket(parseCookies(request.headers.cookie), this.#source.hasCanary);
    return this.#idOf(this.#source.snapshot(bucket));
  }

  #snapshotNamed(id: string): Snapshot | undefined {
    const inUse = this.#source.hasCanary ? buckets : buckets.slice(-1);
    return inUse.map((bucket) => this.#source.snapshot(bucket)).find((one) => this.#idOf(one) === id);
  }

  #idOf(snapshot: Snapshot): string {
    return buildIdOf(this.#shell.id, snapshot);
  }
}

function manifestOf(id: string, { generations }: Snapshot): BuildManifest {
  const versions = remoteNames.map((name) => [name, generations[name]?.pinned.version]);
  return { id, remotes: Object.fromEntries(versions.filter(([, version]) => version !== undefined)) };
}

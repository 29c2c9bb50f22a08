import { remoteNames } from '@gantry/contracts/remotes';
import { readCookies } from '@gantry/http-kit/cookies';
import { LRUCache } from 'lru-cache';
import type { BuildManifest } from '../../updates/build-manifest.ts';
import { knownBucket } from '../releases/visitor-bucket.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import { buildIdOf } from '../releases/build-id.ts';
import type { ReleaseSource, Snapshot } from '../releases/loaded-release.ts';
import { sendJson, sendText, type Exchange } from './respond.ts';

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const maxRemembered = 100;

/**
 * What is deployed now (specification §7): open pages compare it with what they were made of. `latest.json` describes
 * the build that its visitor would get, those of a canary theirs; `meta/<id>.json` describes a build by its name.
 *
 * The latest build is described whole, in one answer: a page that had to ask for its manifest next would not find it
 * when another release came in between. Builds that were the latest before stay known for whoever asks late.
 */
export class BuildManifests {
  private readonly shell: Pick<ShellBuild, 'id'>;
  private readonly source: Pick<ReleaseSource, 'snapshot' | 'hasCanary'>;
  /** builds that somebody was told of; without the releases themselves, which may go */
  private readonly remembered = new LRUCache<string, BuildManifest>({ max: maxRemembered });

  constructor(shell: Pick<ShellBuild, 'id'>, source: Pick<ReleaseSource, 'snapshot' | 'hasCanary'>) {
    this.shell = shell;
    this.source = source;
  }

  owns(pathname: string): boolean {
    return pathname.startsWith('/builds/');
  }

  serve(exchange: Exchange): void {
    const { pathname } = exchange.url;
    if (pathname === '/builds/latest.json') return sendJson(exchange, 200, this.latestFor(exchange));
    const [, id = ''] = /^\/builds\/meta\/([\w.-]+)\.json$/.exec(pathname) ?? [];
    const manifest = this.remembered.get(id) ?? this.manifestInUse(id);
    if (manifest) return sendJson(exchange, 200, manifest);
    sendText(exchange, 404, '');
  }

  private latestFor({ request }: Exchange): BuildManifest {
    const { bucket } = knownBucket(readCookies(request.headers.cookie), this.source.hasCanary);
    const latest = this.manifestOf(this.source.snapshot(bucket));
    this.remembered.set(latest.id, latest);
    return latest;
  }

  private manifestInUse(id: string): BuildManifest | undefined {
    const inUse = this.source.hasCanary ? buckets : buckets.slice(-1);
    const snapshot = inUse.map((bucket) => this.source.snapshot(bucket)).find((one) => this.idOf(one) === id);
    return snapshot && this.manifestOf(snapshot);
  }

  private manifestOf(snapshot: Snapshot): BuildManifest {
    const { releases } = snapshot;
    const versions = remoteNames.map((name) => [name, releases[name]?.pinned.version]);
    const remotes = Object.fromEntries(versions.filter(([, version]) => version !== undefined));
    return { id: this.idOf(snapshot), remotes };
  }

  private idOf(snapshot: Snapshot): string {
    return buildIdOf(this.shell.id, snapshot);
  }
}

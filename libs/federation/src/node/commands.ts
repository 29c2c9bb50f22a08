import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import type { Configuration } from '@rspack/core';
import { monoConfigs } from './mono.ts';
import { activateRelease, rollBackRelease, setCanary, setStop, type StopName } from './release/activate.ts';
import { packRelease } from './release/archive.ts';
import { collectReleases } from './release/collect.ts';
import { pointerPublicKeyFile, publicKeyFile, readEntryKeys, signingKey } from './release/keys.ts';
import type { ReleaseManifest } from './release/manifest.ts';
import type { ReleasePointer } from './release/pointer.ts';
import { publishBuild } from './release/publish.ts';
import { runRspack } from './run-rspack.ts';
import { workspaceRoot } from './share-map.ts';
import { smokeRelease } from './smoke.ts';

/** Builds the shell or a remote by its own `rspack.config.mjs`. */
export async function buildProject(folder: string): Promise<void> {
  const file = path.resolve(workspaceRoot, folder, 'rspack.config.mjs');
  const { default: configs } = (await import(pathToFileURL(file).href)) as { default: Configuration[] };
  await runRspack(configs);
}

/** Builds everything as one program without federation, for comparison. */
export async function buildMono(): Promise<void> {
  await runRspack(await monoConfigs());
}

/** Something of a remote that is to be stopped, or to go on without a reason. */
export interface WantedStop {
  readonly stop: StopName;
  readonly reason: string | null;
}

export interface ReleaseWords {
  readonly remote: RemoteName;
  readonly activate: boolean;
  readonly rollback: boolean;
  readonly canary: number | undefined;
  /** a published version, instead of building one */
  readonly version: string | undefined;
  /** a finished build elsewhere than in the remote's `dist/` */
  readonly build: string | undefined;
  readonly stop?: WantedStop | undefined;
  /** the file it is packed into, to be published elsewhere by the back office */
  readonly archive?: string | undefined;
}

/** Where releases live and how the running shop is reached; from the environment. */
export interface ReleasePlace {
  readonly home: string;
  readonly releases: string;
  readonly gatewayUrl: string | undefined;
  readonly internalKey: string | undefined;
}

export function releasePlace(env: NodeJS.ProcessEnv): ReleasePlace {
  const home = path.resolve(env.GANTRY_HOME || path.join(workspaceRoot, '.gantry'));
  return {
    home,
    releases: path.resolve(env.RELEASES_DIR || path.join(home, 'releases')),
    gatewayUrl: env.GATEWAY_URL || undefined,
    internalKey: env.GANTRY_INTERNAL_KEY || readInternalKey(home),
  };
}

function readInternalKey(home: string): string | undefined {
  const file = path.join(home, 'secrets.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).GANTRY_INTERNAL_KEY;
}

/** `release <remote>`: builds and publishes, and does with it what the words say. Returns lines to print. */
export async function releaseRemote(words: ReleaseWords, place: ReleasePlace): Promise<string[]> {
  const { remote } = words;
  const { releases, home } = place;
  const privateKey = signingKey(home);
  const smoke = (manifest: ReleaseManifest): Promise<void> =>
    smokeRelease(manifest, { ...place, publicKeyFile: publicKeyFile(home) });
  const entryKeys = readEntryKeys(publicKeyFile(home), pointerPublicKeyFile(home));
  const common = { remote, releases, privateKey, pointerKey: entryKeys[1], smoke };
  if (words.stop) return [stopLine(await setStop({ ...common, ...words.stop }))];
  if (words.rollback) {
    const pointer = await rollBackRelease({ ...common, version: words.version });
    return [`${remote} is back at ${pointer.active}`];
  }
  const version = words.version ?? (await buildAndPublish(words, place)).version;
  const lines = [`${remote} ${version} is published`];
  if (words.archive) {
    await writeFile(words.archive, await packRelease(releases, remote, version));
    lines.push(`${remote} ${version} is packed into ${words.archive}`);
  }
  if (words.canary !== undefined) {
    await setCanary({ ...common, version, percent: words.canary });
    lines.push(`${words.canary} % of the visitors get ${remote} ${version}`);
  } else if (words.activate) {
    const pointer: ReleasePointer = await activateRelease({ ...common, version });
    lines.push(`${remote} ${pointer.active} is active`);
  }
  const removed = await collectReleases(releases, entryKeys);
  return [...lines, ...removed.map((name) => `${name} is removed: nobody can need it any more`)];
}

function stopLine({ remote, active, outOfService, pinned }: ReleasePointer): string {
  const isOut = outOfService ? `out of service: ${outOfService.reason}` : 'in service';
  return `${remote} ${active} is ${isOut}${pinned ? `; pinned: ${pinned.reason}` : ''}`;
}

async function buildAndPublish(words: ReleaseWords, place: ReleasePlace): Promise<ReleaseManifest> {
  const { remote } = words;
  const folder = path.join(workspaceRoot, `mfe-${remote}`);
  if (!words.build) await buildProject(folder);
  const build = path.resolve(words.build ?? path.join(folder, 'dist'));
  return publishBuild({ remote, build, releases: place.releases, privateKey: signingKey(place.home) });
}

/** @throws Error that names the remotes when the word is none of them */
export function remoteNamed(word: string | undefined): RemoteName {
  const name = remoteNames.find((one) => one === word || `mfe-${one}` === word);
  if (name) return name;
  throw new Error(`Which remote? One of: ${remoteNames.join(', ')}`);
}

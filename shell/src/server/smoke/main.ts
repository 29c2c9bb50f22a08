import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readManifest, ReleaseRefused } from '@gantry/federation/node/release/manifest';
import { KeyRing } from '@gantry/http-kit/keys';
import { remoteNames } from '@gantry/contracts/remotes';
import { shareScope } from '../../federation/shared-libraries.ts';
import { reasonOf } from '../log.ts';
import { loadRelease } from '../releases/container-loader.ts';
import { makeLoadedRelease } from '../releases/make-loaded-release.ts';
import { tryModules } from './try-modules.ts';
import { tryPages } from './try-pages.ts';

// Started by the release command, in a process of its own: `node smoke.mjs <remote> <version>`.

/** Loads and renders a release. @throws with everything that is wrong with it */
async function trial(word: string | undefined, version: string): Promise<void> {
  const remote = remoteNames.find((name) => name === word);
  if (!remote) throw new ReleaseRefused(`"${word}" is no remote`);
  const { RELEASES_DIR = '', RELEASE_PUBLIC_KEY = '', GATEWAY_URL, GANTRY_INTERNAL_KEY } = process.env;
  const key = createPublicKey(readFileSync(RELEASE_PUBLIC_KEY));
  const manifest = await readManifest(RELEASES_DIR, remote, version, key);
  const module = await loadRelease(RELEASES_DIR, manifest, shareScope());
  const release = await makeLoadedRelease(RELEASES_DIR, manifest, module);
  const problems = await tryModules(release);
  const gateway = GATEWAY_URL ? { url: GATEWAY_URL, key: keyOf(GANTRY_INTERNAL_KEY) } : undefined;
  if (problems.length === 0) problems.push(...(await tryPages(release, gateway)));
  if (problems.length > 0) throw new ReleaseRefused(problems.join('\n'));
}

const keyOf = (text = ''): string => (text ? KeyRing.of(text, 'shell').keyFor('gateway') : '');

try {
  await trial(process.argv[2], process.argv[3] ?? '');
  process.exit(0);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

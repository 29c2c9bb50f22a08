import { shareScope } from '../../federation/shared-libraries.ts';
import type { ShellConfig } from '../config.ts';
import type { ShellBuild } from './shell-build.ts';
import type { ReleaseSource } from './loaded-release.ts';
import { DroppedReleases } from './dropped-releases.ts';
import { HighWaterFile } from './high-water-file.ts';
import { monoSource } from './mono-source.ts';
import { ReleaseRegistry } from './release-registry.ts';

/** The releases of this process: from the registry, or compiled in where the build is not federated. */
export async function openReleases(config: ShellConfig, shell: ShellBuild): Promise<ReleaseSource> {
  if (__MONO__) return monoSource(shell);
  const registry = new ReleaseRegistry({
    releases: config.releases,
    publicKeyFile: config.publicKeyFile,
    pointerKeyFile: config.pointerKeyFile,
    scope: shareScope(),
    seen: new HighWaterFile(config.state),
    dropped: new DroppedReleases(config.state),
  });
  await registry.start();
  return registry;
}

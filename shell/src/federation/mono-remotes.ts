import type { RemoteName } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';

/** The remotes of the build without federation; the bundler puts them in place of the empty list. */
export async function loadMonoRemote(name: RemoteName): Promise<RemoteModule | undefined> {
  const { monoRemotes } = await import('./mono-remotes.list.ts');
  return (await monoRemotes[name]?.())?.default;
}

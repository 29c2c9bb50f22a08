import type { RemoteName } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';

/** Empty where remotes are federated. The build without federation has a list of its own in this place. */
export const monoRemotes: Partial<Record<RemoteName, () => Promise<{ default: RemoteModule }>>> = {};

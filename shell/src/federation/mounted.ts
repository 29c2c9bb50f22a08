import type { RemoteName } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';

/**
 * What `shellRoutes(mounted, locale)` is given for each remote:
 * - a module: its routes are mounted
 * - `missing`: the server has no release (or it is not for this page); its addresses show a loading layout
 * - `failed`: the browser could not load it; its addresses show the shell's "unavailable" page inside the layout
 * - absent: not discovered yet (browser only); `patchRoutesOnNavigation` brings it
 */
export type Mounted = Readonly<Partial<Record<RemoteName, RemoteModule | 'missing' | 'failed'>>>;

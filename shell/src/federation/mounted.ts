import type { RemoteName } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';

/**
 * What `shellRoutes(mounted, locale)` is given for each remote:
 * - a module: its routes are mounted
 * - `failed`: the server has no release of it, or the browser could not load it; its addresses show the shell's
 *   "unavailable" page inside the layout, with status 503
 * - absent: not discovered yet (browser only); `patchRoutesOnNavigation` brings it
 */
export type Mounted = Readonly<Partial<Record<RemoteName, RemoteModule | 'failed'>>>;

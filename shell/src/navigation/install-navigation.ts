import type { BrowserRouter } from './navigable.ts';
import { canonicalPath, checkTarget } from './targets.ts';

/**
 * Makes every navigation of the router keep the store's rules: other sites and unsafe protocols are refused, and paths
 * are written in lower case.
 */
export function installNavigation(router: BrowserRouter, origin: string): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;

  function guarded(to: unknown, options: unknown): Promise<void> {
    // A number goes through the history; what is there has been checked before.
    if (to === null || typeof to === 'number') return navigate(to, options);
    return navigate(writtenProperly(to as Target, origin), options);
  }
  router.navigate = guarded as BrowserRouter['navigate'];
}

type Target = string | { pathname?: string; search?: string; hash?: string };

function writtenProperly(to: Target, origin: string): Target {
  if (typeof to !== 'string') return to.pathname ? { ...to, pathname: canonicalPath(to.pathname) } : to;
  checkTarget(to, origin);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return path.startsWith('/') ? canonicalPath(path) + rest : to;
}

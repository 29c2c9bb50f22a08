import { splitLocale } from '@gantry/contracts/locales';
import type { BrowserRouter } from './navigable.ts';
import { canonicalPath, checkTarget } from './targets.ts';

/** Addresses whose pages give way to each other with the transition named `page` (specification §2). */
const transitions = /^\/b(?:\/|$)/;

/**
 * Makes every navigation of the router keep the store's rules: other sites and unsafe protocols are refused, paths are
 * written in lower case, and catalogue pages change with the page transition.
 */
export function installNavigation(router: BrowserRouter, origin: string): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;

  function guarded(to: unknown, options: Options): Promise<void> {
    // A number goes through the history; what is there has been checked before.
    if (to === null || typeof to === 'number') return navigate(to, options);
    const target = writtenProperly(to as Target, origin);
    return navigate(target, { ...options, ...transitionTo(target, router, options) });
  }
  router.navigate = guarded as BrowserRouter['navigate'];
}

type Options = { viewTransition?: boolean } | undefined;
type Target = string | { pathname?: string; search?: string; hash?: string };

function writtenProperly(to: Target, origin: string): Target {
  if (typeof to !== 'string') return to.pathname ? { ...to, pathname: canonicalPath(to.pathname) } : to;
  checkTarget(to, origin);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return path.startsWith('/') ? canonicalPath(path) + rest : to;
}

// The router is given paths without locale, but its own location has it.
function transitionTo(to: Target, router: BrowserRouter, options: Options): { viewTransition?: true } {
  if (options?.viewTransition !== undefined) return {};
  const pathname = typeof to === 'string' ? to.split(/[?#]/, 1)[0]! : (to.pathname ?? '');
  const isOther = pathname !== '' && pathname !== splitLocale(router.state.location.pathname).path;
  return isOther && transitions.test(pathname) ? { viewTransition: true } : {};
}

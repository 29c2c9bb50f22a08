import { isCardPage, isPaymentPage } from '@gantry/contracts/payment-pages';
import type { BrowserRouter } from './navigable.ts';
import { canonicalPath, checkTarget } from './targets.ts';

/**
 * Makes every navigation of the router keep the store's rules: other sites and unsafe protocols are refused, and paths
 * are written in lower case. Payment pages are reached and left by a new document: they have policies of their own, and
 * what runs on them must not stay.
 * @param open opens a new document
 */
export function installNavigation(
  router: BrowserRouter,
  origin: string,
  open: (address: string, isReplaced: boolean) => void = openDocument,
): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;

  function guarded(to: unknown, options: unknown): Promise<void> {
    // A number goes through the history; what is there has been checked before.
    if (to === null || typeof to === 'number') return navigate(to, options);
    const target = writtenProperly(to as Target, origin);
    const address = addressOf(target);
    const { pathname } = router.state.location;
    if (address.startsWith('/') && policiesOf(address.replace(/[?#].*/s, '')) !== policiesOf(pathname)) {
      const { replace = false } = (options ?? {}) as { replace?: boolean };
      open((router.basename ?? '/').replace(/\/$/, '') + address, replace);
      return new Promise(() => undefined);
    }
    return navigate(target, options);
  }
  router.navigate = guarded as BrowserRouter['navigate'];
}

function openDocument(address: string, isReplaced: boolean): void {
  if (isReplaced) window.location.replace(address);
  else window.location.assign(address);
}

type Target = string | { pathname?: string; search?: string; hash?: string };

function writtenProperly(to: Target, origin: string): Target {
  if (typeof to !== 'string') return to.pathname ? { ...to, pathname: canonicalPath(to.pathname) } : to;
  checkTarget(to, origin);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return path.startsWith('/') ? canonicalPath(path) + rest : to;
}

const addressOf = (to: Target): string =>
  typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '');

/** Which policies the document of a page has: those of a wallet's pages let nothing of a card provider in. */
function policiesOf(pathname: string): 'card' | 'payment' | 'page' {
  if (isCardPage(pathname)) return 'card';
  return isPaymentPage(pathname) ? 'payment' : 'page';
}

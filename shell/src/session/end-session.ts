import { sessionKnown, signedOut, signInPath, type AppStore } from '@gantry/api-client';
import type { BrowserRouter } from '../navigation/navigable.ts';
import { signOut } from './sign-out.ts';

const ending = new WeakSet<AppStore>();

/**
 * What a 401 or 403 does in the browser (specification §6): signs out and goes to the sign-in page, with the page to come back to
 * in `ref`. Several refusals at once are one end.
 */
export async function endSession(store: AppStore, router: Pick<BrowserRouter, 'navigate'>): Promise<void> {
  if (ending.has(store)) return;
  ending.add(store);
  const from = store.extra.currentPath();
  // At once, or the sign-in page would take the visitor for signed in and redirect them.
  store.dispatch(sessionKnown({ user: null, cart: null }));
  try {
    await signOut(store);
    // A loader that was refused leads there by itself.
    if (!isSignIn(from) && !isSignIn(store.extra.currentPath())) await router.navigate(signInPath(from));
    // Only now that nothing personal is on the screen: data dropped while shown would be fetched again.
    store.dispatch(signedOut());
  } finally {
    ending.delete(store);
  }
}

const isSignIn = (path: string): boolean => /^\/sign-in(?:[?#]|$)/.test(path);

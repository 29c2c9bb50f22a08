import type { AppStore } from '@gantry/api-client';
import { personalKeys, typedPrefix } from '@gantry/contracts/personal-storage';
import { clearedSession, clearSessionCookies } from './cookies.ts';
import { shellApi } from './session.endpoints.ts';

/**
 * Ends the session (specification §7): `GET my-account/logout`, then the cookies user, cart, quote and session are
 * cleared, whatever the call answered: who wants out is out. What the page still shows is the caller's business.
 */
export async function signOut(store: AppStore): Promise<void> {
  const call = shellApi.endpoints.shellSignOut.initiate(undefined, { subscribe: false, forceRefetch: true });
  await store.dispatch(call);
  if (store.extra.setCookies) store.extra.setCookies.push(...clearedSession());
  else {
    clearSessionCookies();
    forgetPersonal();
  }
}

/** What this browser keeps for whoever was signed in, beside cookies. */
function forgetPersonal(): void {
  try {
    for (const key of personalKeys) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** What this tab remembers of what was typed and not sent: whoever signs out is done with it. */
export function forgetTyped(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(typedPrefix));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // as above
  }
}

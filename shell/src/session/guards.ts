import { maintenance, notFound, signInPath, storeContext, type AppStore } from '@gantry/api-client';
import type { User } from '@gantry/contracts/schemas/account';
import { isSignedIn, isStaff } from '@gantry/domain/roles';
import { redirect, type RouterContextProvider } from 'react-router';
import { clearedSession } from './cookies.ts';
import { SessionEnded, startSession, VisitorUnknown } from './start-session.ts';

interface GuardedRequest {
  readonly user: User | null;
  /** path and query without locale, to come back to */
  readonly path: string;
  readonly query: URLSearchParams;
}
/** Nothing when the visitor may pass, else where they are sent or what they are shown. */
type Check = (request: GuardedRequest) => Response | undefined;

/** The three route checks of specification §6. They decide what is shown; data is guarded by the API itself. */
const checks: Readonly<Record<string, Check>> = {
  auth: ({ user, path }) => (isSignedIn(user?.role) ? undefined : redirect(signInPath(path))),
  // To a customer the back office does not exist.
  admin: ({ user, path }) => {
    if (!isSignedIn(user?.role)) return redirect(signInPath(path));
    return isStaff(user?.role) ? undefined : notFound(path);
  },
  guest: ({ user, query }) =>
    isSignedIn(user?.role) ? redirect(localPath(query.get('ref')) ?? '/my-account') : undefined,
};

/** A path on this site, or nothing: `ref` never leads anywhere else. */
export function localPath(path: string | null): string | undefined {
  return path !== null && /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path) ? path : undefined;
}

/**
 * Lets a visit through or ends it by throwing the answer, which is 503 while nobody can say who the visitor is.
 * @throws Error for a guard nobody defined (specification §8)
 */
export async function checkGuard(
  guard: string | undefined,
  context: Pick<RouterContextProvider, 'get'>,
): Promise<void> {
  if (guard === undefined) return;
  const check = Object.hasOwn(checks, guard) ? checks[guard] : undefined;
  if (!check) throw new Error(`Unknown route middleware: '${guard}'`);
  const store = context.get(storeContext);
  const path = store.extra.currentPath();
  const user = await userOf(store, guard);
  const refused = check({ user, path, query: new URL(path, 'http://shop').searchParams });
  if (refused) throw refused;
}

async function userOf(store: AppStore, guard: string): Promise<User | null> {
  try {
    await startSession(store);
    return store.getState().session.user;
  } catch (error) {
    // Who may be signed in is not sent to sign in.
    if (error instanceof VisitorUnknown) throw maintenance(503);
    if (!(error instanceof SessionEnded)) throw error;
    // Someone whose session just ended stands before the sign-in page already: no second way there.
    store.extra.setCookies?.push(...clearedSession());
    if (guard === 'guest') return null;
    throw redirect(signInPath(store.extra.currentPath()));
  }
}

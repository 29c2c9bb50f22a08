import { sessionKnown, type AppStore, type Visitor } from '@gantry/api-client';
import { cookieNames } from '@gantry/contracts/cookies';
import { startSession, VisitorUnknown } from './start-session.ts';

/** Milliseconds until a lookup that failed is made again; the last pause is the one between all further ones. */
const pauses = [3000, 6000, 12_000, 30_000] as const;

/**
 * A page made for everybody learns whose it is once it is alive; one that was rendered for its visitor knows already.
 * @param visitor what came with the document; null where the store knows
 */
export async function knowVisitor(store: AppStore, visitor: Visitor | null): Promise<void> {
  if (store.getState().session.known) return;
  if (visitor && !isUnclear(visitor, store.extra.cookies())) store.dispatch(sessionKnown(visitor));
  else await askUntilKnown(store);
}

/** An outage signs nobody out: until it is over the page shows a guest's header and keeps the visitor's cookies. */
async function askUntilKnown(store: AppStore): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await startSession(store);
    } catch (error) {
      // a session that has ended was dealt with by the call's own layer
      if (!(error instanceof VisitorUnknown)) return;
    }
    const pause = pauses[tries] ?? pauses.at(-1);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Whether the cookies name a session or a cart that the server found nobody for: it did not answer in time, or the
 * session has ended. Asked again from here, a cart is shown after all, and a session that is over ends.
 */
function isUnclear({ user, cart }: Visitor, cookies: Readonly<Record<string, string>>): boolean {
  const hasSession = cookies[cookieNames.session] !== undefined;
  const hasCart = cookies[cookieNames.cart] !== undefined;
  return (user === null && hasSession) || (cart === null && hasCart);
}

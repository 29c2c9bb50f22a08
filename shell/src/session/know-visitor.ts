import { sessionKnown, type AppStore, type Visitor } from '@gantry/api-client';
import { cookieNames } from '@gantry/contracts/cookies';
import { startSession } from './start-session.ts';

/**
 * A page made for everybody learns whose it is once it is alive; one that was rendered for its visitor knows already.
 * @param visitor what came with the document; null where the store knows
 */
export async function knowVisitor(store: AppStore, visitor: Visitor | null): Promise<void> {
  if (store.getState().session.known) return;
  if (visitor && !isUnclear(visitor, store.extra.cookies())) store.dispatch(sessionKnown(visitor));
  else await startSession(store).catch(() => undefined);
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

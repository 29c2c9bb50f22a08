import type { User } from '@gantry/contracts/schemas/account';
import { createContext, use, useContext } from 'react';
import { useSelector } from 'react-redux';
import type { SessionState, Visitor } from './session.slice.ts';

/**
 * The visitor of a page that is made once for everybody: on the server a promise, so that the part that asks becomes
 * a hole filled for each visitor; in the browser what came with the page. Null where the store knows already.
 */
export const VisitorContext = createContext<Promise<Visitor> | Visitor | null>(null);

/**
 * The session as the store knows it; a guest's until start-up has looked. It is another object then, even for a guest:
 * what asks for the user alone takes `useUser`. Remotes released before there was that ask for this.
 */
function useSession(): SessionState {
  return useSelector((state: { session: SessionState }) => state.session);
}

/**
 * Who is signed in; null for a guest. For a guest nothing changes when start-up has looked, so a page that asks for the
 * user alone is not drawn again then.
 */
export function useUser(): User | null {
  return useSelector((state: { session: SessionState }) => state.session.user);
}

/** The visitor for the personal hole of a page. Suspends on the server while the visitor is being looked up. */
export function useVisitor(): Visitor {
  const session = useSession();
  const given = useContext(VisitorContext);
  if (session.known || given === null) return session;
  return given instanceof Promise ? use(given) : given;
}

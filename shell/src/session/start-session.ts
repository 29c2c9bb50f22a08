import { endsSession, sessionKnown, type AppStore, type Visitor } from '@gantry/api-client';
import { cookieNames } from '@gantry/contracts/cookies';
import { shellApi } from './session.endpoints.ts';
import { isPersonal } from './cookies.ts';

/** Thrown by `startSession` when the server no longer accepts the session. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/**
 * Finds out who is here (specification §7): `get-user` when a session cookie exists and no user is cached, then the
 * cart the cookies name. A visitor without either costs no call. Does nothing when the store knows already.
 * @throws SessionEnded when the session is over; any other failure leaves a guest with what could be found out
 */
export async function startSession(store: AppStore): Promise<void> {
  const { session } = store.getState();
  if (session.known) return;
  store.dispatch(sessionKnown(await lookUpVisitor(store)));
}

/** As `startSession`, without putting the result into the store: for the personal hole of a shared page. */
export async function lookUpVisitor(store: AppStore): Promise<Visitor> {
  const cookies = store.extra.cookies();
  if (!isPersonal(cookies)) return { user: null, cart: null };
  const user = cookies[cookieNames.session] ? await answerOf(store, shellApi.endpoints.shellGetUser) : null;
  const cart = await answerOf(store, shellApi.endpoints.shellGetCartSummary);
  return { user, cart };
}

type Asked = typeof shellApi.endpoints.shellGetUser | typeof shellApi.endpoints.shellGetCartSummary;
type AnswerOf<E> = E extends { Types: { ResultType: infer Result } } ? Result | null : never;

async function answerOf<E extends Asked>(store: AppStore, endpoint: E): Promise<AnswerOf<E>> {
  const options = { subscribe: false, forceRefetch: true };
  const { data, error } = await store.dispatch(endpoint.initiate(undefined, options) as any);
  if (error && 'status' in error && endsSession(error)) throw new SessionEnded('The session is over');
  return data ?? null;
}

import { endsSession, sessionKnown, type AppStore, type Visitor } from '@gantry/api-client';
import { cookieNames } from '@gantry/contracts/cookies';
import type { User } from '@gantry/contracts/schemas/account';
import { shellApi } from './session.endpoints.ts';
import { isPersonal } from './cookies.ts';

/** Thrown by `startSession` when the server no longer accepts the session. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/**
 * Thrown by `startSession` when the session could not be looked up: the service was away, or late. Nobody knows whether
 * it has ended, so nothing of it is given up.
 */
export class VisitorUnknown extends Error {
  override name = 'VisitorUnknown';
}

/** For so long, in milliseconds, a lookup that failed is not made again for the same page. */
const failedFor = 2000;
const failures = new WeakMap<AppStore, number>();

/**
 * Finds out who is here (specification §7): `get-user` when a session cookie exists and no user is cached, then the
 * cart the cookies name. A visitor without either costs no call. Does nothing when the store knows already.
 * @throws SessionEnded when the session is over, VisitorUnknown when that could not be found out
 */
export async function startSession(store: AppStore): Promise<void> {
  const { session } = store.getState();
  if (session.known) return;
  if (performance.now() - (failures.get(store) ?? -failedFor) < failedFor) throw new VisitorUnknown();
  try {
    store.dispatch(sessionKnown(await lookUpVisitor(store)));
  } catch (error) {
    if (error instanceof VisitorUnknown) failures.set(store, performance.now());
    throw error;
  }
}

/** As `startSession`, without putting the result into the store. A cart that does not come is left out. */
export async function lookUpVisitor(store: AppStore): Promise<Visitor> {
  const cookies = store.extra.cookies();
  if (!isPersonal(cookies)) return { user: null, cart: null };
  const user = cookies[cookieNames.session] ? await userOf(store) : null;
  const { data: cart = null } = await callOnce(store, shellApi.endpoints.shellGetCartSummary);
  return { user, cart };
}

async function userOf(store: AppStore): Promise<User | null> {
  const { data, error } = await callOnce(store, shellApi.endpoints.shellGetUser);
  if (error) throw new VisitorUnknown('The session could not be looked up');
  return data ?? null;
}

type LookupEndpoint = typeof shellApi.endpoints.shellGetUser | typeof shellApi.endpoints.shellGetCartSummary;
type AnswerOf<E> = E extends { Types: { ResultType: infer Result } }
  ? { data?: Result; error?: Parameters<typeof endsSession>[0] | { readonly message?: string } }
  : never;

async function callOnce<E extends LookupEndpoint>(store: AppStore, endpoint: E): Promise<AnswerOf<E>> {
  const options = { subscribe: false, forceRefetch: true };
  const answer = (await store.dispatch(endpoint.initiate(undefined, options) as never)) as AnswerOf<E>;
  const { error } = answer;
  if (error && 'status' in error && endsSession(error)) throw new SessionEnded('The session is over');
  return answer;
}

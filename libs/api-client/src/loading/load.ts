import type { Failure } from '@gantry/contracts/errors';
import { redirect, type RouterContextProvider } from 'react-router';
import type { ApiError } from '../base-query/call.ts';
import { endsSession } from '../base-query/with-session-end.ts';
import { signInPath } from '../extra.ts';
import { prefetchContext, storeContext } from './contexts.ts';

type RouterContext = Pick<RouterContextProvider, 'get'>;

/** What `endpoint.initiate(argument)` returns, as far as loading needs it. */
interface Loading<Result> {
  readonly queryCacheKey?: string;
  unwrap(): Promise<Result>;
  unsubscribe?: () => void;
}
type Load<Result> = (dispatch: never, getState: never, extra: never) => Loading<Result>;

/**
 * Loads a page's data in a route's loader, on the server and in the browser alike.
 * A failure ends the loader as specification §8 says: 404 shows "Page Not Found", 401 and 403 lead to the sign-in
 * page, anything else is the "Maintenance" page, with status 503 where asking again may help.
 * @example load(context, catalogApi.endpoints.catalogGetProduct.initiate({ params: { uri } }))
 */
export async function load<Result>(context: RouterContext, query: Load<Result>): Promise<Result> {
  const { data, error } = await tryLoad(context, query);
  if (error) throw failureAnswer(context, error);
  return data as Result;
}

export type Loaded<Result> = { data: Result; error?: undefined } | { data?: undefined; error: ApiError };

/** As `load`, for pages that show a failure in their own place. A refused session still leads to the sign-in page. */
export async function tryLoad<Result>(context: RouterContext, query: Load<Result>): Promise<Loaded<Result>> {
  const store = context.get(storeContext);
  const running = store.dispatch(query as never) as Loading<Result>;
  const key = running.queryCacheKey;
  const isAhead = context.get(prefetchContext);
  if (key !== undefined && isAhead) store.extra.background.add(key);
  // The visitor is really going there now: what was fetched ahead of need has become the page's own call.
  if (key !== undefined && !isAhead) store.extra.background.delete(key);
  try {
    return { data: await running.unwrap() };
  } catch (thrown) {
    const error = toApiError(thrown);
    if (endsSession(error)) throw failureAnswer(context, error);
    return { error };
  } finally {
    // On the server nothing is subscribed to, see `makeStore`.
    if (typeof document !== 'undefined') running.unsubscribe?.();
    if (key !== undefined && isAhead) store.extra.background.delete(key);
  }
}

/** What a failed call makes of a whole page (specification §8); for loaders that treat some failures themselves. */
export function failureAnswer(context: RouterContext, error: ApiError): Response {
  const { extra } = context.get(storeContext);
  if (endsSession(error)) return redirect(signInPath(extra.currentPath()));
  if (error.status === 404) return notFound(extra.currentPath());
  return maintenance(passingStatuses.includes(error.status) ? 503 : 500);
}

/** No answer, and answers that say nothing about the question: a moment later there may be another. */
const passingStatuses: readonly ApiError['status'][] = [429, 502, 503, 504, 'NETWORK', 'TIMEOUT'];

/** The answer of a page that cannot be made (specification §8); 503 where it may be made a moment later. */
export function maintenance(status: 500 | 503): Response {
  return new Response('Maintenance', { status, statusText: 'Maintenance' });
}

/** A page that an unknown address may have meant. */
export interface NearPage {
  /** without locale */
  readonly path: string;
  readonly name: string;
}

/**
 * The answer of an address that does not exist; thrown by a loader it shows the shell's page (specification §8).
 * @param near what may have been meant, offered there as links; a few, since the text of an error is kept short
 */
export function notFound(path: string, near: readonly NearPage[] = []): Response {
  const lines = [`Page Not Found: ${path}`.slice(0, 200), ...near.map((page) => `${page.path} ${page.name}`)];
  return new Response(lines.join('\n'), { status: 404, statusText: 'Not Found' });
}

/** What `notFound` named as near, read from the data of the error it became. */
export function nearPages(data: unknown): NearPage[] {
  if (typeof data !== 'string') return [];
  return data.split('\n').flatMap((line) => {
    const [, path, name] = /^(\/\S*) (.+)$/.exec(line) ?? [];
    return path && name && !path.startsWith('//') ? [{ path, name }] : [];
  });
}

function toApiError(thrown: unknown): ApiError {
  const isOurs = typeof thrown === 'object' && thrown !== null && 'status' in thrown;
  return isOurs ? (thrown as ApiError) : { status: 'UNREADABLE' };
}

/** The failure the server described, from whatever a hook, a mutation or a loader gave; for forms. */
export function failureOf(error: unknown): Failure['error'] | undefined {
  if (typeof error !== 'object' || error === null || !('failure' in error)) return undefined;
  return error.failure as Failure['error'] | undefined;
}

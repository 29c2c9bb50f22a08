import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the chunks of the routes that match the document's address and puts them in place.
 * Needed before hydration: a route still lazy then would replace the server's HTML by nothing.
 */
export async function resolveLazyRoutes(
  routes: RouteObject[],
  pathname: string,
  basename: string | undefined,
): Promise<void> {
  const matches = matchRoutes(routes, { pathname }, basename) ?? [];
  await Promise.all(matches.map(({ route }) => resolveRoute(route)));
}

async function resolveRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const parts = await (route.lazy as () => Promise<object>)();
  Object.assign(route, parts, { lazy: undefined });
}

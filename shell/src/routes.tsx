import type { LocaleCode } from '@gantry/contracts/locales';
import { remoteNames } from '@gantry/contracts/remotes';
import { redirect, type RouteObject } from 'react-router';
import { rootLoader, rootRouteId } from './document/store-facts.loader.ts';
import type { Mounted } from './federation/mounted.ts';
import { Frame } from './layouts/frame.tsx';
import { mountOf } from './mounts.tsx';
import { notFoundRoute } from './pages/error/not-found.route.ts';
import { RootError } from './pages/error/root-error.tsx';
import { healthcheckRoute } from './pages/healthcheck/healthcheck.route.ts';
import { stopActingRoute } from './pages/stop-acting/stop-acting.route.tsx';
import { signOutRoute } from './pages/sign-out/sign-out.route.tsx';
import { suffixed } from './route-names.ts';

export { mountOf } from './mounts.tsx';
export { rootRouteId } from './document/store-facts.loader.ts';

/**
 * The store's whole URL table: the shell's own pages and the routes of every mounted remote, for one locale. The
 * locale's prefix is the router's `basename`; route ids end in `___<locale>` beyond the default (specification §2).
 */
export function shellRoutes(mounted: Mounted, locale: LocaleCode): RouteObject[] {
  return [
    {
      // No path of its own: with one, `/` would be matched before the remote that owns it is discovered.
      id: rootRouteId,
      loader: rootLoader,
      shouldRevalidate: () => false,
      Component: Frame,
      ErrorBoundary: RootError,
      HydrateFallback: () => null,
      children: [
        ...remoteNames.flatMap((name) => mountOf(name, mounted[name], locale)),
        healthcheckRoute(locale),
        signOutRoute(locale),
        stopActingRoute(locale),
        accountRedirect(locale),
        notFoundRoute(locale),
      ],
    },
  ];
}

/** `/account…` is the old way to write `/my-account…`; the server redirects, this is for links followed in the browser. */
const accountRedirect = (locale: LocaleCode): RouteObject => ({
  id: suffixed('account', locale),
  path: '/account/*',
  loader({ params, request }) {
    const rest = params['*'] ? `/${params['*']}` : '';
    return redirect(`/my-account${rest}${new URL(request.url).search}`);
  },
});

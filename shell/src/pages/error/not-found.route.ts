import { notFound, storeContext } from '@gantry/api-client';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { RouteHandle } from '@gantry/federation/remote-module';
import type { RouteObject } from 'react-router';
import { suffixed } from '../../route-names.ts';
import { AreaError } from './area-error.tsx';

const handle: RouteHandle = { layout: 'error', title: 'shell.error.title-404', chunk: 'shell' };

/** Every address nobody owns: status 404, "Page Not Found" and the path (specification §2, §8). */
export const notFoundRoute = (locale: LocaleCode): RouteObject => ({
  id: suffixed('not-found', locale),
  path: '*',
  handle,
  ErrorBoundary: AreaError,
  Component: () => null,
  loader({ context }) {
    const path = context.get(storeContext).extra.currentPath();
    throw notFound(path.split('?', 1)[0]!);
  },
});

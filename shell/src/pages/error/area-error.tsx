import { nearPages } from '@gantry/api-client';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ChunkFailure } from '../../federation/chunk-failure.ts';
import { ErrorPage } from './error-page.tsx';
import { errorStatus } from './error-status.ts';
import { useReloadOnce } from './use-reload-once.ts';

/** An error inside the layout: header and navigation stay alive. */
export function AreaError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  // An old tab after a new release: the fresh document brings the fresh scripts (specification §4).
  const isReloading = useReloadOnce(pathname, error instanceof ChunkFailure);
  const near = isRouteErrorResponse(error) ? nearPages(error.data) : [];
  return isReloading ? null : <ErrorPage status={errorStatus(error)} near={near} />;
}

import { useRouteError } from 'react-router';
import { LayoutFrame } from '../../layouts/layout-frame.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorStatus } from './error-status.ts';

/** The last resort: a fatal error outside every area (specification §8). */
export function RootError() {
  const error = useRouteError();
  return (
    <LayoutFrame layout="error">
      <ErrorPage status={errorStatus(error)} />
    </LayoutFrame>
  );
}

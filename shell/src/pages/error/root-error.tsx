import { useRouteError } from 'react-router';
import { useDocumentHead } from '../../document/use-document-head.ts';
import { LayoutFrame } from '../../layouts/layout-frame.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorStatus } from './error-status.ts';

/** The last resort: a fatal error outside every area (specification §8). */
export function RootError() {
  const status = errorStatus(useRouteError());
  useDocumentHead(status);
  return (
    <LayoutFrame layout="error" status={status}>
      <ErrorPage status={status} />
    </LayoutFrame>
  );
}

import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingArea } from './loading-area.tsx';

/** Where a remote's pages appear. A page that throws while the server renders is tried again in the browser. */
export function AreaSlot() {
  return (
    <Suspense fallback={<LoadingArea />}>
      <Outlet />
    </Suspense>
  );
}

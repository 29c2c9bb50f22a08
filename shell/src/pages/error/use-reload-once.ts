import { useEffect, useState } from 'react';
import { mayReload } from '../../federation/chunk-failure.ts';

/** Reloads the document once for a path when asked to; tells whether it is about to. */
export function useReloadOnce(path: string, wanted: boolean): boolean {
  const [allowed] = useState(
    () => wanted && typeof document !== 'undefined' && mayReload(path, Date.now(), sessionStorage),
  );
  useEffect(() => {
    if (allowed) window.location.reload();
  }, [allowed]);
  return allowed;
}

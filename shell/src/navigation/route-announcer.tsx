import { VisuallyHidden } from '@gantry/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The title has been brought up to date by then. */
const afterTitle = 100;

/**
 * Reads the new title out after navigation in the browser: another page's, another search's, that of a failure. After a
 * new document the browser does that itself.
 * @param status of what is shown, see `useErrorStatus`
 */
export function RouteAnnouncer({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const [title, announce] = useState('');
  const known = useRef<string>(null);
  useEffect(() => {
    known.current ??= document.title;
    const timer = setTimeout(() => {
      if (known.current === document.title) return;
      known.current = document.title;
      announce(document.title);
    }, afterTitle);
    return () => clearTimeout(timer);
  }, [pathname, search, status]);
  return (
    <VisuallyHidden>
      <output data-announcer>{title}</output>
    </VisuallyHidden>
  );
}

import { VisuallyHidden } from '@gantry/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The title has been brought up to date by then. */
const afterTitle = 100;

/** Reads the new page's title out after navigation in the browser; after a new document the browser does that itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, announce] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const timer = setTimeout(() => announce(document.title), afterTitle);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <VisuallyHidden>
      <output data-announcer>{title}</output>
    </VisuallyHidden>
  );
}

import { Activity, useState, type ReactNode } from 'react';
import { useLocation, useMatches, useOutlet } from 'react-router';
import { handleOf } from '../document/page-facts.ts';

const maxMountedPages = 3;
const current = 'current';

/**
 * The page. One whose route says `keepAlive` stays mounted, hidden, when the visitor navigates on, and is as it was when
 * they return; the latest few are kept. A hidden page must take its data from the store: its loader data is gone.
 */
export function KeepAliveOutlet() {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const staysMounted = handleOf(useMatches())?.keepAlive === true;
  const [pages] = useState(() => new Map<string, ReactNode>());
  const shown = staysMounted ? pathname : current;
  remember(pages, shown, outlet);
  // In a fixed order, or React would take the pages apart to move them.
  const inOrder = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([key, page]) => (
    <Activity key={key} mode={key === shown ? 'visible' : 'hidden'}>
      {page}
    </Activity>
  ));
}

function remember(pages: Map<string, ReactNode>, shown: string, outlet: ReactNode): void {
  pages.delete(current);
  pages.delete(shown);
  pages.set(shown, outlet);
  for (const oldest of pages.keys()) {
    if (pages.size <= maxMountedPages) break;
    pages.delete(oldest);
  }
}

import { useState } from 'react';
import { useMatches } from 'react-router';
import { useDocumentHead } from '../document/use-document-head.ts';
import { handleOf } from '../document/page-facts.ts';
import { pageFound, PageStatusContext } from '../document/page-status.ts';
import { useFocusOnPage } from '../navigation/focus-on-page.ts';
import { usePageTransition } from '../navigation/page-transition.ts';
import { useScrollPosition } from '../navigation/scroll-position.ts';
import { KeepAliveOutlet } from './keep-alive-outlet.tsx';
import { LayoutFrame } from './layout-frame.tsx';

/** The page in the layout its route asks for. */
export function Frame() {
  const { layout = 'default', rail } = handleOf(useMatches()) ?? {};
  const [status, setStatus] = useState(pageFound);
  useDocumentHead(status);
  useScrollPosition();
  useFocusOnPage();
  usePageTransition();
  return (
    <PageStatusContext value={setStatus}>
      <LayoutFrame layout={layout} rail={rail} status={status}>
        <KeepAliveOutlet />
      </LayoutFrame>
    </PageStatusContext>
  );
}

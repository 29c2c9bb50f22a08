import { noteSentControls } from '@gantry/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { App } from '../app.tsx';
import { tellPageFault } from '../federation/tell-fault.ts';
import { openPage, type OpenedPage } from '../federation/open-page.ts';
import { readPageData, readPersonalData, type PageData } from '../federation/page-data.ts';
import { installFocusOnPage } from '../navigation/focus-on-page.ts';
import { installNavigation } from '../navigation/install-navigation.ts';
import { installScrollPosition } from '../navigation/scroll-position.ts';
import { endSession } from '../session/end-session.ts';
import { knowVisitor } from '../session/know-visitor.ts';
import { browserExtra } from './browser-extra.ts';
import { nextTask } from './next-task.ts';

/** Opens the page that the server sent and brings it to life. */
export async function startPage(): Promise<void> {
  const data = readPageData();
  const shown: { page?: OpenedPage } = {};
  const extra = browserExtra({
    seed: data.config.envelopeSeed,
    location: () =>
      shown.page?.router.state.navigation.location ?? shown.page?.router.state.location ?? location,
    onSessionEnd: () => shown.page && void endSession(shown.page.store, shown.page.router),
  });
  const page = await openPage(data, readPersonalData(), extra);
  shown.page = page;
  installNavigation(page.router, location.origin);
  installScrollPosition(page.router);
  installFocusOnPage(page.router);
  draw(page, data);
}

function draw(page: OpenedPage, data: PageData): void {
  const { mode, store, book, widgets, visitor, router } = page;
  const onAlive = () => {
    document.documentElement.dataset.hydrated = 'true';
    void knowVisitor(store, visitor);
    void startLate(page, data);
  };
  const tree = (
    <App store={store} book={book} config={data.config} visitor={visitor} widgets={widgets} onAlive={onAlive}>
      <RouterProvider router={router} onError={tellPageFault} />
    </App>
  );
  const root = document.getElementById('root')!;
  noteSentControls(root);
  // As a transition it is done in slices, between which the browser paints and answers; a press on a part that is not
  // alive yet makes React finish at once.
  if (mode === 'hydrate') startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
}

async function startLate(page: OpenedPage, { remotes }: PageData): Promise<void> {
  const before = page.store.getState().session;
  await nextTask();
  const loading = import(/* webpackChunkName: "after-hydration" */ './after-hydration.ts');
  // without it pages come when they are asked for
  const late = await loading.catch(() => undefined);
  late?.installPrefetching(page, remotes);
  late?.installVitals(remotes);
  late?.installTabs(page, before);
}

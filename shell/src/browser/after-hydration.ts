import type { RemoteName, WidgetName } from '@gantry/contracts/remotes';
import type { OpenedPage } from '../federation/open-page.ts';
import type { PageData } from '../federation/page-data.ts';
import { installLinkPrefetch } from '../navigation/link-prefetch.ts';
import { PagePayloads } from '../navigation/page-payloads.ts';
import { PagePreloader } from '../navigation/page-preloader.ts';
import { reloadHere } from '../navigation/reload-here.ts';
import { installOtherTabs, type SessionState } from '../session/other-tabs.ts';
import { watchForms } from '../updates/forms-in-use.ts';

/** Milliseconds after which a page that is never at rest is measured all the same. */
const vitalsPause = 5000;

/** What changes in another tab shows here; a browser that cannot tell them apart asks the server at its next page. */
export function installTabs({ store }: OpenedPage, before: SessionState): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const forms = watchForms();
  const channel = new BroadcastChannel('gantry.visitor');
  installOtherTabs(store, { before, channel, areFormsInUse: forms.areAny, reload: reloadHere });
}

/** How the page feels is measured once it is at rest; a browser without idle time says so after a while. */
export function installVitals(pinned: PageData['remotes']): void {
  const begin = () =>
    void import(/* webpackChunkName: "web-vitals" */ '../vitals/measure-vitals.ts').then(
      ({ measureVitals }) => measureVitals(pinned),
      () => undefined,
    );
  if (typeof requestIdleCallback === 'undefined') setTimeout(begin, vitalsPause);
  else requestIdleCallback(begin, { timeout: vitalsPause });
}

/** What brings pages before or when they are asked for. No first page needs it: it is loaded once that one is alive. */
export function installPrefetching(page: OpenedPage, pinned: PageData['remotes']): void {
  const { store, router, remotes, widgets, first } = page;
  const payloads = new PagePayloads({ store, remotes: pinned, first });
  const bringData = (url: URL) => payloads.prepareAnswers(url);
  page.late.bringData = bringData;
  const mountAhead = (name: RemoteName) =>
    remotes.mountAhead(name, (id, routes) => router.patchRoutes(id, routes));
  const loadWidget = async (name: WidgetName) => widgets.load?.(name);
  installLinkPrefetch(new PagePreloader({ router, store, bringData, mountAhead, loadWidget }));
}

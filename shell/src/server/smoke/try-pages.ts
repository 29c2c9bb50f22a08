import { locales } from '@gantry/contracts/locales';
import type { RemoteRoute } from '@gantry/federation/remote-module';
import { guestState } from '../../federation/page-data.ts';
import { reasonOf } from '../log.ts';
import { snapshotOf, type Generation } from '../releases/generation.ts';
import { loadBook, loadWidgets, runLoaders } from '../pages/load-page.ts';
import { sharedRequest } from '../pages/page-request.ts';
import { pageTree } from '../pages/page-tree.tsx';
import { renderWhole } from '../pages/render.ts';
import { nobody, requestStore } from '../pages/request-store.ts';
import { Sites } from '../pages/site.ts';

const origin = 'http://shop.invalid';

/** Renders every page of a release that an address alone leads to, as a guest sees it, and says what throws. */
export async function tryPages(
  generation: Generation,
  gateway: { url: string; key: string },
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of plainPaths(generation.module.routes)) {
    const reasons = await tryPage(generation, gateway, path).catch((error: unknown) => [reasonOf(error)]);
    problems.push(...reasons.map((reason) => `the page ${path}: ${reason}`));
  }
  return problems;
}

/** Addresses without parameters and guards; optional parts are left out. */
function plainPaths(routes: readonly RemoteRoute[]): string[] {
  const paths = routes.flatMap(({ path, handle, lazy }) => (path && lazy && !handle?.guard ? [path] : []));
  const short = paths.map((path) => path.replace(/\/(?::\w+\?|\*)/g, '') || '/');
  return [...new Set(short.filter((path) => !path.includes(':')))];
}

async function tryPage(
  generation: Generation,
  gateway: { url: string; key: string },
  path: string,
): Promise<string[]> {
  const url = new URL(origin + path);
  const snapshot = snapshotOf({ [generation.remote]: generation });
  const site = new Sites().get(snapshot, locales[0]!);
  const matched = site.match(url.pathname);
  const config = { gatewayUrl: gateway.url, internalKey: gateway.key };
  const store = requestStore(config, url, nobody, [generation.module.api]);
  const context = await runLoaders(matched, sharedRequest(url), store);
  if (context instanceof Response) return [];
  const thrown = Object.values(context.errors ?? {}).filter((error) => error instanceof Error);
  const book = await loadBook(site, snapshot, matched);
  const widgets = await loadWidgets(snapshot, matched.widgets);
  const publicConfig = { origin, envelopeSeed: '', buildId: 'trial', pseudoLocale: false };
  const page = {
    handler: matched.handler,
    context,
    store,
    book,
    config: publicConfig,
    widgets: widgets.source,
  };
  await renderWhole(pageTree(page, guestState), (error) => void thrown.push(error as Error));
  return thrown.map(reasonOf);
}

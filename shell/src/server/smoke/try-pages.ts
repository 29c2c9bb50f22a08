import { sessionKnown, type Transport } from '@gantry/api-client';
import { locales } from '@gantry/contracts/locales';
import { staffRoles, type Role } from '@gantry/domain/roles';
import { userSchema, type User } from '@gantry/contracts/schemas/account';
import type { RemoteRoute } from '@gantry/federation/remote-module';
import { reasonOf } from '../log.ts';
import { snapshotOf, type LoadedRelease } from '../releases/loaded-release.ts';
import { loadBook, loadWidgets, runLoaders } from '../pages/load-page.ts';
import { sharedRequest } from '../pages/web-request.ts';
import { pageTree } from '../pages/page-tree.tsx';
import { renderWhole } from '../pages/render.ts';
import { nobody, requestStore } from '../pages/request-store.ts';
import { LocaleContexts } from '../pages/locale-context.ts';
import { madeUpAnswers } from './made-up-answers.ts';
import { sampleOf } from '@gantry/contracts/sample';

const origin = 'http://shop.invalid';

/** Where the pages of a trial get their data from, and who looks at them. */
interface Trial {
  readonly release: LoadedRelease;
  readonly gateway: { readonly url: string; readonly key: string };
  /** absent: the answers come from the gateway */
  readonly transport?: Transport;
  readonly user: User | null;
}

/** Parts of addresses, by the names of their places; a page that knows better answers that it is not there. */
const partNames: Readonly<Record<string, readonly string[]>> = {
  id: ['00000000-0000-4000-8000-000000000001'],
  code: ['abcdefghijklmnopqrstuvwxyz'],
  record: ['quote-100001', 'offer-100001', 'order-100001', 'invoice-100001'],
  mpo: ['create-mpo-100001', 'm-1001'],
  offline: ['offline-100001'],
};

/** The page behind an order is told which one in the query; all others pass over it. */
const madeUpQuery = '?order=100001';

/**
 * Renders every page of a release and says what throws: those without a guard for a guest, with the shop's own data
 * where it runs; all of them, with data made up from the contract, for a made-up person of every role that may see it.
 */
export async function tryPages(
  release: LoadedRelease,
  gateway: Trial['gateway'] | undefined,
): Promise<string[]> {
  const problems: string[] = [];
  const attempt = async (trial: Trial, path: string): Promise<void> => {
    const reasons = await tryPage(trial, path).catch((error: unknown) => [reasonOf(error)]);
    const who = trial.user?.role ?? 'guest';
    const [page] = path.split('?', 1);
    problems.push(...reasons.map((reason) => `the page ${page} for a ${who}: ${reason}`));
  };
  for (const { path, guard } of pagesOf(release.module.routes)) {
    if (gateway && guard === undefined) await attempt({ release, gateway, user: null }, path);
    for (const role of rolesBehind(guard)) {
      const user = role === 'guest' ? null : personOf(role);
      await attempt({ release, gateway: nowhere, transport: madeUpAnswers, user }, path + madeUpQuery);
    }
  }
  return [...new Set(problems)];
}

/** Nothing is sent there. */
const nowhere: Trial['gateway'] = { url: origin, key: '' };

function rolesBehind(guard: string | undefined): readonly Role[] {
  if (guard === 'admin') return staffRoles;
  return guard === 'auth' ? ['customer'] : ['guest', ...(guard === undefined ? (['customer'] as const) : [])];
}

const personOf = (role: Role): User => ({ ...(sampleOf(userSchema) as User), role });

interface TriedPage {
  readonly path: string;
  readonly guard: string | undefined;
}

/** Every page by an address: parameters made up, optional parts and the rest of open ends left out. */
function pagesOf(routes: readonly RemoteRoute[]): TriedPage[] {
  const pages = routes.filter(({ path, lazy }) => path && lazy);
  const found = pages.flatMap(({ path = '', handle }) =>
    filled(path).map((address) => ({ path: address, guard: handle?.guard })),
  );
  return [...new Map(found.map((page) => [page.path, page])).values()];
}

function filled(path: string): string[] {
  const short = path.replace(/\/(?::\w+\?|\*)/g, '') || '/';
  const [part, name = ''] = /:(\w+)/.exec(short) ?? [];
  if (!part) return [short];
  return (partNames[name] ?? ['100001']).flatMap((value) => filled(short.replace(part, value)));
}

async function tryPage({ release, gateway, transport, user }: Trial, path: string): Promise<string[]> {
  const url = new URL(origin + path);
  const snapshot = snapshotOf({ [release.remote]: release });
  const localeContext = new LocaleContexts().contextOf(snapshot, locales[0]!);
  const matched = localeContext.matchAddress(url.pathname);
  const config = { gatewayUrl: gateway.url, internalKey: gateway.key };
  const store = requestStore(config, url, nobody, [release.module.api], transport ? { transport } : {});
  const visitor = { user, cart: null };
  if (transport) store.dispatch(sessionKnown(visitor));
  const context = await runLoaders(matched, sharedRequest(url), store);
  if (context instanceof Response) return [];
  const thrown = Object.values(context.errors ?? {}).filter((error) => error instanceof Error);
  const book = await loadBook(localeContext, snapshot, matched);
  const widgets = await loadWidgets(snapshot, matched.widgets);
  const page = {
    handler: matched.handler,
    context,
    store,
    book,
    config: { origin, envelopeSeed: '', buildId: 'trial', pseudoLocale: false },
    widgets: widgets.source,
  };
  await renderWhole(pageTree(page, visitor), (error) => void thrown.push(error as Error));
  return thrown.map(reasonOf);
}

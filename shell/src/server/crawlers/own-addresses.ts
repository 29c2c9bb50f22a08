import type { RouteHandle } from '@gantry/federation/remote-module';
import type { RouteObject } from 'react-router';

type Handle = Partial<RouteHandle>;

/** Every route of a tree with its own part of the path. */
function* flat(routes: readonly RouteObject[]): Generator<RouteObject> {
  for (const route of routes) {
    yield route;
    if (route.children) yield* flat(route.children);
  }
}

const isPlain = (path: string): boolean => !/[:*]/.test(path);

/** Public pages the route table knows: those without parameters, and those a route names itself. */
export async function pageAddresses(routes: readonly RouteObject[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { path, handle } of flat(routes)) {
    const { shared, guard, addresses } = (handle ?? {}) as Handle;
    if (!path || !shared || guard !== undefined) continue;
    if (isPlain(path)) found.add(path);
    for (const address of (await addresses?.()) ?? []) found.add(address);
  }
  return [...found].sort();
}

/** Where a crawler has no business: first segments of the table's addresses below which no page is for everybody. */
export function privateAddresses(routes: readonly RouteObject[]): string[] {
  const pages = [...flat(routes)].filter(({ path, children }) => path && path !== '*' && !children);
  const open = new Set(pages.filter(isShared).map(firstSegment));
  const closed = new Set(pages.filter((route) => !isShared(route)).map(firstSegment));
  return [...closed]
    .filter((segment) => !open.has(segment))
    .map((segment) => `/${segment}`)
    .sort();
}

const isShared = ({ handle }: RouteObject): boolean => (handle as Handle | undefined)?.shared === true;
const firstSegment = ({ path }: RouteObject): string => path?.split('/')[1] ?? '';

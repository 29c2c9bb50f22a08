import type { LocaleCode } from '@gantry/contracts/locales';
import { remotePrefixes, type RemoteName } from '@gantry/contracts/remotes';
import type { RemoteRoute, RouteHandle } from '@gantry/federation/remote-module';
import { pageAnswersContext } from '@gantry/api-client';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import type { Mounted } from './federation/mounted.ts';
import { ChunkFailure } from './federation/chunk-failure.ts';
import { withinStore } from './navigation/within-store.ts';
import { AreaError } from './pages/error/area-error.tsx';
import { AreaSlot } from './pages/area-slot.tsx';
import { routeName, suffixed } from './route-names.ts';
import { checkGuard } from './session/guards.ts';

/** The routes of a remote as the shell mounts them; see `Mounted` for the cases. */
export function mountOf(name: RemoteName, part: Mounted[RemoteName], locale: LocaleCode): RouteObject[] {
  if (part === undefined) return [];
  if (part === 'failed') return placeholders(name, locale);
  const pages = part.routes.map((route) => preparedRoute(route, locale));
  const area = suffixed(`${name}-area`, locale);
  // Two levels: an error of a page is shown inside the slot, an error of the slot inside the layout.
  return [
    {
      id: area,
      Component: AreaSlot,
      ErrorBoundary: AreaError,
      children: [{ id: `${area}-pages`, ErrorBoundary: AreaError, children: pages }],
    },
  ];
}

function unavailable(): never {
  throw new Response('This part of the store is unavailable', { status: 503 });
}

/** Routes for all addresses of a remote that is not there: they say so, with status 503. */
function placeholders(name: RemoteName, locale: LocaleCode): RouteObject[] {
  const page = { loader: unavailable, action: unavailable, ErrorBoundary: AreaError };
  const handle: RouteHandle = {
    layout: name === 'admin' ? 'admin' : 'default',
    title: 'shell.frame.loading',
    chunk: 'shell',
  };
  const prefixes = Object.keys(remotePrefixes).filter((prefix) => remotePrefixes[prefix] === name);
  return prefixes.map((prefix) => {
    const path = prefix === '' ? '/' : `/${prefix}/*`;
    return { ...page, id: suffixed(`${name}-${routeName(path)}`, locale), path, handle } as RouteObject;
  });
}

function preparedRoute(route: RemoteRoute, locale: LocaleCode): RouteObject {
  const { lazy, loader, action, children, id, ...rest } = route;
  const { handle } = route;
  return {
    ...rest,
    id: suffixed(id ?? routeName(route.path ?? ''), locale),
    ...(loader ? { loader: guardedLoader(handle, loader as LoaderFunction) } : {}),
    ...(action ? { action: guardedAction(handle, action as ActionFunction) } : {}),
    ...(typeof lazy === 'function' ? { lazy: guardedPage(handle, lazy as LazyPage) } : {}),
    ...(children ? { children: children.map((child) => preparedRoute(child as RemoteRoute, locale)) } : {}),
  } as RouteObject;
}

interface Page {
  loader?: LoaderFunction;
  action?: ActionFunction;
}
type LazyPage = () => Promise<Page>;
type Handle = Partial<RouteHandle> | undefined;

/** The page's chunk, with its loader and action behind the route's guard. */
function guardedPage(handle: Handle, lazy: LazyPage): LazyPage {
  return async () => {
    const { loader, action, ...page } = await loadChunk(lazy);
    return {
      ...page,
      ...(loader || handle?.guard !== undefined ? { loader: guardedLoader(handle, loader) } : {}),
      ...(action ? { action: guardedAction(handle, action) } : {}),
    };
  };
}

async function loadChunk(lazy: LazyPage): Promise<Page> {
  try {
    return await lazy();
  } catch (cause) {
    throw new ChunkFailure('A part of this page could not be loaded', { cause });
  }
}

function guardedLoader(handle: Handle, loader?: LoaderFunction): LoaderFunction {
  return (args, handlerContext) =>
    withinStore(args.request.url, async () => {
      await checkGuard(handle?.guard, args.context as never);
      if (!loader) return null;
      if (handle?.shared) await args.context.get(pageAnswersContext)?.(new URL(args.request.url));
      return loader(args, handlerContext);
    });
}

function guardedAction({ guard }: Partial<RouteHandle> = {}, action: ActionFunction): ActionFunction {
  return (args, handlerContext) =>
    withinStore(args.request.url, async () => {
      await checkGuard(guard, args.context as never);
      return action(args, handlerContext);
    });
}

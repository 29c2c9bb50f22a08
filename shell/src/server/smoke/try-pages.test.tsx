/** @jest-environment node */
import { endpoints } from '@gantry/contracts/endpoints/table';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { staffRoles } from '@gantry/domain/roles';
import type { RemoteModule, RemoteRoute } from '@gantry/federation/remote-module';
import { createRemoteApi } from '@gantry/api-client';
import { describe, expect, test } from '@jest/globals';
import { safeParse } from 'valibot';
import type { LoadedRelease } from '../releases/loaded-release.ts';
import { sampleOf } from '@gantry/contracts/sample';
import { tryPages } from './try-pages.ts';

const seen: string[] = [];

/** A page of the back office that notes who sees it, or does what it is told. */
function route(path: string, guard: string | undefined, act: () => void): RemoteRoute {
  const handle = { layout: 'default', title: 'shell.header.cart', chunk: 'page', ...(guard && { guard }) };
  const Component = () => {
    act();
    return <p>{path}</p>;
  };
  return { path, handle, lazy: async () => ({ Component }) } as unknown as RemoteRoute;
}

function releaseFor(routes: RemoteRoute[]): LoadedRelease {
  const module = {
    name: 'admin',
    version: '1',
    contract: 1,
    routes,
    widgets: {},
    api: createRemoteApi('admin', () => ({})),
    messages: async () => ({}),
  } as unknown as RemoteModule;
  const pinned = { version: '1', entry: '', base: '/r/admin/1/web/' };
  return {
    remote: 'admin',
    module,
    pinned,
    chunks: {},
    integrity: {},
    styles: {},
    messages: async () => ({}),
  } as unknown as LoadedRelease;
}

describe('the trial of a release', () => {
  test('renders a guarded page with a parameter for every role that may see it', async () => {
    seen.length = 0;
    const page = route('/admin/orders/:number', 'admin', () => seen.push('rendered'));
    expect(await tryPages(releaseFor([page]), undefined)).toEqual([]);
    expect(seen).toHaveLength(staffRoles.length);
  });

  test('finds a page that throws only for signed-in visitors', async () => {
    const page = route('/admin/audit', 'admin', () => {
      throw new TypeError('no such thing');
    });
    const problems = await tryPages(releaseFor([page]), undefined);
    expect(problems).toContain('the page /admin/audit for a warehouse: no such thing');
  });

  test('renders a page whose order is in the query', async () => {
    seen.length = 0;
    const page = route('/checkout/purchase/complete', undefined, () => seen.push('rendered'));
    const loader = ({ request }: { request: Request }) => {
      if (!new URL(request.url).searchParams.get('order')) throw new Response(null, { status: 404 });
      return null;
    };
    const withLoader = {
      ...page,
      lazy: async () => ({ ...(await (page.lazy as () => Promise<object>)()), loader }),
    };
    const routes = [withLoader] as unknown as RemoteRoute[];
    expect(await tryPages(releaseFor(routes), undefined)).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);
  });

  test('finds a loader that breaks, and takes an answer of one for an answer', async () => {
    const throwing = (error: unknown) => () => {
      throw error;
    };
    const withLoader = (path: string, error: unknown) => ({
      ...route(path, 'admin', () => undefined),
      lazy: async () => ({ loader: throwing(error), Component: () => null }),
    });
    const routes = [
      withLoader('/admin/audit', new RangeError('out of it')),
      withLoader('/admin/orders', new Response('gone', { status: 404 })),
    ] as unknown as RemoteRoute[];
    const problems = await tryPages(releaseFor(routes), undefined);
    expect(problems).toHaveLength(staffRoles.length);
    expect(problems[0]).toBe('the page /admin/audit for a sales: out of it');
  });
});

test.each(
  Object.values<Endpoint>(endpoints).filter(({ audience, transfer }) => audience === 'public' && !transfer),
)('the made-up answer of $name is one that the contract allows', ({ response }) => {
  const { success, issues } = safeParse(response, sampleOf(response));
  expect(success ? [] : issues).toEqual([]);
});

/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { RouteObject } from 'react-router';
import { pageAddresses, privateAddresses } from './own-addresses.ts';

const shared = { shared: true };
const routes: RouteObject[] = [
  {
    path: '/',
    children: [
      { path: '/', handle: shared },
      { path: '/brands', handle: shared },
      { path: '/b/:department?/*', handle: shared },
      { path: '/help', handle: shared },
      { path: '/help/:uri', handle: { ...shared, addresses: async () => ['/help/contact-us'] } },
      { path: '/help/private', handle: {} },
      { path: '/cart', handle: {} },
      { path: '/cart/fly-out', handle: {} },
      { path: '/office/:number', handle: { guard: 'admin' } },
      { path: '/members', handle: { ...shared, guard: 'auth' } },
      { path: '/account/*' },
      { path: '*', handle: {} },
    ],
  },
];

test('pages are those for everybody, with what a route names itself', async () => {
  expect(await pageAddresses(routes)).toEqual(['/', '/brands', '/help', '/help/contact-us']);
});

test('crawlers stay away from areas that hold nothing for everybody', () => {
  expect(privateAddresses(routes)).toEqual(['/account', '/cart', '/office']);
});

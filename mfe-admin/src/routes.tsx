import { storeContext } from '@gantry/api-client';
import { workplaceOf } from '@gantry/contracts/admin-rooms';
import type { RemoteRoute, RouteHandle } from '@gantry/federation/remote-module';
import { redirect } from 'react-router';
import type { ComingKey } from './pages/coming/coming.pages.ts';

type PageModule = Promise<{ default: React.ComponentType } & Pick<RemoteRoute, 'loader' | 'action'>>;

/** A page's module as a route: its component, and the loader and action it exports. */
const page = async (module: PageModule) => {
  const { default: Component, ...data } = await module;
  return { Component, ...data };
};
/** Every address of the back office is for staff (specification §6). */
const staff = (title: string, chunk: string): RouteHandle => ({
  layout: 'admin',
  guard: 'admin',
  title,
  chunk,
  head: () => ({ noindex: true }),
});
/** An address whose feature is not built yet; `shape` is what its last segment must look like. */
const coming = (path: string, key: ComingKey, shape?: RegExp): RemoteRoute => ({
  id: path.slice(1).replace(/[/:-]+/g, '-'),
  path,
  handle: staff(`admin.${key}.title`, 'admin-coming'),
  lazy: async () => {
    const pages = await import(/* webpackChunkName: "admin-coming" */ './pages/coming/coming.pages.ts');
    return { Component: pages.comingPages[key], ...(shape ? { loader: pages.onlyLike(shape) } : {}) };
  },
});

/**
 * The addresses of the back office (specification §2), without locale prefix. The router takes whole segments as
 * parameters, so `order-:number` and its kin are one parameter that the page takes apart.
 */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'admin',
    path: '/admin',
    handle: staff('admin.orders.title', 'admin-orders'),
    loader: ({ context }) => {
      throw redirect(workplaceOf(context.get(storeContext).getState().session.user?.role));
    },
  },
  {
    id: 'admin-orders',
    path: '/admin/orders',
    handle: staff('admin.orders.title', 'admin-orders'),
    lazy: async () => page(import(/* webpackChunkName: "admin-orders" */ './pages/orders/orders.page.tsx')),
  },
  {
    id: 'admin-order-record',
    path: '/admin/orders/:record',
    handle: staff('admin.order.title', 'admin-order-record'),
    lazy: async () =>
      page(import(/* webpackChunkName: "admin-order-record" */ './pages/order-record/order-record.page.tsx')),
  },
  {
    id: 'admin-reviews',
    path: '/admin/reviews',
    handle: staff('admin.reviews.title', 'admin-reviews'),
    lazy: async () =>
      page(import(/* webpackChunkName: "admin-reviews" */ './pages/reviews/reviews.page.tsx')),
  },
  {
    id: 'admin-review',
    path: '/admin/reviews/:id',
    handle: staff('admin.review.title', 'admin-review'),
    lazy: async () =>
      page(import(/* webpackChunkName: "admin-review" */ './pages/review-record/review-record.page.tsx')),
  },
  {
    id: 'admin-imports',
    path: '/admin/catalogue/imports',
    handle: staff('admin.imports.title', 'admin-imports'),
    lazy: async () =>
      page(import(/* webpackChunkName: "admin-imports" */ './pages/imports/imports.page.tsx')),
  },
  {
    id: 'admin-import',
    path: '/admin/catalogue/imports/:id',
    handle: staff('admin.import.title', 'admin-import'),
    lazy: async () =>
      page(import(/* webpackChunkName: "admin-import" */ './pages/import-record/import-record.page.tsx')),
  },
  {
    id: 'admin-audit',
    path: '/admin/audit',
    handle: staff('admin.audit.title', 'admin-audit'),
    lazy: async () => page(import(/* webpackChunkName: "admin-audit" */ './pages/audit/audit.page.tsx')),
  },
  coming('/admin/access/accounts', 'accounts'),
  coming('/admin/access/accounts/:number', 'account'),
  coming('/admin/mpo/:create', 'mpo', /\/create-mpo-[^/]+$/i),
  coming('/admin/operations', 'operations'),
  coming('/admin/orders/checkout/:offline', 'offline', /\/offline-[^/]+$/i),
  coming('/admin/orders/checkout/stripe/:number', 'stripe'),
  coming('/admin/orders/checkout/stripe/confirm/:number', 'stripe'),
  coming('/admin/orders/checkout/stripe/custom/:number', 'stripe-custom'),
  coming('/admin/taxation/tax-management', 'tax'),
  coming('/admin/taxation/tax-management/calculator', 'calculator'),
  coming('/admin/taxation/zip-codes', 'zip-codes'),
];

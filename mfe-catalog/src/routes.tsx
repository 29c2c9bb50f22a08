import type { RemoteRoute } from '@gantry/federation/remote-module';
import { headOf } from './parts/head-of.ts';

/** The remote's URL table: addresses without locale. `lazy` is a function because the router changes objects in place. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    id: 'home',
    handle: {
      layout: 'default',
      title: 'catalog.home.title',
      chunk: 'catalog-home',
      shared: true,
      head: headOf,
    },
    lazy: () => import(/* webpackChunkName: "catalog-home" */ './pages/home/home.route.ts'),
  },
  {
    path: '/brands',
    id: 'brands',
    handle: { layout: 'default', title: 'catalog.brands.title', chunk: 'catalog-brands', shared: true },
    lazy: () => import(/* webpackChunkName: "catalog-brands" */ './pages/brands/brands.route.ts'),
  },
  {
    path: '/categories',
    id: 'categories',
    handle: {
      layout: 'default',
      title: 'catalog.categories.title',
      chunk: 'catalog-categories',
      shared: true,
    },
    lazy: () => import(/* webpackChunkName: "catalog-categories" */ './pages/categories/categories.route.ts'),
  },
  {
    path: '/sitemap',
    id: 'sitemap',
    handle: { layout: 'default', title: 'catalog.sitemap.title', chunk: 'catalog-sitemap', shared: true },
    lazy: () => import(/* webpackChunkName: "catalog-sitemap" */ './pages/sitemap/sitemap.route.ts'),
  },
  {
    // Before the categories: no department can be called "compare".
    path: '/b/compare',
    id: 'compare',
    handle: {
      layout: 'default',
      title: 'catalog.compare.title',
      chunk: 'catalog-compare',
      widgets: ['add-to-cart'],
      head: headOf,
    },
    lazy: () => import(/* webpackChunkName: "catalog-compare" */ './pages/compare/compare.route.ts'),
  },
  {
    path: '/b/:department?/:category?/*',
    id: 'listing',
    handle: {
      layout: 'default',
      title: 'catalog.listing.title',
      chunk: 'catalog-listing',
      widgets: ['add-to-cart'],
      shared: true,
      head: headOf,
    },
    lazy: () => import(/* webpackChunkName: "catalog-listing" */ './pages/listing/listing.route.ts'),
  },
  {
    path: '/i/:uri',
    id: 'product',
    handle: {
      layout: 'default',
      title: 'catalog.product.title',
      chunk: 'catalog-product',
      widgets: ['add-to-cart'],
      keepAlive: true,
      shared: true,
      head: headOf,
    },
    lazy: () => import(/* webpackChunkName: "catalog-product" */ './pages/product/product.route.ts'),
  },
  {
    path: '/help-section',
    id: 'help',
    handle: { layout: 'help', title: 'catalog.help.title', chunk: 'catalog-help', shared: true },
    lazy: () => import(/* webpackChunkName: "catalog-help" */ './pages/help/help.route.ts'),
  },
  {
    path: '/help-section/:uri',
    id: 'help-topic',
    handle: {
      layout: 'help',
      title: 'catalog.help.title',
      chunk: 'catalog-help-topic',
      shared: true,
      addresses: async () => (await import('./features/help-topics/help-topics.ts')).helpAddresses,
    },
    lazy: () => import(/* webpackChunkName: "catalog-help-topic" */ './pages/help-topic/help-topic.route.ts'),
  },
];

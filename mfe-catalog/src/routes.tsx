import type { RemoteRoute } from '@gantry/federation/remote-module';
import { helpAddresses, helpTopics } from './features/help-topics/help-topics.ts';
import { ownProductQuery } from './parts/own-product-query.ts';
import { headOf } from './parts/head-of.ts';

/** A page of the help section with its texts: both are there before it is rendered. */
const withTexts = async <Page extends { loadTexts: () => Promise<void> }>(page: Promise<Page>) => {
  const { loadTexts, ...route } = await page;
  await loadTexts();
  return route;
};

/** Known topics have an address each, so that their title is known before anything is loaded. */
const helpTopicRoute = (path: string, id: string, title: string): RemoteRoute => ({
  path,
  id,
  handle: {
    layout: 'help',
    title,
    chunk: 'catalog-help-topic',
    shared: true,
    addresses: () => Promise.resolve(helpAddresses),
  },
  lazy: () =>
    withTexts(import(/* webpackChunkName: "catalog-help-topic" */ './pages/help-topic/help-topic.route.ts')),
});

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
      ownQuery: Object.values(ownProductQuery),
      head: headOf,
    },
    lazy: () => import(/* webpackChunkName: "catalog-product" */ './pages/product/product.route.ts'),
  },
  {
    path: '/i/:uri/review',
    id: 'review',
    handle: {
      layout: 'default',
      title: 'catalog.reviews.page-title',
      chunk: 'catalog-review',
      guard: 'auth',
      head: headOf,
    },
    lazy: () => import(/* webpackChunkName: "catalog-review" */ './pages/review/review.route.ts'),
  },
  {
    path: '/help-section',
    id: 'help',
    handle: {
      layout: 'help',
      title: 'catalog.help.title',
      chunk: 'catalog-help',
      shared: true,
      head: headOf,
    },
    lazy: () => withTexts(import(/* webpackChunkName: "catalog-help" */ './pages/help/help.route.ts')),
  },
  {
    path: '/help-section/contact-us',
    id: 'contact',
    handle: {
      layout: 'help',
      title: 'catalog.help.contact-us.title',
      chunk: 'catalog-contact',
      head: headOf,
    },
    lazy: () =>
      withTexts(import(/* webpackChunkName: "catalog-contact" */ './pages/contact/contact.route.ts')),
  },
  ...helpTopics
    .filter(({ uri }) => uri !== 'contact-us')
    .map(({ uri, title }) => helpTopicRoute(`/help-section/${uri}`, `help-${uri}`, title)),
  helpTopicRoute('/help-section/:uri', 'help-topic', 'catalog.help.title'),
];

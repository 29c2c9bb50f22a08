import { definePage } from '@gantry/api-client/define-page';
import {
  type brandsPath,
  type categoriesPath,
  type comparePagePath,
  type contactPath,
  type helpPath,
  type helpSectionPath,
  type homePath,
  type listingPath,
  type productPath,
  type reviewPagePath,
  type sitemapPath,
} from '@gantry/contracts/addresses/catalog';
import type { PatternOf } from '@gantry/contracts/addresses/page-address';
import type { RemoteRoute } from '@gantry/federation/remote-module';
import { ownProductQuery } from './parts/own-product-query.ts';
import { headOf } from './parts/head-of.ts';

/** The addresses of the catalogue (specification §2), without locale prefix. */
export const routes: readonly RemoteRoute[] = [
  definePage({
    path: '/' satisfies PatternOf<typeof homePath>,
    id: 'home',
    handle: {
      layout: 'default',
      title: 'catalog.home.title',
      chunk: 'catalog-home',
      shared: true,
      head: headOf,
    },
    load: () => import(/* webpackChunkName: "catalog-home" */ './pages/home/home.page.tsx'),
  }),
  definePage({
    path: '/brands' satisfies PatternOf<typeof brandsPath>,
    id: 'brands',
    handle: { layout: 'default', title: 'catalog.brands.title', chunk: 'catalog-brands', shared: true },
    load: () => import(/* webpackChunkName: "catalog-brands" */ './pages/brands/brands.page.tsx'),
  }),
  definePage({
    path: '/categories' satisfies PatternOf<typeof categoriesPath>,
    id: 'categories',
    handle: {
      layout: 'default',
      title: 'catalog.categories.title',
      chunk: 'catalog-categories',
      shared: true,
    },
    load: () => import(/* webpackChunkName: "catalog-categories" */ './pages/categories/categories.page.tsx'),
  }),
  definePage({
    path: '/sitemap' satisfies PatternOf<typeof sitemapPath>,
    id: 'sitemap',
    handle: { layout: 'default', title: 'catalog.sitemap.title', chunk: 'catalog-sitemap', shared: true },
    load: () => import(/* webpackChunkName: "catalog-sitemap" */ './pages/sitemap/sitemap.page.tsx'),
  }),
  definePage({
    // Before the categories: no department can be called "compare".
    path: '/b/compare' satisfies PatternOf<typeof comparePagePath>,
    id: 'compare',
    handle: {
      layout: 'default',
      title: 'catalog.compare.title',
      chunk: 'catalog-compare',
      widgets: ['add-to-cart'],
      head: headOf,
    },
    load: () => import(/* webpackChunkName: "catalog-compare" */ './pages/compare/compare.page.tsx'),
  }),
  definePage({
    path: '/b/:department?/:category?/*' satisfies PatternOf<typeof listingPath>,
    id: 'listing',
    handle: {
      layout: 'default',
      title: 'catalog.listing.title',
      chunk: 'catalog-listing',
      widgets: ['add-to-cart'],
      shared: true,
      head: headOf,
    },
    load: () => import(/* webpackChunkName: "catalog-listing" */ './pages/listing/listing.page.tsx'),
  }),
  definePage({
    path: '/i/:uri' satisfies PatternOf<typeof productPath>,
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
    load: () => import(/* webpackChunkName: "catalog-product" */ './pages/product/product.page.tsx'),
  }),
  definePage({
    path: '/i/:uri/review' satisfies PatternOf<typeof reviewPagePath>,
    id: 'review',
    handle: {
      layout: 'default',
      title: 'catalog.reviews.page-title',
      chunk: 'catalog-review',
      guard: 'auth',
      head: headOf,
    },
    load: () => import(/* webpackChunkName: "catalog-review" */ './pages/review/review.page.tsx'),
  }),
  definePage({
    path: '/help-section' satisfies PatternOf<typeof helpSectionPath>,
    id: 'help',
    handle: {
      layout: 'help',
      title: 'catalog.help.title',
      chunk: 'catalog-help',
      shared: true,
      head: headOf,
    },
    load: () => import(/* webpackChunkName: "catalog-help" */ './pages/help/help.page.tsx'),
  }),
  definePage({
    path: '/help-section/contact-us' satisfies PatternOf<typeof contactPath>,
    id: 'contact',
    handle: {
      layout: 'help',
      title: 'catalog.help.contact-us.title',
      chunk: 'catalog-contact',
      head: headOf,
    },
    load: () => import(/* webpackChunkName: "catalog-contact" */ './pages/contact/contact.page.tsx'),
  }),
  definePage({
    path: '/help-section/:uri' satisfies PatternOf<typeof helpPath>,
    id: 'help-topic',
    handle: {
      layout: 'help',
      title: 'catalog.help.title',
      chunk: 'catalog-help-topic',
      shared: true,
      head: headOf,
    },
    load: () => import(/* webpackChunkName: "catalog-help-topic" */ './pages/help-topic/help-topic.page.tsx'),
  }),
];

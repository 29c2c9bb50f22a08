export { categoriesLoader as loader } from '../categories/categories.loader.ts';
export { SitemapPage as Component } from './sitemap.page.tsx';

export { sitemapLoader as loader } from './sitemap.loader.ts';
export { SitemapPage as Component } from './sitemap.page.tsx';
